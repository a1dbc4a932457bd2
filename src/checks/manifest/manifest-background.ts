import { defineCheck } from "../../core/check.js";
import { pathProblems } from "./path-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-background",
  title: "The background entry point is a file of the plugin",
  severity: "error",
  about: ["background"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles"],
  *run(facts) {
    yield* shapeProblems(facts, "background");
    yield* pathProblems(facts, ["background"]);
  },
});
