import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-background",
  title: "The background entry point is a file of the plugin",
  severity: "error",
  codes: {
    ...listShapeCodes("background"),
    ...PATH_CODES,
  },
  about: ["background"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    yield* findShapeProblems(facts, "background");
    yield* findPathProblems(facts, ["background"]);
  },
});
