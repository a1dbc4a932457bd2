import { join } from "node:path";
import { quote } from "../text/safe.js";
import { joinPath, listFoldersAbove, relativeTo } from "../files/workspace.js";
import { openGitFolder } from "../files/git-folder.js";
import { findCommit } from "./changed-files.js";
import { withGitObjects, type NoObjects } from "./git-objects.js";
import { LINK, readSmallObjects, readTree, readTreeFiles, SUBMODULE, type TreeEntry } from "./read-objects.js";
import { resolveRef } from "./resolve-ref.js";
import { MAX_POINTER_LENGTH } from "./lfs-pointer.js";
import { listUntrackedFiles } from "./untracked-files.js";

export { isFileOfPointer, classifyContent } from "./same-content.js";

/** What a commit contains below a folder, and what is there that git neither has nor ignores. */
interface CommittedFiles {
  /** The id of each file's content, by its path from the root. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly untracked: ReadonlySet<string>;
  /** The submodule that the folder is in, by its path from the root. */
  readonly submodule?: string;
}

/** The part of a commit that is in another repository. */
interface Submodule {
  readonly path: string;
  /** Its commit. */
  readonly id: string;
}

type TreeOfCommit =
  | { readonly submodule: Submodule }
  | { readonly files: ReadonlyMap<string, TreeEntry>; readonly untracked: readonly string[] };

/**
 * The contents of a commit, verified against its id down to each file: tampered objects of the repository are refused.
 * Attributes, filters and settings of the repository have no effect.
 */
export async function readCommittedFiles(
  root: string,
  commit: string,
  folder: string,
): Promise<CommittedFiles | { readonly refused: string }> {
  const read = await withGitObjects<TreeOfCommit | NoObjects>(root, async (objects) => {
    const files = await readTree(objects, commit, folder);
    const above = await readTreeFiles(objects, commit, listFoldersAbove(folder));
    if (!files || !above)
      return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
    const [submodule] = listSubmodules(above);
    if (submodule) return { submodule };
    const untracked = await listUntrackedFiles(root, objects, (path) => files.has(path), folder);
    if (!untracked) return { refused: "failed", why: "git does not say what it ignores, or there are too many files" };
    return { files, untracked };
  });
  if ("refused" in read) return { refused: explainFailure(read) };
  if ("submodule" in read) return readSubmodule(root, read.submodule, folder);
  const blobs = new Map(findBlobs(read.files));
  const untracked = new Set(read.untracked);
  for (const submodule of listSubmodules(read.files)) {
    const inside = await readSubmodule(root, submodule, submodule.path);
    if ("refused" in inside) continue;
    for (const [path, id] of inside.blobs) blobs.set(path, id);
    for (const path of inside.untracked) untracked.add(path);
  }
  return { blobs, untracked };
}

/** The files of a submodule, at the commit that the outer one names, whichever is checked out. */
async function readSubmodule(
  root: string,
  { path, id }: Submodule,
  folder: string,
): Promise<CommittedFiles | { readonly refused: string }> {
  const inside = await readCommittedFiles(join(root, path), id, folder === path ? "" : relativeTo(path, folder));
  if ("refused" in inside) return { refused: `of the submodule ${quote(path)}, ${inside.refused}` };
  return {
    blobs: new Map([...inside.blobs].map(([file, blob]) => [joinPath(path, file), blob])),
    untracked: new Set([...inside.untracked].map((file) => joinPath(path, file))),
    submodule: path,
  };
}

function listSubmodules(files: ReadonlyMap<string, TreeEntry>): readonly Submodule[] {
  return [...files].flatMap(([path, { mode, id }]) => (mode === SUBMODULE ? [{ path, id }] : []));
}

/** The ids of the contents of some files in a commit, verified as {@link readCommittedFiles} does. */
export async function readCommittedIds(
  root: string,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string> | { readonly refused: string }> {
  const read = await withGitObjects<{ readonly ids: ReadonlyMap<string, string> } | NoObjects>(
    root,
    async (objects) => {
      const files = await readTreeFiles(objects, commit, paths);
      if (!files) return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
      return { ids: findBlobs(files) };
    },
  );
  if ("refused" in read) return { refused: explainFailure(read) };
  return read.ids;
}

function findBlobs(files: ReadonlyMap<string, TreeEntry>): ReadonlyMap<string, string> {
  const blobs = [...files].filter(([, { mode }]) => mode !== SUBMODULE && mode !== LINK);
  return new Map(blobs.map(([path, { id }]) => [path, id]));
}

/** The contents that a repository has of some ids, as far as they may be pointers of Git LFS. */
export async function readPointers(root: string, ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  if (ids.length === 0) return new Map();
  const small = await withGitObjects(root, async (objects) => ({
    found: await readSmallObjects(objects, ids, MAX_POINTER_LENGTH),
  }));
  return new Map("found" in small ? [...small.found].map(([id, { bytes }]) => [id, bytes]) : []);
}

/**
 * The commit that a tag names here; `undefined` where there is no such tag.
 *
 * @returns why it is not known, where it is not.
 */
export async function findTaggedCommit(
  root: string,
  tag: string,
): Promise<string | undefined | { readonly refused: string }> {
  const git = openGitFolder(root);
  if (git === undefined || "absent" in git || resolveRef(git, `refs/tags/${tag}`) === undefined) return undefined;
  const found = await withGitObjects(root, async (objects) => ({
    commit: await findCommit(objects, `refs/tags/${tag}`),
  }));
  if ("refused" in found) return { refused: explainFailure(found) };
  return found.commit ?? { refused: "what the tag names is not in this clone" };
}

function explainFailure(refusal: NoObjects): string {
  if (refusal.refused === "no-git") return "there is no git";
  return refusal.why;
}
