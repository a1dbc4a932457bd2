import { join, sep } from "node:path";
import { fillFolder, linkFolders } from "../base/output/temporary-folder.js";
import { absent, type Absent } from "../plugin/absent.js";
import { resolveFolder } from "../base/files/disk.js";
import { isInside } from "../base/files/inside.js";
import { listFoldersAbove, relativeTo, type Workspace } from "../base/files/workspace.js";

const MAX_FILES = 5000;
const MAX_BYTES = 64 * 1024 * 1024;
const PACKAGE_NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/u;

export interface PluginToCopy {
  readonly workspace: Workspace;
  /** The root of the repository on this disk, and the plugin's folder below it. */
  readonly root: string;
  readonly folder: string;
  /** The files that `pack` packs, relative to the repository's root. No other is there when it runs. */
  readonly packed: readonly string[];
  /** The folder whose packages it uses, where that is another one: an archive has none. */
  readonly installedIn?: string;
  /** The packages that the plugin may import. */
  readonly packages: readonly string[];
}

/**
 * Copies the files that a plugin ships into a folder, with links to the packages that it declares.
 *
 * @returns the folders outside of the copy that may be read.
 */
export function copyPlugin(plugin: PluginToCopy, target: string): readonly string[] | Absent {
  const { workspace, folder, packed } = plugin;
  if (packed.length > MAX_FILES)
    return absent("the plugin packs more than 5,000 files, which is too much for the test host");
  const files: Record<string, Uint8Array> = {};
  let size = 0;
  for (const path of packed) {
    const entry = workspace.entry(path);
    size += entry?.kind === "file" ? entry.size : 0;
    if (size > MAX_BYTES) return absent("the plugin packs more than 64 MiB, which is too much for the test host");
    const bytes = workspace.bytes(path, MAX_BYTES);
    if (bytes) files[relativeTo(folder, path)] = bytes;
  }
  fillFolder(target, files);
  return linkPackages(plugin, target);
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
