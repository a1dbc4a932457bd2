/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** What to do about it, as an imperative sentence. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** Going on would leak or run something unsafe: told in one line, and the exit status is 5. Nothing was run. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** The ways out, as an imperative sentence. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
