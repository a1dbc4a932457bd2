import { formatSize } from "../../../base/text/numbers.js";
import { makeVisible, shorten } from "../../../base/text/safe.js";
import type { Step } from "../../publisher.js";
import { explainMarketplaceRight } from "./remedies.js";
import { isManual, type MarketplaceState } from "./state.js";

const MEDIA_TYPE = "application/zip";

/** What would make the marketplace refuse a submission. */
export function findBlocker(state: MarketplaceState): Pick<Step, "reason" | "help"> | undefined {
  const { spec, capabilities, access } = state;
  const { limits, mediaTypes, channels, features } = capabilities;
  const { archive, channel, pluginId } = spec;
  if (archive.bytes.length > limits.maxArtifactBytes) {
    return {
      reason: `${archive.name} has ${formatSize(archive.bytes.length)}, and the marketplace takes at most ${formatSize(limits.maxArtifactBytes)}`,
      help: 'Leave out what the plugin does not need, with "files" in package.json',
    };
  }
  if (mediaTypes && !mediaTypes.includes(MEDIA_TYPE)) {
    return {
      reason: `The marketplace takes no ${MEDIA_TYPE}, and that is what is released`,
      help: "Ask whoever runs the marketplace to accept it",
    };
  }
  if (channels && !channels.includes(channel)) {
    const known = channels.slice(0, 10).join(", ");
    return {
      reason: `The marketplace has no channel ${channel}; it has ${known === "" ? "none" : makeVisible(shorten(known, 200))}`,
      help:
        channel === "stable" ? "Ask whoever runs the marketplace for it" : "Release a version without a hyphen there",
    };
  }
  const needed = [
    "publish" as const,
    ...(isManual(state) ? ["release" as const] : []),
    ...(features.includes("validate-only") ? ["validate" as const] : []),
  ];
  const missing = needed.filter((action) => access?.actions.includes(action) === false);
  if (missing.length === 0) return undefined;
  return {
    reason: `The credential for the marketplace may not ${missing.join(" or ")} ${pluginId}`,
    help: explainMarketplaceRight(spec),
  };
}
