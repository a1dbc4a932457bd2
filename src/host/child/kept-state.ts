import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import type { TextStore } from "../../sdk/test-context.js";
import type { ChildOutcome, Job, PlannedStep } from "../job.js";
import { cutText } from "../loading/describe-value.js";
import type { Send } from "./channel.js";
import { captureStack } from "./capture-stack.js";

/** Looks after what the plugin has stored, before and after each call of a hook. */
export interface StateKeeper {
  /** What the context's storage is made of. */
  readonly store: TextStore;
  beforeCall(step: PlannedStep): void;
  afterCall(step: PlannedStep, outcome: ChildOutcome): void;
}

const MAX_KEYS = 20;

/**
 * Keeps what is stored after the installation for another life, and reports what is left after the removal. In an
 * update it watches what happens to the values that are there. Made before the guards, which would see its own work.
 */
export function makeStateKeeper(
  {
    plan,
    installed,
    storageFile,
    dataFolder,
    previousVersion,
  }: Pick<Job, "plan" | "installed" | "previousVersion"> & Partial<Pick<Job, "storageFile" | "dataFolder">>,
  plain: TextStore,
  send: Send,
): StateKeeper {
  const copyFile = copyFileSync;
  const copyFolder = makeFolderCopier();
  const keep = (): void => {
    if (!installed || storageFile === undefined) return;
    if (dataFolder !== undefined && installed.dataFolder !== undefined) {
      copyFolder(dataFolder, installed.dataFolder);
    }
    copyFile(storageFile, installed.storageFile);
  };
  const lastInstall = plan.findLast(({ name }) => name === "onInstall")?.nth;
  const inherited = previousVersion === undefined ? undefined : watchInherited(plain, send);
  return {
    store: inherited?.store ?? plain,
    beforeCall({ name }) {
      if (name === "onUninstall") inherited?.reportUnread();
    },
    afterCall({ name, nth }, { kind }) {
      try {
        if (name === "onInstall" && nth === lastInstall && kind === "done" && installed) {
          keep();
          send({ kind: "installed" });
        }
        if (name === "onUninstall" && (kind === "done" || kind === "no-hook")) reportLeft(plain.keys(), send);
      } catch {
        // The plugin may have removed these files, or put a pipe there: then nothing is kept, and nothing is said.
      }
    },
  };
}

/** Copies files and folders; not Node's own way, which looks at folders above that are not readable here. */
function makeFolderCopier(): (from: string, to: string) => void {
  const [copyFile, list, make] = [copyFileSync, readdirSync, mkdirSync];
  const copy = (from: string, to: string): void => {
    make(to, { recursive: true });
    for (const entry of list(from, { withFileTypes: true })) {
      const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
      if (entry.isDirectory()) copy(source, target);
      else if (entry.isFile()) copyFile(source, target);
    }
  };
  return copy;
}

function reportLeft(keys: readonly string[], send: Send): void {
  if (keys.length === 0) return;
  const shown = keys.toSorted().slice(0, MAX_KEYS);
  send({ kind: "left", keys: shown.map(cutText), more: keys.length - shown.length });
}

/** Watches the values that an earlier version has stored. */
function watchInherited(store: TextStore, send: Send): { readonly store: TextStore; reportUnread(): void } {
  const inherited = new Set(store.keys());
  const untouched = new Set(inherited);
  const found = new Set<string>();
  const handled = new Set<string>();
  return {
    reportUnread() {
      if (untouched.size > 0) send({ kind: "unread", keys: [...untouched].slice(0, MAX_KEYS).map(cutText) });
    },
    store: {
      read(key) {
        const text = store.read(key);
        untouched.delete(key);
        if (text !== undefined) found.add(key);
        else if (!found.has(key) && (inherited.has(key) || !handled.has(key))) {
          send({ kind: "miss", key: cutText(key), isRemoved: inherited.has(key), stack: captureStack() });
        }
        return text;
      },
      write(key, text) {
        untouched.delete(key);
        handled.add(key);
        store.write(key, text);
      },
      remove(key) {
        untouched.delete(key);
        handled.add(key);
        store.remove(key);
      },
      keys() {
        untouched.clear();
        return store.keys();
      },
    },
  };
}
