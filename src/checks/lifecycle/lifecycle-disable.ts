import { defineCheck } from "../../core/check.js";
import { findStepProblems, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-disable",
  title: "The built plugin can be disabled",
  severity: "error",
  codes: STEP_CODES,
  needs: ["lifecycle"],
  wants: ["manifest"],
  run: (facts) => findStepProblems(facts, "onDisable", () => ({ severity: "warning" })),
});
