/** The caller's mistake: reported in one line, without a stack, with exit status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** What to do about it, as an imperative sentence. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** What was asked for could not be finished, by no mistake of the caller: reported as one is, with exit status 3. */
export class Unfinished extends UsageError {}

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
