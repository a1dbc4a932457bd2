/** What ends a run, and is reported in one line, without a stack: most often the caller's mistake. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  constructor(
    message: string,
    /** What to do about it, as an imperative sentence. */
    readonly help?: string,
    /** The exit status: 3 where the caller has made no mistake, and what was asked for could not be finished. */
    readonly status: 2 | 3 = 2,
  ) {
    super(message);
  }
}

/** Going on would leak or run something unsafe: reported in one line, with exit status 5. Nothing was run. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** The ways out, as an imperative sentence. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

export type InterruptSignal = "SIGHUP" | "SIGINT" | "SIGTERM";

/** The user or the runner interrupted the run, and all that it started has ended. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";

  constructor(readonly signal: InterruptSignal) {
    super(`Interrupted by ${signal}`);
  }
}
