import type { Step } from "../publisher.js";

export const TARGET = "github-release";

type Given = Pick<Step, "id" | "action" | "reason"> & Partial<Step>;

/** A step of this target: of what can be taken back, where nothing else is given. */
export function makeStep(given: Given): Step {
  return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}
