import { join } from "node:path";
import type { GitIndex } from "../base/git/git-index.js";
import { makeWorkspacePath } from "../base/files/disk.js";
import { readFolder, readKind } from "../base/files/safe-read.js";
import { getParent, joinPath, listFoldersAbove, type Listed, type Workspace } from "../base/files/workspace.js";
import { findNearManifest, isWebAppManifest, MANIFEST } from "./manifest-file.js";

/**
 * What a pattern has found in a folder.
 *
 * - "plugin": a manifest.json, or a folder that has lost it: a file of a similar name is there, git tracks one, or it is
 *   in a submodule or a part of the repository that was not fetched. A run checks it, and reports that.
 * - "removed": git still tracks its manifest.json, and no file that git tracks is there any more.
 * - "web-app": the manifest.json of a web app.
 * - "unclear": a package with a built `dist/plugin.js`, and no manifest.json.
 */
export type FoundKind = "plugin" | "removed" | "web-app" | "unclear";

/** Shows the folders of a repository to a search for plugins, as the disk and git's index have them. */
export interface PluginSearch {
  /** The entries of a folder. A folder that counts for {@link FoundKind} has a manifest.json. */
  list(path: string): readonly Listed[] | undefined;
  classify(folder: string): FoundKind;
  /** The submodules without files that the search has looked into, relative to the root. */
  readonly emptySubmodules: ReadonlySet<string>;
}

/**
 * @param root the repository's real path.
 * @param readTracked gives the tracked files whose path contains a text, where git's index can be read.
 */
export function makePluginSearch(
  root: string,
  workspace: Workspace,
  readTracked: (part: string) => GitIndex | undefined,
): PluginSearch {
  const tracked = readTracked(MANIFEST);
  const manifests = (tracked?.paths ?? []).filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`));
  const lost = new Set(manifests.map(getParent));
  const submodules = new Set(tracked?.submodules.filter((path) => !path.split("/").includes("..")));
  const below = listFoldersBelow([...lost, ...submodules]);
  const emptySubmodules = new Set<string>();
  const near = new Set<string>();
  const hasBuild = (folder: string): boolean => readKind(join(root, folder, "dist", "plugin.js")) === "file";

  /** Whether a folder without a manifest.json is shown as if it had one. */
  const isFound = (folder: string, listed: readonly Listed[]): boolean => {
    if (submodules.has(folder) && listed.length === 0) emptySubmodules.add(folder);
    if (emptySubmodules.has(folder) || lost.has(folder)) return true;
    if (findNearManifest(workspace, folder, listed) !== undefined) {
      near.add(folder);
      return true;
    }
    const has = (name: string, kind: Listed["kind"]): boolean =>
      listed.some((entry) => entry.name === name && entry.kind === kind);
    return has("package.json", "file") && has("dist", "folder") && hasBuild(folder);
  };

  return {
    emptySubmodules,
    list(path) {
      const folder = makeWorkspacePath(root, path);
      const onDisk = readFolder(path);
      if (folder === undefined) return onDisk;
      const listed = onDisk ?? [];
      const names = new Set(listed.map(({ name }) => name));
      const inIndex = [...(below.get(folder) ?? [])].filter((name) => !names.has(name));
      const all = [...listed, ...inIndex.map((name): Listed => ({ name, kind: "folder" }))];
      const others = all.filter(({ name }) => name !== MANIFEST);
      const isThere = others.length < all.length;
      return isThere || isFound(folder, listed) ? [...others, { name: MANIFEST, kind: "file" }] : all;
    },
    classify(folder) {
      const path = joinPath(folder, MANIFEST);
      if (workspace.entry(path)) return isWebAppManifest(workspace, path) ? "web-app" : "plugin";
      if (near.has(folder) || emptySubmodules.has(folder) || tracked?.sparse.includes(path) === true) return "plugin";
      if (!lost.has(folder)) return "unclear";
      const files = readTracked(folder === "" ? "" : `${folder}/`)?.paths ?? [];
      const isLeft = files.some((file) => file.startsWith(folder) && readKind(join(root, file)) !== undefined);
      return isLeft ? "plugin" : "removed";
    },
  };
}

/** The names of the folders in each folder, on the way to some. */
function listFoldersBelow(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const below = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const folder of listFoldersAbove(path).slice(0, -1)) {
      const parent = getParent(folder);
      const names = below.get(parent) ?? new Set<string>();
      below.set(parent, names);
      names.add(folder.slice(parent === "" ? 0 : parent.length + 1));
    }
  }
  return below;
}
