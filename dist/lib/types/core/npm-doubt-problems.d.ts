import { type Absent } from "../plugin/absent.js";
import type { JsonObjectText } from "../plugin/manifest.js";
import type { NpmPackedFiles } from "../plugin/npm-packed-files.js";
import type { PackedFiles } from "../plugin/packed-files.js";
import type { Problem } from "./check.js";
interface Facts {
    readonly packageJson: JsonObjectText;
    readonly packedFiles: PackedFiles;
    readonly npmPackedFiles: NpmPackedFiles | Absent;
}
/** What is left open of what npm packs: by npm itself where it was asked, or by its rules as they are known here. */
export declare function npmDoubtProblems({ packageJson, packedFiles, npmPackedFiles }: Facts): Generator<Problem>;
export {};
