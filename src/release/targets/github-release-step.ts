import type { Step } from "../publisher.js";

export const TARGET = "github-release";

type StepContent = Pick<Step, "id" | "action" | "reason"> & Partial<Step>;

/** A step of this target. Unless given otherwise, its phase is the one that can be undone. */
export function makeStep(given: StepContent): Step {
  return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}
