import { realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { makeCache } from "./cache.js";
import { openDiskPaths } from "./disk-paths.js";
import { openGitFolder } from "./git-folder.js";
import { isInside } from "./inside.js";
import { attempt, TEXT_SAMPLE, openRegular, openSmall, readHead, readKind, type OpenedFile } from "./safe-read.js";
import type { Entry, Listed, Workspace } from "./workspace.js";

const MAX_READ_BYTES = 64 * 1024 * 1024;
/** Files up to this size are kept: what was checked is what is shown, also when the disk changes meanwhile. */
const MAX_KEPT_FILE_BYTES = 1024 * 1024 + 1;

/** The most bytes that are kept of files to show, of all plugins together. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** Only opening a file shows whether it can be read. Small files are read at once, up to this many bytes. */
const MAX_EARLY_READ_BYTES = 4 * 1024 * 1024;

export interface DiskWorkspace extends Workspace {
  /** Forgets what was read below a folder, except for some files, as long as they are not too large together. */
  forget(folder: string, except?: ReadonlySet<string>): void;
  /** The bytes of a file as the checks have read it. `undefined` if they were forgotten, or never read. */
  checkedBytes(path: string): Uint8Array | undefined;
}

/** The entry on the disk at a path, and what was read of it. */
interface CachedFile {
  readonly entry: Entry | undefined;
  readonly ascii?: string | undefined;
  bytes?: Uint8Array | undefined;
}

/** The workspace of a folder on disk. Nothing outside the folder is read, wherever its links lead. */
export function diskWorkspace(root: string): DiskWorkspace {
  const realRoot = realpathSync.native(root);
  const paths = openDiskPaths(realRoot);
  const recent = makeCache<CachedFile>();
  /** The files to show of plugins that were forgotten, and the sum of their sizes. */
  const lasting = new Map<string, CachedFile>();
  let lastingBytes = 0;
  /** Files that were to be shown but were too large together: what is read of them now may be something else. */
  const dropped = new Set<string>();
  let readAlong = 0;
  let git: { readonly found: ReturnType<typeof openGitFolder> } | undefined;

  const getCached = (path: string): CachedFile | undefined => recent.get(path) ?? lasting.get(path);

  /** Keeps what an opened file was at first, and what was read of it. */
  const cacheFile = (path: string, { size, isExecutable, bytes, ascii }: OpenedFile): void => {
    const { entry } = getCached(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
    recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= MAX_KEPT_FILE_BYTES ? bytes : undefined });
  };

  const getCachedBytes = (path: string): Uint8Array | undefined => {
    const found = getCached(path);
    if (found?.ascii !== undefined) found.bytes ??= Buffer.from(found.ascii, "latin1");
    return found?.bytes;
  };

  const readEntry = (path: string): Entry | undefined => {
    const found = paths.resolve(path);
    if (found?.real === undefined) return found;
    const { real, kind = readKind(real) } = found;
    if (kind !== "file") return makeEntry(kind);
    const file = attempt(() => (readAlong < MAX_EARLY_READ_BYTES ? openSmall(real) : openRegular(real, 0)));
    if (file) cacheFile(path, file);
    if (file) readAlong += (file.ascii ?? file.bytes)?.length ?? TEXT_SAMPLE;
    const read = getCached(path);
    if (read) return read.entry;
    const left = readKind(real);
    if (left === "file") return { kind: "unreadable" };
    return makeEntry(left);
  };

  const entry = (path: string): Entry | undefined => {
    if (path === "") return { kind: "folder" };
    const found = getCached(path);
    if (found) return found.entry;
    const onDisk = readEntry(path);
    if (!recent.has(path)) recent.set(path, { entry: onDisk });
    return onDisk;
  };

  return {
    entry,
    canList: (folder) => paths.listNames(folder) !== undefined,
    isCrowded: (folder) => paths.isCrowded(folder),
    list: (folder) => [...(paths.listNames(folder)?.values() ?? [])],
    bytes(path, maxBytes = MAX_READ_BYTES, reads) {
      const before = getCachedBytes(path);
      if (before) return before.length <= maxBytes ? before : undefined;
      const { real, kind = "file" } = paths.resolve(path) ?? {};
      const file = real !== undefined && kind === "file" ? attempt(() => openRegular(real, maxBytes)) : undefined;
      if (file && reads !== "once") cacheFile(path, file);
      return file?.bytes;
    },
    ascii: (path) => (entry(path)?.kind === "file" ? getCached(path)?.ascii : undefined),
    head(path, maxBytes) {
      if (entry(path)?.kind !== "file") return undefined;
      const before = getCachedBytes(path);
      if (before) return before.subarray(0, maxBytes);
      const real = paths.resolve(path)?.real;
      if (real === undefined) return undefined;
      return attempt(() => readHead(real, maxBytes));
    },
    checkedBytes: (path) => (dropped.has(path) ? undefined : getCachedBytes(path)),
    git: () => (git ??= { found: openGitFolder(realRoot) }).found,
    forget(folder, except) {
      paths.forget(folder);
      readAlong = 0;
      recent.forget(folder, (path, found) => {
        if (except?.has(path) !== true) return;
        const size = (found.ascii ?? found.bytes)?.length;
        if (size !== undefined && lastingBytes + size <= MAX_KEPT_BYTES) {
          lasting.set(path, copyOutOfPool(found));
          lastingBytes += size;
        } else dropped.add(path);
      });
    },
  };
}

/** Copies the bytes of a file: a small buffer keeps the whole pool of Node in memory that it is a part of. */
function copyOutOfPool({ entry, ascii, bytes }: CachedFile): CachedFile {
  if (ascii === undefined) return { entry, bytes: bytes && new Uint8Array(bytes) };
  return { entry, ascii };
}

/** The entry for anything but a regular file. */
function makeEntry(kind: Listed["kind"] | undefined): Entry | undefined {
  return kind && { kind: kind === "folder" ? kind : "special" };
}

/** The root of the git repository that a folder is in; `undefined` where there is none. */
export function findRepositoryRoot(folder: string): string | undefined {
  // A folder may vanish between two looks. Its path still says what it was in.
  for (let at = attempt(() => realpathSync.native(folder)) ?? resolve(folder); ; at = dirname(at)) {
    if (attempt(() => statSync(join(at, ".git"), { throwIfNoEntry: false }))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The real path of a folder; `undefined` where there is none. */
export function resolveFolder(path: string): string | undefined {
  return attempt(() => (statSync(path).isDirectory() ? realpathSync.native(path) : undefined));
}

/** The real path of a file, where it lies inside a root, as that of a link may; else `undefined`. */
export function findRealFileInside(root: string, file: string): string | undefined {
  const [real, inside] = [join(root, file), root].map((path) => attempt(() => realpathSync.native(path)));
  return real !== undefined && inside !== undefined && isInside(inside, real) ? real : undefined;
}

/** A path of a workspace with the links on its way followed; `undefined` where it leads to nothing inside. */
export function findRealPath(root: string, path: string): string | undefined {
  const real = findRealFileInside(root, path);
  if (real === undefined) return undefined;
  return makeWorkspacePath(realpathSync.native(root), real);
}

/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
export function makeWorkspacePath(root: string, path: string): string | undefined {
  if (!isInside(root, path)) return undefined;
  return relative(root, path).split(sep).join("/");
}
