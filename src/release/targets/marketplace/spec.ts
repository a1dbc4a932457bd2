import type { MarketplaceAccess } from "../../credentials/marketplace-access.js";
import type { ReleaseSpec } from "../../release-spec.js";

/** The release spec as a marketplace must reach it. */
export interface MarketplaceSpec extends ReleaseSpec, Pick<MarketplaceAccess, "url" | "wait" | "timeout" | "origin"> {
  readonly pluginId: string;
  readonly channel: "stable" | "prerelease";
  /** Whether the credential is an identity of this job. */
  readonly hasIdentity: boolean;
  /** The command that starts the same run after one that did not fail. */
  readonly later: string;
}
