import { openWorkingTree, type WorkingTree } from "../files/working-tree.js";
import { joinPath } from "../files/workspace.js";
import type { GitObjects } from "./git-objects.js";

const MAX_FILES = 1_000_000;
const MAX_DEPTH = 200;

/**
 * The files below a folder that a commit does not have and git does not ignore: by the ignore files of the repository
 * and `info/exclude`, not by the user's own settings. `undefined` where git does not say, or there are too many files.
 *
 * @param isTracked whether the commit has a path.
 */
export async function listUntrackedFiles(
  root: string,
  { ask }: Pick<GitObjects, "ask">,
  isTracked: (path: string) => boolean,
  below = "",
): Promise<readonly string[] | undefined> {
  const which = [
    "ls-files",
    "-z",
    "--cached",
    "--others",
    "--exclude-standard",
    ...(below === "" ? [] : ["--", `:(literal)${below}`]),
  ];
  const answer = await ask(which, { isOfTree: true });
  if (answer.status !== 0) return undefined;
  const tree = openWorkingTree(root);
  // git ends the folder of another repository with a slash.
  const listed = new Set(
    answer.bytes
      .toString("utf8")
      .split("\0")
      .map((path) => path.replace(/\/$/u, "")),
  );
  const found: string[] = [];
  for (const path of listed) {
    if (path === "" || isTracked(path)) continue;
    const there = tree.at(path);
    if (there === undefined) continue;
    const files = there.kind === "folder" ? listAllFiles(tree, path) : [path];
    if (!files || found.length + files.length > MAX_FILES) return undefined;
    for (const file of files) if (!isTracked(file)) found.push(file);
  }
  return found;
}

/** The files of another repository in this one: git says nothing about them. */
function listAllFiles(tree: WorkingTree, top: string): readonly string[] | undefined {
  const found: string[] = [];
  const open = [{ folder: top, depth: 0 }];
  for (const { folder, depth } of open) {
    for (const { name, kind } of tree.list(folder)) {
      const path = joinPath(folder, name);
      if (kind === "folder" && name !== ".git") open.push({ folder: path, depth: depth + 1 });
      else if (name !== ".git") found.push(path);
    }
    if (depth > MAX_DEPTH || found.length + open.length > MAX_FILES) return undefined;
  }
  return found;
}
