import { explainFirstArchive, explainMoveTag, explainNewVersion, explainRerun } from "../../remedies.js";
import type { Version } from "../../../generated/marketplace-types.js";
import type { Step } from "../../publisher.js";
import type { MarketplaceSpec } from "./state.js";

/** What to do about a release that does not go on at a marketplace. The form is that of ../remedies.ts. */

/** @param what what the marketplace has to have done before. */
export function explainWait({ later }: MarketplaceSpec, what: string): string {
  return explainRerun(later, `When the marketplace has ${what}, run this again`);
}

/** What to do about findings of a marketplace. A rejected version has not used up its number there. */
export function explainRejection({ tag, version }: MarketplaceSpec): Required<Pick<Step, "help" | "helpIfPublic">> {
  return {
    help: explainMoveTag(tag, "Fix the findings, commit that"),
    helpIfPublic: `Fix the findings in the next version. ${explainNewVersion(tag, version)}`,
  };
}

/** What to do if the marketplace has other bytes of this version. */
export function explainMarketplaceVersion({ state, everPublished }: Version, about: MarketplaceSpec): string {
  const first = explainFirstArchive(about);
  if (everPublished || state === "published") return first;
  return `${first}\nOr withdraw ${about.version} on the page of the marketplace, and run this again:\n  ${about.again}`;
}

/** How the credential gets its right. */
export function explainMarketplaceRight({ hasIdentity, pluginId }: MarketplaceSpec): string {
  return hasIdentity
    ? `Register this workflow with the marketplace as a trusted publisher of ${pluginId}`
    : `Give a token of the marketplace that may publish ${pluginId}: the input marketplace-token, or on the command line\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"`;
}

export function explainPluginId({ pluginId }: MarketplaceSpec): string {
  return `Create ${pluginId} at the marketplace first. Or set the plugin's id there: the input marketplace-plugin, or --marketplace-plugin`;
}
