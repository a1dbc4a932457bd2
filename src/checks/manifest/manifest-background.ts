import { defineCheck } from "../../core/check.js";
import { findPathProblems } from "./path-problems.js";
import { findShapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-background",
  title: "The background entry point is a file of the plugin",
  severity: "error",
  about: ["background"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    yield* findShapeProblems(facts, "background");
    yield* findPathProblems(facts, ["background"]);
  },
});
