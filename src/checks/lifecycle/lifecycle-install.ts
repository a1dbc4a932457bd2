import { defineCheck } from "../../core/check.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import { findLoadProblems, findStepProblems, LOAD_CODES, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-install",
  title: "The built plugin can be loaded and installed, even twice",
  severity: "error",
  codes: { ...STEP_CODES, ...LOAD_CODES, ...LATER_CODES },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run(facts) {
    yield* findLoadProblems(facts);
    yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
    yield* findLaterProblems(facts, "load", () => ({}));
  },
});
