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
