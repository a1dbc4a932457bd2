import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { diskPaths } from "./disk-paths.js";
import { gitFolderOf } from "./git-folder.js";
import { isInside } from "./inside.js";
import { attempt, kindOf, openRegular, openSmall, readHead, type OpenedFile } from "./safe-read.js";
import { byName, type Entry, type Listed, type Workspace } from "./workspace.js";

const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;

/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;

/** Only an open file tells whether it may be read: a small one is read along, until that is this much. */
const MOST_READ_ALONG = 4 * 1024 * 1024;

export interface DiskWorkspace extends Workspace {
  /** Lets go of what was read below a folder, but for some files as long as they are not too large together. */
  forget(folder: string, except?: ReadonlySet<string>): void;
}

/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
export function diskWorkspace(root: string): DiskWorkspace {
  const realRoot = realpathSync.native(root);
  const paths = diskPaths(realRoot);
  const contents = new Map<string, Uint8Array>();
  const texts = new Map<string, string>();
  const entries = new Map<string, Entry | undefined>();
  let readAlong = 0;
  let git: { readonly found: ReturnType<typeof gitFolderOf> } | undefined;

  /** Keeps what an opened file is, and what was read of it. */
  const keep = (path: string, { size, isExecutable, bytes, ascii }: OpenedFile): void => {
    if (!entries.has(path)) entries.set(path, { kind: "file", size, ...(isExecutable && { isExecutable }) });
    if (ascii !== undefined) texts.set(path, ascii);
    else if (bytes && bytes.length <= LARGEST_KEPT) contents.set(path, bytes);
  };

  const kept = (path: string): Uint8Array | undefined => {
    const text = contents.has(path) ? undefined : texts.get(path);
    if (text !== undefined) contents.set(path, Buffer.from(text, "latin1"));
    return contents.get(path);
  };

  const entryOnDisk = (path: string): Entry | undefined => {
    const found = paths.resolve(path);
    if (found?.real === undefined) return found;
    const { real, kind = kindAt(real) } = found;
    if (kind !== "file") return entryOf(kind);
    const file = attempt(() => (readAlong < MOST_READ_ALONG ? openSmall(real) : openRegular(real, 0)));
    if (file) keep(path, file);
    readAlong += file?.ascii?.length ?? file?.bytes?.length ?? 0;
    if (entries.has(path)) return entries.get(path);
    const left = kindAt(real);
    return left === "file" ? { kind: "unreadable" } : entryOf(left);
  };

  const entry = (path: string): Entry | undefined => {
    if (path === "") return { kind: "folder" };
    if (!entries.has(path)) entries.set(path, entryOnDisk(path));
    return entries.get(path);
  };

  return {
    entry,
    canList: (folder) => paths.namesOf(folder) !== undefined,
    list: (folder) => [...(paths.namesOf(folder)?.values() ?? [])].toSorted(byName),
    bytes(path, most = LARGEST_READ) {
      const known = kept(path);
      if (known) return known.length <= most ? known : undefined;
      const { real, kind = "file" } = paths.resolve(path) ?? {};
      const file = real !== undefined && kind === "file" ? attempt(() => openRegular(real, most)) : undefined;
      if (file) keep(path, file);
      return file?.bytes;
    },
    ascii: (path) => (entry(path)?.kind === "file" ? texts.get(path) : undefined),
    head(path, most) {
      if (entry(path)?.kind !== "file") return undefined;
      const known = kept(path);
      if (known) return known.subarray(0, most);
      const real = paths.resolve(path)?.real;
      return real === undefined ? undefined : attempt(() => readHead(real, most));
    },
    git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
    forget(folder, except) {
      const isBelow = (path: string): boolean => folder === "" || path === folder || path.startsWith(`${folder}/`);
      paths.forget(isBelow);
      readAlong = 0;
      let size = 0;
      for (const held of [contents, texts]) {
        for (const [path, { length }] of held) {
          size += length;
          if (isBelow(path) && (size > MOST_KEPT || except?.has(path) !== true)) held.delete(path);
        }
      }
      for (const path of entries.keys()) {
        if (isBelow(path) && !contents.has(path) && !texts.has(path)) entries.delete(path);
      }
    },
  };
}

function kindAt(real: string): Listed["kind"] | undefined {
  const stat = attempt(() => lstatSync(real, { throwIfNoEntry: false }));
  return stat && kindOf(stat);
}

/** What is no file that can be read. */
function entryOf(kind: Listed["kind"] | undefined): Entry | undefined {
  return kind && { kind: kind === "folder" ? kind : "special" };
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
