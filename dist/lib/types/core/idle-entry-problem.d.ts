import type { JsonObjectText } from "../plugin/manifest.js";
import type { IdleEntry } from "../plugin/package-contents.js";
import type { Problem } from "./check.js";
/** An entry of `files` of which nothing is packed. */
export declare function idleEntryProblem(packageJson: JsonObjectText, { at, entry, why, near }: IdleEntry): Problem;
