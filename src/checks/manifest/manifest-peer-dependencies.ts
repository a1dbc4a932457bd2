import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-peer-dependencies",
  title: "The peer dependencies have version ranges that can be met",
  severity: "error",
  codes: {
    ...listShapeCodes("peerDependencies"),
    ...RANGE_CODES,
  },
  about: ["peerDependencies"],
  needs: ["manifest", "shape"],
  wants: ["packageJson"],
  *run(facts) {
    yield* findShapeProblems(facts, "peerDependencies");
    yield* findRangeProblems(facts, "peerDependencies");
  },
});
