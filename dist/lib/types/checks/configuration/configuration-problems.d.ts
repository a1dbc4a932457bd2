import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with the form of the configuration in package.json. */
export declare function configurationProblems(json: JsonObjectText): Generator<Problem>;
