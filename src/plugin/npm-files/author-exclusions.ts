import { foldCase } from "../../base/text/glob-name.js";
import { quote } from "../../base/text/safe.js";
import { getBaseName, getParent, joinPath } from "../../base/files/workspace.js";
import { readOuterRules } from "./outer-rules.js";
import { isIncluded, type Level, type RuleTrials } from "./pack-level.js";
import { NOTHING_IN, readIgnoreRules, type Rule, type RuleOrigin, type Rules } from "./pack-rules.js";
import { enterFolder, MAX_EFFORT, MAX_RULES } from "./pack-walk.js";
import { normalizePath, readPackageRules } from "./package-rules.js";
import type { Packing } from "./packed-file.js";

/** What the author leaves out: by entries of `files` that begin with "!", and by the .npmignore of any folder. */
export interface Exclusions {
  /**
   * The rule that leaves out an entry of the plugin, or a folder that it is in; the path is relative to the plugin's
   * folder.
   */
  find(path: string, kind?: "file" | "folder"): RuleOrigin | undefined;
  /** Why more may be left out of what was asked for than is known here. */
  readonly incomplete: string | undefined;
}

const NPM_IGNORES = [".npmignore"];

/** A folder with its rules, or the rule that leaves it out. */
type EnteredFolder = { readonly level: Level; readonly required: readonly string[] } | { readonly out: RuleOrigin };

/**
 * The exclusions of a package. They are tried on paths that npm does not pack, too: a plugin's archive has more files
 * than `files` names. So nothing is left out just because no entry names it, and .gitignore counts for nothing.
 */
export function readExclusions(packing: Packing): Exclusions {
  const { workspace, folder } = packing;
  const trials: RuleTrials = { effort: 0, decidingRule: undefined };
  let incomplete: string | undefined;
  let isAsked = false;
  let ruleCount = 0;
  const recordRules = ({ rules, unclear }: Rules, where = "an ignore file"): readonly Rule[] => {
    ruleCount += rules.length;
    const [first] = unclear;
    if (first !== undefined) incomplete ??= `${quote(first)} in ${where} is not supported here`;
    if (ruleCount > MAX_RULES) incomplete ??= `it has more than ${String(MAX_RULES)} patterns`;
    return ruleCount > MAX_RULES ? [] : rules;
  };
  const readIgnored = (at: string): readonly Rule[] => {
    const found = readIgnoreRules(workspace, at, NPM_IGNORES);
    return recordRules(found, found.file);
  };
  const findDecidingRule = (level: Level, name: string, kind: "file" | "folder"): RuleOrigin | undefined => {
    if (trials.effort > MAX_EFFORT) incomplete ??= "its patterns are too complex";
    trials.decidingRule = undefined;
    if (incomplete !== undefined || isIncluded(level, [foldCase(name)], kind, trials)) return undefined;
    if (!isByAuthor(trials.decidingRule)) return undefined;
    return trials.decidingRule;
  };

  const read = readPackageRules(packing);
  // npm packs nothing at all by what cannot be read.
  const { listed = [], strict, required, unclear } = "fault" in read ? NO_RULES : read;
  const negations = unclear.filter((pattern) => pattern.startsWith("!"));
  const writtenRules = { rules: listed.filter((rule) => !NOTHING_IN.includes(rule)), unclear: negations };
  const entries = recordRules(writtenRules, "package.json");
  const outer = recordRules(readOuterRules(workspace, folder, NPM_IGNORES));
  const top: Level = {
    parent: undefined,
    name: "",
    rules: [...outer, ...readIgnored(folder), ...entries, ...strict],
    isIn: true,
  };
  const known = new Map<string, EnteredFolder>([["", { level: top, required: required.map(normalizePath) }]]);

  const enter = (path: string): EnteredFolder => {
    const found = known.get(path);
    if (found) return found;
    const above = enter(getParent(path));
    const entered = "out" in above ? above : enterBelow(above, path, getBaseName(path));
    known.set(path, entered);
    return entered;
  };
  const enterBelow = (
    above: Exclude<EnteredFolder, { out: RuleOrigin }>,
    path: string,
    name: string,
  ): EnteredFolder => {
    const out = findDecidingRule(above.level, name, "folder");
    if (out) return { out };
    const { required: below, own, ...entered } = enterFolder(above.level, name, above.required, trials);
    const rules = [...readIgnored(joinPath(folder, path)), ...recordRules(own)];
    return { level: { ...entered, rules }, required: below };
  };
  return {
    find(path, kind = "file") {
      isAsked = true;
      const entered = enter(getParent(path));
      if ("out" in entered) return entered.out;
      return findDecidingRule(entered.level, getBaseName(path), kind);
    },
    get incomplete() {
      return isAsked ? incomplete : undefined;
    },
  };
}

const NO_RULES = { listed: undefined, strict: [], required: [], unclear: [] };

function isByAuthor(origin: RuleOrigin | undefined): boolean {
  return origin?.by === "files" || origin?.by === "ignore file";
}
