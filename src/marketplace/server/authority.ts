import type { Action } from "../../generated/marketplace-types.js";
import type { ContractCall } from "./call.js";
import { readCredential, requireAction, type Credential } from "./credentials.js";
import { Refused } from "./refused.js";

/**
 * Reads the credential of a request anew: since the request began, its token may have been revoked.
 *
 * @throws {Refused} if it is not valid any more.
 */
export function rereadCredential({
  marketplace: { settings, storage, now },
  asked,
}: Pick<ContractCall, "marketplace" | "asked">): Credential | undefined {
  return readCredential(asked.headers["authorization"], settings, storage, now());
}

/**
 * Asks what a request may do now. While its body was on the way, its token may have been revoked, or the plugin may
 * have become somebody else's. So each change asks in its own transaction.
 *
 * @throws {Refused} if it may not.
 */
export function requireAuthority(call: ContractCall, action: Action): Credential {
  const credential = rereadCredential(call);
  if (!credential) throw new Refused("unauthenticated", "A credential is needed");
  requireAction(credential, call.values["pluginId"] ?? "", action);
  return credential;
}
