import type { ReleaseFile, ReleaseSpec } from "../release-spec.js";

/** The release spec as GitHub must reach it. */
export interface GitHubSpec extends ReleaseSpec {
  /** The repository that is released to, such as `lumen-labs/plugins`. */
  readonly repository: string;
  /**
   * Whether the archive of a public release of ours for this commit is released to the other targets, too. Without
   * other targets, other bytes are a conflict.
   */
  readonly hasSiblings?: boolean;
  /** The archive of a draft for this commit, which is released instead of this run's archive. */
  readonly resumed?: ReleaseFile | undefined;
}
