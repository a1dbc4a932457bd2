import type { PackedFile, PackedFiles } from "./packed-files.js";
/** What npm itself said when it was asked: the files, that it cannot pack them, or nothing. */
export type NpmPackedFiles = 
/** As npm prints them, but relative to the repository's root. */
{
    readonly files: readonly PackedFile[];
} | {
    readonly refused: string;
} | {
    readonly silent: string;
};
/** npm's own answer where there is one, and how it differs from its rules as they are known here. */
export declare function asNpmHasIt(byNpm: NpmPackedFiles, byRules: PackedFiles): PackedFiles;
