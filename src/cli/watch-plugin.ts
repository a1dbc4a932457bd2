import type { Cancellation } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import { makeNoFolderError } from "../run/resolve-plugin-folder.js";
import { formatCount } from "../base/text/numbers.js";
import { makeVisible } from "../base/text/safe.js";
import { isWatchable, watchFolders, type WatchOptions } from "../base/files/watch-folders.js";
import { joinWords, listFirst } from "../base/text/join-words.js";
import { breakLines } from "../reporters/terminal-text.js";
import { getCurrentFolder } from "./print-report.js";
import { loadErrorWrap } from "./terminal.js";

interface FolderWatch extends Omit<WatchOptions, "signal"> {
  readonly folder: string;
  /** As the caller gave it. */
  readonly path: string;
}

export interface Round {
  /** What has changed since the round before; nothing in the first one. */
  readonly changed: readonly string[];
  /** A sentence for what is not watched, without a full stop. */
  readonly warning?: string;
}

/**
 * Does work now and after every change, until the run is interrupted.
 *
 * @throws {Interrupted}
 */
export async function repeatOnChange(
  { folder, path, ...options }: FolderWatch,
  { signal }: Pick<Cancellation, "signal">,
  work: (round: Round) => Promise<void>,
): Promise<never> {
  if (!isWatchable(folder)) {
    throw makeNoFolderError(path, getCurrentFolder(), "Give the folder of a plugin", " to watch");
  }
  const watching = watchFolders(folder, { ...options, signal });
  try {
    for (let changed: readonly string[] = []; ; changed = await watching.nextChange()) {
      signal.throwIfAborted();
      const left = watching.countUnwatched();
      const warning = `${formatCount(left, "folder")} cannot be watched, as there are too many: changes in them are not seen`;
      await work({ changed, ...(left > 0 && { warning }) });
    }
  } finally {
    watching.close();
  }
}

/** What a package manager installs, and what git keeps for itself, is not the plugin's. */
export function isWatched(path: string): boolean {
  return !/(?:^|\/)(?:node_modules|\.git)$/u.test(path);
}

/** What a person reads while nothing happens. */
export async function formatWaiting(): Promise<string> {
  const wrap = await loadErrorWrap();
  return breakLines("Waiting for a change. Press Ctrl-C to stop.", 0, { wrap }).join("\n");
}

/** A mistake that can be corrected does not end the watching. Gives what to show of it. */
export async function catchMistake(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const lines = [error.message, ...(error.help === undefined ? [] : error.help.split("\n"))];
    return `${lines.map(makeVisible).join("\n")}\n`;
  }
}

const MAX_NAMED = 3;

/** `manifest.json and 2 more changed`. */
export function formatChanged(changed: readonly string[]): string {
  const named = changed.map((path) => (path === "" ? "the folder" : makeVisible(path)));
  return `${joinWords(listFirst(named, MAX_NAMED))} changed`;
}
