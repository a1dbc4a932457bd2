import { defineCheck } from "../../core/check.js";
import { findStepProblems, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-uninstall",
  title: "The built plugin can be uninstalled",
  severity: "error",
  codes: STEP_CODES,
  needs: ["lifecycle"],
  wants: ["manifest"],
  run: (facts) => findStepProblems(facts, "onUninstall", () => ({ severity: "warning" })),
});
