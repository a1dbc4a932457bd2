import { UsageError } from "../../../core/errors.js";
import { openMarketplace } from "../../../marketplace/open-marketplace.js";
import { isPrerelease } from "../../../text/versions/versions.js";
import type { Publisher } from "../../publisher.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { marketplaceTarget } from "./target.js";
import { Waiting } from "./waiting.js";

const PAUSE = 2_000;

/** Opens the target `marketplace`. Nothing is asked before its first plan. */
export async function openMarketplaceTarget(
  { marketplace: access, again, later = again, signal, onWait }: ReleaseRequest,
  spec: ReleaseSpec,
): Promise<Publisher> {
  if (!access) throw new Error("A release at a marketplace has an access");
  const { url, credential, environment, limits, origin, wait, timeout } = access;
  const pluginId = access.plugin ?? spec.pluginId;
  if (pluginId === undefined) {
    throw new UsageError("The plugin's id at the marketplace is missing", "Name it with marketplace-plugin");
  }
  const waiting = new Waiting({ timeout, pause: limits ? limits.pause : PAUSE, signal });
  const about = { url, pluginId, version: spec.version, credential, environment, limits, signal, onWait, waiting };
  const marketplace = await openMarketplace(about);
  const channel = isPrerelease(spec.version) ? "prerelease" : "stable";
  const wanted = { url, wait, timeout, pluginId, channel, later, hasIdentity: !("token" in credential) } as const;
  return marketplaceTarget(marketplace, { ...spec, ...wanted, origin }, waiting);
}
