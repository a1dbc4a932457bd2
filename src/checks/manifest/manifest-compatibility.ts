import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-compatibility",
  title: "The compatibility names version ranges that can be met",
  severity: "error",
  codes: {
    ...listShapeCodes("compatibility"),
    ...RANGE_CODES,
  },
  about: ["compatibility"],
  needs: ["manifest", "shape"],
  wants: ["packageJson"],
  *run(facts) {
    yield* findShapeProblems(facts, "compatibility");
    yield* findRangeProblems(facts, "compatibility", ["host_version", "node_version"]);
  },
});
