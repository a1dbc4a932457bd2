import { defineCheck } from "../../core/check.js";
import { findStepProblems } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-uninstall",
  title: "The built plugin can be uninstalled",
  severity: "error",
  needs: ["lifecycle"],
  wants: ["manifest"],
  run: (facts) => findStepProblems(facts, "onUninstall", () => ({ severity: "warning" })),
});
