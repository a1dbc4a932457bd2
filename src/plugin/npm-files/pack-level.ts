import type { Rule, RuleOrigin } from "./pack-rules.js";

/** A folder of a package, with the rules that apply in it and below. */
export interface Level {
  readonly parent: Level | undefined;
  /** In folded letters. */
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Whether the folder itself is packed, and not only some of what is in it. */
  readonly isIn: boolean;
}

/** What it took to look at paths, and the rule that decided the last of them. */
export interface RuleTrials {
  effort: number;
  decidingRule: RuleOrigin | undefined;
}

/**
 * How a path is matched: as a file, as a folder that may contain something, or as a folder with the slash behind it.
 */
type PathForm = "file" | "folder" | "slash";

/** Whether the rules of a folder, and of those above it, include any of some names below it. */
export function isIncluded(level: Level, names: readonly string[], as: PathForm, trials: RuleTrials): boolean {
  let isIn = true;
  if (level.parent) {
    isIn = isIncluded(level.parent, [level.name, ...names], as, trials);
    if (!isIn && !level.isIn) return false;
  }
  const forms = listForms(names, as);
  const letters = names.reduce((sum, name) => sum + name.length, 0);
  const baseForms = as === "folder" && names.length > 1 ? listForms(names.slice(-1), as) : undefined;
  for (const rule of level.rules) {
    if (rule.includes === isIn) continue;
    trials.effort += 1 + ((rule.glob.weight * letters) >> 6);
    if (!matchesRule(rule, forms) && !(baseForms && rule.glob.isForNames && matchesRule(rule, baseForms))) continue;
    isIn = rule.includes;
    trials.decidingRule = rule.origin;
  }
  return isIn;
}

interface Forms {
  readonly whole: readonly (readonly string[])[];
  /** For a folder: the forms in which an including rule may match something below it. */
  readonly inPart: readonly (readonly string[])[];
}

/** A path as npm tries it: from the package's folder and from anywhere, and a folder with a slash behind it, too. */
function listForms(names: readonly string[], as: PathForm): Forms {
  if (as === "slash") return { whole: listBoth([...names, ""]), inPart: [] };
  const bare = listBoth(names);
  if (as === "file") return { whole: bare, inPart: [] };
  return { whole: [...bare, ...listBoth([...names, ""])], inPart: bare };
}

function listBoth(names: readonly string[]): readonly (readonly string[])[] {
  return [["", ...names], names];
}

function matchesRule({ glob, includes: isForPart }: Rule, { whole, inPart }: Forms): boolean {
  // All forms of a path have the same last name.
  if (glob.isForNamesOnly) return glob.matches(whole[0] ?? []);
  return whole.some((names) => glob.matches(names)) || (isForPart && inPart.some((names) => glob.matches(names, true)));
}
