import { foldCase } from "../../text/glob-name.js";
import { getOwn, type JsonObject } from "../../text/json/json-object.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";
import { MOST_ARCHIVED_FILES } from "../../workspace/archive-limits.js";
import { explainUnlisted } from "../../workspace/explain-unlisted.js";
import { comparePaths, joinPath, type Workspace } from "../../workspace/workspace.js";
import { readIgnoreRules } from "./ignore-file.js";
import { readOuterRules } from "./outer-rules.js";
import { isIncluded, type Level, type RuleTrials } from "./pack-level.js";
import { NEVER_IN, readRules, USUALLY_OUT, type Rule, type RuleOrigin, type Rules } from "./pack-rules.js";
import { readPackageRules } from "./package-rules.js";
import type { PackedFile, Packing } from "./packed-file.js";

export interface PackWalk {
  readonly files: readonly PackedFile[];
  /** Links where files would be packed: npm passes over them. */
  readonly links: readonly string[];
  /** Folders of installed packages that npm packs, and that never ship. Nothing below them is looked at. */
  readonly packages: readonly string[];
  /** Why npm may pack something else. */
  readonly incomplete?: string | undefined;
  /** The rule that leaves out each file, or its folder, that was asked for. */
  readonly leftOut: ReadonlyMap<string, RuleOrigin | undefined>;
}

/** The walk ends with a reason where a repository is larger: no repository makes a run endless. */
const MOST_ENTRIES = 50_000;
const MOST_EFFORT = 20_000_000;
const MOST_RULES = 2000;
const DEEPEST = 60;
const PACKAGES = "node_modules";

/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order: each folder adds its rules behind
 * those of the folders above, and the last rule that matches decides. Gives the reason where npm cannot pack it.
 *
 * @param judgedPaths paths in the package for which the caller needs the rule that leaves them out.
 */
export function walkPackage(
  packing: Packing,
  judgedPaths: readonly string[] = [],
): PackWalk | { readonly fault: string } {
  const { workspace, folder, packageJson } = packing;
  const files: PackedFile[] = [];
  const links: string[] = [];
  const packages: string[] = [];
  const leftOut = new Map<string, RuleOrigin | undefined>();
  const trials: RuleTrials = { effort: 0, decidingRule: undefined };
  const doubts: string[] = [];
  let entries = 0;
  let ruleCount = 0;

  const recordRules = ({ rules, unclear }: Rules, where = "an ignore file"): readonly Rule[] => {
    ruleCount += rules.length;
    doubts.push(...unclear.slice(0, 1).map((pattern) => `${quote(pattern)} in ${where} is not understood here`));
    return rules;
  };
  const isTooLarge = (depth: number): boolean =>
    entries > MOST_ENTRIES || trials.effort > MOST_EFFORT || ruleCount > MOST_RULES || depth > DEEPEST;

  const walk = (level: Level, at: string, depth: number, required: readonly string[]): void => {
    for (const { name, kind } of workspace.list(at)) {
      if (files.length > MOST_ARCHIVED_FILES) {
        doubts.push(`it has more than ${formatNumber(MOST_ARCHIVED_FILES)} files`);
        return;
      }
      entries++;
      if (isTooLarge(depth)) {
        doubts.push(`it is too large to be walked through beyond ${quote(at)}`);
        return;
      }
      // No file of Windows can have this name, so npm packs none.
      if (name.includes("*")) continue;
      const path = joinPath(at, name);
      const names = [foldCase(name)];
      trials.decidingRule = undefined;
      if (!isIncluded(level, names, kind === "folder" ? "folder" : "file", trials)) {
        for (const asked of judgedPaths) {
          const full = joinPath(folder, asked);
          if (full === path || full.startsWith(`${path}/`)) leftOut.set(asked, trials.decidingRule);
        }
      } else if (kind === "folder" && name === PACKAGES) packages.push(path);
      else if (kind === "link") links.push(path);
      else if (kind === "file") {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file") doubts.push(`${quote(path)} cannot be read`);
        else files.push({ path, size: entry.size });
      } else if (kind === "folder") {
        const unlisted = explainUnlisted(workspace, path);
        if (unlisted !== undefined) doubts.push(`${quote(path)} ${unlisted}`);
        const isIn = isIncluded(level, names, "file", trials) || isIncluded(level, names, "slash", trials);
        const asked = listRequiredBelow(required, name);
        const ignored = readIgnoreRules(workspace, path);
        const own = readRules(asked.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
        // An entry of `files` that names a file wins over an ignore file next to that file: it says more exactly what
        // is meant.
        const rules = [...USUALLY_OUT, ...recordRules(ignored, ignored.file), ...NEVER_IN, ...recordRules(own)];
        walk({ parent: level, name: names[0] ?? "", rules, isIn }, path, depth + 1, asked);
      }
    }
  };

  const packageRules = readPackageRules(packageJson, (path) => getKindAt(workspace, folder, path));
  if ("fault" in packageRules) return packageRules;
  doubts.push(
    ...packageRules.unclear.slice(0, 1).map((what) => `${quote(what)} in package.json is not understood here`),
  );
  if (hasEntries(packageJson, "workspaces")) doubts.push('package.json has "workspaces", which only npm can follow');
  // With `files` npm does not read the ignore file of the package's folder: the list says already what ships.
  const ignored = packageRules.listed ? undefined : readIgnoreRules(workspace, folder);
  const listed = packageRules.listed ?? (ignored ? recordRules(ignored, ignored.file) : []);
  const usual = [...USUALLY_OUT, ...recordRules(readOuterRules(workspace, folder))];
  const rules = [...usual, ...listed, ...packageRules.strict];
  walk({ parent: undefined, name: "", rules, isIn: true }, folder, 0, packageRules.required.map(normalizePath));
  const [incomplete] = doubts;
  return { files: files.toSorted(comparePaths), links, packages, leftOut, incomplete };
}

function hasEntries(packageJson: JsonObject, key: string): boolean {
  const value = getOwn(packageJson, key);
  return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

/** The entry at a path as it is written in package.json, a link not followed; `undefined` for nothing. */
export function getKindAt(workspace: Workspace, folder: string, written: string): string | undefined {
  const path = normalizePath(written);
  let at = folder;
  let kind: string | undefined = "folder";
  for (const name of path === "" ? [] : path.split("/")) {
    if (kind !== "folder" || name === "..") return undefined;
    kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
    at = joinPath(at, name);
  }
  return kind === "file" && /\/\.?$/u.test(written) ? undefined : kind;
}

/** `./a//b/../c/` is `a/c`. */
export function normalizePath(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === ".." && names.length > 0 && names.at(-1) !== "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.join("/");
}

/** The entries of `files` that are files in a folder of this name, as paths in it. */
export function listRequiredBelow(required: readonly string[], name: string): readonly string[] {
  return required.filter((file) => getParent(file) === name).map((file) => file.slice(name.length + 1));
}

function getParent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
