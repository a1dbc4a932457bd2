import { lstatSync, readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { attempt } from "./safe-read.js";

/** A build writes many files: the last of them is waited for, but not for ever where a program never stops writing. */
const QUIET = 300;
const LONGEST = 3000;
/** Each folder needs a watcher of its own, and a system allows thousands. */
const MOST_FOLDERS = 4000;
const MOST_LISTED = 5 * MOST_FOLDERS;
/** How often a folder is looked for that is gone. */
const LOOK_AGAIN = 500;

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

interface Watched {
  readonly watcher: FSWatcher;
  /** A folder that is made again under the same name is another one. */
  readonly identity: string;
}

/** Whether there is a folder that {@link watchFolders} can watch. */
export function isWatchable(folder: string): boolean {
  return attempt(() => statSync(folder).isDirectory()) === true;
}

/** Watches a folder and those below it, also those that are made later. Files are not watched themselves, however many there are. */
export function watchFolders(root: string, { signal, enters, ignores = () => false }: WatchOptions): FolderWatch {
  const watched = new Map<string, Watched>();
  const changed = new Set<string>();
  let unwatched = 0;
  let onEvent = (): void => undefined;

  const forget = (path: string): void => {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  };
  const startWatcher = (path: string, identity: string): boolean => {
    const report = (name: string | null): void => {
      const at = name === null ? path : [path, name.replaceAll("\\", "/")].filter((part) => part !== "").join("/");
      if (ignores(at)) return;
      changed.add(at);
      onEvent();
    };
    const watcher = attempt(() =>
      watch(join(root, path), (_, name) => {
        report(name);
      }),
    );
    // A folder that is removed ends its watcher: the one above it goes on.
    watcher?.on("error", () => {
      forget(path);
      report(null);
    });
    if (watcher) watched.set(path, { watcher, identity });
    return watcher !== undefined;
  };
  /** Watches what is there now. */
  const follow = (): void => {
    unwatched = 0;
    const found = new Set<string>();
    for (const { path, identity } of listFolders(root, enters)) {
      found.add(path);
      if (watched.get(path)?.identity === identity) continue;
      forget(path);
      if (watched.size >= MOST_FOLDERS || !startWatcher(path, identity)) unwatched++;
    }
    for (const path of [...watched.keys()].filter((one) => !found.has(one))) forget(path);
  };

  const close = (): void => {
    for (const path of [...watched.keys()]) forget(path);
  };
  const onAbort = (): void => {
    close();
    onEvent();
  };

  follow();
  signal.addEventListener("abort", onAbort);
  return {
    countUnwatched: () => unwatched,
    close() {
      signal.removeEventListener("abort", onAbort);
      close();
    },
    async nextChange() {
      const search = setInterval(() => {
        if (watched.size > 0) return;
        follow();
        if (watched.size === 0) return;
        changed.add("");
        onEvent();
      }, LOOK_AGAIN);
      await new Promise<void>((resolve) => {
        let first: number | undefined;
        let timer: NodeJS.Timeout | undefined;
        onEvent = () => {
          first ??= Date.now();
          clearTimeout(timer);
          const wait = signal.aborted ? 0 : Math.min(QUIET, Math.max(0, first + LONGEST - Date.now()));
          timer = setTimeout(resolve, wait);
        };
        if (signal.aborted || changed.size > 0) onEvent();
      });
      clearInterval(search);
      onEvent = () => undefined;
      if (signal.aborted) return [];
      follow();
      const paths = [...changed].toSorted();
      changed.clear();
      return paths;
    },
  };
}

interface Folder {
  readonly path: string;
  readonly identity: string;
}

/** A folder and those below it that are entered, the nearest first. */
function listFolders(root: string, enters: WatchOptions["enters"]): readonly Folder[] {
  const folders: Folder[] = [];
  const open = [""];
  for (const path of open) {
    if (folders.length === MOST_LISTED) break;
    const stat = attempt(() => (path === "" ? statSync : lstatSync)(join(root, path), { bigint: true }));
    if (stat?.isDirectory() !== true) continue;
    folders.push({ path, identity: `${String(stat.dev)}:${String(stat.ino)}` });
    for (const entry of attempt(() => readdirSync(join(root, path), { withFileTypes: true })) ?? []) {
      const below = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && enters(below)) open.push(below);
    }
  }
  return folders;
}
