import type { ReleaseSpec } from "../release-spec.js";

/** The release spec as GitHub must reach it. */
export interface GitHubSpec extends ReleaseSpec {
  /** The repository that is released to, such as `lumen-labs/plugins`. */
  readonly repository: string;
  /** Whether a person publishes the draft, and may change it before. */
  readonly isDraftOnly?: boolean | undefined;
}
