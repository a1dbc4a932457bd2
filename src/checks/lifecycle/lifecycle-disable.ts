import { defineCheck } from "../../core/check.js";
import { findStepProblems } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-disable",
  title: "The built plugin can be disabled",
  severity: "error",
  needs: ["lifecycle"],
  wants: ["manifest"],
  run: (facts) => findStepProblems(facts, "onDisable", () => ({ severity: "warning" })),
});
