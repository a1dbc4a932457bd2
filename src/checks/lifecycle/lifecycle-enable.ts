import { defineCheck } from "../../core/check.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import { findStepProblems, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-enable",
  title: "The built plugin can be enabled",
  severity: "error",
  codes: { ...STEP_CODES, ...LATER_CODES },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run(facts) {
    yield* findStepProblems(facts, "onEnable", () => ({}));
    yield* findLaterProblems(facts, "onEnable", () => ({}));
  },
});
