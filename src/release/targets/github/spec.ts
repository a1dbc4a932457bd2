import type { DigestedFile } from "../../packing/sums.js";
import { listArchives } from "../../notes.js";
import type { ReleaseSpec } from "../../release-spec.js";

/** The files of the release but the list of digests, in the order in which they are sent. */
export function listOwnFiles({
  attestation,
  assets = [],
  ...archives
}: Pick<ReleaseSpec, "archive" | "others" | "attestation" | "assets">): readonly DigestedFile[] {
  return [...listArchives(archives), ...(attestation ? [attestation] : []), ...assets];
}

/** The release spec as GitHub must reach it. */
export interface GitHubSpec extends ReleaseSpec {
  /** The repository that is released to, such as `lumen-labs/plugins`. */
  readonly repository: string;
  /** Whether a person publishes the draft, and may change it before. */
  readonly isDraftOnly?: boolean | undefined;
}
