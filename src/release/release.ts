import { Interrupted } from "../commands/cancellation.js";
import { pause } from "../commands/pause.js";
import type { Outcome } from "./outcome.js";
import { PHASES, TargetFault, type Plan, type Publisher, type Step } from "./publisher.js";
import { makeStop, type Ending } from "./make-stop.js";

export interface Releasing {
  /** The phases to run: none in a dry run. */
  readonly phases: readonly Step["phase"][];
  /** How long to wait before a target is read again, in milliseconds. */
  readonly pause: number;
}

/** Who runs the release, and how it is interrupted or started again. */
export interface Caller {
  /** The command that starts the same run. */
  readonly again: string;
  /** Called before each step, so that the log names the step at which a process died. */
  readonly onStep?: (step: Step) => void;
  /** Aborted with the reason to throw when the run is interrupted. */
  readonly signal?: AbortSignal;
}

export const ALL: Releasing = { phases: PHASES, pause: 1000 };
export const DRY: Releasing = { ...ALL, phases: [] };

/** How often in a row a target may leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than the number of all steps, in case somebody else undoes some of them. */
const MOST_TURNS = 30;

class Halt extends Error {
  constructor(readonly step: Step) {
    super(step.reason);
  }
}

/**
 * Brings every target from its remote state to the release spec. Each target is read again after each step. A run
 * that ended anywhere is therefore finished by the next run, and nothing is done twice.
 */
export async function release(
  publishers: readonly Publisher[],
  { again, onStep, signal }: Caller,
  releasing: Releasing = ALL,
): Promise<Outcome> {
  let plan: readonly Step[] = [];
  const done: Step[] = [];
  const seen = new Map<string, string>();
  const open = new Map<string, Step>();
  const unread = new Set<string>();
  /** The plans that were read since the last step. */
  const fresh = new Map<string, Plan>();
  const read = async (publisher: Publisher): Promise<Plan> => {
    signal?.throwIfAborted();
    const found = fresh.get(publisher.id) ?? (await publisher.plan());
    fresh.set(publisher.id, found);
    open.delete(publisher.id);
    if (found.publicAt !== undefined) seen.set(publisher.id, found.publicAt);
    for (const what of found.unread ?? []) unread.add(what);
    return found;
  };
  const apply = async (publisher: Publisher, step: Step): Promise<void> => {
    signal?.throwIfAborted();
    fresh.clear();
    open.set(publisher.id, step);
    onStep?.(step);
    await publisher.apply(step);
    done.push(step);
  };
  const readAll = async (): Promise<readonly Step[]> => {
    const steps: Step[] = [];
    for (const publisher of publishers) steps.push(...(await read(publisher)).steps);
    return steps;
  };
  const url = (): string | undefined => [...seen.values()][0];
  const makeOutcomeOfStop = (ending: Ending): Outcome => {
    const { stop, state, exitStatus } = makeStop(ending, { publishers, publicAt: seen, open, done, again });
    return { state, exitStatus, plan, done, url: url(), stop, warnings: [...unread] };
  };
  const makeOutcome = (state: Outcome["state"]): Outcome => {
    return { state, exitStatus: 0, plan, done, url: url(), warnings: [...unread] };
  };

  try {
    plan = await readAll();
    const hurdle = plan.find(isHurdle);
    if (hurdle) return makeOutcomeOfStop({ step: hurdle });
    const isDone = plan.every(({ action }) => action === "noop");
    if (isDone || releasing.phases.length === 0) {
      return makeOutcome(isDone ? "noop" : "planned");
    }
    for (const phase of releasing.phases) {
      for (const publisher of publishers)
        await ensure(publisher, phase, { read, apply, open, done, pause: releasing.pause, signal });
    }
    const [left] = (await readAll()).filter(({ action }) => action !== "noop");
    if (left) return makeOutcomeOfStop({ left });
    return makeOutcome("released");
  } catch (error) {
    if (error instanceof Halt) return makeOutcomeOfStop({ step: error.step });
    const thrown: unknown = signal?.aborted === true ? signal.reason : error;
    const isKnown = thrown instanceof TargetFault || thrown instanceof Interrupted;
    return { ...makeOutcomeOfStop({ thrown }), ...(!isKnown && { crash: thrown }) };
  }
}

interface Ensuring {
  readonly read: (publisher: Publisher) => Promise<Plan>;
  readonly apply: (publisher: Publisher, step: Step) => Promise<void>;
  /** Steps that may have been done since their target was read, by target. */
  readonly open: Map<string, Step>;
  readonly done: Step[];
  readonly pause: number;
  readonly signal: AbortSignal | undefined;
}

/** Runs the steps of one phase until none is left. */
async function ensure(publisher: Publisher, phase: Step["phase"], ensuring: Ensuring): Promise<void> {
  const { read, apply, open, done, pause: wait, signal } = ensuring;
  let unsure = 0;
  let refusal: Refusal | undefined;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const { steps } = await (refusal ? readAfter(refusal, () => read(publisher)) : read(publisher));
    const hurdle = steps.find(isHurdle);
    if (hurdle) throw new Halt(hurdle);
    const next = steps.find((step) => step.phase === phase && step.action !== "noop");
    if (!next) return;
    if (refusal && isSameStep(next, refusal.step)) throw refusal.fault;
    // The target does not show the last step yet.
    if (next.id === done.at(-1)?.id && turn > 1) await pause(wait, signal);
    refusal = undefined;
    try {
      await apply(publisher, next);
      unsure = 0;
    } catch (error) {
      if (!(error instanceof TargetFault)) throw error;
      const isRefused = error.kind !== "unsure";
      if (isRefused) open.delete(publisher.id);
      if (isRefused || ++unsure === MOST_UNSURE) refusal = { step: next, fault: error };
      await pause(wait * Math.max(unsure, 1), signal);
    }
  }
}

/** A step that a target refused. It stops the release only if the target, read again, still needs that step. */
interface Refusal {
  readonly step: Step;
  readonly fault: TargetFault;
}

/** If the target cannot be read after a refusal, the refusal stays the cause. */
async function readAfter({ fault }: Refusal, read: () => Promise<Plan>): Promise<Plan> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof TargetFault ? fault : error;
  }
}

function isSameStep(a: Step, b: Step): boolean {
  return a.id === b.id && a.action === b.action;
}

function isHurdle({ action }: Step): boolean {
  return action === "conflict" || action === "blocked";
}
