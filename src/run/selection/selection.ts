import { hasManifest } from "../../repository/manifest-file.js";
import type { Workspace } from "../../base/files/workspace.js";
import type { RunNote, Selection } from "../../core/report.js";
import type { PluginFolders } from "../plugin-folders.js";
import type { Request } from "../request.js";
import { takeShard, formatShard } from "../shard.js";

export interface PluginSelection {
  /** The folders of the plugins to check. */
  readonly folders: readonly string[];
  /** The plugin whose report contains the findings about the whole repository. It is the same in all parts of a run. */
  readonly reportingPlugin: string | undefined;
  /** Why not all named plugins are included. */
  readonly selection?: Selection;
  /** What a person should know of the folders that were named, or have changed. */
  readonly notes: readonly RunNote[];
}

/** The plugin at the root, or else the first one that has a manifest: without one, no workflow is read. */
function chooseReportingPlugin(folders: readonly string[], workspace: Workspace): string | undefined {
  if (folders.includes("") && hasManifest(workspace, "")) return "";
  return folders.find((folder) => hasManifest(workspace, folder)) ?? folders[0];
}

/**
 * Selects the plugins of a run from those that it names.
 *
 * @throws {UsageError} if they cannot be determined.
 */
export async function selectPlugins(
  { paths, cwd, tag, tagFormat, changedSince, shard }: Request,
  { root, workspace, folders, notes }: PluginFolders,
): Promise<PluginSelection> {
  const released = tag === undefined ? folders : await findReleased(tag);
  const reportingPlugin = chooseReportingPlugin(released, workspace);
  const isChosenByTag = tag !== undefined && folders.length > 1;
  if (!isChosenByTag && changedSince === undefined && shard === undefined)
    return { folders: released, reportingPlugin, notes };
  const changed =
    changedSince === undefined
      ? { folders: released, lost: [], notes: [] }
      : await (
          await import("./changed-plugins.js")
        ).findChangedPlugins({ root, workspace, folders: released }, { paths, cwd, changedSince });
  const all = changed.folders;
  const chosen = shard ? takeShard(all, shard) : all;
  const isShown = ({ path }: RunNote): boolean => chosen.includes(path) || !all.includes(path);
  return {
    folders: chosen,
    reportingPlugin,
    // What has lost its manifest.json is checked, whatever a pattern says of it.
    notes: [...notes.filter(({ path }) => !changed.lost.includes(path)), ...changed.notes.filter(isShown)],
    selection: {
      of: folders.length + changed.lost.length,
      tag: isChosenByTag ? tag : undefined,
      changedSince,
      shard: shard && formatShard(shard),
    },
  };

  async function findReleased(named: string): Promise<readonly string[]> {
    const { findTaggedPlugins } = await import("../tagged-plugin.js");
    return findTaggedPlugins(workspace, folders, { tag: named, tagFormat });
  }
}
