import { posix } from "node:path";
import { withGitObjects, type Answer, type GitObjects } from "./git-objects.js";
import { findCommit, type BaseTree } from "./changed-files.js";
import type { BaseEntry } from "../files/overlay-base.js";
import { openWorkingTree, type WorkingTree } from "../files/working-tree.js";
import { LINK, readObjects, readParents, readTree, SUBMODULE, type TreeEntry } from "./read-objects.js";
import { findRenamedFolders } from "./renamed-folders.js";
import { classifyContent, isFileOfPointer } from "./same-content.js";

/** The commit that a pull request, or a group of a merge queue, goes to. */
export interface BaseCommit {
  /** An id, or the name of a branch or a tag. */
  readonly commit: string;
  /** The pull request's own last commit: where a merge of it is checked out, the other parent is the base. */
  readonly head: string | undefined;
}

/**
 * The files in which the base differs from HEAD, or from what is on the disk, as they are in the base, and all links of
 * the base; or why git cannot list them.
 */
export type BaseFiles =
  | (BaseTree & {
      readonly commit: string;
      readonly files: ReadonlyMap<string, BaseEntry>;
      /** Whether the base has a file at a path, or a folder with files. */
      isInBase(path: string): boolean;
    })
  | { readonly refused: "no-git" | "no-commit" | "too-much" | "failed" };

interface BaseRequest {
  /**
   * Whether a path may matter. Nothing is read of other paths.
   *
   * @param renamed the folders that are renamed, by their new name.
   */
  isWanted(path: string, renamed: ReadonlyMap<string, string>): boolean;
  /** The file that makes a folder one that may be renamed. */
  readonly marker: string;
  /** When to give up, as `Date.now()` counts. */
  readonly deadline: number;
}

const MAX_PATHS_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 64 * 1024 * 1024;
/** How often links are followed that lead to others. */
const MAX_ROUNDS = 8;
const FILES: ReadonlySet<string> = new Set(["100644", "100755"]);

/** Reads only what is in the clone, and starts nothing but git. */
export async function readBaseFiles(root: string, base: BaseCommit, request: BaseRequest): Promise<BaseFiles> {
  const read = await withGitObjects(root, (objects) => readFiles(root, objects, base, request), request.deadline);
  if (!("refused" in read)) return read;
  if (read.refused === "no-repository") return { refused: "failed" };
  return { refused: read.refused };
}

async function readFiles(
  root: string,
  objects: GitObjects,
  base: BaseCommit,
  { isWanted, marker, deadline }: BaseRequest,
): Promise<BaseFiles> {
  const parents = await readParents(objects, objects.head);
  if (!parents) return { refused: "failed" };
  const commit = await findBaseCommit(objects, base, parents);
  if (commit === undefined) return { refused: "no-commit" };
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", commit, objects.head];
  const differing = await objects.ask(args, { mostBytes: MAX_PATHS_BYTES });
  if (differing.status !== 0) return { refused: "failed" };
  const [tree, head] = [await readTree(objects, commit), await readTree(objects, objects.head)];
  if (!tree || !head) return { refused: "failed" };
  const renamed = await findRenamedFolders(objects, { commit, before: tree, after: head }, marker);
  const links = await readLinks(objects, tree, (path) => isWanted(path, renamed));
  if ("refused" in links) return links;
  const committed = parseRows(differing).filter(({ path }) => links.isNeeded(path));
  const done = new Set(committed.map(({ path }) => path));
  const same = [...tree].filter(([path, { mode }]) => FILES.has(mode) && links.isNeeded(path) && !done.has(path));
  const disk = openWorkingTree(root);
  const changed = findChangedOnDisk(disk, same, deadline);
  if (!changed || committed.length + changed.length > MAX_FILES) return { refused: "too-much" };
  const rows = [...committed, ...changed];
  const ids = rows.flatMap(({ mode, object }) => (FILES.has(mode) ? [object] : []));
  const blobs = await readBlobs(objects, ids);
  if ("refused" in blobs) return blobs;
  // A file that Git LFS has fetched is the same as its pointer.
  const isFetched = ({ path, object }: DiffRow): boolean => {
    const [there, blob] = [disk.at(path), blobs.get(object)];
    return there?.kind === "file" && typeof blob === "object" && isFileOfPointer(there.bytes, blob);
  };
  const files = [...committed, ...changed.filter((row) => !isFetched(row))];
  const folders = new Set([...tree.keys()].flatMap(listFolders));
  const entries = new Map([...files.map((row) => [row.path, makeBaseFile(row, blobs)] as const), ...links.found]);
  return {
    commit,
    files: entries,
    read: (path) => {
      const entry = entries.get(path);
      if (entry?.kind !== "file") return undefined;
      return entry.bytes;
    },
    isInBase: (path) => tree.has(path) || folders.has(path),
    isCommitted: (path) => head.has(path),
    paths: [...tree.keys()],
    renamed,
  };
}

/** The links of the base among the wanted paths, and what is needed for where they lead. */
async function readLinks(
  objects: GitObjects,
  tree: ReadonlyMap<string, TreeEntry>,
  isWanted: (path: string) => boolean,
): Promise<
  { found: ReadonlyMap<string, BaseEntry>; isNeeded(path: string): boolean } | { refused: "too-much" | "failed" }
