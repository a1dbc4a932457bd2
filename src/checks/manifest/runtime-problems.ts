import { isAbsent } from "../../plugin/absent.js";
import { edit, makeSetting, set, type Help } from "../../base/text/help.js";
import { quote } from "../../base/text/safe.js";
import { findLowestOf } from "../../base/text/versions/version-range.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { findPackagedRange, LOWEST_NODE } from "./range-problems.js";

export const RUNTIME_CODES = {
  "too-old": "A range allows a runtime older than the platform",
} as const satisfies Codes;

type Facts = CheckFacts<"manifest", "packageJson">;

/** The lowest npm of the platform. */
const LOWEST_NPM = "8.0.0";

/** A range of Node.js that allows an older one than the platform has. */
export function* findNodeProblems(facts: Facts, key: string, name: string): Generator<Problem<"too-old">> {
  const text = facts.manifest.valueAt(key, name);
  const allowed = findLowestOf(text);
  if (!allowed || allowed.compare(LOWEST_NODE) >= 0) return;
  const what = `which allows Node.js ${allowed.version}, but the platform requires ${LOWEST_NODE}`;
  yield describeTooOld(facts, [key, name], what, LOWEST_NODE);
}

/** A range of npm that the platform's own does not meet. */
export function* findNpmProblems(facts: Facts): Generator<Problem<"too-old">> {
  const text = facts.manifest.valueAt("engines", "npm");
  if (!findLowestOf(text) || findLowestOf(text, `>=${LOWEST_NPM}`)) return;
  yield describeTooOld(facts, ["engines", "npm"], `but the platform requires npm ${LOWEST_NPM} or higher`, LOWEST_NPM);
}

function describeTooOld(
  facts: Facts,
  place: readonly [key: string, name: string],
  what: string,
  lowest: string,
): Problem<"too-old"> {
  return {
    code: "too-old",
    at: facts.manifest.at(...place),
    severity: "warning",
    message: `${formatLabel(place)} is ${quote(facts.manifest.valueAt(...place))}, ${what}`,
    help: adviseOnRange(facts, place, lowest),
  };
}

function adviseOnRange({ manifest, packageJson }: Facts, place: readonly [string, string], lowest: string): Help {
  const packaged = findPackagedRange(packageJson, ...place);
  const isHigher = (findLowestOf(packaged)?.compare(lowest) ?? -1) >= 0;
  if (isHigher) return set(manifest, place, packaged, `Write ${quote(packaged)}, as package.json has it`);
  const help = `Write ${quote(`>=${lowest}`)}, or a higher range`;
  const both = [manifest, ...(packaged === undefined || isAbsent(packageJson) ? [] : [packageJson])];
  const edits = both.flatMap((json) => makeSetting(json, place, `>=${lowest}`));
  return edit(both.length === 1 ? help : `${help}; into package.json too`, edits);
}
