import type { WorkingTree } from "../workspace/working-tree.js";
import { joinPath, type GitFolder } from "../workspace/workspace.js";
import { addFolderRules, isIgnored, MOST_TRIALS, readExcludeRules, type IgnoreRules } from "./git-ignore.js";

const MOST_ENTRIES = 1_000_000;
const DEEPEST = 200;

/**
 * The files below a folder that git neither tracks nor ignores: by the ignore files of the repository and git's
 * `info/exclude`, not by the user's own settings. `undefined` where there are too many files.
 */
export function listUntrackedFiles(
  tree: WorkingTree,
  git: GitFolder,
  isTracked: (path: string) => boolean,
  below = "",
): readonly string[] | undefined {
  const found: string[] = [];
  const trials = { left: MOST_TRIALS };
  let entries = 0;

  const walk = (folder: string, names: readonly string[], outer: IgnoreRules): boolean => {
    if (names.length > DEEPEST) return false;
    const rules = addFolderRules(outer, tree, names);
    return tree.list(folder).every(({ name, kind }) => {
      if (++entries > MOST_ENTRIES) return false;
      const path = joinPath(folder, name);
      if (name === ".git" || isTracked(path)) return true;
      if (kind === "folder" && below !== "" && !`${below}/`.startsWith(`${path}/`) && !path.startsWith(`${below}/`))
        return true;
      if (isIgnored(rules, [...names, name], kind === "folder", trials)) return true;
      if (kind === "folder") return walk(path, [...names, name], rules);
      if (below === "" || path.startsWith(`${below}/`)) found.push(path);
      return true;
    });
  };
  return walk("", [], readExcludeRules(git)) ? found : undefined;
}
