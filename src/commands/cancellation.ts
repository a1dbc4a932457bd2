import { Interrupted, type InterruptSignal } from "../core/errors.js";

/** How a run is interrupted: processes are first asked to end, and then killed. */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** Aborted if the caller does not want to wait any longer. */
  readonly hurry: AbortSignal;
}

const SIGNALS: readonly InterruptSignal[] = ["SIGHUP", "SIGINT", "SIGTERM"];

/** Does work that a signal of the user or the runner interrupts. A second signal kills its processes at once. */
export async function makeCancellable<Result>(work: (cancellation: Cancellation) => Promise<Result>): Promise<Result> {
  const [first, second] = [new AbortController(), new AbortController()];
  const onSignal = (signal: NodeJS.Signals): void => {
    if (first.signal.aborted) second.abort();
    first.abort(new Interrupted(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work({ signal: first.signal, hurry: second.signal });
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
