import { defineCheck } from "../../core/check.js";
import { rangeProblems } from "./range-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";
import { quoted } from "../../text/safe.js";
import { compareVersions, lowestVersion, versionText } from "../../text/versions/version-range.js";

/** The lowest runtime of the platform. */
const LOWEST = { major: 16, minor: 0, patch: 0, prerelease: "" };

export default defineCheck({
  id: "manifest-engines",
  title: "The engines are version ranges that can be met, of runtimes that the platform has",
  severity: "error",
  about: ["engines"],
  needs: ["manifest", "shape", "ranges"],
  wants: ["packageJson"],
  *run(facts) {
    yield* shapeProblems(facts, "engines");
    yield* rangeProblems(facts, "engines", ["node", "npm"]);
    const { manifest, ranges } = facts;
    const text = manifest.valueAt("engines", "node");
    const range = typeof text === "string" ? ranges.of(text) : undefined;
    const lowest = range && lowestVersion(range);
    if (!lowest || compareVersions(lowest, LOWEST) >= 0) return;
    yield {
      at: manifest.at("engines", "node"),
      severity: "warning",
      message: `"engines.node" is ${quoted(text)}, which admits Node.js ${versionText(lowest)}, but the platform begins at ${versionText(LOWEST)}`,
      help: `Write ${quoted(`>=${versionText(LOWEST)}`)}, or a range above it`,
    };
  },
});
