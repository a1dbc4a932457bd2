import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
  type Dirent,
  type Stats,
} from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { byName, type Entry, type Listed, type Workspace } from "./workspace.js";

const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;

/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
export function diskWorkspace(root: string): Workspace {
  const realRoot = realpathSync.native(root);
  const contents = new Map<string, Uint8Array>();
  const listings = new Map<string, ReadonlyMap<string, Listed> | undefined>();

  const listing = (folder: string): ReadonlyMap<string, Listed> | undefined => {
    if (!listings.has(folder)) listings.set(folder, readFolder(join(realRoot, folder)));
    return listings.get(folder);
  };

  const find = (folder: string, name: string): Listed | undefined => {
    const names = listing(folder);
    if (names) return names.get(name);
    // A folder may be entered that may not be listed: then the file system is asked for the name itself.
    const stat = attempt(() => lstatSync(join(realRoot, folder, name)));
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
    if (real === undefined) return { kind: "broken" };
    return isInside(realRoot, real) ? { real } : { kind: "outside" };
  };

  const entry = (path: string): Entry | undefined => {
    if (path === "") return { kind: "folder" };
    const found = resolve(path);
    if (!found || "kind" in found) return found;
    const { real } = found;
    const stat = attempt(() => lstatSync(real));
    if (!stat) return undefined;
    if (stat.isDirectory()) return { kind: "folder" };
    if (!stat.isFile()) return { kind: "special" };
    return canRead(real) ? { kind: "file", size: stat.size } : { kind: "unreadable" };
  };

  return {
    entry,
    canList: (folder) => listing(folder) !== undefined,
    list: (folder) => [...(listing(folder)?.values() ?? [])].toSorted(byName),
    bytes(path, most = LARGEST_READ) {
      const kept = contents.get(path);
      if (kept) return kept.length <= most ? kept : undefined;
      const found = resolve(path);
      const bytes = found && "real" in found ? attempt(() => readRegular(found.real, most)) : undefined;
      if (bytes && bytes.length <= LARGEST_KEPT) contents.set(path, bytes);
      return bytes;
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

function readFolder(path: string): ReadonlyMap<string, Listed> | undefined {
  const entries = attempt(() => readdirSync(path, { withFileTypes: true }));
  return entries && new Map(entries.map((found) => [found.name, { name: found.name, kind: kindOf(found) }]));
}

function kindOf(found: Dirent | Stats): Listed["kind"] {
  if (found.isFile()) return "file";
  if (found.isDirectory()) return "folder";
  return found.isSymbolicLink() ? "link" : "special";
}

// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants as Partial<typeof constants>;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;

function canRead(path: string): boolean {
  const file = attempt(() => openSync(path, READ_SAFELY));
  if (file === undefined) return false;
  closeSync(file);
  return true;
}

function readRegular(path: string, most: number): Uint8Array | undefined {
  const file = openSync(path, READ_SAFELY);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > most) return undefined;
    const bytes = Buffer.alloc(stat.size);
    let filled = 0;
    while (filled < bytes.length) {
      const count = readSync(file, bytes, filled, bytes.length - filled, filled);
      if (count === 0) break;
      filled += count;
    }
    return bytes.subarray(0, filled);
  } finally {
    closeSync(file);
  }
}

/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && "code" in error;
}
