import { openOwnArchive, unpackArchive } from "../base/files/archive.js";
import { diskWorkspace } from "../base/files/disk.js";
import { joinPath } from "../base/files/workspace.js";
import type { PluginArchive } from "./packing/pack.js";
import { PACKAGE_FILE } from "./packing/replace-ranges.js";

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
  /** Those of `changed` that are not packed: ranges in package.json were replaced by what they say. */
  readonly sources?: readonly string[];
  /** The submodule that the plugin is in. */
  readonly submodule?: string | undefined;
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
  const { readCommittedFiles, isFileOfPointer, readPointers, classifyContent } =
    await import("../base/git/committed-files.js");
  const committed = await readCommittedFiles(root, archive.commit, folder);
  if ("refused" in committed) return { ...NONE, unknown: committed.refused };
  const sources = await findChangedSources(root, joinPath(folder, PACKAGE_FILE), archive);
  if ("refused" in sources) return { ...NONE, unknown: sources.refused };
  const changed: string[] = [...sources.changed];
  const untracked: string[] = [];
  const lineEnds: string[] = [];
  const others: { readonly path: string; readonly blob: string; readonly bytes: Uint8Array }[] = [];
  for (const entry of openOwnArchive(archive.bytes).entries) {
    const path = joinPath(folder, entry.path);
    const blob = committed.blobs.get(path);
    // Its ranges are replaced only when it is packed.
    const before = entry.path === PACKAGE_FILE ? archive.replacement?.before : undefined;
    const bytes = blob === undefined ? undefined : (before ?? unpackArchive(entry));
    if (blob === undefined || !bytes) {
      if (committed.untracked.has(path)) untracked.push(path);
      continue;
    }
    const sameness = classifyContent(bytes, blob);
    if (sameness === "line endings") lineEnds.push(path);
    else if (sameness === "other") others.push({ path, blob, bytes });
  }
  const blobs = others.map(({ blob }) => blob);
  const pointers = await readPointers(root, blobs);
  for (const { path, blob, bytes } of others) {
    const pointer = pointers.get(blob);
    if (!pointer || !isFileOfPointer(bytes, pointer)) changed.push(path);
  }
  const { submodule } = committed;
  return { changed, untracked, lineEnds, submodule, ...(sources.changed.length > 0 && { sources: sources.changed }) };
}

/** The files of other packages that replaced ranges are from, if the commit has other ones, or none. */
async function findChangedSources(
  root: string,
  packageFile: string,
  { commit = "", replacement }: PluginArchive,
): Promise<{ readonly changed: readonly string[] } | { readonly refused: string }> {
  const sources = [...new Set(replacement?.ranges.map(({ source }) => source))].filter((path) => path !== packageFile);
  if (sources.length === 0) return { changed: [] };
  const { classifyContent, readCommittedIds } = await import("../base/git/committed-files.js");
  const committed = await readCommittedIds(root, commit, sources);
  if ("refused" in committed) return committed;
  const workspace = diskWorkspace(root);
  const changed = sources.filter((path) => {
    const [bytes, id] = [workspace.bytes(path), committed.get(path)];
    return !bytes || id === undefined || classifyContent(bytes, id) === "other";
  });
  return { changed };
}
