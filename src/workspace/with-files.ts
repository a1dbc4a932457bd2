import { compareNames, listByFolder, type Workspace } from "./workspace.js";

/** The content of an added file. It is not empty, because an empty file does not count as there. */
const CONTENT = "\n";
const BYTES = new TextEncoder().encode(CONTENT);

/** A workspace with some more files, each of one line break, where nothing exists yet. */
export function addFiles<Base extends Workspace>(workspace: Base, paths: readonly string[]): Base {
  const added = new Set(paths.filter((path) => workspace.entry(path) === undefined));
  if (added.size === 0) return workspace;
  const folders = listByFolder(added);
  return {
    ...workspace,
    ascii: (path) => (added.has(path) ? CONTENT : workspace.ascii?.(path)),
    bytes: (path, most) => (added.has(path) ? BYTES : workspace.bytes(path, most)),
    head: (path, most) => (added.has(path) ? BYTES : workspace.head(path, most)),
    entry(path) {
      if (added.has(path)) return { kind: "file", size: CONTENT.length };
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
