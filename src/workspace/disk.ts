import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { gitFolderOf } from "./git-folder.js";
import { attempt, canRead, kindOf, readFolder, readHead, readRegular } from "./safe-read.js";
import { byName, type Entry, type Listed, type Workspace } from "./workspace.js";

const OWNER_RUNS = 0o100;
const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;

/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;

export interface DiskWorkspace extends Workspace {
  /** Lets go of what was read below a folder, but for some files as long as they are not too large together. */
  forget(folder: string, except?: ReadonlySet<string>): void;
}

/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
export function diskWorkspace(root: string): DiskWorkspace {
  const realRoot = realpathSync.native(root);
  const contents = new Map<string, Uint8Array>();
  const entries = new Map<string, Entry | undefined>();
  const listings = new Map<string, ReadonlyMap<string, Listed> | undefined>();
  let git: { readonly found: ReturnType<typeof gitFolderOf> } | undefined;

  const listing = (folder: string, real = join(realRoot, folder)): ReadonlyMap<string, Listed> | undefined => {
    if (!listings.has(folder)) listings.set(folder, namesIn(real));
    return listings.get(folder);
  };

  const find = (folder: string, name: string): Listed | undefined => {
    const names = listing(folder);
    if (names) return names.get(name);
    // A folder may be entered that may not be listed: then the file system is asked for the name itself.
    const stat = attempt(() => lstatSync(join(realRoot, folder, name), { throwIfNoEntry: false }));
    return stat && { name, kind: kindOf(stat) };
  };

  /** Where on the disk something stands, or why a link to it is not followed. */
  const resolve = (path: string): { readonly real: string } | { readonly kind: "outside" | "broken" } | undefined => {
    let folder = "";
    let linked = false;
    for (const name of path.split("/")) {
      // Names behind a link cannot be told apart by the listing of the folder that holds the link.
      const listed: Listed | undefined = linked ? undefined : find(folder, name);
      if (!listed && !linked) return undefined;
      linked ||= listed?.kind === "link";
      folder = folder === "" ? name : `${folder}/${name}`;
    }
    const full = join(realRoot, path);
    if (!linked) return { real: full };
    const real = attempt(() => realpathSync.native(full));
    if (real === undefined) return unresolved(realRoot, path.split("/"));
    return isInside(realRoot, real) ? { real } : { kind: "outside" };
  };

  /** What is in a folder of exactly this name; one that a link leads to is listed as far as it lies inside. */
  const namesOf = (folder: string): ReadonlyMap<string, Listed> | undefined => {
    if (folder === "") return listing("");
    const found = resolve(folder);
    return found && "real" in found ? listing(folder, found.real) : undefined;
  };

  const entry = (path: string): Entry | undefined => {
    if (path === "") return { kind: "folder" };
    const kept = contents.get(path);
    if (kept) return { kind: "file", size: kept.length };
    if (!entries.has(path)) entries.set(path, entryOnDisk(path));
    return entries.get(path);
  };

  const entryOnDisk = (path: string): Entry | undefined => {
    const found = resolve(path);
    if (!found || "kind" in found) return found;
    const { real } = found;
    const stat = attempt(() => lstatSync(real, { throwIfNoEntry: false }));
    if (!stat) return undefined;
    if (stat.isDirectory()) return { kind: "folder" };
    if (!stat.isFile()) return { kind: "special" };
    if (!canRead(real)) return { kind: "unreadable" };
    return { kind: "file", size: stat.size, ...((stat.mode & OWNER_RUNS) !== 0 && { isExecutable: true }) };
  };

  return {
    entry,
    canList: (folder) => namesOf(folder) !== undefined,
    list: (folder) => [...(namesOf(folder)?.values() ?? [])].toSorted(byName),
    bytes(path, most = LARGEST_READ) {
      const kept = contents.get(path);
      if (kept) return kept.length <= most ? kept : undefined;
      const found = resolve(path);
      const bytes = found && "real" in found ? attempt(() => readRegular(found.real, most)) : undefined;
      if (bytes && bytes.length <= LARGEST_KEPT) contents.set(path, bytes);
      return bytes;
    },
    head(path, most) {
      const found = entry(path)?.kind === "file" ? resolve(path) : undefined;
      return found && "real" in found ? attempt(() => readHead(found.real, most)) : undefined;
    },
    git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
    forget(folder, except) {
      const isBelow = (path: string): boolean => folder === "" || path === folder || path.startsWith(`${folder}/`);
      for (const path of listings.keys()) if (isBelow(path)) listings.delete(path);
      for (const path of entries.keys()) if (isBelow(path)) entries.delete(path);
      let kept = 0;
      for (const [path, bytes] of contents) {
        kept += bytes.length;
        if (isBelow(path) && (kept > MOST_KEPT || except?.has(path) !== true)) contents.delete(path);
      }
    },
  };
}

/** The root of the git repository that a folder is in; `undefined` where there is none. */
export function repositoryRoot(folder: string): string | undefined {
  for (let at = realpathSync.native(folder); ; at = dirname(at)) {
    if (attempt(() => statSync(join(at, ".git"), { throwIfNoEntry: false }))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The real path of a folder; `undefined` where there is none. */
export function realFolder(path: string): string | undefined {
  return attempt(() => (statSync(path).isDirectory() ? realpathSync.native(path) : undefined));
}

/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
export function workspacePath(root: string, path: string): string | undefined {
  return isInside(root, path) ? relative(root, path).split(sep).join("/") : undefined;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** What becomes of a path with a link in it that does not lead to anything: the last step that can be made tells. */
function unresolved(root: string, names: readonly string[]): { readonly kind: "outside" | "broken" } | undefined {
  for (let depth = names.length - 1; depth >= 0; depth--) {
    const real = attempt(() => realpathSync.native(join(root, ...names.slice(0, depth))));
    if (real === undefined) continue;
    if (!isInside(root, real)) return { kind: "outside" };
    return attempt(() => lstatSync(join(real, names[depth] ?? ""))) && { kind: "broken" };
  }
  return undefined;
}

function namesIn(path: string): ReadonlyMap<string, Listed> | undefined {
  const listed = readFolder(path);
  return listed && new Map(listed.map((found) => [found.name, found]));
}
