import type { JsonObjectText } from "../plugin/manifest.js";
import type { PackedFiles } from "../plugin/packed-files.js";
import type { Problem } from "./check.js";
interface Facts {
    readonly packageJson: JsonObjectText;
    readonly packedFiles: PackedFiles;
    /** Of the plugin, with the slash behind it. */
    readonly prefix: string;
}
/** Links that npm passes over, and tests that nobody needs who gets the package. */
export declare function extraFileProblems(facts: Facts): Generator<Problem>;
export {};
