import type { Workspace } from "../workspace/workspace.js";
/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
export declare function textOf(workspace: Workspace, path: string, most: number): string | undefined;
