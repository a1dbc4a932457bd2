import type { Workspace } from "./workspace.js";
/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
export declare function textOf(workspace: Workspace, path: string, most: number): string | undefined;
/** The same, with U+FFFD for what is not UTF-8. */
export declare function looseTextOf(workspace: Workspace, path: string, most: number): string | undefined;
/** A file's bytes, a character for each. */
export declare function latin1Of(workspace: Workspace, path: string, most: number): string | undefined;
