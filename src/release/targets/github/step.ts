import type { ConnectionLimits } from "../../../base/network/connection.js";
import type { Releases } from "../../../github/releases.js";
import type { TargetStep } from "../step.js";
import type { GitHubSpec } from "./spec.js";
import type { GitHubReleaseReader, RemoteState } from "./state-reader.js";

export const TARGET = "github-release";

/** For the requests of a release that has this target. */
export const TARGET_LIMITS: ConnectionLimits = { total: 15 * 60_000, each: 15_000, pause: 500 };

export interface GitHubState {
  readonly remote: RemoteState;
  readonly spec: GitHubSpec;
}

/** What the steps do their work with. */
interface GitHubRun {
  readonly github: Releases;
  readonly reader: GitHubReleaseReader;
}

export interface GitHubStep extends TargetStep<GitHubState, GitHubRun> {
  /** More details of a conflict, which take requests. */
  describeConflict?(state: GitHubState, github: Releases): Promise<string | undefined>;
}
