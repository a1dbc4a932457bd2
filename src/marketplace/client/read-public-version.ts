import { ServerFault } from "../../base/network/server-fault.js";
import { readCapabilities, readShownVersion, type VersionPlace } from "./open-marketplace.js";
import { connectToMarketplace, describeServer } from "./send-request.js";
import type { Version } from "../../generated/marketplace-types.js";

/**
 * Reads a published version as anybody may, without a credential. `undefined` if that version is not published.
 *
 * @throws {ServerFault} also if the marketplace shows nothing without a credential.
 */
export async function readPublicVersion(asked: VersionPlace): Promise<Version | undefined> {
  const connection = await connectToMarketplace(asked);
  const { features } = await readCapabilities(connection);
  if (!features.includes("public-read")) {
    throw new ServerFault("marketplace", "refused", `${describeServer(connection)} shows nothing without a credential`);
  }
  return readShownVersion(connection, asked);
}
