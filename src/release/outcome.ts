import type { Since } from "../packing/format-archive.js";
import type { PluginArchive } from "../packing/pack.js";
import type { Preflight } from "../run/result.js";
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
  /** What the targets did not look at: sentences without a full stop. */
  readonly warnings?: readonly string[];
  /** A fault of this tool, whose stack is to be shown. */
  readonly crash?: unknown;
}

/** What became of a release: without an archive the plugin was not fit for one. */
export interface Released {
  /** Left out where nothing could be judged. */
  readonly preflight?: Preflight;
  readonly archive?: PluginArchive;
  readonly commit?: string;
  /** Where the archive is on this disk, which an earlier job has made. */
  readonly file?: string;
  readonly outcome: Outcome;
  /** What is to be known of what is released, and stops nothing: sentences without a full stop. */
  readonly warnings?: readonly string[];
  /** What is in it that the release before has not. */
  readonly since?: Since;
}
