import type { LifeError, StepName, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";

/** What the host lacks or has made up, in so far as a step has met it. */
interface Met {
  failedAddress: string | undefined;
  gap: string | undefined;
}

/** Explains errors that a plugin is not to blame for. */
export interface OutsideCauses {
  begin(step: StepName): void;
  /** A connection was refused or failed, or the plugin has used what the small DOM does not have. */
  note(what: keyof Met, name: string): void;
  /**
   * What an error certainly or possibly follows from.
   *
   * @param gap what the small DOM lacks, if it is known that the error follows from that.
   */
  explain(error: LifeError, gap: string | undefined): OutsideCause | undefined;
  /** What was used last of what the small DOM does not have. */
  readonly gap: string | undefined;
}

export type OutsideCause = Extract<StepOutcome, { readonly kind: "no-network" | "not-judged" | "dom-gap" }>;

/** @param madeUp the settings that were read so far, and whose values are made up. */
export function trackOutsideCauses(madeUp: readonly string[]): OutsideCauses {
  const ofHooks: Met = { failedAddress: undefined, gap: undefined };
  // What one component meets excuses neither another one nor a hook.
  let ofComponent: Met | undefined;
  const find = (what: keyof Met): string | undefined => ofComponent?.[what] ?? ofHooks[what];
  return {
    begin(step) {
      if (step === "mount") ofComponent = { failedAddress: undefined, gap: undefined };
      else if (step !== "unmount") ofComponent = undefined;
    },
    note(what, name) {
      (ofComponent ?? ofHooks)[what] ??= name;
    },
    explain(error, known) {
      const [address, gap] = [find("failedAddress"), known ?? find("gap")];
      if (address !== undefined) return { kind: "no-network", error, address };
      if (madeUp.length > 0) return { kind: "not-judged", error, settings: [...madeUp] };
      return gap === undefined ? undefined : { kind: "dom-gap", error, gap };
    },
    get gap() {
      return find("gap");
    },
  };
}
