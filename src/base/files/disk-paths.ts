import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { isInside } from "./inside.js";
import { MAX_LISTED_ENTRIES } from "./archive-limits.js";
import { makeCache } from "./cache.js";
import { attempt, readFolderUpTo, readKind } from "./safe-read.js";
import { getBaseName, getParent, type Listed } from "./workspace.js";

/** Where a path leads on the disk, with its kind in the listing of its folder; or why a link is not followed. */
export type Place =
  | { readonly real: string; readonly kind?: Listed["kind"] }
  | { readonly kind: "outside" | "broken"; readonly real?: never };

/** The names below a folder, as its listings spell them. */
export interface DiskPaths {
  /** `undefined` where nothing exists. */
  resolve(path: string): Place | undefined;
  /** The entries of a folder of exactly this name, in order. A folder behind a link is listed if it lies inside. */
  listNames(folder: string): ReadonlyMap<string, Listed> | undefined;
  /** Whether a folder has so many entries that it is not listed. */
  isCrowded(folder: string): boolean;
  /** Forgets the listings of a folder and of those below it. */
  forget(folder: string): void;
}

/** @param root a real path */
export function openDiskPaths(root: string): DiskPaths {
  const base = root.endsWith(sep) ? root : `${root}${sep}`;
  const listings = makeCache<Listing>();
  /** Whether every name on the way to a folder is listed, and none of them is a link. */
  const ways = makeCache<boolean>();

  const readListing = (folder: string, real?: string): Listing => {
    if (!listings.has(folder)) listings.set(folder, readNames(real ?? (folder === "" ? root : base + folder)));
    return listings.get(folder);
  };

  const find = (folder: string, name: string): Listed | undefined => {
    const names = readListing(folder);
    if (typeof names === "object") return names.get(name);
    // A folder that cannot be listed, or is too large for that, may still be entered: the file system is asked for the
    // name.
    const kind = readKind(join(base, folder, name));
    return kind && { name, kind };
  };

  const isPlainWay = (folder: string): boolean => {
    if (folder === "") return true;
    let isPlain = ways.get(folder);
    if (isPlain === undefined) {
      const above = getParent(folder);
      const kind = isPlainWay(above) ? find(above, getBaseName(folder))?.kind : undefined;
      isPlain = kind !== undefined && kind !== "link";
      ways.set(folder, isPlain);
    }
    return isPlain;
  };

  const resolve = (path: string): Place | undefined => {
    if (path.startsWith("/")) return undefined;
    const folder = getParent(path);
    if (!isPlainWay(folder)) return followLinks(path);
    const listed = find(folder, getBaseName(path));
    if (!listed) return undefined;
    if (listed.kind === "link") return followLinks(path);
    return { real: base + path, kind: listed.kind };
  };

  const followLinks = (path: string): Place | undefined => {
    let folder = "";
    // The listing of the link's own folder cannot distinguish the names behind the link.
    for (const name of path.split("/")) {
      const listed = find(folder, name);
      if (!listed) return undefined;
      if (listed.kind === "link") break;
      folder = folder === "" ? name : `${folder}/${name}`;
    }
    const real = attempt(() => realpathSync.native(join(base, path)));
    if (real === undefined) return makeUnresolved(root, path.split("/"));
    if (isInside(root, real)) return { real };
    return { kind: "outside" };
  };

  const readListingAt = (folder: string): Listing => {
    if (folder === "") return readListing("");
    const found = resolve(folder);
    if (found?.real === undefined) return undefined;
    return readListing(folder, found.real);
  };

  return {
    resolve,
    listNames(folder) {
      const listed = readListingAt(folder);
      return listed === "crowded" ? undefined : listed;
    },
    isCrowded: (folder) => readListingAt(folder) === "crowded",
    forget(folder) {
      listings.forget(folder);
      ways.forget(folder);
    },
  };
}

/** The result for a path through a link that leads nowhere: the last possible step decides. */
function makeUnresolved(root: string, names: readonly string[]): Place | undefined {
  for (let depth = names.length - 1; depth >= 0; depth--) {
    const real = attempt(() => realpathSync.native(join(root, ...names.slice(0, depth))));
    if (real === undefined) continue;
    if (!isInside(root, real)) return { kind: "outside" };
    return attempt(() => lstatSync(join(real, names[depth] ?? ""))) && { kind: "broken" };
  }
  return undefined;
}

type Listing = ReadonlyMap<string, Listed> | "crowded" | undefined;

function readNames(path: string): Listing {
  const listed = readFolderUpTo(path, MAX_LISTED_ENTRIES);
  if (typeof listed === "object") return new Map(listed.map((found) => [found.name, found]));
  return listed;
}
