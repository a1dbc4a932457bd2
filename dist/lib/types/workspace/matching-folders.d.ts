import type { DiskWorkspace } from "./disk.js";
export interface Glob {
    /** The folder that the search begins in: the part of the pattern without signs. */
    readonly base: string;
    /** The rest, relative to it. */
    readonly pattern: string;
}
/** Takes a pattern such as `plugins/*` apart. */
export declare function readGlob(text: string): Glob;
/** Whether a folder, or one that it lies in, is of a pattern. */
export declare function matcherOf(pattern: string): (folder: string) => boolean;
/**
 * The folders below `base` that match a pattern and hold a file of some name, in no order; `undefined` when there is
 * too much to look through. Links are not followed; node_modules, hidden folders that the pattern does not spell out,
 * and what such a folder has built into its dist/ are passed by.
 */
export declare function matchingFolders(workspace: DiskWorkspace, base: string, pattern: string, holding: string): readonly string[] | undefined;
