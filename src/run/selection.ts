import type { Selection } from "../core/report.js";
import type { PluginFolders } from "./plugin-folders.js";
import type { Request } from "./request.js";
import { takeShard, formatShard } from "./shard.js";

export interface PluginSelection {
  /** The folders of the plugins to check. */
  readonly folders: readonly string[];
  /** The plugin whose report contains the findings about the whole repository. It is the same in all parts of a run. */
  readonly reportingPlugin: string | undefined;
  /** Why not all named plugins are included. */
  readonly selection?: Selection;
}

/**
 * Selects the plugins of a run from those that it names.
 *
 * @throws {UsageError} if they cannot be determined.
 */
export async function selectPlugins(
  { tag, tagFormat, changedSince, shard }: Request,
  { root, workspace, folders }: PluginFolders,
): Promise<PluginSelection> {
  const released = tag === undefined ? folders : await findReleased(tag);
  const reportingPlugin = released.includes("") ? "" : released[0];
  const isChosenByTag = tag !== undefined && folders.length > 1;
  if (!isChosenByTag && changedSince === undefined && shard === undefined)
    return { folders: released, reportingPlugin };
  const changed =
    changedSince === undefined
      ? released
      : await (
          await import(/* webpackChunkName: "processes" */ "./changed-plugins.js")
        ).findChangedPlugins(root, released, changedSince);
  return {
    folders: shard ? takeShard(changed, shard) : changed,
    reportingPlugin,
    selection: {
      of: folders.length,
      tag: isChosenByTag ? tag : undefined,
      changedSince,
      shard: shard && formatShard(shard),
    },
  };

  async function findReleased(named: string): Promise<readonly string[]> {
    const { findTaggedPlugins } = await import(/* webpackChunkName: "beyond-validate" */ "./tagged-plugin.js");
    return findTaggedPlugins(workspace, folders, { tag: named, tagFormat });
  }
}
