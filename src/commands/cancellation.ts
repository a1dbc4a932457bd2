import { setMaxListeners } from "node:events";
import { Interrupted, type InterruptSignal } from "../core/errors.js";

/** How a run is interrupted: processes are first asked to end, and then killed. */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** Aborted if the caller does not want to wait any longer. */
  readonly hurry: AbortSignal;
}

/** A cancellation of a part of the work: with the whole, or by its own. */
export function makeInnerCancellation({ signal, hurry }: Cancellation): {
  readonly cancellation: Cancellation;
  cancel(reason: unknown): void;
} {
  const own = new AbortController();
  const cancel = (reason: unknown): void => {
    own.abort(reason);
  };
  if (signal.aborted) cancel(signal.reason);
  signal.addEventListener("abort", () => {
    cancel(signal.reason);
  });
  // Each process of a command listens.
  setMaxListeners(0, own.signal, hurry);
  return { cancellation: { signal: own.signal, hurry }, cancel };
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
