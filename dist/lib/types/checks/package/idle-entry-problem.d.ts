import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { IdleEntry } from "../../plugin/npm-files/package-contents.js";
import type { Problem } from "../../core/check.js";
/** An entry of `files` of which nothing is packed. */
export declare function idleEntryProblem(packageJson: JsonObjectText, { at, entry, why, near }: IdleEntry): Problem;
