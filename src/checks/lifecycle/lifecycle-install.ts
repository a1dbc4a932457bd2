import { defineCheck } from "../../core/check.js";
import { absent, getPresent } from "../../plugin/absent.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import { findLoadProblems } from "./load-problems.js";
import { findStepProblems, LOAD_CODES, STEP_CODES } from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-install",
  title: "The built plugin can be loaded and installed, even twice",
  severity: "error",
  codes: { ...STEP_CODES, ...LOAD_CODES, ...LATER_CODES },
  needs: ["lifecycle"],
  wants: ["manifest", "webEntry", "packageJson", "codeSyntax", "unmetImports", "builtCode"],
  *run(facts) {
    yield* findLoadProblems(facts);
    const web = getPresent(facts.webEntry);
    if (web?.kind === "other") yield absent('"web" is not a module of JavaScript, and is not loaded');
    yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
    yield* findLaterProblems(facts, "load", () => ({}));
    yield* findLaterProblems(facts, "onInstall", () => ({}));
  },
});