> {
  const links = [...tree].filter(([, { mode }]) => mode === LINK);
  const [found, targets] = [new Map<string, BaseEntry>(), new Set<string>()];
  const isNeeded = (path: string): boolean =>
    isWanted(path) || (targets.size > 0 && [path, ...listFolders(path)].some((one) => targets.has(one)));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const more = links.filter(([path]) => !found.has(path) && isNeeded(path));
    if (more.length === 0) break;
    const ids = more.map(([, { id }]) => id);
    const blobs = await readBlobs(objects, ids);
    if ("refused" in blobs) return blobs;
    for (const [path, { id }] of more) {
      const blob = blobs.get(id);
      const target = typeof blob === "object" ? new TextDecoder().decode(blob) : "";
      found.set(path, { kind: "link", target });
      const leadsTo = posix.join(posix.dirname(path), target);
      if (!listFolders(path).includes(leadsTo)) targets.add(leadsTo);
    }
  }
  return { found, isNeeded };
}

/**
 * The files that differ on the disk from the commit, such as code that was built again; `undefined` if it takes too
 * long.
 */
function findChangedOnDisk(
  disk: WorkingTree,
  files: readonly (readonly [path: string, entry: TreeEntry])[],
  deadline: number,
): readonly DiffRow[] | undefined {
  const changed: DiffRow[] = [];
  for (const [path, { mode, id }] of files) {
    if (Date.now() > deadline) return undefined;
    const there = disk.at(path);
    if (there?.kind === "file" && classifyContent(there.bytes, id) !== "other") continue;
    changed.push({ path, mode, object: id });
  }
  return changed;
}

/** Every folder above a path, and the root. */
function listFolders(path: string): readonly string[] {
  const names = path.split("/");
  return names.map((_, depth) => names.slice(0, depth).join("/"));
}

/**
 * The commit to compare with: what the checked-out merge was merged into, or else the last common commit, if it is
 * known.
 */
async function findBaseCommit(
  objects: GitObjects,
  { commit, head }: BaseCommit,
  [first, second]: readonly (string | undefined)[],
): Promise<string | undefined> {
  if (head !== undefined && second === head && first !== undefined && (await hasCommit(objects, first))) return first;
  const found = await findCommit(objects, commit);
  if (found === undefined) return undefined;
  const common = await objects.ask(["merge-base", found, objects.head]);
  if (common.status === 0) return decodeText(common);
  return found;
}

async function hasCommit({ ask }: GitObjects, commit: string): Promise<boolean> {
  return (await ask(["cat-file", "-e", `${commit}^{commit}`])).status === 0;
}

interface DiffRow {
  readonly path: string;
  /** The mode in the base, as git writes it; zeros if the file was not there. */
  readonly mode: string;
  readonly object: string;
}

/**
 * Parses `:100644 100644 <object> <object> M` and the path, each ended by a zero. Submodules are left out: they have no
 * file here.
 */
function parseRows(answer: Answer): readonly DiffRow[] {
  const parts = answer.bytes.toString("utf8").split("\0");
  const rows: DiffRow[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [mode = "", after = "", object = ""] = (parts[at] ?? "").slice(1).split(" ");
    const path = parts[at + 1] ?? "";
    if (mode !== SUBMODULE && after !== SUBMODULE) rows.push({ path, mode, object });
  }
  return rows;
}

type Blobs = ReadonlyMap<string, Uint8Array | "large">;

function makeBaseFile({ mode, object }: DiffRow, blobs: Blobs): BaseEntry {
  const bytes = FILES.has(mode) ? blobs.get(object) : undefined;
  if (bytes === undefined) return undefined;
  if (bytes === "large") return { kind: "large" };
  return { kind: "file", bytes, isExecutable: mode === "100755" };
}

async function readBlobs(
  objects: GitObjects,
  ids: readonly string[],
): Promise<Blobs | { refused: "too-much" | "failed" }> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const sizes = await objects.ask(["cat-file", "--batch-check"], { input: unique.map((id) => `${id}\n`).join("") });
  const measured = decodeText(sizes).split("\n");
  if (sizes.status !== 0 || measured.length !== unique.length) return { refused: "failed" };
  const blobs = new Map<string, Uint8Array | "large">();
  let sum = 0;
  for (const line of measured) {
    const [object = "", kind, size = ""] = line.split(" ");
    // A partial clone may not have this object.
    if (kind !== "blob") return { refused: "failed" };
    if (Number(size) > MAX_FILE_BYTES) blobs.set(object, "large");
    else sum += Number(size);
  }
  if (sum > MAX_BYTES) return { refused: "too-much" };
  const small = unique.filter((object) => !blobs.has(object));
  const contents = await readObjects(objects, small, sum);
  if (!contents) return { refused: "failed" };
  for (const [object, { bytes }] of contents) blobs.set(object, bytes);
  return blobs;
}

function decodeText({ bytes }: Answer): string {
  return bytes.toString("utf8").trim();
}
