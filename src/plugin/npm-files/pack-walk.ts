import { foldCase } from "../../base/text/glob-name.js";
import { hasEntries } from "../../base/text/json/json-object.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { MAX_ARCHIVED_FILES } from "../../base/files/archive-limits.js";
import { explainUnlisted } from "../../base/files/crowded-folders.js";
import { comparePaths, getParent, joinPath } from "../../base/files/workspace.js";
import { absent, type Absent } from "../absent.js";
import { findWorkspaceRole, readOuterRules } from "./outer-rules.js";
import { isIncluded, type Level, type RuleTrials } from "./pack-level.js";
import {
  NEVER_IN,
  readIgnoreRules,
  readRules,
  USUALLY_OUT,
  type Rule,
  type RuleOrigin,
  type Rules,
} from "./pack-rules.js";
import { normalizePath, readPackageRules } from "./package-rules.js";
import type { PackedFile, PackedFiles, Packing } from "./packed-file.js";

/** Nothing below the folders of installed packages is looked at. */
export interface PackWalk extends Omit<PackedFiles, "differsFromRules"> {
  /** The rule that leaves out each file, or its folder, that was asked for. */
  readonly leftOut: ReadonlyMap<string, RuleOrigin | undefined>;
}

/** The walk ends with a reason where a repository is larger: no repository makes a run endless. */
const MAX_ENTRIES = 50_000;
export const MAX_EFFORT = 20_000_000;
export const MAX_RULES = 2000;
const DEEPEST = 60;
const PACKAGES = "node_modules";

/** What npm packs by its rules, as they are known here. */
export function predictPackedFiles(packing: Packing): PackedFiles | Absent {
  const unlisted = explainUnlisted(packing.workspace, packing.folder);
  if (unlisted !== undefined) return absent(`the folder of the plugin ${unlisted}`);
  const walk = walkPackage(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [], packages: [] };
  const { files, links, packages, incomplete } = walk;
  return { files, links, packages, incomplete };
}

/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order: each folder adds its rules behind
 * those of the folders above, and the last rule that matches decides. Gives the reason where npm cannot pack it.
 *
 * @param askedPaths paths in the package for which the caller needs the rule that leaves them out.
 */
export function walkPackage(
  packing: Packing,
  askedPaths: readonly string[] = [],
): PackWalk | { readonly fault: string } {
  const { workspace, folder, packageJson } = packing;
  const files: PackedFile[] = [];
  const links: string[] = [];
  const packages: string[] = [];
  const leftOut = new Map<string, RuleOrigin | undefined>();
  const trials: RuleTrials = { effort: 0, decidingRule: undefined };
  const incompleteReasons: string[] = [];
  let entries = 0;
  let ruleCount = 0;

  const recordRules = ({ rules, unclear }: Rules, where = "an ignore file"): readonly Rule[] => {
    ruleCount += rules.length;
    incompleteReasons.push(
      ...unclear.slice(0, 1).map((pattern) => `${quote(pattern)} in ${where} is not supported here`),
    );
    return rules;
  };
  const recordIgnored = (found: ReturnType<typeof readIgnoreRules>) => recordRules(found, found.file);
  const isTooLarge = (depth: number): boolean =>
    entries > MAX_ENTRIES || trials.effort > MAX_EFFORT || ruleCount > MAX_RULES || depth > DEEPEST;

  let role: ReturnType<typeof findWorkspaceRole> | undefined = hasEntries(packageJson, "workspaces")
    ? undefined
    : "no root";
  /**
   * The ignore file of a folder. At the root of a workspace, npm reads no ignore file next to a package.json: it takes
   * the package.json itself for one, and no line of it is the name of a file.
   */
  const readInnerRules = (path: string): ReturnType<typeof readIgnoreRules> => {
    const found = readIgnoreRules(workspace, path);
    const isPackage = workspace.list(path).some(({ name }) => name === "package.json");
    if (role === "no root" || found.file === undefined || !isPackage) return found;
    role ??= findWorkspaceRole(workspace, folder);
    if (role === "unknown") incompleteReasons.push('"workspaces" in package.json matches too many folders');
    if (role === "root") return { file: undefined, rules: [], unclear: [] };
    return found;
  };

  const walk = (level: Level, at: string, depth: number, required: readonly string[]): void => {
    for (const { name, kind } of workspace.list(at)) {
      if (files.length > MAX_ARCHIVED_FILES) {
        incompleteReasons.push(`it has more than ${formatNumber(MAX_ARCHIVED_FILES)} files`);
        return;
      }
      entries++;
      if (isTooLarge(depth)) {
        incompleteReasons.push(`it is too large to search beyond ${quote(at)}`);
        return;
      }
      // No file of Windows can have this name, so npm packs none.
      if (name.includes("*")) continue;
      const path = joinPath(at, name);
      trials.decidingRule = undefined;
      if (!isIncluded(level, [foldCase(name)], kind === "folder" ? "folder" : "file", trials)) {
        for (const asked of askedPaths) {
          const full = joinPath(folder, asked);
          if (full === path || full.startsWith(`${path}/`)) leftOut.set(asked, trials.decidingRule);
        }
      } else if (kind === "folder" && name === PACKAGES) packages.push(path);
      else if (kind === "link") links.push(path);
      else if (kind === "file") {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file") incompleteReasons.push(`${quote(path)} cannot be read`);
        else files.push({ path, size: entry.size });
      } else if (kind === "folder") {
        const unlisted = explainUnlisted(workspace, path);
        if (unlisted !== undefined) incompleteReasons.push(`${quote(path)} ${unlisted}`);
        const { required: asked, own, ...entered } = enterFolder(level, name, required, trials);
        // An entry of `files` that names a file wins over an ignore file next to that file: it says more exactly what
        // is meant.
        const ignored = recordIgnored(readInnerRules(path));
        const rules = [...USUALLY_OUT, ...ignored, ...NEVER_IN, ...recordRules(own)];
        walk({ ...entered, rules }, path, depth + 1, asked);
      }
    }
  };

  const packageRules = readPackageRules(packing);
  if ("fault" in packageRules) return packageRules;
  incompleteReasons.push(
    ...packageRules.unclear.slice(0, 1).map((what) => `${quote(what)} in package.json is not supported here`),
  );
  // With `files` npm does not read the ignore file of the package's folder: the list says already what ships.
  const listed = packageRules.listed ?? recordIgnored(readIgnoreRules(workspace, folder));
  const usual = [...USUALLY_OUT, ...recordRules(readOuterRules(workspace, folder), "a folder above it")];
  const rules = [...usual, ...listed, ...packageRules.strict];
  walk({ parent: undefined, name: "", rules, isIn: true }, folder, 0, packageRules.required.map(normalizePath));
  const [incomplete] = incompleteReasons;
  return { files: files.toSorted(comparePaths), links, packages, leftOut, incomplete };
}

interface EnteredLevel extends Omit<Level, "rules"> {
  /** The entries of `files` that are files in the folder, as paths in it. */
  readonly required: readonly string[];
  /** The rules that include these. */
  readonly own: Rules;
}

/** @param required the same entries, as paths in the folder above. */
export function enterFolder(
  parent: Level,
  name: string,
  required: readonly string[],
  trials: RuleTrials,
): EnteredLevel {
  const folded = foldCase(name);
  const isIn = isIncluded(parent, [folded], "file", trials) || isIncluded(parent, [folded], "slash", trials);
  const below = required.filter((file) => getParent(file) === name).map((file) => file.slice(name.length + 1));
  const own = readRules(below.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
  return { parent, name: folded, isIn, required: below, own };
}
