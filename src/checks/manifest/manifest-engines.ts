import { defineKeyCheck } from "../key-check.js";
import { findPackagedRange, findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { quote } from "../../base/text/safe.js";
import { findLowestVersion, parseRange } from "../../base/text/versions/version-range.js";
import { edit, makeSetting, set, type Help } from "../../base/text/help.js";
import type { CheckFacts } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";

/** The lowest runtime of the platform. */
const LOWEST = "16.0.0";

export default defineKeyCheck("engines", {
  id: "manifest-engines",
  title: "The engines are satisfiable version ranges of runtimes that the platform has",
  codes: {
    ...RANGE_CODES,
    "too-old": "A range allows a runtime older than the platform",
  },
  wants: ["packageJson"],
  *findMore(facts) {
    yield* findRangeProblems(facts, "engines", ["node", "npm"]);
    const { manifest } = facts;
    const text = manifest.valueAt("engines", "node");
    const range = typeof text === "string" ? parseRange(text) : undefined;
    const lowest = range && findLowestVersion(range);
    if (!lowest || lowest.compare(LOWEST) >= 0) return;
    yield {
      code: "too-old",
      at: manifest.at("engines", "node"),
      severity: "warning",
      message: `"engines.node" is ${quote(text)}, which allows Node.js ${lowest.version}, but the platform requires ${LOWEST}`,
      help: adviseOnRange(facts),
    };
  },
});

function adviseOnRange({ manifest, packageJson }: CheckFacts<"manifest", "packageJson">): Help {
  const packaged = findPackagedRange(packageJson, "engines", "node");
  const range = packaged === undefined ? undefined : parseRange(packaged);
  const isHigher = range !== undefined && (findLowestVersion(range)?.compare(LOWEST) ?? -1) >= 0;
  if (isHigher) return set(manifest, PLACE, packaged, `Write ${quote(packaged)}, as package.json has it`);
  const help = `Write ${quote(`>=${LOWEST}`)}, or a range above it`;
  const both = [manifest, ...(packaged === undefined || isAbsent(packageJson) ? [] : [packageJson])];
  const edits = both.flatMap((json) => makeSetting(json, PLACE, `>=${LOWEST}`));
  return edit(both.length === 1 ? help : `${help}; into package.json too`, edits);
}

const PLACE = ["engines", "node"];
