import { defineKeyCheck } from "../key-check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";

export default defineKeyCheck("background", {
  id: "manifest-background",
  title: "The background entry point is a file of the plugin",
  codes: PATH_CODES,
  wants: ["declaredFiles", "packageJson", "scripts"],
  findMore: (facts) => findPathProblems(facts, ["background"]),
});
