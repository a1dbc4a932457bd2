import type { ReleaseVerdict } from "../core/exit-status.js";
import type { PackageDifference } from "../core/package-difference.js";
import type { PluginArchive } from "./packing/pack.js";
import type { DigestedFile } from "./packing/sums.js";
import type { Preflight } from "../run/result.js";
import type { Plan, Step } from "./publisher.js";

/** Why a release stopped: four lines, one text for each cause. */
export interface Stop {
  /** The step of the plan, if it was one. */
  readonly at?: Step | undefined;
  readonly stoppedAt: string;
  readonly alreadyPublic: string;
  readonly notPublic: string;
  readonly doThis: string;
}

/** What a release waits for, in four lines. It is finished by a later run. */
export interface Pending {
  readonly waitingFor: string;
  readonly alreadyPublic: string;
  readonly notPublic: string;
  readonly whatHappens: string;
}

/** What a target has of the release at the end of a run. */
export interface TargetState {
  readonly target: string;
  readonly url?: string | undefined;
  /** The target's own word for it, if it has one. */
  readonly state?: string | undefined;
}

export interface Outcome extends ReleaseVerdict {
  /** The plan as it was before the first step. */
  readonly plan: readonly Step[];
  /** The steps of the plan that were done, in its order. */
  readonly done: readonly Step[];
  /** The latest plan of each target, by target. Left out if no target was asked. */
  readonly latest?: ReadonlyMap<string, Plan>;
  /** In the order in which they are published to. Empty if no target was asked. */
  readonly targets: readonly TargetState[];
  readonly stop?: Stop;
  readonly pending?: Pending;
  /** The archive of a draft that was released in place of this run's. */
  readonly finished?: DigestedFile | undefined;
  /** What the targets did not look at, or did otherwise than asked. Sentences without a full stop. */
  readonly warnings?: readonly string[];
  /** A fault of this tool. Its stack is shown. */
  readonly crash?: unknown;
}

/** The result of a release run. Without an archive, the plugin could not be released. */
export interface Released {
  /** Left out if nothing could be checked. */
  readonly preflight?: Preflight;
  readonly archive?: PluginArchive;
  readonly commit?: string | undefined;
  /** Where the archive of an earlier job is on this disk. */
  readonly file?: string;
  readonly outcome: Outcome;
  /** What readers should know about the release, without stopping it. Sentences without a full stop. */
  readonly warnings?: readonly string[];
  /** What has changed since the previous release. */
  readonly since?: PackageDifference | undefined;
}
