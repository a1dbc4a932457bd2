import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-files.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly packageJson: JsonObjectText;
    readonly packedFiles: PackedFiles;
    /** Of the plugin, with the slash behind it. */
    readonly prefix: string;
}
/** Links that npm passes over, and tests that nobody needs who gets the package. */
export declare function extraFileProblems(facts: Facts): Generator<Problem>;
export {};
