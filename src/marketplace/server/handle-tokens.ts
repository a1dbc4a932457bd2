import type { Token, TokenRequest } from "../../generated/marketplace-types.js";
import { readJson } from "../contract/operations.js";
import { formatJson, type Answer } from "../serving/answer.js";
import { ALL_ACTIONS } from "./credentials.js";
import { hashToken, makeToken } from "./hash-token.js";
import { matchPublisher } from "./identity.js";
import type { Call } from "./call.js";
import { Refused } from "./refused.js";

const LIFETIME_MINUTES = 20;

export async function exchangeToken({ marketplace, body, now }: Call): Promise<Answer> {
  const { settings, storage, verifyIdentity } = marketplace;
  if (settings.publishers.length === 0) throw new Refused("not-found", "This server trusts no publisher");
  const { token, pluginId, actions } = readJson(body)?.value as TokenRequest;
  const identity = await verifyIdentity(token);
  // It is used up even where no publisher matches: whoever sees it in a log cannot try it elsewhere.
  const isFirst = storage.change(`identity ${pluginId}`, () =>
    storage.useIdentity(identity.issuer, identity.jti, identity.expiresAt, Math.floor(Date.parse(now) / 1000)),
  );
  if (!isFirst) throw new Refused("oidc-token-reused", "This identity token was exchanged before");
  const by = matchPublisher(settings.publishers, pluginId, identity);
  const issued = makeToken("mpt");
  const expiresAt = new Date(Date.parse(now) + LIFETIME_MINUTES * 60_000).toISOString();
  const granted = actions ?? [...ALL_ACTIONS];
  storage.change(`token ${pluginId}`, () => {
    storage.saveToken(hashToken(issued), { pluginId, actions: granted, expiresAt, by });
    const actor = `workflow ${by.workflowRef ?? ""}`;
    storage.audit.add({ at: now, actor, action: "exchange an identity", plugin: pluginId });
  });
  const answer: Token = { token: issued, expiresAt, pluginId, actions: granted };
  return formatJson(201, answer, { "Cache-Control": "no-store" });
}

/** The token itself is what is revoked, so one that was revoked before, or has expired, is read as well. */
export function revokeToken({ marketplace, asked }: Call): Answer {
  const { storage } = marketplace;
  const [, token = ""] = /^Bearer (\S+)$/iu.exec(asked.headers["authorization"] ?? "") ?? [];
  const hash = hashToken(token);
  if (!storage.findToken(hash))
    throw new Refused("unauthenticated", "Only a token that was issued here can be revoked");
  storage.change("revoke", () => {
    storage.revokeToken(hash);
  });
  return { status: 204, headers: {} };
}
