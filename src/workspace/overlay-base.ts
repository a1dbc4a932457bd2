import { compareNames, joinPath, type Listed, type Workspace } from "./workspace.js";

/** What the base had at a path: a file, something else that is not read, or nothing. */
export type BaseEntry =
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link" | "large" }
  | undefined;

/**
 * A workspace as it was when some of its files were others, or not there. All else is as it is now, without what the base
 * does not have: what git does not know, such as built code, has no earlier state. What git keeps about it is not at hand.
 *
 * @param isInBase whether the base has a file at a path, or a folder with files.
 */
export function overlayBase(
  now: Workspace,
  before: ReadonlyMap<string, BaseEntry>,
  isInBase: (path: string) => boolean,
): Workspace {
  const added = new Map<string, Map<string, Listed>>();
  const emptied = new Set<string>();
  for (const [path, was] of before) {
    const names = path.split("/");
    for (let depth = names.length - 1; depth >= 0; depth--) {
      const folder = names.slice(0, depth).join("/");
      if (!was) emptied.add(folder);
      else add(folder, names[depth] ?? "", depth < names.length - 1 ? "folder" : was.kind === "link" ? "link" : "file");
    }
  }
  function add(folder: string, name: string, kind: Listed["kind"]): void {
    const listed = added.get(folder) ?? new Map<string, Listed>();
    added.set(folder, listed.set(name, { name, kind }));
  }

  const gone = new Map<string, boolean>();
  /** A file that did not exist, or a folder that contains only such files. */
  function isGone(path: string): boolean {
    const known = gone.get(path);
    if (known !== undefined) return known;
    const isNew = !added.has(path) && (before.has(path) ? before.get(path) === undefined : !isInBase(path));
    const found = isNew || (path !== "" && emptied.has(path) && list(path).length === 0);
    gone.set(path, found);
    return found;
  }
  function list(folder: string): readonly Listed[] {
    if (before.get(folder)) return [];
    const old = added.get(folder) ?? new Map<string, Listed>();
    const kept = now.list(folder).filter(({ name }) => !old.has(name) && !isGone(joinPath(folder, name)));
    return [...kept, ...old.values()].toSorted(compareNames);
  }
  /** A path to be looked at as it is now. */
  const isAsNow = (path: string): boolean => {
    const names = path.split("/");
    return !names.some((_, depth) => {
      const part = names.slice(0, depth + 1).join("/");
      return before.get(part) !== undefined || isGone(part);
    });
  };

  return {
    list,
    entry(path) {
      const was = before.get(path);
      if (was?.kind === "file") return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
      if (was) return { kind: was.kind === "link" ? "broken" : "unreadable" };
      if (added.has(path)) return { kind: "folder" };
      return isAsNow(path) ? now.entry(path) : undefined;
    },
    isCrowded: (folder) => !added.has(folder) && isAsNow(folder) && now.isCrowded?.(folder) === true,
    canList: (folder) => added.has(folder) || (isAsNow(folder) && (now.canList?.(folder) ?? true)),
    bytes(path, most) {
      const was = before.get(path);
      if (was) return was.kind === "file" && was.bytes.length <= (most ?? Infinity) ? was.bytes : undefined;
      return isAsNow(path) ? now.bytes(path, most) : undefined;
    },
    head(path, most) {
      const was = before.get(path);
      if (was) return was.kind === "file" ? was.bytes.subarray(0, most) : undefined;
      return isAsNow(path) ? now.head(path, most) : undefined;
    },
  };
}
