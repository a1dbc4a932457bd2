import { defineKeyCheck } from "../key-check.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";

export default defineKeyCheck("compatibility", {
  id: "manifest-compatibility",
  title: "The compatibility has satisfiable version ranges",
  codes: RANGE_CODES,
  wants: ["packageJson"],
  findMore: (facts) => findRangeProblems(facts, "compatibility", ["host_version", "node_version"]),
});
