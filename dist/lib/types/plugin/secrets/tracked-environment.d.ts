import { type Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import { type GitIndex } from "../../git/git-index.js";
export interface TrackedEnvironment {
    /** The environment files that git tracks in the plugin's folder and below, relative to the repository's root. */
    readonly paths: readonly string[];
}
/** Where there is no repository, nothing is tracked. */
export declare function trackedEnvironmentOf(workspace: Workspace, folder: string): TrackedEnvironment | Absent;
/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
export declare function trackedFilesOf(workspace: Workspace, part?: string): GitIndex | Absent;
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
export declare function tracksPath(workspace: Workspace, end: string): boolean;
