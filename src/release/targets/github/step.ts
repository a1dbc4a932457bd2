import type { Releases } from "../../../github/releases.js";
import type { TargetStep } from "../step.js";
import type { GitHubSpec } from "./spec.js";
import type { GitHubReleaseReader, RemoteState } from "./state-reader.js";

export const TARGET = "github-release";

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
