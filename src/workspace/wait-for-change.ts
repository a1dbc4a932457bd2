import { statSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { attempt } from "./safe-read.js";

/** A build writes many files: the last of them is waited for. */
const QUIET = 300;

/** Whether there is a folder that `waitForChange` can watch. */
export function isWatchable(folder: string): boolean {
  return attempt(() => statSync(folder).isDirectory()) === true;
}

/**
 * Waits until a file changes directly in a folder, or anywhere in its `dist`. Not in the whole folder: on most systems
 * each folder of node_modules would need a watcher of its own. Ends when `signal` is aborted, too.
 */
export function waitForChange(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const watchers: FSWatcher[] = [];
    const end = (): void => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const onEvent = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    };
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    for (const [path, recursive] of [
      [folder, false],
      [join(folder, "dist"), true],
    ] as const) {
      const watcher = attempt(() => watch(path, { recursive }, onEvent));
      // A folder that is removed ends its watcher: the one above it goes on.
      if (watcher) watchers.push(watcher.on("error", onEvent));
    }
  });
}
