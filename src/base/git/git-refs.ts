import type { GitFolder } from "../files/workspace.js";

/** The targets of a repository's tags and HEAD, as far as git's own files show them without an object being read. */
export interface GitRefs {
  readonly tags: readonly GitTag[];
  /** The commit that is checked out; `undefined` before the first one. */
  readonly head: string | undefined;
  /** Whether the clone is missing older commits, and with them most likely tags. */
  readonly isShallow: boolean;
}

export interface GitTag {
  readonly name: string;
  /** What the tag names: a commit, or the object of an annotated tag. */
  readonly object: string;
  /** The commit behind it; `undefined` where only the object itself would show it. */
  readonly commit: string | undefined;
}

interface Ref {
  readonly object: string;
  readonly commit: string | undefined;
}

const MAX_PACKED_REFS_BYTES = 16 * 1024 * 1024;
const MAX_LOOSE_REFS = 20_000;
const MAX_DEPTH = 8;
export const MAX_REF_BYTES = 4096;
export const MAX_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();

/** Why nothing is known, in words. */
interface GitRefusal {
  readonly refused: string;
}

/** The commit that is checked out, and whether the clone is missing older ones. */
export function readHead(git: GitFolder): Pick<GitRefs, "head" | "isShallow"> | GitRefusal {
  const head = readLine(git, "HEAD");
  // Git writes this placeholder where it keeps references in a reftable, for programs that only read files.
  if (head === "ref: refs/heads/.invalid") return makeRefusal("git keeps the tags of this repository in a reftable");
  const packed = readPackedRefs(git);
  if ("refused" in packed) return packed;
  return { head: resolveCommit(git, head, packed), isShallow: isShallow(git) };
}

/** Reads a repository's tags: loose ones win over packed ones of the same name. */
export function readGitRefs(git: GitFolder): GitRefs | GitRefusal {
  const head = readHead(git);
  if ("refused" in head) return head;
  const packed = readPackedRefs(git);
  if ("refused" in packed) return packed;
  const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
  const loose = readLooseRefs(git, TAGS, "tags");
  if ("refused" in loose) return loose;
  for (const [name, object] of loose) refs.set(name, { object, commit: undefined });
  return { tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })), ...head };
}

function makeRefusal(refused: string): GitRefusal {
  return { refused };
}

/** By name. */
export function readPackedRefs(git: GitFolder): ReadonlyMap<string, Ref> | GitRefusal {
  const bytes = git.file("packed-refs", MAX_PACKED_REFS_BYTES);
  const refs = new Map<string, Ref>();
  if (bytes === "missing") return refs;
  if (bytes === "unreadable") return makeRefusal("git's file packed-refs cannot be read, or has over 16 MiB");
  const lines = DECODER.decode(bytes).split("\n");
  const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
  let last: string | undefined;
  for (const line of lines) {
    const peeled = line.startsWith("^") ? line.slice(1) : undefined;
    const before = last === undefined ? undefined : refs.get(last);
    if (peeled !== undefined && OBJECT_ID.test(peeled) && last !== undefined && before) {
      refs.set(last, { ...before, commit: peeled });
    }
    const space = line.indexOf(" ");
    const object = line.slice(0, Math.max(0, space));
    last = OBJECT_ID.test(object) ? line.slice(space + 1) : undefined;
    if (last !== undefined) refs.set(last, { object, commit: isPeeled ? object : undefined });
  }
  return refs;
}

/** The references below a folder that have a file each, by name, with the object that each names. */
export function readLooseRefs(
  git: GitFolder,
  below: string,
  noun: "tags" | "branches",
): ReadonlyMap<string, string> | GitRefusal {
  const refs = new Map<string, string>();
  const folders = [below];
  let seen = 0;
  for (const folder of folders) {
    const listed = git.list(folder);
    if (listed === "unreadable") return makeRefusal(`git's folder of ${noun} cannot be read`);
    for (const { name, kind } of listed) {
      const path = `${folder}/${name}`;
      if (++seen > MAX_LOOSE_REFS)
        return makeRefusal(`there are over ${String(MAX_LOOSE_REFS)} ${noun}, each in its own file`);
      if (kind === "folder" && path.split("/").length < MAX_DEPTH) folders.push(path);
      const object = kind === "file" ? readLine(git, path) : undefined;
      if (object !== undefined && OBJECT_ID.test(object)) refs.set(path, object);
    }
  }
  return refs;
}

/** What HEAD names in the end: a commit, or a branch that names one. */
function resolveCommit(git: GitFolder, head: string | undefined, packed: ReadonlyMap<string, Ref>): string | undefined {
  if (head === undefined || OBJECT_ID.test(head)) return head;
  const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
  if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
    return undefined;
  const loose = readLine(git, branch);
  if (loose !== undefined && OBJECT_ID.test(loose)) return loose;
  return packed.get(branch)?.object;
}

/** The single line of one of git's files. */
export function readLine(git: GitFolder, path: string): string | undefined {
  const bytes = git.file(path, MAX_REF_BYTES);
  if (typeof bytes === "string") return undefined;
  return DECODER.decode(bytes).trimEnd();
}

function isShallow(git: GitFolder): boolean {
  const bytes = git.file("shallow", MAX_SHALLOW_BYTES);
  return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}
