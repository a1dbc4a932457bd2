import type { Workspace } from "../../base/files/workspace.js";
import { hasManifest, MANIFEST } from "../../repository/manifest-file.js";

/** A search that takes longer would keep the person waiting who types. */
const MAX_ENTRIES = 100_000;

/** The folder of the plugin that a file belongs to: the nearest one with a manifest. What is installed is not checked. */
export function findPluginOf(workspace: Workspace, path: string): string | undefined {
  const names = path.split("/");
  if (names.includes("node_modules") || names.includes(".git")) return undefined;
  for (let depth = names.length - 1; depth >= 0; depth--) {
    const folder = names.slice(0, depth).join("/");
    if (hasManifest(workspace, folder)) return folder;
  }
  return undefined;
}

/**
 * The plugin whose findings include those about the whole repository: that at its root, or else the first. `undefined`
 * where there is none, or more files than are looked at.
 */
export async function findReportingPlugin(workspace: Workspace, root: string): Promise<string | undefined> {
  if (hasManifest(workspace, "")) return "";
  const { findMatchingFolders } = await import("../../base/files/matching-folders.js");
  const found = findMatchingFolders(root, "", "**", MANIFEST, { most: MAX_ENTRIES });
  return "refused" in found ? undefined : found.folders.toSorted()[0];
}
