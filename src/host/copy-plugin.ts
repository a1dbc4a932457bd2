import { join, sep } from "node:path";
import { fillFolder, linkFolders } from "../output/temporary-folder.js";
import { absent, isAbsent, type Absent } from "../plugin/absent.js";
import { resolveFolder } from "../workspace/disk.js";
import { isInside } from "../workspace/inside.js";
import { joinPath, listFoldersAbove, type Workspace } from "../workspace/workspace.js";

const MOST_FILES = 5000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_DEPTH = 40;
const LEFT_OUT = new Set(["node_modules", "coverage"]);
const PACKAGE_NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/u;

export interface PluginToCopy {
  readonly workspace: Workspace;
  /** The root of the repository on this disk, and the plugin's folder below it. */
  readonly root: string;
  readonly folder: string;
  /** The files that are packed, relative to the repository's root. */
  readonly packed: readonly string[];
  /** The folder whose packages it uses, where that is another one: an archive has none. */
  readonly installedIn?: string;
  /** The packages that the plugin may import. */
  readonly packages: readonly string[];
}

/**
 * Copies the regular files of a plugin into a folder, with links to the packages that it declares.
 *
 * @returns the folders outside of the copy that may be read.
 */
export function copyPlugin(plugin: PluginToCopy, target: string): readonly string[] | Absent {
  const { workspace, folder } = plugin;
  const paths = listFiles(workspace, folder, new Set(plugin.packed.flatMap(listFoldersAbove)));
  if (isAbsent(paths)) return paths;
  const files: Record<string, Uint8Array> = {};
  let size = 0;
  for (const path of paths) {
    const bytes = workspace.bytes(joinPath(folder, path), MOST_BYTES);
    if (!bytes) continue;
    size += bytes.length;
    if (size > MOST_BYTES) return absent("the plugin's files have more than 64 MiB, which the host does not copy");
    files[path] = bytes;
  }
  fillFolder(target, files);
  return linkPackages(plugin, target);
}

/**
 * Links are left out. Of what begins with a dot, only what is packed is copied.
 *
 * @param packed the packed files, and the folders above them.
 */
function listFiles(workspace: Workspace, folder: string, packed: ReadonlySet<string>): readonly string[] | Absent {
  const files: string[] = [];
  const folders = [{ path: "", depth: 0 }];
  for (const { path: above, depth } of folders) {
    for (const { name, kind } of workspace.list(joinPath(folder, above))) {
      const path = joinPath(above, name);
      const isHidden = path.split("/").some((part) => part.startsWith("."));
      if (LEFT_OUT.has(name) || (isHidden && !packed.has(joinPath(folder, path)))) continue;
      if (kind === "file") files.push(path);
      if (kind === "folder" && depth < MOST_DEPTH) folders.push({ path, depth: depth + 1 });
    }
    if (files.length > MOST_FILES) return absent("the plugin has more than 5,000 files, which the host does not copy");
  }
  return files;
}

function linkPackages(
  { root, folder, installedIn = folder, packages }: PluginToCopy,
  target: string,
): readonly string[] {
  const above = listFoldersAbove(installedIn).map((path) => join(root, path));
  const links = new Map<string, string>();
  const readable = new Set<string>();
  for (const at of above) {
    const modules = resolveFolder(join(at, "node_modules"));
    if (modules !== undefined) readable.add(modules);
  }
  for (const name of new Set(packages)) {
    if (!PACKAGE_NAME.test(name)) continue;
    const found = above.map((at) => resolveFolder(join(at, "node_modules", name))).find((path) => path !== undefined);
    if (found === undefined || !mayLink(root, found, name)) continue;
    links.set(join("node_modules", name), found);
    readable.add(findModulesFolder(found));
  }
  linkFolders(target, links);
  return [...readable];
}

/** A link of the repository may lead to a package of a store or a workspace, and not anywhere else. */
function mayLink(root: string, found: string, name: string): boolean {
  return isInside(root, found) || found.endsWith(join("node_modules", name)) || found.endsWith(`${sep}${name}`);
}

/** The outermost `node_modules` of a path, as the packages that a package imports are there; else the folder itself. */
function findModulesFolder(path: string): string {
  const at = path.indexOf(`${sep}node_modules${sep}`);
  return at === -1 ? path : join(path.slice(0, at), "node_modules");
}
