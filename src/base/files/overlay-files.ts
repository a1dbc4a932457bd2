import type { DiskWorkspace } from "./disk.js";
import { compareNames, listByFolder, type Workspace } from "./workspace.js";

/** A workspace in which some of the files that are there have other bytes. */
export function overlayFiles(below: DiskWorkspace, files: ReadonlyMap<string, Uint8Array>): DiskWorkspace {
  return {
    ...below,
    entry(path) {
      const bytes = files.get(path);
      if (bytes) return { kind: "file", size: bytes.length };
      return below.entry(path);
    },
    bytes(path, maxBytes = Infinity) {
      const bytes = files.get(path);
      if (!bytes) return below.bytes(path, maxBytes === Infinity ? undefined : maxBytes);
      return bytes.length <= maxBytes ? bytes : undefined;
    },
    checkedBytes: (path) => files.get(path) ?? below.checkedBytes(path),
    ascii: (path) => (files.has(path) ? undefined : below.ascii(path)),
    head: (path, maxBytes) => files.get(path)?.subarray(0, maxBytes) ?? below.head(path, maxBytes),
  };
}

/** The content of an added file. It is not empty, because an empty file does not count as there. */
const LINE_BREAK = new TextEncoder().encode("\n");

/** A workspace with some more files, each of one line break, where nothing exists yet. */
export function addFiles<Base extends Workspace>(workspace: Base, paths: readonly string[]): Base {
  return addContents(workspace, new Map(paths.map((path) => [path, LINE_BREAK])));
}

/** A workspace with some more files, where nothing exists yet. */
export function addContents<Base extends Workspace>(workspace: Base, files: ReadonlyMap<string, Uint8Array>): Base {
  const added = new Map([...files].filter(([path]) => workspace.entry(path) === undefined));
  if (added.size === 0) return workspace;
  const folders = listByFolder(new Set(added.keys()));
  const isNew = (folder: string): boolean => folders.has(folder) && workspace.entry(folder) === undefined;
  return {
    ...workspace,
    canList: (folder) => isNew(folder) || workspace.canList(folder),
    ascii: (path) => (added.has(path) ? undefined : workspace.ascii(path)),
    bytes(path, maxBytes) {
      const bytes = added.get(path);
      if (!bytes) return workspace.bytes(path, maxBytes);
      return bytes.length <= (maxBytes ?? Infinity) ? bytes : undefined;
    },
    head: (path, maxBytes) => added.get(path)?.subarray(0, maxBytes) ?? workspace.head(path, maxBytes),
    entry(path) {
      const bytes = added.get(path);
      if (bytes) return { kind: "file", size: bytes.length };
      return workspace.entry(path) ?? (folders.has(path) ? { kind: "folder" } : undefined);
    },
    list(folder) {
      const more = folders.get(folder);
      const listed = workspace.list(folder);
      if (!more) return listed;
      const names = new Map([...more, ...listed].map((entry) => [entry.name, entry]));
      return [...names.values()].toSorted(compareNames);
    },
  };
}
