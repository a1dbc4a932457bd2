import { defineCheck, type Problem } from "../../core/check.js";
import { absent, getPresent, type Absent } from "../../plugin/absent.js";
import { IMPORT_CODES } from "./import-problems.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import type { Location } from "../../base/text/location.js";
import {
  describeNotLoaded,
  findProblems,
  findStepProblems,
  LOAD_CODES,
  STEP_CODES,
  type LifecycleFacts,
  type LoadCode,
  type StepCode,
} from "./step-problems.js";

export default defineCheck({
  id: "lifecycle-install",
  title: "The built plugin can be loaded and installed, even twice",
  severity: "error",
  codes: { ...STEP_CODES, ...LOAD_CODES, ...LATER_CODES },
  needs: ["lifecycle"],
  wants: ["manifest", "webEntry"],
  *run(facts) {
    yield* findLoadProblems(facts);
    const web = getPresent(facts.webEntry);
    if (web?.kind === "other") yield absent('"web" is not a module of JavaScript, and is not loaded');
    yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
    yield* findLaterProblems(facts, "load", () => ({}));
    yield* findLaterProblems(facts, "onInstall", () => ({}));
  },
});

/** What prevents a plugin from being loaded. Without hooks, the rest that it does then may be its work. */
const PREVENTS_LOADING: ReadonlySet<string> = new Set(["not-loaded", ...Object.keys(IMPORT_CODES), "interferes"]);

/** What is wrong with the loading of each entry point. */
function findLoadProblems({ lifecycle }: LifecycleFacts): readonly (Problem<StepCode | LoadCode> | Absent)[] {
  const others = (lifecycle.laterLives ?? []).filter(({ kind }) => kind === "load");
  return [lifecycle, ...others.map((load) => ({ ...lifecycle, ...load, entry: load.entry ?? "" }))].flatMap((run) => {
    const place: Location = { file: run.entry };
    const steps = run.steps.filter(({ name }) => name === "load");
    const all = steps.flatMap((step) => [...findProblems<LoadCode>(step, place, () => ({}), describeNotLoaded)]);
    if (lifecycle.hasNoHooks !== true) return all;
    return all.map((found) => {
      if ("absent" in found || found.severity === "notice" || PREVENTS_LOADING.has(found.code)) return found;
      return { ...found, severity: "warning", strict: "warning" } as const;
    });
  });
}
