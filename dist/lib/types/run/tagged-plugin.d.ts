import type { Workspace } from "../workspace/workspace.js";
/**
 * The one plugin, by its folder, that a tag releases; where only one is named, that is it, and its checks judge the tag.
 *
 * @throws {UsageError} for a tag that releases nothing, no plugin of these, or more than one.
 */
export declare function taggedPlugin(workspace: Workspace, folders: readonly string[], tag: string): Promise<readonly string[]>;
