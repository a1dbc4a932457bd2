import { defineKeyCheck } from "../key-check.js";
import { decide, either, set } from "../../base/text/help.js";
import { quote } from "../../base/text/safe.js";
import { findLowestVersion, parseRange } from "../../base/text/versions/version-range.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { findNodeProblems, RUNTIME_CODES } from "./runtime-problems.js";

export default defineKeyCheck("compatibility", {
  id: "manifest-compatibility",
  title: "The compatibility has satisfiable version ranges",
  codes: {
    ...RANGE_CODES,
    ...RUNTIME_CODES,
    "no-node": "No version of Node.js satisfies both node_version and engines.node",
  },
  wants: ["packageJson"],
  *findMore(facts) {
    yield* findRangeProblems(facts, "compatibility", ["host_version", "node_version"]);
    yield* findNodeProblems(facts, "compatibility", "node_version");
    const { manifest } = facts;
    const [ours, theirs] = [manifest.valueAt("compatibility", "node_version"), manifest.valueAt("engines", "node")];
    if (typeof ours !== "string" || typeof theirs !== "string") return;
    const [range, engine] = [parseRange(ours), parseRange(theirs)];
    if (!range || !engine || !findLowestVersion(range) || !findLowestVersion(engine)) return;
    if (findLowestVersion(range, engine)) return;
    yield {
      code: "no-node",
      at: manifest.at("compatibility", "node_version"),
      message: `"compatibility.node_version" is ${quote(ours)}, but "engines.node" is ${quote(theirs)}: no Node.js version satisfies both`,
      help: either(
        set(manifest, ["compatibility", "node_version"], theirs, `Write ${quote(theirs)}, as "engines" has it`),
        decide('Correct "engines"', "meaning"),
      ),
    };
  },
});
