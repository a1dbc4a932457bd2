import { type Workspace } from "./workspace.js";
/** A workspace as it would be with some more files, empty ones, where nothing stands yet. */
export declare function withFiles(workspace: Workspace, paths: readonly string[]): Workspace;
