import { defineCheck } from "../../core/check.js";
import { COMMAND_CODES, findCommandProblems } from "./command-problems.js";

export default defineCheck({
  id: "scripts-types",
  title: "The type check succeeds",
  severity: "error",
  codes: COMMAND_CODES,
  needs: ["scripts"],
  wants: ["packageJson", "sharedConfiguration", "typecheckRun"],
  run: ({ typecheckRun: run, ...facts }) => findCommandProblems("typecheck", { ...facts, run }),
});
