import { MarketplaceFault } from "./fault.js";
import { isMissingVersion, refuseOtherVersion, type VersionPlace } from "./open-marketplace.js";
import { connectToMarketplace, describeServer, sendRequest } from "./send-request.js";
import type { Capabilities, Version } from "../generated/marketplace-types.js";

/**
 * Reads a published version as anybody may, without a credential. `undefined` if that version is not published.
 *
 * @throws {MarketplaceFault} also if the marketplace shows nothing without a credential.
 */
export async function readPublicVersion(asked: VersionPlace): Promise<Version | undefined> {
  const { pluginId, version } = asked;
  const connection = await connectToMarketplace(asked);
  const { features } = (await sendRequest(connection, { method: "GET", path: "/v1/capabilities" }))
    .value as Capabilities;
  if (!features.includes("public-read")) {
    throw new MarketplaceFault("refused", `${describeServer(connection)} shows nothing without a credential`);
  }
  const path = `/v1/plugins/${encodeURIComponent(pluginId)}/versions/${encodeURIComponent(version)}`;
  try {
    const read = (await sendRequest(connection, { method: "GET", path })).value as Version;
    refuseOtherVersion(connection, read, asked);
    return read.state === "published" ? read : undefined;
  } catch (error) {
    if (isMissingVersion(error)) return undefined;
    throw error;
  }
}
