import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { findShapeProblems } from "../shape-problems.js";
import { isStylePath } from "../../plugin/manifest/declared-files.js";

export default defineCheck({
  id: "manifest-ui",
  title: "The user interface is named by strings, and its style sheet exists",
  severity: "error",
  codes: {
    ...listShapeCodes("ui"),
    ...PATH_CODES,
  },
  about: ["ui"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    yield* findShapeProblems(facts, "ui");
    const styles = facts.manifest.valueAt("ui", "styles");
    if (typeof styles !== "string" || !isStylePath(styles) || /^https?:\/\//iu.test(styles)) return;
    yield* findPathProblems(facts, ["ui", "styles"], { severity: "warning" });
  },
});
