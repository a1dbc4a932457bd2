import { defineCheck } from "../../core/check.js";
import { rangeProblems } from "./range-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-compatibility",
  title: "The compatibility names version ranges that can be met",
  severity: "error",
  about: ["compatibility"],
  needs: ["manifest", "shape"],
  wants: ["packageJson"],
  *run(facts) {
    yield* shapeProblems(facts, "compatibility");
    yield* rangeProblems(facts, "compatibility", ["host_version", "node_version"]);
  },
});
