import { type DiskWorkspace } from "../workspace/disk.js";
export interface PluginFolders {
    /** The repository's root on this disk. */
    readonly root: string;
    readonly workspace: DiskWorkspace;
    /** The plugins' folders, relative to the root, by name and each once. */
    readonly folders: readonly string[];
}
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder tells.
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
export declare function pluginFolders(paths: readonly string[], cwd: string, known?: string): Promise<PluginFolders>;
