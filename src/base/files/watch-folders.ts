import { lstatSync, readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { basename, join, sep } from "node:path";
import { attempt } from "./safe-read.js";
import { joinPath } from "./workspace.js";

/**
 * A build writes many files, so a change is reported once no other has followed for a moment, and at the latest after
 * the longest wait. A person saves one. A bundler that goes on writes the code and its map, one right after the other.
 */
const BUILD_QUIET_MS = 300;
const REBUILD_QUIET_MS = 60;
const SAVE_QUIET_MS = 30;
/** An editor writes another file, and keeps a copy of the old one, while it saves one. */
const MAX_FILES_PER_SAVE = 5;
const MAX_WAIT_MS = 3000;
/** Each folder needs a watcher of its own, and a system allows thousands. */
const MAX_FOLDERS = 4000;
const MAX_LISTED_ENTRIES = 5 * MAX_FOLDERS;
/** How often a root that is gone is looked for. */
const LOOK_AGAIN_MS = 500;
/** How often one that is there is: if a folder above it is moved, nothing says so. Waiting should cost nothing. */
const LOOK_SELDOM_MS = 5000;

export interface WatchOptions {
  /** Ends the watching, and what waits for a change. */
  readonly signal: AbortSignal;
  /** Whether the files of a folder below are watched; its path has slashes. Links are not followed. */
  readonly enters: (path: string) => boolean;
  /** Whether changes of a file do not matter, such as one that we write; its path has slashes. */
  readonly ignores?: (path: string) => boolean;
}

export interface FolderWatch {
  /**
   * Waits until a file has changed since the last time, and until no other has changed for a moment.
   *
   * @returns the paths of changed files and folders, as far as the system names them; none where it was called off.
   */
  nextChange(): Promise<readonly string[]>;
  /** How many folders are not watched now, as there are too many or the system refuses. */
  countUnwatched(): number;
  close(): void;
}

interface WatchedFolder {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/** Whether there is a folder that {@link watchFolders} can watch. */
export function isWatchable(folder: string): boolean {
  return attempt(() => statSync(folder).isDirectory()) === true;
}

/**
 * Watches a folder and those below it, also those that are made later. Files are not watched themselves, however many
 * there are.
 */
export function watchFolders(root: string, { signal, enters, ignores = () => false }: WatchOptions): FolderWatch {
  const watched = new Map<string, WatchedFolder>();
  const changed = new Set<string>();
  let rootInode: string | undefined;
  let unwatched = 0;
  let lastReport = 0;
  let onEvent = (): void => undefined;

  const identify = (path: string): Identity | undefined =>
    identifyFolder(join(root, path), path === "" ? statSync : lstatSync);
  const forget = (path: string): void => {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  };
  const report = (path: string): void => {
    changed.add(path);
    lastReport = Date.now();
    onEvent();
  };
  const startWatcher = (path: string, identity: string): boolean => {
    const watcher = attempt(() =>
      watch(join(root, path), (event, name) => {
        const below = name === null ? path : joinPath(path, name.replaceAll(sep, "/"));
        if (ignores(below)) return;
        // The event for a folder that is removed or moved has its own name.
        const isOwnName = name === basename(join(root, path));
        const isGone = isOwnName && identify(path)?.identity !== identity;
        if (event === "rename") replaceWatchers(below);
        if (event === "rename" && isOwnName) replaceWatchers(path);
        report(isGone ? path : below);
      }),
    );
    // A folder that is removed ends its watcher on some systems: the one above it goes on.
    watcher?.on("error", () => {
      forget(path);
      report(path);
    });
    if (watcher) watched.set(path, { watcher, identity });
    return watcher !== undefined;
  };
  /** Watches the folders that are there now, from one of them on, the nearest first. */
  const startWatchers = (start: string, isKnown: (path: string, identity: string) => boolean): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [start];
    for (const path of open) {
      if (found.size === MAX_LISTED_ENTRIES) break;
      const folder = identify(path);
      if (path === "") rootInode = folder?.inode;
      if (!folder) continue;
      found.add(path);
      if (!isKnown(path, folder.identity)) {
        forget(path);
        if (watched.size >= MAX_FOLDERS || !startWatcher(path, folder.identity)) unwatched++;
      }
      // After its watcher was started: what is made from here on is reported.
      for (const entry of attempt(() => readdirSync(join(root, path), { withFileTypes: true })) ?? []) {
        const below = joinPath(path, entry.name);
        if (entry.isDirectory() && enters(below)) open.push(below);
      }
    }
    return found;
  };
  /** A new folder may get the inode of a removed one, whose watcher reports nothing any more. So it gets a new watcher. */
  const replaceWatchers = (path: string): void => {
    if (path !== "" && !enters(path)) return;
    forget(path);
    startWatchers(path, () => false);
  };
  /** For events that were lost: too many at once, or a folder above ours was replaced. */
  const updateWatchers = (): void => {
    unwatched = 0;
    const found = startWatchers("", (path, identity) => watched.get(path)?.identity === identity);
    for (const path of [...watched.keys()].filter((one) => !found.has(one))) forget(path);
  };

  const close = (): void => {
    for (const path of [...watched.keys()]) forget(path);
  };
  const onAbort = (): void => {
    close();
    onEvent();
  };

  updateWatchers();
  signal.addEventListener("abort", onAbort);
  return {
    countUnwatched: () => unwatched,
    close() {
      signal.removeEventListener("abort", onAbort);
      close();
    },
    async nextChange() {
      const search = setInterval(
        () => {
          const inode = identify("")?.inode;
          if (inode === undefined || inode === rootInode) return;
          updateWatchers();
          report("");
        },
        rootInode === undefined ? LOOK_AGAIN_MS : LOOK_SELDOM_MS,
      );
      const quiet = await new Promise<number>((resolve) => {
        let first: number | undefined;
        let timer: NodeJS.Timeout | undefined;
        onEvent = () => {
          const now = Date.now();
          first ??= now;
          clearTimeout(timer);
          const needed = chooseQuiet(root, changed);
          // What came while nobody waited may have been quiet for long enough.
          const end = signal.aborted ? now : Math.min(lastReport + needed, first + MAX_WAIT_MS);
          timer = setTimeout(
            () => {
              resolve(needed);
            },
            Math.max(0, end - now),
          );
        };
        if (signal.aborted || changed.size > 0) onEvent();
      });
      clearInterval(search);
      onEvent = () => undefined;
      if (signal.aborted) return [];
      // One file brings no new folder, and its event was not lost.
      if (quiet !== SAVE_QUIET_MS) updateWatchers();
      const paths = [...changed].toSorted();
      changed.clear();
      return paths;
    },
  };
}

/** How long nothing else may follow. A folder, or nothing that is left, may be the start of a build. */
function chooseQuiet(root: string, changed: ReadonlySet<string>): number {
  if (changed.size > MAX_FILES_PER_SAVE) return BUILD_QUIET_MS;
  const left = [...changed].flatMap((path) => attempt(() => lstatSync(join(root, path))) ?? []);
  if (left.length === 0 || left.some((one) => !one.isFile())) return BUILD_QUIET_MS;
  if (left.length === 1) return SAVE_QUIET_MS;
  return left.length === changed.size ? REBUILD_QUIET_MS : BUILD_QUIET_MS;
}

interface Identity {
  readonly inode: string;
  /** The inode, and when it was made: the system reuses inodes. */
  readonly identity: string;
}

function identifyFolder(path: string, readStat: typeof statSync): Identity | undefined {
  const stat = attempt(() => readStat(path, { bigint: true }));
  if (stat?.isDirectory() !== true) return undefined;
  const inode = `${String(stat.dev)}:${String(stat.ino)}`;
  return { inode, identity: `${inode}:${String(stat.birthtimeNs)}` };
}
