import { defineKeyCheck } from "../key-check.js";
import { findRangeProblems, RANGE_CODES } from "./range-problems.js";

export default defineKeyCheck("peerDependencies", {
  id: "manifest-peer-dependencies",
  title: "The peer dependencies have satisfiable version ranges",
  codes: RANGE_CODES,
  wants: ["packageJson", "packedRanges"],
  findMore: (facts) => findRangeProblems(facts, "peerDependencies"),
});
