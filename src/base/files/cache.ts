import { getParent, isWithin } from "./workspace.js";

/** What is known about paths, until it is forgotten. */
export interface Cache<Value> {
  get(path: string): Value | undefined;
  has(path: string): boolean;
  set(path: string, value: Value): void;
  /**
   * Forgets a folder and all below it.
   *
   * @param onGone learns what is forgotten.
   */
  forget(folder: string, onGone?: (path: string, value: Value) => void): void;
}

/** Makes a cache that stays small when many plugins are read one after the other. */
export function makeCache<Value>(): Cache<Value> {
  // A long-lived map keeps its old tables in memory, and all that they refer to. So the map of recent values is
  // replaced.
  let recent = new Map<string, Value>();
  const lasting = new Map<string, { readonly value: Value }>();
  /** What lasts by its folder: to forget one of many plugins must not take longer the more there are. */
  const inside = new Map<string, Set<string>>();

  const keep = (path: string, value: Value): void => {
    lasting.set(path, { value });
    for (let at = path; at !== ""; at = getParent(at)) {
      const folder = getParent(at);
      const paths = inside.get(folder) ?? new Set();
      if (paths.has(at)) return;
      inside.set(folder, paths.add(at));
    }
  };
  const drop = (path: string, onGone: (path: string, value: Value) => void): void => {
    const kept = lasting.get(path);
    lasting.delete(path);
    if (kept) onGone(path, kept.value);
    const paths = inside.get(path);
    inside.delete(path);
    for (const one of paths ?? []) drop(one, onGone);
  };

  return {
    get: (path) => recent.get(path) ?? lasting.get(path)?.value,
    has: (path) => recent.has(path) || lasting.has(path),
    set(path, value) {
      if (lasting.has(path)) lasting.set(path, { value });
      else recent.set(path, value);
    },
    forget(folder, onGone = () => undefined) {
      inside.get(getParent(folder))?.delete(folder);
      drop(folder, onGone);
      for (const [path, value] of recent) {
        if (isWithin(path, folder)) onGone(path, value);
        else keep(path, value);
      }
      recent = new Map();
    },
  };
}
