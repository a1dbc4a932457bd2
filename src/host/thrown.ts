import type { LifecycleError, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";
import { locateStack } from "./find-place.js";
import type { MutableStep } from "./finish-steps.js";
import { nameComponent, type ChildOutcome, type ErrorText } from "./job.js";
import type { RunState } from "./run-state.js";
import { ask } from "./needs.js";

/** How React and Vue call a component to know what it shows, in the names of their own code. */
const RENDERS = /^ +at (?:renderWithHooks|renderComponentRoot|setupStatefulComponent)\b/mu;

/** An error as the host's process describes it, with its place. */
export function toError(
  { name, message, stack }: ErrorText,
  { findPlace, findMissingFile }: Pick<RunState, "findPlace" | "findMissingFile">,
): LifecycleError {
  const missingFile = findMissingFile({ message });
  return { name, message, ...locateStack(findPlace, stack), ...(missingFile && { missingFile }) };
}

/** How a step has ended, as the host's process describes it. */
export function toOutcome(outcome: ChildOutcome, run: RunState, step: MutableStep): StepOutcome {
  if (outcome.kind !== "threw") return outcome;
  const found = toError(outcome.error, run);
  const place = !found.at && isOfComponent(outcome.error) ? run.findFunction(findText(run, step)) : undefined;
  const error = place ? { ...found, at: place } : found;
  ask(run, step, { error, isUncaught: false, isOfDom: run.isOfDom(outcome.error) });
  return { kind: "threw", error };
}

/**
 * Whether an error follows from the plugin's own component, whose line is not in the stack: that shows the component of
 * a package which throws. Neither the DOM nor a library throws what has no stack, such as a text.
 */
function isOfComponent({ stack }: ErrorText): boolean {
  return stack === "" || RENDERS.test(stack);
}

/** The text of the function that a step calls; "" where it is not known. */
export function findText({ functions }: Pick<RunState, "functions">, { name, component }: MutableStep): string {
  return functions.get(component === undefined ? name : nameComponent(component)) ?? "";
}
