import { Interrupted } from "../core/errors.js";
import { makeReleaseVerdict, type ReleaseState } from "../core/exit-status.js";
import { pause } from "../base/network/pause.js";
import type { DigestedFile } from "./packing/sums.js";
import { ReleaseProgress, type Caller } from "./progress.js";
import { type Ending, makePending, makeStop } from "./make-stop.js";
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
  const describe = (): Pick<Outcome, "plan" | "done" | "latest" | "targets" | "warnings" | "finished"> => ({
    plan,
    done: plan.filter((step) => progress.isDone(step)),
    latest: progress.latest,
    targets: describeTargets(progress),
    warnings: [...progress.warnings],
    finished,
  });
  const makeOutcome = (state: ReleaseState): Outcome => ({ ...describe(), ...makeReleaseVerdict(state) });
  const makeOutcomeOfStop = (ending: Ending): Outcome => ({ ...describe(), ...makeStop(ending, progress) });
  const makeOutcomeOfWait = (step: Step): Outcome => ({ ...describe(), ...makePending(step, progress) });
  const makeOutcomeOfError = (error: unknown, at?: Step): Outcome => {
    const thrown: unknown = signal?.aborted === true ? signal.reason : error;
    const isKnown = thrown instanceof TargetFault || thrown instanceof Interrupted;
    return { ...makeOutcomeOfStop({ thrown, at }), ...(!isKnown && { crash: thrown }) };
  };

  try {
    await progress.readAll();
    finished = await finishWithDraft(progress);
    plan = await progress.readAll();
    const blocker = findBlocker(plan);
    if (blocker) return makeOutcomeOfStop({ step: blocker });
    const isDone = plan.every(({ action }) => action === "noop");
    if (isDone) return makeOutcome("noop");
    const { tagWatch } = caller;
    const move = tagWatch?.isPlanned === false && (await tagWatch.findMove());
    if (move) return makeOutcomeOfStop({ step: move });
    if (releasing.phases.length === 0) return makeOutcome("planned");
    for (const phase of releasing.phases) {
      // Nothing permanent is done while another target could not follow.
      const late = phase === "commit" ? findBlocker(await progress.readAll()) : undefined;
      if (late) return makeOutcomeOfStop({ step: late });
      let waiting: Step | undefined;
      for (const publisher of publishers) {
        const end = await finishPhase(publisher, phase, progress, releasing.pause);
        if (end.refusal) return makeOutcomeOfError(end.refusal.fault, end.refusal.step);
        if (end.stop) return makeOutcomeOfStop(end.stop);
        waiting ??= end.waiting;
      }
      if (waiting && isBeforeCommit(phase)) return makeOutcomeOfWait(waiting);
    }
    await progress.readAll();
    const next = publishers.flatMap(({ id }) => progress.findNext(id) ?? []);
    const left = next.find(({ action }) => action !== "wait");
    if (left) return makeOutcomeOfStop(left.action === "rejected" ? { step: left } : { left });
    const [waiting] = next;
    return waiting ? makeOutcomeOfWait(waiting) : makeOutcome("released");
  } catch (error) {
    return makeOutcomeOfError(error);
  }
}

/** How a phase ended at a target. Empty if all of its steps are done. */
interface PhaseEnd {
  /** The step at which somebody else must act first. */
  readonly waiting?: Step | undefined;
  /** A step that no run can do, or one that is left however often it was run. */
  readonly stop?: Ending;
  readonly refusal?: Refusal | undefined;
}

/** A step that a target refused. It stops the release only if the target, read again, still needs that step. */
interface Refusal {
  readonly step: Step;
  readonly fault: TargetFault;
}

