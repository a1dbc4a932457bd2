import { defineKeyCheck } from "../key-check.js";
import { findPackageRangeProblems, PACKAGE_RANGE_CODES } from "./range-problems.js";

export default defineKeyCheck("peerDependencies", {
  id: "manifest-peer-dependencies",
  title: "The peer dependencies have satisfiable version ranges",
  codes: PACKAGE_RANGE_CODES,
  wants: ["packageJson", "packedRanges"],
  findMore: (facts) => findPackageRangeProblems(facts, "peerDependencies"),
});
