import { defineKeyCheck } from "../key-check.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { findNodeProblems, findNpmProblems, RUNTIME_CODES } from "./runtime-problems.js";

export default defineKeyCheck("engines", {
  id: "manifest-engines",
  title: "The engines are satisfiable version ranges of runtimes that the platform has",
  codes: { ...RANGE_CODES, ...RUNTIME_CODES },
  wants: ["packageJson"],
  *findMore(facts) {
    yield* findRangeProblems(facts, "engines", ["node", "npm"]);
    yield* findNodeProblems(facts, "engines", "node");
    yield* findNpmProblems(facts);
  },
});
