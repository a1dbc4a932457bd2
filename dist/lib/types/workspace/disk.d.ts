import type { Workspace } from "./workspace.js";
export interface DiskWorkspace extends Workspace {
    /** Lets go of what was read below a folder, but for some files as long as they are not too large together. */
    forget(folder: string, except?: ReadonlySet<string>): void;
}
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
export declare function diskWorkspace(root: string): DiskWorkspace;
/** The root of the git repository that a folder is in; `undefined` where there is none. */
export declare function repositoryRoot(folder: string): string | undefined;
/** The real path of a folder; `undefined` where there is none. */
export declare function realFolder(path: string): string | undefined;
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
export declare function workspacePath(root: string, path: string): string | undefined;