/** Runs the steps of one phase until none is left, or the release cannot go on. */
async function finishPhase(
  publisher: Publisher,
  phase: Phase,
  progress: ReleaseProgress,
  wait: number,
): Promise<PhaseEnd> {
  const { done, unconfirmed, caller } = progress;
  let unsure = 0;
  let refusal: Refusal | undefined;
  let waited: Step | undefined;
  for (let turn = 1; ; turn++) {
    const plan = await readTarget(publisher, progress, refusal);
    if (!plan) return { refusal };
    const { steps } = plan;
    const blocker = findBlocker(steps);
    if (blocker) return { stop: { step: blocker } };
    const next = steps.find((step) => step.phase === phase && step.action !== "noop");
    if (!next) return {};
    if (refusal && isSameStep(next, refusal.step)) return { refusal };
    if (waited && isSameStep(next, waited)) return { waiting: next };
    // What comes next may rely on it: a draft without one of its files must not be published.
    if (turn > MAX_EXTRA_TURNS + steps.length) return { stop: { left: next } };
    // The target does not show the last step yet.
    if (next.id === done.at(-1)?.id && turn > 1) await pause(wait, caller.signal);
    refusal = undefined;
    try {
      await progress.apply(publisher, next);
      unsure = 0;
      if (next.action === "wait") waited = next;
    } catch (error) {
      if (!(error instanceof TargetFault)) throw error;
      const isRefused = error.kind !== "unsure";
      if (isRefused) unconfirmed.delete(publisher.id);
      if (error.step) return { stop: { step: error.step } };
      if (isRefused || ++unsure === MAX_UNCLEAR_ANSWERS) refusal = { step: next, fault: error };
      await pause(wait * Math.max(unsure, 1), caller.signal);
    }
  }
}

/** Reads a target. `undefined` if it cannot be read after a refusal, which stays the cause. */
async function readTarget(
  publisher: Publisher,
  progress: ReleaseProgress,
  refusal: Refusal | undefined,
): Promise<Plan | undefined> {
  try {
    return await progress.read(publisher);
  } catch (error) {
    if (refusal && error instanceof TargetFault) return undefined;
    throw error;
  }
}

function isSameStep(a: Step, b: Step): boolean {
  return a.id === b.id && a.action === b.action;
}

function isBeforeCommit(phase: Phase): boolean {
  return PHASES.indexOf(phase) < PHASES.indexOf("commit");
}

/** The first step that no run can do. */
function findBlocker(steps: readonly Step[]): Step | undefined {
  return steps.find(({ action }) => ["conflict", "blocked", "rejected"].includes(action));
}

/**
 * Looks at what stayed at the targets when this run began. Where that is other content than this run's, an earlier run
 * was interrupted, and was built to other bytes. If a draft has exactly that content, all targets release it. Returns
 * the archive of that draft. Otherwise the plan has the conflict.
 *
 * @throws {TargetFault}
 */
async function finishWithDraft(progress: ReleaseProgress): Promise<DigestedFile | undefined> {
  const { publishers, latest, heldAtStart } = progress;
  const holders = publishers.map(({ id }) => id).filter((id) => progress.findHeldContent(id) !== undefined);
  for (const id of holders) heldAtStart.add(id);
  const others = holders.filter((id) => progress.findHeldContent(id) === "other");
  const comparisons = holders.flatMap((id) => latest.get(id)?.hasContentOf ?? []);
  if (others.length === 0 || comparisons.length < holders.length) return undefined;
  const archive = await findArchive([...latest.values()], comparisons);
  if (!archive) {
    // Which drafts were not compared is in the next plan.
    progress.forgetPlans();
    return undefined;
  }
  progress.useArchive(archive);
  progress.warnings.add(
    `${others.join(" and ")} already had this version, with other bytes than this build. The archive of a draft has exactly those bytes, so this run continues with it: sha256 ${archive.sha256}`,
  );
  return archive;
}

/** The first draft of a target with the content of all targets that have any. */
async function findArchive(
  plans: readonly Plan[],
  comparisons: readonly NonNullable<Plan["hasContentOf"]>[],
): Promise<DigestedFile | undefined> {
  for (const { readDrafts } of plans) {
    for await (const archive of readDrafts?.() ?? []) {
      const answers = await Promise.all(comparisons.map((hasContentOf) => hasContentOf(archive)));
      if (answers.every(Boolean)) return archive;
    }
  }
  return undefined;
}
