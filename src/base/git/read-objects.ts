import { getParent, listFoldersAbove } from "../files/workspace.js";
import type { GitObjects } from "./git-objects.js";
import { createHash } from "../text/hash.js";

interface GitObject {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** A file of a commit: its mode as git writes it, and the id of its content. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

export const LINK = "120000";
export const SUBMODULE = "160000";
const FOLDER = "40000";
/** The most bytes that git prints about an object before its content. */
const HEADER_BYTES = 200;
const MAX_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;

/** What git calls a content: by the hash that another id is made with, or by SHA-1. */
export function computeId(kind: string, bytes: Uint8Array, like?: string): string {
  const hash = createHash(like?.length === 64 ? "sha256" : "sha1");
  return hash
    .update(`${kind} ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}

/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
export async function readObjects(
  { ask }: Pick<GitObjects, "ask">,
  ids: readonly string[],
  maxBytes: number,
): Promise<ReadonlyMap<string, GitObject> | undefined> {
  const objects = new Map<string, GitObject>();
  const unique = [...new Set(ids)];
  if (unique.length === 0) return objects;
  const mostBytes = maxBytes + (unique.length + 1) * HEADER_BYTES;
  const { status, bytes } = await ask(["cat-file", "--batch"], {
    input: unique.map((id) => `${id}\n`).join(""),
    mostBytes,
  });
  if (status !== 0) return undefined;
  let at = 0;
  for (const id of unique) {
    const end = bytes.indexOf("\n", at);
    const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
    const content = bytes.subarray(end + 1, end + 1 + Number(size));
    if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id) return undefined;
    objects.set(id, { kind, bytes: content });
    at = end + 2 + content.length;
  }
  return objects;
}

const MAX_SMALL_OBJECTS = 20_000;

/** Reads those objects that are here and small, as a pointer of Git LFS is. */
export async function readSmallObjects(
  objects: GitObjects,
  ids: readonly string[],
  maxBytes: number,
): Promise<ReadonlyMap<string, GitObject>> {
  const unique = [...new Set(ids)].slice(0, MAX_SMALL_OBJECTS);
  if (unique.length === 0) return new Map();
  const input = unique.map((id) => `${id}\n`).join("");
  const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
  const lines = bytes.toString("latin1").split("\n");
  const small = lines.flatMap((line) => {
    const [id = "", size = ""] = line.split(" ");
    if (!/^\d+$/u.test(size) || Number(size) > maxBytes) return [];
    return [id];
  });
  return (await readObjects(objects, small, small.length * maxBytes)) ?? new Map();
}

/** The parents of a commit; `undefined` for what is not a commit that is here. */
export async function readParents(objects: GitObjects, commit: string): Promise<readonly string[] | undefined> {
  const headers = await readCommitHeaders(objects, commit);
  return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}

async function readCommitHeaders(objects: GitObjects, commit: string): Promise<readonly string[] | undefined> {
  const found = (await readObjects(objects, [commit], MAX_TREE_BYTES))?.get(commit);
  if (found?.kind !== "commit") return undefined;
  return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}

/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
export function readTree(
  objects: GitObjects,
  commit: string,
  folder = "",
): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const inside = folder === "" ? "" : `${folder}/`;
  // A folder on the way to it, the folder itself, or what is below.
  return walkTree(objects, commit, (path, isFolder) => {
    return path.startsWith(inside) || (isFolder && inside.startsWith(`${path}/`));
  });
}

/** Those of some files that a commit has. */
export function readTreeFiles(
  objects: GitObjects,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const files = new Set(paths);
  const folders = new Set(paths.map(getParent).flatMap(listFoldersAbove));
  return walkTree(objects, commit, (path, isFolder) => (isFolder ? folders : files).has(path));
}

async function walkTree(
  objects: GitObjects,
  commit: string,
  isWanted: (path: string, isFolder: boolean) => boolean,
): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const files = new Map<string, TreeEntry>();
  const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
  let level: readonly (readonly [path: string, id: string])[] = [["", root]];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return undefined;
    const ids = level.map(([, id]) => id);
    const trees = await readObjects(objects, ids, MAX_TREE_BYTES);
    if (!trees) return undefined;
    const next: (readonly [string, string])[] = [];
    for (const [path, id] of level) {
      const tree = trees.get(id);
      const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
      if (!entries) return undefined;
      for (const { name, mode, id: object } of entries) {
        if (!isWanted(path + name, mode === FOLDER)) continue;
        if (mode === FOLDER) next.push([`${path}${name}/`, object]);
        else files.set(path + name, { mode, id: object });
      }
    }
    level = next;
  }
  return files;
}

/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree: Buffer, length: number): readonly (TreeEntry & { readonly name: string })[] | undefined {
  const entries: (TreeEntry & { readonly name: string })[] = [];
  let at = 0;
  while (at < tree.length) {
    const space = tree.indexOf(" ", at);
    const end = tree.indexOf(0, space);
    if (space === -1 || end === -1 || end + 1 + length > tree.length) return undefined;
    const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
    at = end + 1 + length;
    entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
  }
  return entries;
}
