import { getBaseName, getParent } from "../files/workspace.js";
import type { GitObjects } from "./git-objects.js";
import type { TreeEntry } from "./read-objects.js";

type Tree = ReadonlyMap<string, TreeEntry>;

const MAX_LIST_BYTES = 16 * 1024 * 1024;
/** Git compares each file that is new with each other one. Beyond so many, it compares only equal contents. */
const MAX_COMPARED = 1000;

/**
 * The folders that git sees as renamed between two commits: by their new name, where they were. A folder is one that
 * has a file called `marker`, and it is renamed if git sees that file as renamed. A copy of a file that is still there
 * is no rename.
 */
export async function findRenamedFolders(
  objects: GitObjects,
  { commit, before, after }: { readonly commit: string; readonly before: Tree; readonly after: Tree },
  marker: string,
): Promise<ReadonlyMap<string, string>> {
  const isMoved = (tree: Tree, other: Tree): boolean =>
    [...tree.keys()].some((path) => getBaseName(path) === marker && !other.has(path));
  if (!isMoved(before, after) || !isMoved(after, before)) return new Map();
  const options = ["--find-renames", "--find-copies-harder", `-l${String(MAX_COMPARED)}`, "--no-ext-diff"];
  const names = ["diff-tree", "-r", "-z", "--name-status", ...options];
  const args = [...names, commit, objects.head, "--", `:(glob)**/${marker}`];
  const answer = await objects.ask(args, { mostBytes: MAX_LIST_BYTES });
  if (answer.status !== 0) return new Map();
  return new Map(parseRenames(answer.bytes.toString("utf8")).map(({ from, to }) => [getParent(to), getParent(from)]));
}

interface RenamedFile {
  readonly from: string;
  readonly to: string;
}

/** Parses a status and one path, or `R100`, the old path and the new one, each ended by a zero. */
function parseRenames(text: string): readonly RenamedFile[] {
  const parts = text.split("\0");
  const files: RenamedFile[] = [];
  for (let at = 0; at + 1 < parts.length;) {
    const status = parts[at]?.[0];
    if (status === "R") files.push({ from: parts[at + 1] ?? "", to: parts[at + 2] ?? "" });
    at += status === "R" || status === "C" ? 3 : 2;
  }
  return files;
}
