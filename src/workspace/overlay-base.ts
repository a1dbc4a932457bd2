import {
  compareNames,
  getBaseName,
  getParent,
  joinPath,
  type Entry,
  type Listed,
  type Workspace,
} from "./workspace.js";

/** What the base had at a path: a file, a link and where it led, a file that is not read, or nothing. */
export type BaseEntry =
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link"; readonly target: string }
  | { readonly kind: "large" }
  | undefined;

/** As many as Linux follows. */
const MAX_LINKS = 40;

/**
 * A workspace as it was before some of its files changed or were added. Everything else is as it is now, without what
 * the base does not have: files that git does not know, such as built code, have no earlier state. It has no git
 * folder.
 *
 * @param before what differs, and every link of the base.
 * @param isInBase whether the base has a file at a path, or a folder with files.
 */
export function overlayBase(
  now: Workspace,
  before: ReadonlyMap<string, BaseEntry>,
  isInBase: (path: string) => boolean,
): Workspace {
  const plain = overlayPlain(now, before, isInBase);
  const isLink = (path: string): boolean => before.get(path)?.kind === "link";

  /** A path with the links on its way followed, as they led in the base. */
  function follow(path: string): string | { readonly kind: "outside" | "broken" } {
    const names = path.split("/").toReversed();
    let here = "";
    let links = 0;
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (name === "..") {
        if (here === "") return { kind: "outside" };
        here = getParent(here);
      } else if (name !== "" && name !== ".") {
        const there = joinPath(here, name);
        const link = before.get(there);
        if (link?.kind !== "link") here = there;
        else if (link.target.startsWith("/")) return { kind: "outside" };
        else if (++links > MAX_LINKS) return { kind: "broken" };
        else names.push(...link.target.split("/").toReversed());
      }
    }
    return here;
  }
  function entry(path: string): Entry | undefined {
    const place = follow(path);
    const found = typeof place === "string" ? plain.entry(place) : place;
    if (found || path === "") return found;
    const folder = follow(getParent(path));
    if (typeof folder === "string" && isLink(joinPath(folder, getBaseName(path)))) return { kind: "broken" };
    const above = entry(getParent(path));
    return above?.kind === "broken" ? above : undefined;
  }
  function readAt<T>(path: string, read: (place: string) => T, otherwise: T): T {
    const place = follow(path);
    return typeof place === "string" ? read(place) : otherwise;
  }
  return {
    entry,
    list: (folder) => readAt(folder, (place) => plain.list(place), []),
    isCrowded: (folder) => readAt(folder, (place) => plain.isCrowded?.(place) === true, false),
    canList: (folder) => readAt(folder, (place) => plain.canList?.(place) ?? true, false),
    bytes: (path, most) => readAt(path, (place) => plain.bytes(place, most), undefined),
    head: (path, most) => readAt(path, (place) => plain.head(place, most), undefined),
  };
}

/** The same for paths without a link on their way. */
function overlayPlain(
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
      if (was) return { kind: "unreadable" };
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
