import { openOwnArchive, unpackArchive } from "../workspace/archive.js";
import { joinPath } from "../workspace/workspace.js";
import type { PluginArchive } from "../packing/pack.js";

/**
 * The differences between an archive and the commit it is packed from. Paths are relative to the root of the
 * repository.
 */
export interface CommitDifference {
  readonly changed: readonly string[];
  /** Neither in the commit nor ignored by git. */
  readonly untracked: readonly string[];
  /** Files with the same text but other line endings. */
  readonly lineEnds: readonly string[];
  /** Why the two could not be compared. */
  readonly unknown?: string;
}

const NONE: CommitDifference = { changed: [], untracked: [], lineEnds: [] };

/** Compares an archive with its commit. A file that git ignores, such as a build, belongs to no commit. */
export async function compareArchiveWithCommit(
  root: string,
  folder: string,
  archive: PluginArchive,
): Promise<CommitDifference> {
  if (archive.commit === undefined) return NONE;
  const { readCommittedFiles, isFileOfPointer, readPointers, classifyContent } = await import(
    /* webpackChunkName: "processes" */ "../git/committed-files.js"
  );
  const committed = await readCommittedFiles(root, archive.commit, folder);
  if ("refused" in committed) return { ...NONE, unknown: committed.refused };
  const changed: string[] = [];
  const untracked: string[] = [];
  const lineEnds: string[] = [];
  const others: { readonly path: string; readonly blob: string; readonly bytes: Uint8Array }[] = [];
  for (const entry of openOwnArchive(archive.bytes).entries) {
    const path = joinPath(folder, entry.path);
    const blob = committed.blobs.get(path);
    const bytes = blob === undefined ? undefined : unpackArchive(entry);
    if (blob === undefined || !bytes) {
      if (committed.untracked.has(path)) untracked.push(path);
      continue;
    }
    const sameness = classifyContent(bytes, blob);
    if (sameness === "line ends") lineEnds.push(path);
    else if (sameness === "other") others.push({ path, blob, bytes });
  }
  const blobs = others.map(({ blob }) => blob);
  const pointers = await readPointers(root, blobs);
  for (const { path, blob, bytes } of others) {
    const pointer = pointers.get(blob);
    if (!pointer || !isFileOfPointer(bytes, pointer)) changed.push(path);
  }
  return { changed, untracked, lineEnds };
}
