import type { ErrorText } from "../../../host/job.js";
import type { ShownPlace } from "../protocol.js";
import { askServer } from "./ask-server.js";

/** The newest failure of one step, such as a hook. */
export interface Failure {
  readonly step: string;
  readonly error: ErrorText;
  /** Left out where it is not known. */
  readonly place?: ShownPlace;
  readonly at: Date;
}

/** What a step has come to. */
export interface StepRecord {
  /** Left out where it has not failed. */
  readonly failure?: Failure;
  /** Whether it works, now or again. */
  readonly isMended: boolean;
}

const MAX_STACK_LENGTH = 16_000;

/** Keeps the newest failure of each step, until the step succeeds or another attempt no longer comes to it. */
export function makeFailures(onChange: () => void) {
  const records = new Map<string, StepRecord>();
  /** Failures of an earlier attempt. */
  let stale = new Set<string>();
  const list = (): readonly Failure[] =>
    [...records.values()].flatMap(({ failure, isMended }) => (failure && !isMended ? [failure] : []));
  const mend = (step: string): void => {
    const { failure } = records.get(step) ?? {};
    records.set(step, { ...(failure && { failure }), isMended: true });
    stale.delete(step);
  };
  return {
    list,
    records: (): ReadonlyMap<string, StepRecord> => records,
    hasAny: (): boolean => list().length > 0,
    mend(step: string) {
      mend(step);
      onChange();
    },
    /** Another attempt begins. What failed before is shown until it is known what becomes of it. */
    beginAttempt() {
      stale = new Set(list().map(({ step }) => step));
    },
    endAttempt() {
      for (const step of stale) mend(step);
      onChange();
    },
    async add(step: string, error: ErrorText) {
      stale.delete(step);
      const failure: Failure = { step, error, at: new Date() };
      records.set(step, { failure, isMended: false });
      onChange();
      const place = error.stack === "" ? null : await findPlace(error.stack);
      if (place === null || records.get(step)?.failure !== failure) return place;
      records.set(step, { failure: { ...failure, place }, isMended: records.get(step)?.isMended === true });
      onChange();
      return place;
    },
  };
}

async function findPlace(stack: string): Promise<ShownPlace | null> {
  const response = await askServer("place", stack.slice(0, MAX_STACK_LENGTH));
  return response.ok ? ((await response.json()) as ShownPlace | null) : null;
}
