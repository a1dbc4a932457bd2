import { openGitFolder } from "../workspace/git-folder.js";
import { openWorkingTree } from "../workspace/working-tree.js";
import { isIgnored, addRules, type IgnoreRules } from "./git-ignore.js";

const MOST_IGNORE_BYTES = 1024 * 1024;
/** After this many tries of a rule, no path counts as ignored. */
const MOST_TRIALS = 50_000_000;
const DECODER = new TextDecoder();

/**
 * Whether git ignores a path of a repository, whether or not something is there: by the ignore files and git's
 * `info/exclude`, not by the user's own settings. A path that ends with a slash is a folder.
 */
export function makeIgnoreTest(root: string): (path: string) => boolean {
  const tree = openWorkingTree(root);
  const git = openGitFolder(root);
  const excluded = git === undefined || "absent" in git ? "missing" : git.file("info/exclude", MOST_IGNORE_BYTES);
  const outermost = typeof excluded === "string" ? [] : addRules([], DECODER.decode(excluded), 0);
  const trials = { left: MOST_TRIALS };
  const known = new Map<string, IgnoreRules>();
  const readRules = (folder: readonly string[]): IgnoreRules => {
    const path = folder.join("/");
    const before = known.get(path);
    if (before) return before;
    const outer = folder.length === 0 ? outermost : readRules(folder.slice(0, -1));
    const file = tree.at([...folder, ".gitignore"].join("/"));
    const isRead = file?.kind === "file" && file.bytes.length <= MOST_IGNORE_BYTES;
    const rules = isRead ? addRules(outer, DECODER.decode(file.bytes), folder.length) : outer;
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
