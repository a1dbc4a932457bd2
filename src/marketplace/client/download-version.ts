import type { PluginListing, Version } from "../../generated/marketplace-types.js";
import { hashContent } from "../../base/text/hash.js";
import { MAX_ARCHIVED_BYTES } from "../../base/files/archive-limits.js";
import { ServerFault } from "../../base/network/server-fault.js";
import { readCapabilities, readShownVersion } from "./open-marketplace.js";
import { connectToMarketplace, describeServer, sendRequest, type MarketplaceOptions } from "./send-request.js";

interface DownloadOptions extends MarketplaceOptions {
  readonly pluginId: string;
  /** The one that the marketplace shows, if none is named. */
  readonly version: string | undefined;
}

export interface DownloadedVersion {
  readonly version: Version;
  /** They have the digest of the version. */
  readonly bytes: Uint8Array;
}

/**
 * Downloads a version as everybody may: without a credential, and from no other address than the marketplace's own.
 *
 * @returns `otherBytes`, a sentence without a full stop, if the bytes are not those that the marketplace has declared.
 * @throws {ServerFault}
 */
export async function downloadVersion(
  options: DownloadOptions,
): Promise<DownloadedVersion | { readonly otherBytes: string }> {
  const { pluginId } = options;
  const connection = await connectToMarketplace(options);
  const server = describeServer(connection);
  const { features } = await readCapabilities(connection);
  if (!["catalog", "public-read"].every((feature) => features.includes(feature))) {
    throw new ServerFault("marketplace", "refused", `${server} has no public catalog`);
  }
  const plugin = `/v1/plugins/${encodeURIComponent(pluginId)}`;
  const listing = { method: "GET", path: plugin } as const;
  const number = options.version ?? ((await sendRequest(connection, listing)).value as PluginListing).version;
  const version = await readShownVersion(connection, { pluginId, version: number });
  if (!version)
    throw new ServerFault("marketplace", "refused", `${server} has no ${pluginId} ${number} that is published`, {
      status: 404,
    });
  const path = `${plugin}/versions/${encodeURIComponent(number)}/artifact`;
  const { value } = await sendRequest(connection, { method: "GET", path, mostBytes: MAX_ARCHIVED_BYTES });
  const bytes = value instanceof Uint8Array ? value : new Uint8Array();
  const { size, sha256 } = version.artifact;
  const actual = hashContent(bytes);
  if (actual === sha256 && bytes.length === size) return { version, bytes };
  const sent = `${String(bytes.length)} bytes with the sha256 ${actual}`;
  return { otherBytes: `${server} sent ${sent}, but declares ${String(size)} with ${sha256}` };
}
