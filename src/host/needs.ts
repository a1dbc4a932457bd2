import type { LifecycleError, Need, StepName } from "../plugin/lifecycle/lifecycle-run.js";
import type { MutableStep } from "./finish-steps.js";

/** A need, and whether it came up in the step of the error. */
export interface MetNeed extends Need {
  readonly isOfStep: boolean;
}

/** An error of a run that may follow from something that this host does not have. */
export interface Question {
  /** The number of the step. */
  readonly at: number;
  readonly error: LifecycleError;
  /** Whether nothing has caught it. Else it is the outcome of the step. */
  readonly isUncaught: boolean;
  /** Whether the step does not end. */
  readonly isEnding: boolean;
  readonly met: readonly MetNeed[];
}

/** What a run has met so far of what another host may have, or may answer in another way. */
export interface NeedTracker {
  begin(step: StepName): void;
  note(need: Need, step: MutableStep): void;
  /** What an error of a step may follow from. */
  list(step: MutableStep): readonly MetNeed[];
}

const MAX_NEEDS = 200;

export function trackNeeds(): NeedTracker {
  type Noted = readonly [need: Need, step: MutableStep];
  const ofHooks = new Map<string, Noted>();
  // What one component meets excuses neither another one nor a hook.
  let ofComponent: Map<string, Noted> | undefined;
  return {
    begin(step) {
      if (step === "mount") ofComponent = new Map();
      else if (step !== "unmount") ofComponent = undefined;
    },
    note(need, step) {
      const noted = step.component === undefined ? ofHooks : (ofComponent ??= new Map());
      if (noted.size < MAX_NEEDS) noted.set(JSON.stringify([need.kind, need.name]), [need, step]);
    },
    list(step) {
      const all = new Map([...ofHooks, ...(step.component === undefined ? [] : (ofComponent ?? []))]);
      return [...all.values()].map(([need, at]) => ({ ...need, isOfStep: at === step }));
    },
  };
}

/** For what the small DOM does in another way than a browser, there is no stand-in. */
export const DOM_DIFFERS: Need = { kind: "browser", name: "all that a browser does here" };
/** Nor is there one for the form of a text that a server answers. */
export const TEXT_OF_ANSWER: Need = { kind: "network", name: "the text of an answer" };

const WITHOUT_STAND_IN: readonly Need[] = [DOM_DIFFERS, TEXT_OF_ANSWER];

export const hasStandIn = ({ kind, name }: Need): boolean =>
  !WITHOUT_STAND_IN.some((one) => one.kind === kind && one.name === name);

interface AskedRun {
  readonly needs: NeedTracker;
  readonly questions: Question[];
  readonly steps: readonly MutableStep[];
}

/** Asks whether an error follows from something that this host does not have. */
export function ask(
  { needs, questions, steps }: AskedRun,
  step: MutableStep,
  { isOfDom, ...asked }: Pick<Question, "error" | "isUncaught"> & { readonly isOfDom: boolean },
): void {
  const met = [...needs.list(step), ...(isOfDom ? [{ ...DOM_DIFFERS, isOfStep: true }] : [])];
  if (met.length > 0) questions.push({ ...asked, met, at: steps.indexOf(step), isEnding: false });
}
