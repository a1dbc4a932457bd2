import type { Selection } from "../core/report.js";
import type { PluginFolders } from "./plugin-folders.js";
import type { Request } from "./request.js";
import { takeShard, formatShard } from "./shard.js";

export interface Selected {
  /** Why not all named plugins are included. */
  readonly folders: readonly string[];
  /**
   * Selects the plugins of a run from those that it names.
   *
   * @throws {UsageError} if they cannot be determined.
   */
  readonly reportingPlugin: string | undefined;
  /** Why not all plugins that were named are among them. */
  readonly selection?: Selection;
}

/**
 * Reads `2/3`.
 *
 * @throws {UsageError} for anything else. `what` names the option.
 */
export async function selectPlugins(
  { tag, changedSince, shard }: Request,
  { root, workspace, folders }: PluginFolders,
): Promise<Selected> {
  const released =
    tag === undefined
      ? folders
      : await (
          await import(/* webpackChunkName: "beyond-validate" */ "./tagged-plugin.js")
        ).findTaggedPlugin(workspace, folders, tag);
  const reportingPlugin = released.includes("") ? "" : released[0];
  const isPicked = tag !== undefined && folders.length > 1;
  if (!isPicked && changedSince === undefined && shard === undefined) return { folders: released, reportingPlugin };
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
      ...(isPicked && { tag }),
      ...(changedSince !== undefined && { changedSince }),
      ...(shard && { shard: formatShard(shard) }),
    },
  };
}
