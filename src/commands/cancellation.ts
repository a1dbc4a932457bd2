/** How a run is interrupted: processes are first asked to end, and then killed. */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** Aborted if the caller does not want to wait any longer. */
  readonly hurry: AbortSignal;
}

const STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
export type InterruptSignal = keyof typeof STATUS;

/** The run was interrupted, and all that it started has ended. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: InterruptSignal;

  constructor(signal: InterruptSignal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }

  /** As shells define it. */
  get exitStatus(): number {
    return STATUS[this.signal];
  }
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
