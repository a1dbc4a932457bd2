import { defineKeyCheck } from "../key-check.js";
import { ENTRY_POINT_CODES, findEntryPointProblems } from "./entry-point-problems.js";

export default defineKeyCheck("main", {
  id: "manifest-main",
  title: "The main entry point is a file of the plugin",
  codes: ENTRY_POINT_CODES,
  wants: ["declaredFiles", "packageJson", "scripts"],
  findMore: (facts) => findEntryPointProblems(facts, "main"),
});
