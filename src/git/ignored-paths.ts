import { openGitFolder } from "../workspace/git-folder.js";
import { openWorkingTree } from "../workspace/working-tree.js";
import { addFolderRules, isIgnored, MOST_TRIALS, readExcludeRules, type IgnoreRules } from "./git-ignore.js";

/**
 * Whether git ignores a path of a repository, whether or not something is there: by the ignore files and git's
 * `info/exclude`, not by the user's own settings. A path that ends with a slash is a folder.
 */
export function makeIgnoreTest(root: string): (path: string) => boolean {
  const tree = openWorkingTree(root);
  const git = openGitFolder(root);
  const outermost = git === undefined || "absent" in git ? [] : readExcludeRules(git);
  const trials = { left: MOST_TRIALS };
  const known = new Map<string, IgnoreRules>();
  const readRules = (folder: readonly string[]): IgnoreRules => {
    const path = folder.join("/");
    const before = known.get(path);
    if (before) return before;
    const outer = folder.length === 0 ? outermost : readRules(folder.slice(0, -1));
    const rules = addFolderRules(outer, tree, folder);
    known.set(path, rules);
    return rules;
  };
  return (path) => {
    const names = path.split("/").filter((name) => name !== "" && name !== ".");
    return names.some((_, at) => {
      const isFolder = at < names.length - 1 || path.endsWith("/");
      return isIgnored(readRules(names.slice(0, at)), names.slice(0, at + 1), isFolder, trials);
    });
  };
}
