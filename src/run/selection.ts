import type { Selection } from "../core/report.js";
import type { PluginFolders } from "./plugin-folders.js";
import type { Request } from "./request.js";
import { partOf, shardText } from "./shard.js";
import { taggedPlugin } from "./tagged-plugin.js";

export interface Selected {
  /** The folders of the plugins to check. */
  readonly folders: readonly string[];
  /** The one that tells what concerns the whole repository: it is the same in all parts of a run. */
  readonly speaker: string | undefined;
  /** Why not all plugins that were named are among them. */
  readonly selection?: Selection;
}

/** The plugins that a run is about, of those that it names. @throws {UsageError} where they cannot be told. */
export async function selectedPlugins(
  { tag, changedSince, shard }: Request,
  { root, workspace, folders }: PluginFolders,
): Promise<Selected> {
  const released = tag === undefined ? folders : await taggedPlugin(workspace, folders, tag);
  const speaker = released.includes("") ? "" : released[0];
  const isPicked = tag !== undefined && folders.length > 1;
  if (!isPicked && changedSince === undefined && shard === undefined) return { folders: released, speaker };
  const changed =
    changedSince === undefined
      ? released
      : await (
          await import(/* webpackChunkName: "processes" */ "./changed-plugins.js")
        ).changedPlugins(root, released, changedSince);
  return {
    folders: shard ? partOf(changed, shard) : changed,
    speaker,
    selection: {
      of: folders.length,
      ...(isPicked && { tag }),
      ...(changedSince !== undefined && { changedSince }),
      ...(shard && { shard: shardText(shard) }),
    },
  };
}
