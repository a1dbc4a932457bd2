import type { GitFolder } from "./workspace.js";
/**
 * What git keeps about a working tree: in its folder `.git`, or where the file `.git` of a worktree or a submodule
 * points; `undefined` where there is no repository.
 */
export declare function gitFolderOf(root: string): GitFolder | {
    readonly absent: string;
} | undefined;
