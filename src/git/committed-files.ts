import { openGitFolder } from "../workspace/git-folder.js";
import { findCommit } from "./changed-files.js";
import { withGitObjects, type NoObjects } from "./git-objects.js";
import { LINK, readSmallObjects, readTree, readTreeFiles, SUBMODULE, type TreeEntry } from "./read-objects.js";
import { resolveRef } from "./resolve-ref.js";
import { LONGEST_POINTER } from "./same-content.js";
import { listUntrackedFiles } from "./untracked-files.js";

export { isFileOfPointer, classifyContent } from "./same-content.js";

/** What a commit contains below a folder, and what is there that git neither has nor ignores. */
interface CommittedFiles {
  /** The id of each file's content, by its path from the root. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly untracked: ReadonlySet<string>;
}

/**
 * The contents of a commit, verified against its id down to each file: tampered objects of the repository are refused.
 * Attributes, filters and settings of the repository have no effect.
 */
export async function readCommittedFiles(
  root: string,
  commit: string,
  folder: string,
): Promise<CommittedFiles | { readonly refused: string }> {
  const read = await withGitObjects<CommittedFiles | NoObjects>(root, async (objects) => {
    const files = await readTree(objects, commit, folder);
    if (!files) return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
    const untracked = await listUntrackedFiles(root, objects, (path) => files.has(path), folder);
    if (!untracked) return { refused: "failed", why: "git does not say what it ignores, or there are too many files" };
    return { blobs: findBlobs(files), untracked: new Set(untracked) };
  });
  return "refused" in read ? { refused: explainFailure(read) } : read;
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
  return "refused" in read ? { refused: explainFailure(read) } : read.ids;
}

function findBlobs(files: ReadonlyMap<string, TreeEntry>): ReadonlyMap<string, string> {
  const blobs = [...files].filter(([, { mode }]) => mode !== SUBMODULE && mode !== LINK);
  return new Map(blobs.map(([path, { id }]) => [path, id]));
}

/** The contents that a repository has of some ids, as far as they may be pointers of Git LFS. */
export async function readPointers(root: string, ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  if (ids.length === 0) return new Map();
  const small = await withGitObjects(root, async (objects) => ({
    found: await readSmallObjects(objects, ids, LONGEST_POINTER),
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
  return refusal.refused === "no-git" ? "there is no git" : refusal.why;
}
