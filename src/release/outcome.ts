import type { Step } from "./publisher.js";

export type State =
  "planned" | "noop" | "released" | "rejected" | "failed" | "partially-released" | "conflict" | "refused";

/** Why a release ended before its end: four lines, one text for each cause. */
export interface Stop {
  readonly stoppedAt: string;
  readonly alreadyPublic: string;
  readonly notPublic: string;
  readonly doThis: string;
}

export interface Outcome {
  readonly state: State;
  /** Of the process; 5 where going on would leak something, and over 128 where somebody called it off. */
  readonly exitStatus: number;
  /** What was planned before anything was done. */
  readonly plan: readonly Step[];
  /** What was done, in its order. */
  readonly done: readonly Step[];
  /** Where the release is for everyone to see. */
  readonly url: string | undefined;
  readonly stop?: Stop;
  /** A fault of this tool, whose stack is to be shown. */
  readonly crash?: unknown;
}
