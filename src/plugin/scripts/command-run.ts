import type { Location } from "../../base/text/location.js";

/** The result of a command. */
export interface CommandRun {
  /** What was run, as a person would type it: `npm run test`. */
  readonly line: string;
  readonly ending: Ending;
  /** The problems that the tools reported at places in the repository. */
  readonly problems: readonly CommandProblem[];
  /** The number of further problems, beyond those kept here. */
  readonly moreProblems: number;
  /** The problems that another command reports too: they are kept there, and only counted here. */
  readonly repeated?: { readonly by: string; readonly count: number };
  /** The last lines that were printed, without colours. */
  readonly lastLines: readonly string[];
  /** Processes that the command left running, by their command lines. They were ended. */
  readonly leftRunning: readonly string[];
}

export type Ending =
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "time-limit"; readonly minutes: number }
  /** The program that should have run it cannot be started. */
  | { readonly kind: "no-program"; readonly program: string; readonly why: string };

/** One problem that a tool reports at one place, in its own words. */
export interface CommandProblem {
  readonly at: Location;
  readonly message: string;
}
