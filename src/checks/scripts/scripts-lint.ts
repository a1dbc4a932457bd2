import { defineCheck } from "../../core/check.js";
import { COMMAND_CODES, findCommandProblems } from "./command-problems.js";

export default defineCheck({
  id: "scripts-lint",
  title: "The lint command succeeds",
  severity: "error",
  codes: COMMAND_CODES,
  needs: ["scripts"],
  wants: ["packageJson", "sharedConfiguration", "lintRun"],
  run: ({ lintRun: run, ...facts }) => findCommandProblems("lint", { ...facts, run }),
});
