import { openWorkingTree } from "../files/working-tree.js";
import { listFoldersAbove } from "../files/workspace.js";
import { withGitObjects } from "./git-objects.js";

/** Without it, a path such as `:(top)x` would be an option to git. */
const HERE = "./";

/**
 * Those of some paths of a repository that git ignores, whether or not something is there: by the ignore files and
 * `info/exclude`, not by the user's own settings. A path that ends with a slash is a folder.
 *
 * @param deadline when git is ended, as `Date.now()` counts.
 * @throws {Error} if git does not say.
 */
export async function findIgnoredPaths(
  root: string,
  paths: readonly string[],
  deadline?: number,
): Promise<ReadonlySet<string>> {
  const tree = openWorkingTree(root);
  // Git refuses to answer about what is behind a link, as that is not in the repository.
  const isReached = (path: string): boolean => {
    const bare = path.replace(/\/$/u, "");
    if (/(?:^|\/)\.{0,2}(?:\/|$)|\0/u.test(bare)) return false;
    const above = listFoldersAbove(bare).slice(1, -1);
    return [...above, ...(path === bare ? [] : [bare])].every((folder) => tree.at(folder)?.kind !== "link");
  };
  const asked = [...new Set(paths)].filter(isReached);
  if (asked.length === 0) return new Set();
  const answer = await withGitObjects(
    root,
    async ({ ask }) => {
      const input = asked.map((path) => `${HERE}${path}\0`).join("");
      return { checked: await ask(["check-ignore", "-z", "--stdin", "--no-index"], { isOfTree: true, input }) };
    },
    deadline,
  );
  if ("refused" in answer) throw new Error("git does not say what it ignores");
  const { status, bytes, complaint } = answer.checked;
  // With the status 1, it ignores none of them.
  if (status !== 0 && status !== 1) throw new Error(`git does not say what it ignores: ${complaint.trim()}`);
  const ignored = bytes.toString("utf8").split("\0");
  return new Set(ignored.flatMap((path) => (path === "" ? [] : [path.slice(HERE.length)])));
}
