import { Interrupted } from "../commands/cancellation.js";
import { pause } from "../commands/pause.js";
import type { Outcome } from "./outcome.js";
import { PHASES, TargetFault, type Plan, type Publisher, type Step } from "./publisher.js";
import { makeStop, type Ending } from "./make-stop.js";

export interface Releasing {
  /** The phases that are gone through: none in a dry run. */
  readonly phases: readonly Step["phase"][];
  /** In milliseconds, before a target is read again. */
  readonly pause: number;
}

/** Whose run it is, and how it is called off or started again. */
export interface Caller {
  /** The command that starts the same run. */
  readonly again: string;
  /** Told of each step before it is done: whatever ends the process, it is known where. */
  readonly onStep?: (step: Step) => void;
  /** Aborted, with the reason to throw, when the run is called off. */
  readonly signal?: AbortSignal;
}

export const ALL: Releasing = { phases: PHASES, pause: 1000 };
export const DRY: Releasing = { ...ALL, phases: [] };

/** As often in a row may a target leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than all steps there are, each done anew after somebody else undid it. */
const MOST_TURNS = 30;

class Halt extends Error {
  constructor(readonly step: Step) {
    super(step.reason);
  }
}

/**
 * Brings every target from what is there to what is wanted. What is there is read anew after each step and before the
 * next, so a run that ended anywhere is finished by the next one, and nothing is done twice.
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
  /** What was read since anything was last tried. */
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
  /** What may have been done since a target was read, by target. */
  readonly open: Map<string, Step>;
  readonly done: Step[];
  readonly pause: number;
  readonly signal: AbortSignal | undefined;
}

/** Does the steps of one phase until none is left. */
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
    // What was just done is not to be seen yet: the target is behind.
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

/** What a target would not do. It ends the release only where the target, read again, still needs that step. */
interface Refusal {
  readonly step: Step;
  readonly fault: TargetFault;
}

/** A target that cannot be read after a refusal leaves the refusal as the cause. */
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
