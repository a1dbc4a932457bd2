/** What was learnt of paths, until it is let go of. */
export interface Cache<Value> {
  get(path: string): Value | undefined;
  has(path: string): boolean;
  set(path: string, value: Value): void;
  forget(isGone: (path: string, value: Value) => boolean): void;
}

/** Keeps little of many plugins, one after the other. */
export function makeCache<Value>(): Cache<Value> {
  // A map that lives long takes each table it grows or shrinks into from the old memory, and keeps what that named.
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
