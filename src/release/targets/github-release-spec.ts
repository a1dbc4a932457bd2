import type { ReleaseSpec } from "../release-spec.js";

/** The release spec as GitHub must reach it. */
export interface GitHubSpec extends ReleaseSpec {
  /** The repository that is released to, such as `lumen-labs/plugins`. */
  readonly repository: string;
}
