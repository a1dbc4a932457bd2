import type { GitFolder } from "../workspace/workspace.js";
import { type Absent } from "../plugin/absent.js";
/** What a repository's tags and HEAD name, as far as git's own files say it without an object being read. */
export interface GitRefs {
    readonly tags: readonly GitTag[];
    /** The commit that is checked out; `undefined` before the first one. */
    readonly head: string | undefined;
    /** Whether the clone lacks older commits, and with them most likely tags. */
    readonly isShallow: boolean;
}
export interface GitTag {
    readonly name: string;
    /** What the tag names: a commit, or the object of an annotated tag. */
    readonly object: string;
    /** The commit behind it; `undefined` where only the object itself would tell. */
    readonly commit: string | undefined;
}
/** Reads a repository's tags: loose ones win over packed ones of the same name. */
export declare function readGitRefs(git: GitFolder): GitRefs | Absent;
