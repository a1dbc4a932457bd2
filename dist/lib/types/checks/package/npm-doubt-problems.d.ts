import { type Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { NpmPackedFiles } from "../../plugin/npm-files/npm-packed-files.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-files.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly packageJson: JsonObjectText;
    readonly packedFiles: PackedFiles;
    readonly npmPackedFiles: NpmPackedFiles | Absent;
}
/** What is left open of what npm packs: by npm itself where it was asked, or by its rules as they are known here. */
export declare function npmDoubtProblems({ packageJson, packedFiles, npmPackedFiles }: Facts): Generator<Problem>;
export {};
