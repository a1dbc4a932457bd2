import { defineCheck } from "../../core/check.js";
import { pathProblems } from "./path-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-main",
  title: "The main entry point is a file of the plugin",
  severity: "error",
  about: ["main"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles"],
  *run(facts) {
    yield* shapeProblems(facts, "main");
    yield* pathProblems(facts, ["main"]);
  },
});
