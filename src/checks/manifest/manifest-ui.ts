import { defineKeyCheck } from "../key-check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { isStylePath } from "../../plugin/manifest/declared-files.js";

export default defineKeyCheck("ui", {
  id: "manifest-ui",
  title: "The names of the user interface are strings, and its style sheet exists",
  codes: PATH_CODES,
  wants: ["declaredFiles", "packageJson", "scripts"],
  *findMore(facts) {
    const styles = facts.manifest.valueAt("ui", "styles");
    if (typeof styles !== "string" || !isStylePath(styles) || /^https?:\/\//iu.test(styles)) return;
    yield* findPathProblems(facts, ["ui", "styles"], { severity: "warning" });
  },
});
