import type { FileChange } from "../text/file-change.js";
import type { Reporter } from "./reporter.js";
/**
 * All fixes as one patch, for `git apply` at the repository's root; nothing where there is nothing to fix. What git reads
 * begins with the first "diff"; the lines before are for people.
 */
export declare const patch: Reporter;
/** The part of a patch for one file, as git reads it, or why there is none. */
export type FilePatch = {
    readonly file: string;
} & ({
    readonly text: string;
} | {
    readonly left: string;
});
export declare function filePatches(changes: readonly FileChange[]): readonly FilePatch[];
