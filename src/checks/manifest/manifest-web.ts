import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-web",
  title: "The web entry point is a file of the plugin",
  severity: "error",
  codes: {
    ...listShapeCodes("web"),
    ...PATH_CODES,
  },
  about: ["web"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    yield* findShapeProblems(facts, "web");
    yield* findPathProblems(facts, ["web"]);
  },
});
