import { defineCheck } from "../../core/check.js";
import { commandProblems } from "./command-problems.js";

export default defineCheck({
  id: "scripts-test",
  title: "The tests succeed",
  severity: "error",
  needs: ["scripts"],
  wants: ["packageJson", "testRun"],
  run: ({ testRun: run, ...facts }) => commandProblems("test", { ...facts, run }),
});
