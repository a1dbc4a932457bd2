import { join, sep } from "node:path";
import { findRenamedFolders } from "./renamed-folders.js";
import { openGitFolder } from "../files/git-folder.js";
import { openWorkingTree, type TreeFile } from "../files/working-tree.js";
import { getBaseName, getParent, joinPath } from "../files/workspace.js";
import { parseGitIndex } from "./git-index.js";
import { withGitObjects, type GitObjects } from "./git-objects.js";
import { readHead } from "./git-refs.js";
import { LINK, readSmallObjects, readTree, SUBMODULE, type TreeEntry } from "./read-objects.js";
import { resolveRef } from "./resolve-ref.js";
import { MAX_POINTER_LENGTH } from "./lfs-pointer.js";
import { isFileOfPointer, classifyContent } from "./same-content.js";
import { listUntrackedFiles } from "./untracked-files.js";

/** The files of a base, and which of them are left. */
export interface BaseTree {
  readonly paths: readonly string[];
  /** The folders that git sees as renamed: by their new name, where they were. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Whether git still has a file at a path. */
  isCommitted(path: string): boolean;
  /** What the base has at a path, where that was asked for: at least the texts that describe a plugin that is gone. */
  read(path: string): Uint8Array | undefined;
}

/** The files that differ from a commit and those that git does not track, relative to the root. */
export interface ChangedSince {
  readonly files: readonly string[];
  readonly untracked: readonly string[];
  readonly base: BaseTree;
}

/** Or why this is not known. */
type ChangedFiles =
  | ChangedSince
  | { readonly refused: "no-git" }
  | { readonly refused: "no-commit" | "no-common-commit"; readonly shallow: boolean }
  | { readonly refused: "no-repository" | "failed"; readonly why: string };

const MANIFEST = "manifest.json";
const MAX_INDEX_BYTES = 256 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 1024 * 1024;
const PROGRAM = "100755";
/** How many levels of submodules are compared. */
const DEEPEST = 4;

/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither. Commits
 * are read by their ids. The files of the working tree are hashed here, as git would for a commit, but every attribute,
 * filter and setting is ignored.
 */
export async function findChangedFiles(root: string, ref: string, depth = 0): Promise<ChangedFiles> {
  return withGitObjects<ChangedFiles>(root, async (objects) => {
    const { isShallow: shallow, ask } = objects;
    const commit = (await findCommit(objects, ref)) ?? (await findCommit(objects, `origin/${ref}`));
    if (commit === undefined) return { refused: "no-commit", shallow };
    const common = await ask(["merge-base", commit, objects.head]);
    if (common.status === 1) return { refused: "no-common-commit", shallow };
    if (common.status !== 0) return makeFailure(common.complaint.trim().split("\n")[0] ?? "");
    const parted = common.bytes.toString("latin1").trim();
    const base = await readTree(objects, parted);
    const head = parted === objects.head ? base : await readTree(objects, objects.head);
    if (!base || !head) return makeFailure("not all of a commit is in this clone");
    return findDifferences(root, objects, { commit: parted, base, head, depth });
  });
}

interface Trees {
  readonly commit: string;
  readonly base: ReadonlyMap<string, TreeEntry>;
  readonly head: ReadonlyMap<string, TreeEntry>;
  readonly depth: number;
}

