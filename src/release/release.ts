import { Interrupted } from "../core/errors.js";
import { makeReleaseVerdict, type ReleaseState } from "../core/exit-status.js";
import { pause } from "../network/pause.js";
import type { DigestedFile } from "../packing/sums.js";
import { ReleaseProgress, TagMoved, type Caller } from "./progress.js";
import { finishWithDraft } from "./finish-with-draft.js";
import { makePending } from "./make-pending.js";
import { makeStop, type Ending } from "./make-stop.js";
import type { Outcome } from "./outcome.js";
import { PHASES, TargetFault, type Phase, type Plan, type Publisher, type Step } from "./publisher.js";
import { describeTargets } from "./what-is-public.js";

export interface ReleasePace {
  /** The phases to run: none in a dry run. */
  readonly phases: readonly Phase[];
  /** How long to wait before a target is read again, in milliseconds. */
  readonly pause: number;
}

export const ALL: ReleasePace = { phases: PHASES, pause: 1000 };
export const DRY: ReleasePace = { ...ALL, phases: [] };

/** How often in a row a target may leave it open whether a step was done. */
const MAX_UNCLEAR_ANSWERS = 5;
/** So many turns more than there are steps, in case somebody else undoes some of them. */
const MAX_EXTRA_TURNS = 30;

/** No error of a target: a step that no run can do, or one that is left however often it was run. */
class ReleaseStopped extends Error {
  constructor(readonly ending: Ending) {
    super("The release stops");
  }
}

/** A target refused a step, and still needs it. */
class StepRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.fault.message);
  }
}

/**
 * Brings every target from its remote state to the release spec. Each target is read again after each step. A run
 * that ended anywhere is therefore finished by the next run, and nothing is done twice.
 */
export async function release(
  publishers: readonly Publisher[],
  caller: Caller,
  releasing: ReleasePace = ALL,
): Promise<Outcome> {
  const progress = new ReleaseProgress(publishers, caller);
  const { signal } = caller;
  let plan: readonly Step[] = [];
  let finished: DigestedFile | undefined;
  const describe = (): Pick<Outcome, "plan" | "done" | "targets" | "warnings" | "finished"> => ({
    plan,
    done: plan.filter((step) => progress.isDone(step)),
    targets: describeTargets(progress),
    warnings: [...progress.warnings],
    finished,
  });
  const makeOutcome = (state: ReleaseState): Outcome => ({ ...describe(), ...makeReleaseVerdict(state) });
  const makeOutcomeOfStop = (ending: Ending): Outcome => ({ ...describe(), ...makeStop(ending, progress) });
  const makeOutcomeOfWait = (step: Step): Outcome => ({ ...describe(), ...makePending(step, progress) });

  try {
    await progress.readAll();
    finished = await finishWithDraft(progress);
    plan = await progress.readAll();
    refuseHurdles(plan);
    const isDone = plan.every(({ action }) => action === "noop");
    if (isDone || releasing.phases.length === 0) return makeOutcome(isDone ? "noop" : "planned");
    for (const phase of releasing.phases) {
      // Nothing permanent is done while another target could not follow.
      if (phase === "commit") refuseHurdles(await progress.readAll());
      const held: Step[] = [];
      for (const publisher of publishers)
        held.push(...(await finishPhase(publisher, phase, progress, releasing.pause)));
      const [hold] = held;
      if (hold && isBeforeCommit(phase)) return makeOutcomeOfWait(hold);
    }
    await progress.readAll();
    const next = publishers.flatMap(({ id }) => progress.findNext(id) ?? []);
    const left = next.find(({ action }) => action !== "wait");
    if (left) return makeOutcomeOfStop(left.action === "rejected" ? { step: left } : { left });
    const [waiting] = next;
    return waiting ? makeOutcomeOfWait(waiting) : makeOutcome("released");
  } catch (error) {
    if (error instanceof ReleaseStopped) return makeOutcomeOfStop(error.ending);
    const { fault, step }: { readonly fault: unknown; readonly step?: Step } =
      error instanceof StepRefused ? error.refusal : { fault: error };
    const thrown: unknown = signal?.aborted === true ? signal.reason : fault;
    const isKnown = thrown instanceof TargetFault || thrown instanceof Interrupted;
    return { ...makeOutcomeOfStop({ thrown, at: step }), ...(!isKnown && { crash: thrown }) };
  }
}

/** Runs the steps of one phase until none is left. Returns the step at which somebody else must act first. */
async function finishPhase(
  publisher: Publisher,
  phase: Phase,
  progress: ReleaseProgress,
  wait: number,
): Promise<readonly Step[]> {
  const { done, unconfirmed, caller } = progress;
  let unsure = 0;
  let refusal: Refusal | undefined;
  let waited: Step | undefined;
  for (let turn = 1; ; turn++) {
    const { steps } = await readTarget(publisher, progress, refusal);
    refuseHurdles(steps);
    const next = steps.find((step) => step.phase === phase && step.action !== "noop");
    if (!next) return [];
    if (refusal && isSameStep(next, refusal.step)) throw new StepRefused(refusal);
    if (waited && isSameStep(next, waited)) return [next];
    // What comes next may rely on it: a draft without one of its files must not be published.
    if (turn > MAX_EXTRA_TURNS + steps.length) throw new ReleaseStopped({ left: next });
    // The target does not show the last step yet.
    if (next.id === done.at(-1)?.id && turn > 1) await pause(wait, caller.signal);
    refusal = undefined;
    try {
      await progress.apply(publisher, next);
      unsure = 0;
      if (next.action === "wait") waited = next;
    } catch (error) {
      // Nothing was sent.
      if (error instanceof TagMoved) {
        unconfirmed.delete(publisher.id);
        throw new ReleaseStopped({ step: error.step });
      }
      if (!(error instanceof TargetFault)) throw error;
      const isRefused = error.kind !== "unsure";
      if (isRefused) unconfirmed.delete(publisher.id);
      if (isRefused || ++unsure === MAX_UNCLEAR_ANSWERS) refusal = { step: next, fault: error };
      await pause(wait * Math.max(unsure, 1), caller.signal);
    }
  }
}

/** A step that a target refused. It stops the release only if the target, read again, still needs that step. */
interface Refusal {
  readonly step: Step;
  readonly fault: TargetFault;
}

/** Reads a target. If it cannot be read after a refusal, the refusal stays the cause. */
async function readTarget(
  publisher: Publisher,
  progress: ReleaseProgress,
  refusal: Refusal | undefined,
): Promise<Plan> {
  try {
    return await progress.read(publisher);
  } catch (error) {
    throw refusal && error instanceof TargetFault ? new StepRefused(refusal) : error;
  }
}

function isSameStep(a: Step, b: Step): boolean {
  return a.id === b.id && a.action === b.action;
}

function isBeforeCommit(phase: Phase): boolean {
  return PHASES.indexOf(phase) < PHASES.indexOf("commit");
}

/** Stops at the first step that no run can do. */
function refuseHurdles(steps: readonly Step[]): void {
  const hurdle = steps.find(({ action }) => ["conflict", "blocked", "rejected"].includes(action));
  if (hurdle) throw new ReleaseStopped({ step: hurdle });
}
