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

  function entry(path: string): Entry | undefined {
    const place = followLinks(path, before);
    const found = typeof place === "string" ? plain.entry(place) : place;
    if (found || path === "") return found;
    const folder = followLinks(getParent(path), before);
    if (typeof folder === "string" && before.get(joinPath(folder, getBaseName(path)))?.kind === "link") {
      return { kind: "broken" };
    }
    const above = entry(getParent(path));
    return above?.kind === "broken" ? above : undefined;
  }
  function readAt<T>(path: string, read: (place: string) => T, otherwise: T): T {
    const place = followLinks(path, before);
    if (typeof place === "string") return read(place);
    return otherwise;
  }
  return {
    ...plain,
    entry,
    list: (folder) => readAt(folder, (place) => plain.list(place), []),
    isCrowded: (folder) => readAt(folder, (place) => plain.isCrowded(place), false),
    canList: (folder) => readAt(folder, (place) => plain.canList(place), false),
    bytes: (path, maxBytes) => readAt(path, (place) => plain.bytes(place, maxBytes), undefined),
    head: (path, maxBytes) => readAt(path, (place) => plain.head(place, maxBytes), undefined),
  };
}

/** A path with the links on its way followed, as they led in the base; or why it leads to nothing inside. */
function followLinks(
  path: string,
  before: ReadonlyMap<string, BaseEntry>,
): string | { readonly kind: "outside" | "broken" } {
  const names = path.split("/").toReversed();
  let here = "";
  let links = 0;
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (name === "" || name === ".") continue;
    if (name === "..") {
      if (here === "") return { kind: "outside" };
      here = getParent(here);
      continue;
    }
    const next = joinPath(here, name);
    const found = before.get(next);
    if (found?.kind !== "link") {
      here = next;
      continue;
    }
    if (found.target.startsWith("/")) return { kind: "outside" };
    links++;
    if (links > MAX_LINKS) return { kind: "broken" };
    names.push(...found.target.split("/").toReversed());
  }
  return here;
}

/** The folders of what differs: what the base had in each of them, and which of them have files that the base has not. */
function listBase(before: ReadonlyMap<string, BaseEntry>) {
  const listed = new Map<string, Map<string, Listed>>();
  const grown = new Set<string>();
  for (const [path, was] of before) {
    if (was) add(getParent(path), { name: getBaseName(path), kind: was.kind === "link" ? "link" : "file" });
    for (let folder = path; folder !== ""; folder = getParent(folder)) {
      const parent = getParent(folder);
      if (!was) grown.add(parent);
      else if (folder !== path) add(parent, { name: getBaseName(folder), kind: "folder" });
    }
  }
  function add(folder: string, item: Listed): void {
    const items = listed.get(folder) ?? new Map<string, Listed>();
    listed.set(folder, items.set(item.name, item));
  }
  return { listed, grown };
}

/** The same for paths without a link on their way. */
function overlayPlain(
  now: Workspace,
  before: ReadonlyMap<string, BaseEntry>,
  isInBase: (path: string) => boolean,
): Workspace {
  const { listed, grown } = listBase(before);
  const gone = new Map<string, boolean>();

  /** Whether the base has nothing at a path: no file, or a folder that contains only new files. */
  function isGone(path: string): boolean {
    const known = gone.get(path);
    if (known !== undefined) return known;
    const found = isNew(path) || (path !== "" && grown.has(path) && list(path).length === 0);
    gone.set(path, found);
    return found;
  }
  function isNew(path: string): boolean {
    if (listed.has(path)) return false;
    if (before.has(path)) return before.get(path) === undefined;
    return !isInBase(path);
  }
  function list(folder: string): readonly Listed[] {
    if (before.get(folder)) return [];
    const old = listed.get(folder) ?? new Map<string, Listed>();
    const kept = now.list(folder).filter(({ name }) => !old.has(name) && !isGone(joinPath(folder, name)));
    return [...kept, ...old.values()].toSorted(compareNames);
  }
  /** Whether a path, with all folders above it, is as it was. */
  function isAsNow(path: string): boolean {
    const names = path.split("/");
    return names.every((_, depth) => {
      const part = names.slice(0, depth + 1).join("/");
      return before.get(part) === undefined && !isGone(part);
    });
  }

  return {
    list,
    entry(path) {
      const was = before.get(path);
      if (was?.kind === "file") return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
      if (was) return { kind: "unreadable" };
      if (listed.has(path)) return { kind: "folder" };
      if (!isAsNow(path)) return undefined;
      return now.entry(path);
    },
    isCrowded: (folder) => !listed.has(folder) && isAsNow(folder) && now.isCrowded(folder),
    canList: (folder) => listed.has(folder) || (isAsNow(folder) && now.canList(folder)),
    bytes(path, maxBytes) {
      const was = before.get(path);
      if (!was) return isAsNow(path) ? now.bytes(path, maxBytes) : undefined;
      if (was.kind !== "file" || was.bytes.length > (maxBytes ?? Infinity)) return undefined;
      return was.bytes;
    },
    ascii: () => undefined,
    head(path, maxBytes) {
      const was = before.get(path);
      if (!was) return isAsNow(path) ? now.head(path, maxBytes) : undefined;
      if (was.kind !== "file") return undefined;
      return was.bytes.subarray(0, maxBytes);
    },
    git: () => undefined,
  };
}