async function findDifferences(root: string, objects: GitObjects, trees: Trees): Promise<ChangedFiles> {
  const { base, head, depth } = trees;
  const tree = openWorkingTree(root);
  const { folder: git } = objects;
  const isSparse = git.file("info/sparse-checkout", MAX_INDEX_BYTES) !== "missing";
  const changed: string[] = [];
  const different: { readonly path: string; readonly id: string; readonly bytes: Uint8Array }[] = [];
  for (const [path, entry] of base) {
    const found = tree.at(path);
    const isCommitted = head.get(path)?.id === entry.id;
    if (entry.mode === SUBMODULE) {
      if (!(await isSameSubmodule(join(root, path), entry, isCommitted, depth))) changed.push(path);
    } else if (found === undefined) {
      // A sparse checkout leaves out files that are in the commit.
      if (!isSparse || !isCommitted) changed.push(path);
    } else if (found.kind === "file" && entry.mode !== LINK) {
      const sameness = classifyContent(found.bytes, entry.id);
      if (sameness === "other") different.push({ path, id: entry.id, bytes: found.bytes });
      else if (tree.keepsModes && found.isExecutable !== (entry.mode === PROGRAM)) changed.push(path);
      else if ((head.get(path)?.mode ?? entry.mode) !== entry.mode) changed.push(path);
    } else if (!isSameLink(found, entry)) changed.push(path);
  }
  const ids = different.map(({ id }) => id);
  const pointers = await readSmallObjects(objects, ids, MAX_POINTER_LENGTH);
  for (const { path, id, bytes } of different) {
    const pointer = pointers.get(id);
    if (!pointer || !isFileOfPointer(bytes, pointer.bytes)) changed.push(path);
  }
  const tracked = new Set(readTrackedPaths(objects) ?? head.keys());
  for (const path of tracked) if (!base.has(path) && tree.at(path) !== undefined) changed.push(path);
  const untracked = await listUntrackedFiles(root, objects, (path) => base.has(path) || tracked.has(path));
  if (!untracked) return makeFailure("git does not say what it ignores, or there are too many files");
  return {
    files: changed.toSorted(),
    untracked,
    base: await describeBase(objects, trees, (path) => tracked.has(path)),
  };
}

/** What the base had, for what was made of its plugins. */
async function describeBase(
  objects: GitObjects,
  { commit, base, head }: Trees,
  isCommitted: (path: string) => boolean,
): Promise<BaseTree> {
  const gone = [...base.keys()].filter((path) => getBaseName(path) === MANIFEST && !isCommitted(path));
  const described = gone.flatMap((path) => [path, joinPath(getParent(path), "package.json")]);
  const ids = described.flatMap((path) => base.get(path)?.id ?? []);
  const contents = await readSmallObjects(objects, ids, MAX_MANIFEST_BYTES);
  const renamed =
    gone.length === 0 ? new Map() : await findRenamedFolders(objects, { commit, before: base, after: head }, MANIFEST);
  return {
    paths: [...base.keys()],
    renamed,
    isCommitted,
    read: (path) => contents.get(base.get(path)?.id ?? "")?.bytes,
  };
}

/** Where a file system has no links, a link is a file with its target in it. */
function isSameLink(found: TreeFile, { mode, id }: TreeEntry): boolean {
  if (mode !== LINK) return false;
  if (found.kind === "link") return classifyContent(found.target, id) === "same";
  return found.kind === "file" && sep === "\\" && classifyContent(found.bytes, id) === "same";
}

/** Whether a submodule is unchanged. If it is checked out, its commit and its files decide. */
async function isSameSubmodule(root: string, { id }: TreeEntry, isCommitted: boolean, depth: number): Promise<boolean> {
  const git = openGitFolder(root);
  if (git === undefined) return isCommitted;
  const head = "absent" in git ? undefined : readHead(git);
  if (head === undefined || "refused" in head || head.head !== id || depth >= DEEPEST) return false;
  const changed = await findChangedFiles(root, id, depth + 1);
  return "files" in changed && changed.files.length === 0 && changed.untracked.length === 0;
}

/** The tracked files in the index; `undefined` where it cannot be read. */
function readTrackedPaths({ folder }: GitObjects): readonly string[] | undefined {
  const bytes = folder.file("index", MAX_INDEX_BYTES);
  if (typeof bytes === "string") return undefined;
  const index = parseGitIndex(bytes, "");
  if ("refused" in index) return undefined;
  return index.paths;
}

/** The commit that a name resolves to, with what may follow it: `~2`, `^`. */
export async function findCommit(objects: GitObjects, ref: string): Promise<string | undefined> {
  const [, name = "", steps = ""] = /^([^~^]+)((?:[~^]\d{0,6}){0,20})$/u.exec(ref) ?? [];
  const object = resolveRef(objects.folder, name) ?? (/^[0-9a-f]{4,64}$/u.test(name) ? name : undefined);
  if (object === undefined) return undefined;
  const options = ["--verify", "--quiet", "--end-of-options"];
  const { status, bytes } = await objects.ask(["rev-parse", ...options, `${object}${steps}^{commit}`]);
  if (status !== 0) return undefined;
  return bytes.toString("latin1").trim();
}

function makeFailure(why: string): { readonly refused: "failed"; readonly why: string } {
  return { refused: "failed", why };
}
