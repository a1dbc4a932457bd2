import { type Absent } from "./absent.js";
import type { PackedFile, PackedFiles } from "./packed-files.js";
/** What npm itself said when it was asked. */
export interface NpmPackedFiles {
    /** As npm prints them, but relative to the repository's root. */
    readonly files: readonly PackedFile[];
}
/** npm's own answer, and how it differs from its rules as they are known here. */
export declare function asNpmHasIt(byNpm: NpmPackedFiles, byRules: PackedFiles | Absent): PackedFiles;
