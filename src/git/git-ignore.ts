import { foldCase } from "../text/glob-name.js";
import { compileGlob, LONGEST_GLOB, type Glob } from "../text/glob.js";
import type { WorkingTree } from "../workspace/working-tree.js";
import type { GitFolder } from "../workspace/workspace.js";

/** A line of an ignore file. If several lines match a path, the last one decides. */
interface IgnoreRule {
  readonly glob: Glob;
  /** How many names its folder's path has. */
  readonly depth: number;
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
  /** Whether it matches paths from its own folder, and not a name at any depth. */
  readonly isAnchored: boolean;
}

export type IgnoreRules = readonly IgnoreRule[];

const MOST_RULES = 5000;
const MOST_BYTES = 1024 * 1024;
/** After this many tries of a rule, no path counts as ignored. */
export const MOST_TRIALS = 50_000_000;
const DECODER = new TextDecoder();

/** The rules of git's `info/exclude`. */
export function readExcludeRules(git: GitFolder): IgnoreRules {
  const bytes = git.file("info/exclude", MOST_BYTES);
  return typeof bytes === "string" ? [] : addRules([], DECODER.decode(bytes), 0);
}

/** Adds the rules of a folder's ignore file. The folder is given by its names from the root. */
export function addFolderRules(rules: IgnoreRules, tree: WorkingTree, folder: readonly string[]): IgnoreRules {
  const file = tree.at([...folder, ".gitignore"].join("/"));
  const isRead = file?.kind === "file" && file.bytes.length <= MOST_BYTES;
  return isRead ? addRules(rules, DECODER.decode(file.bytes), folder.length) : rules;
}

/**
 * Adds the rules of an ignore file to those of the folders above. A pattern that is not understood ignores nothing, so
 * that more files are looked at, never fewer.
 *
 * @param depth how many names the path of its folder has.
 */
function addRules(rules: IgnoreRules, text: string, depth: number): IgnoreRules {
  const more = text.split("\n").flatMap((line) => parseRule(line, depth) ?? []);
  return rules.length + more.length > MOST_RULES ? rules : [...rules, ...more];
}

function parseRule(line: string, depth: number): IgnoreRule | undefined {
  // No pattern is that long. Looking for the spaces at its end would take the square of its length.
  if (line.length > 2 * LONGEST_GLOB) return undefined;
  const plain = line.replace(/\r$/u, "").replace(/(?<!\\) +$/u, "");
  if (plain === "" || plain.startsWith("#") || /[{}]/u.test(plain)) return undefined;
  const isNegated = plain.startsWith("!");
  const pattern = isNegated ? plain.slice(1) : plain;
  const isForFolders = pattern.endsWith("/");
  const path = isForFolders ? pattern.slice(0, -1) : pattern;
  const glob = compileGlob(path.replace(/^\//u, ""));
  return glob && { glob, depth, isNegated, isForFolders, isAnchored: path.includes("/") };
}

/**
 * Whether a rule ignores a path, given by its names from the root. Callers never ask about paths in an ignored folder.
 *
 * @param budget how many rules may still be tried; with none left nothing is ignored.
 */
export function isIgnored(
  rules: IgnoreRules,
  names: readonly string[],
  isFolder: boolean,
  budget: { left: number },
): boolean {
  budget.left -= rules.length;
  if (budget.left < 0) return false;
  const letters = names.map(foldCase);
  const rule = rules.findLast(({ glob, depth, isForFolders, isAnchored }) => {
    if (isForFolders && !isFolder) return false;
    const below = letters.slice(depth);
    if (!isAnchored) return glob.matches(below.slice(-1));
    return (!glob.isForNames || below.length === 1) && glob.matches(below);
  });
  return rule !== undefined && !rule.isNegated;
}
