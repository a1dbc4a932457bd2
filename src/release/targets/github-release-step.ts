import type { Step } from "../publisher.js";

export const TARGET = "github-release";

type Given = Pick<Step, "id" | "action" | "reason"> & Partial<Step>;

/** A step of this target. Unless given otherwise, its phase is the one that can be undone. */
export function makeStep(given: Given): Step {
  return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}
