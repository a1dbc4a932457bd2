import type { Phase, Step } from "../publisher.js";

/** Throws if the tag does not name this commit any more. Called right before a request that cannot be undone. */
export type ConfirmTag = () => Promise<void>;

/** What there is to do for a step. Unless said otherwise, it is in the step's own phase, and can be undone. */
export type InspectedStep = Pick<Step, "action" | "reason"> & Partial<Omit<Step, "target" | "id">>;

/** A step of a target: it knows by the target's state what is to do, and does it. Nothing else knows its id. */
export interface TargetStep<State, Run> {
  readonly id: string;
  readonly phase: Phase;
  /** `undefined` if the plan has no such step in this state. */
  inspect(state: State): InspectedStep | undefined;
  /** Does what `inspect` has found in the same state. Left out if the step is never more than a condition. */
  run?(state: State, run: Run, planned: Step, confirmTag: ConfirmTag): Promise<void>;
  /** Waits until somebody else has acted, as far as this run may. Left out if no run waits for it. */
  wait?(state: State, run: Run, planned: Step): Promise<void>;
}

export function planSteps<State>(
  target: string,
  steps: readonly TargetStep<State, never>[],
  state: State,
): readonly Step[] {
  return steps.flatMap(({ id, phase, inspect }) => {
    const found = inspect(state);
    if (!found) return [];
    return { target, phase, irreversible: false, evidence: {}, id, ...found };
  });
}

/** Runs one step of a plan that was made of this state. */
export async function runStep<State, Run>(
  steps: readonly TargetStep<State, Run>[],
  state: State,
  run: Run,
  planned: Step,
  confirmTag: ConfirmTag,
): Promise<void> {
  const { id, action } = planned;
  const step = steps.find((one) => one.id === id && one.inspect(state)?.action === action);
  if (planned.action === "wait") await step?.wait?.(state, run, planned);
  else if (step?.run) await step.run(state, run, planned, confirmTag);
  else throw new Error(`No step of this target does ${planned.id}`);
}
