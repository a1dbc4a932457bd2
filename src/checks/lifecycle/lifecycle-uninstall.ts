import { defineCheck } from "../../core/check.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import { findLeftValues } from "./left-problems.js";
import { findStepProblems, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-uninstall",
  title: "The built plugin can be uninstalled",
  severity: "error",
  codes: { ...STEP_CODES, ...LATER_CODES, "still-stored": "A value is still stored after the plugin was uninstalled" },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run(facts) {
    yield* findStepProblems(facts, "onUninstall", () => ({ severity: "warning" }));
    yield* findLaterProblems(facts, "onUninstall", () => ({ severity: "warning" }));
    yield* findLeftValues(facts);
  },
});
