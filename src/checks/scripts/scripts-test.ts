import { defineCheck } from "../../core/check.js";
import { COMMAND_CODES, findCommandProblems } from "./command-problems.js";

export default defineCheck({
  id: "scripts-test",
  title: "The tests succeed",
  severity: "error",
  codes: COMMAND_CODES,
  needs: ["scripts"],
  wants: ["packageJson", "sharedConfiguration", "testRun"],
  run: ({ testRun: run, ...facts }) => findCommandProblems("test", { ...facts, run }),
});
