import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-main",
  title: "The main entry point is a file of the plugin",
  severity: "error",
  codes: {
    ...listShapeCodes("main"),
    ...PATH_CODES,
  },
  about: ["main"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    yield* findShapeProblems(facts, "main");
    yield* findPathProblems(facts, ["main"]);
  },
});
