import { makeStepsOf } from "../publisher.js";

export const TARGET = "github-release";

/** A step of this target, in the phase that can be undone. */
export const makeStep = makeStepsOf(TARGET, "stage");
