/** What is known about paths, until it is forgotten. */
export interface Cache<Value> {
  get(path: string): Value | undefined;
  has(path: string): boolean;
  set(path: string, value: Value): void;
  forget(isGone: (path: string, value: Value) => boolean): void;
}

/** Makes a cache that stays small when many plugins are read one after the other. */
export function makeCache<Value>(): Cache<Value> {
  // A long-lived map keeps its old tables in memory, and all that they refer to. So the map of recent values is
  // replaced.
  let recent = new Map<string, Value>();
  const lasting = new Map<string, Value>();
  return {
    get: (path) => recent.get(path) ?? lasting.get(path),
    has: (path) => recent.has(path) || lasting.has(path),
    set(path, value) {
      if (lasting.has(path)) lasting.set(path, value);
      else recent.set(path, value);
    },
    forget(isGone) {
      lasting.forEach((value, path) => isGone(path, value) && lasting.delete(path));
      recent.forEach((value, path) => !isGone(path, value) && lasting.set(path, value));
      recent = new Map();
    },
  };
}
