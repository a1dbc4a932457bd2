import { compareNames, type Workspace } from "./workspace.js";

/** A workspace with some more files, empty ones, where nothing exists yet. */
export function addFiles(workspace: Workspace, paths: readonly string[]): Workspace {
  const added = paths.filter((path) => workspace.entry(path) === undefined);
  if (added.length === 0) return workspace;
  return {
    ...workspace,
    ascii: (path) => (added.includes(path) ? "" : workspace.ascii?.(path)),
    bytes: (path, most) => (added.includes(path) ? new Uint8Array() : workspace.bytes(path, most)),
    head: (path, most) => (added.includes(path) ? new Uint8Array() : workspace.head(path, most)),
    entry(path) {
      if (added.includes(path)) return { kind: "file", size: 0 };
      return (
        workspace.entry(path) ?? (added.some((file) => file.startsWith(`${path}/`)) ? { kind: "folder" } : undefined)
      );
    },
    list(folder) {
      const prefix = folder === "" ? "" : `${folder}/`;
      const listed = new Map(workspace.list(folder).map((entry) => [entry.name, entry]));
      for (const path of added.filter((file) => file.startsWith(prefix))) {
        const [name = "", ...below] = path.slice(prefix.length).split("/");
        if (!listed.has(name)) listed.set(name, { name, kind: below.length > 0 ? "folder" : "file" });
      }
      return [...listed.values()].toSorted(compareNames);
    },
  };
}
