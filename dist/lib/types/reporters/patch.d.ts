import type { Reporter } from "./reporter.js";
/**
 * All fixes as one patch, for `git apply` at the repository's root; nothing where there is nothing to fix. What git reads
 * begins with the first "diff"; the lines before are for people.
 */
export declare const patch: Reporter;
