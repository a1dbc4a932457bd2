import { joined, type Workspace } from "../workspace/workspace.js";

/** The files that the package ships, sorted by path. */
export interface PackedFiles {
  readonly files: readonly PackedFile[];
}

export interface PackedFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly size: number;
}

const MOST_FILES = 10_000;

/** What every plugin is expected to ship: `dist/`, the manifest and the documents beside it. */
export function packedFilesOf(workspace: Workspace, folder: string): PackedFiles {
  const files: PackedFile[] = [];
  const waiting = ["CHANGELOG.md", "LICENSE", "README.md", "dist", "manifest.json", "package.json"].map((name) =>
    joined(folder, name),
  );
  for (let path = waiting.shift(); path !== undefined && files.length < MOST_FILES; path = waiting.shift()) {
    const entry = workspace.entry(path);
    if (entry?.kind === "file") files.push({ path, size: entry.size });
    if (entry?.kind !== "folder") continue;
    const at = path;
    waiting.push(
      ...workspace
        .list(at)
        .filter(({ kind }) => kind === "file" || kind === "folder")
        .map(({ name }) => joined(at, name)),
    );
  }
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}
