import type { JsonObject } from "./manifest.js";
import type { PackedFiles } from "../npm-files/packed-files.js";
/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
export declare const EXPECTED: readonly {
    readonly path: string;
    readonly entry: string;
}[];
/** Whether all that is expected is packed, and something for every entry of `files`: then there is no more to say. */
export declare function isAsExpected({ files, incomplete }: PackedFiles, folder: string, packageJson: JsonObject): boolean;
