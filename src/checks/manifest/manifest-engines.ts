import { defineKeyCheck } from "../key-check.js";
import { findPackagedRange, findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { quote } from "../../base/text/safe.js";
import { findLowestVersion, parseRange } from "../../base/text/versions/version-range.js";

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
      help: adviseOnRange(findPackagedRange(facts.packageJson, "engines", "node")),
    };
  },
});

/** @param packaged what package.json has in this place. */
function adviseOnRange(packaged: string | undefined): string {
  const help = `Write ${quote(`>=${LOWEST}`)}, or a range above it`;
  if (packaged === undefined) return help;
  const range = parseRange(packaged);
  const isHigher = range !== undefined && (findLowestVersion(range)?.compare(LOWEST) ?? -1) >= 0;
  return isHigher ? `Write ${quote(packaged)}, as package.json has it` : `${help}; into package.json too`;
}
