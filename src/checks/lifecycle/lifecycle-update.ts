import { defineCheck } from "../../core/check.js";
import { findStepProblems, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-update",
  title: "The built plugin can be updated, also a second time",
  severity: "error",
  codes: STEP_CODES,
  needs: ["lifecycle"],
  wants: ["manifest"],
  run: (facts) =>
    findStepProblems(facts, "onUpdate", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {})),
});
