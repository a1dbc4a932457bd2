import type { Changelog } from "../../plugin/documents/changelog.js";
import type { Problem } from "../../core/check.js";
/** What is wrong where a changelog has no entry for a version: the nearest that it has is what to change. */
export declare function missingEntryProblem(changelog: Changelog, version: string): Problem;
