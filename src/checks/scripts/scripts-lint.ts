import { defineCheck } from "../../core/check.js";
import { findCommandProblems } from "./command-problems.js";

export default defineCheck({
  id: "scripts-lint",
  title: "The lint command succeeds",
  severity: "error",
  needs: ["scripts"],
  wants: ["packageJson", "lintRun"],
  run: ({ lintRun: run, ...facts }) => findCommandProblems("lint", { ...facts, run }),
});
