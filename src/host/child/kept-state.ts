import type { TextStore } from "../../sdk/test-context.js";
import type { ChildOutcome, Job, PlannedStep } from "../job.js";
import { cutText } from "../loading/describe-value.js";
import { findCause } from "./cause.js";
import type { Send } from "./message-text.js";
import { captureStack } from "./capture-stack.js";
import { replaceMethod } from "./define-value.js";

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
 * update it watches what happens to the values that are there.
 *
 * @param keep copies what is stored to where another life begins with it.
 */
export function makeStateKeeper(
  { plan, installed, previousVersion }: Pick<Job, "plan" | "installed" | "previousVersion">,
  plain: TextStore,
  send: Send,
  { keep, listDatabases }: { readonly keep: () => void; readonly listDatabases: () => readonly string[] },
): StateKeeper {
  const lastInstall = plan.findLast(({ name }) => name === "onInstall")?.nth;
  let updated: ReadonlyMap<string, string> = new Map();
  /** What a second update adds to once more. */
  const reportGrown = (nth: number): void => {
    const texts = new Map(plain.keys().map((key) => [key, plain.read(key) ?? ""]));
    const grown = [...texts.keys()].filter((key) => hasGrown(updated.get(key), texts.get(key)));
    if (nth > 1 && grown.length > 0)
      send({ kind: "keys", about: "grown", keys: grown.slice(0, MAX_KEYS).map(cutText) });
    updated = texts;
  };
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
        if (name === "onUninstall" && (kind === "done" || kind === "no-hook"))
          reportLeft([...plain.keys(), ...listInPage(listDatabases())], send);
        if (name === "onUpdate" && kind === "done") reportGrown(nth);
      } catch {
        // The plugin may have removed these files, or put a pipe there: then nothing is kept, and nothing is said.
      }
    },
  };
}

/**
 * Whether a value has become more of the same, so that each further call adds again. What only differs, such as the
 * time of the last update, says nothing.
 */
function hasGrown(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined || before === after) return false;
  const old: unknown = JSON.parse(before);
  const next: unknown = JSON.parse(after);
  if (isArray(old) && isArray(next)) return next.length > old.length && old.length > 0;
  return (
    typeof old === "string" && typeof next === "string" && old !== "" && next.length > old.length && next.includes(old)
  );
}

const { isArray } = Array;

/** What is kept in a page: the keys of the local storage, and the databases by their names. */
function listInPage(databases: readonly string[]): readonly string[] {
  const { localStorage = {} } = globalThis as { readonly localStorage?: object };
  return [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...databases.map((name) => `IndexedDB: ${name}`),
  ];
}

/** Watches which databases are there. Gives their names, whenever it is asked. */
export function watchDatabases(): () => readonly string[] {
  const names = new Set<string>();
  const { indexedDB } = globalThis as { readonly indexedDB?: object };
  const follow = (method: string, act: (name: string) => void): void => {
    if (!indexedDB) return;
    replaceMethod(
      indexedDB,
      method,
      (original) =>
        function (...values) {
          act(String(values[0]));
          return original.apply(this, values);
        },
    );
  };
  follow("open", (name) => names.add(name));
  follow("deleteDatabase", (name) => names.delete(name));
  return () => [...names];
}

function reportLeft(keys: readonly string[], send: Send): void {
  if (keys.length === 0) return;
  const shown = keys.toSorted().slice(0, MAX_KEYS);
  send({ kind: "left", keys: shown.map(cutText), more: keys.length - shown.length });
}

/** Whether a value that has parts is replaced by one without them. A number or a version is written without a look. */
function losesParts(before = "null", after: string): boolean {
  const old: unknown = JSON.parse(before);
  if (typeof old !== "object" || old === null) return false;
  const next: unknown = JSON.parse(after);
  const kept = new Set(
    Object.values(typeof next === "object" && next !== null ? next : {}).map((part) => toJson(part)),
  );
  return Object.values(old).some((part) => !kept.has(toJson(part)));
}

const { stringify: toJson } = JSON;

/** Watches the values that an earlier version has stored. */
function watchInherited(store: TextStore, send: Send): { readonly store: TextStore; reportUnread(): void } {
  const inherited = new Set(store.keys());
  const untouched = new Set(inherited);
  const found = new Set<string>();
  const handled = new Set<string>();
  const reportMiss = (key: string, isOverwritten: boolean): void => {
    const stack = captureStack();
    send({ kind: "miss", key: cutText(key), isRemoved: inherited.has(key), isOverwritten, stack });
  };
  return {
    reportUnread() {
      if (untouched.size > 0)
        send({ kind: "keys", about: "unread", keys: [...untouched].slice(0, MAX_KEYS).map(cutText) });
    },
    store: {
      read(key) {
        const text = store.read(key);
        untouched.delete(key);
        if (text !== undefined) found.add(key);
        else if (!found.has(key) && (inherited.has(key) || !handled.has(key))) {
          reportMiss(key, false);
        }
        return text;
      },
      write(key, text) {
        if (untouched.has(key) && findCause()?.name === "onUpdate" && losesParts(store.read(key), text))
          reportMiss(key, true);
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
