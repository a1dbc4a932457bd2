import { ServerFault } from "../../base/network/server-fault.js";
import { describeServer, sendRequest, type MarketplaceConnection } from "./send-request.js";
import { makeVisible, shorten } from "../../base/text/safe.js";
import type { Action, Capabilities, Problem } from "../../generated/marketplace-types.js";

/** What a request is allowed by. */
export interface Credential {
  /** @throws {ServerFault} if there is none. */
  bearer(): Promise<string>;
  /** Another one after this one has expired. `undefined` if there is no other. */
  renew(): Promise<string | undefined>;
  /** Makes it worthless. Why that was not possible is returned: a sentence without a full stop. Throws nothing. */
  revoke(): Promise<string | undefined>;
}

export function makeTokenCredential(token: string, { secrets }: Pick<MarketplaceConnection, "secrets">): Credential {
  secrets.add(token);
  return {
    bearer: () => Promise.resolve(token),
    renew: () => Promise.resolve(undefined),
    revoke: () => Promise.resolve(undefined),
  };
}

export interface Exchange {
  readonly pluginId: string;
  readonly getIdentityToken: (audience: string) => Promise<string>;
  /** Hides a secret wherever the caller shows something. */
  readonly hideSecret: (secret: string) => void;
  readonly capabilities: () => Promise<Capabilities>;
}

const ACTIONS: readonly Action[] = ["validate", "publish", "release", "withdraw"];
const MAX_ATTEMPTS = 3;
const MAX_NAMED = 10;
const CLOSING = 10_000;

/**
 * A token of the marketplace, exchanged for an identity token of this job. The audience is the origin of the address
 * that the caller has configured. What the server advertises is only compared: a hostile server could ask for a token
 * that another service accepts.
 */
export function makeIdentityCredential(marketplace: MarketplaceConnection, exchange: Exchange): Credential {
  const { origin } = new URL(marketplace.base);
  let token: string | undefined;

  async function exchangeToken(): Promise<string> {
    const { features, oidc } = await exchange.capabilities();
    const server = describeServer(marketplace);
    if (!features.includes("oidc"))
      throw new ServerFault("marketplace", "refused", `${server} does not accept identity tokens`, { status: 403 });
    if (oidc && oidc.audience !== origin) {
      const words = `${server} requires identity tokens for ${quoteShort(oidc.audience)}, but they are made only for ${origin}, the origin of its configured URL`;
      throw new ServerFault("marketplace", "refused", words, { status: 403 });
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await exchangeOnce();
      } catch (error) {
        const isRetryable = error instanceof ServerFault && error.kind === "lost";
        if (!isRetryable || attempt === MAX_ATTEMPTS) throw addMismatches(error, server);
      }
    }
  }

  /** Each attempt has an identity token of its own, as a server accepts one only once. */
  async function exchangeOnce(): Promise<string> {
    const identity = await exchange.getIdentityToken(origin);
    marketplace.secrets.add(identity);
    exchange.hideSecret(identity);
    const { pluginId } = exchange;
    const body = JSON.stringify({ token: identity, pluginId, actions: ACTIONS });
    const { value } = await sendRequest(marketplace, { method: "POST", path: "/v1/oidc/token", body, once: true });
    const { token: made, pluginId: named } = value as { readonly token: string; readonly pluginId: string };
    const isToken = /^[\x21-\x7e]{1,8192}$/u.test(made);
    if (isToken) exchange.hideSecret(made);
    if (isToken) marketplace.secrets.add(made);
    if (isToken && named === pluginId) return made;
    const what = isToken ? `a token for ${quoteShort(named)}` : "something that is not a token";
    throw new ServerFault("marketplace", "refused", `${describeServer(marketplace)} gave ${what}`, { status: 403 });
  }

  return {
    async bearer() {
      token ??= await exchangeToken();
      return token;
    },
    async renew() {
      token = await exchangeToken();
      return token;
    },
    async revoke() {
      if (token === undefined) return undefined;
      const { limits, connection } = marketplace;
      // An interrupted run gives its token back as well.
      const closing = {
        ...marketplace,
        limits: { ...limits, each: Math.min(limits.each, CLOSING) },
        connection: { ...connection, signal: undefined },
      };
      try {
        await sendRequest(closing, { method: "DELETE", path: "/v1/oidc/token", token, once: true });
        return undefined;
      } catch (error) {
        if (!(error instanceof ServerFault)) throw error;
        return `The token of this run was not revoked, so it is valid until it expires: ${error.message}`;
      } finally {
        token = undefined;
      }
    },
  };
}

/** A refusal with the claims that did not match, so that both sides can be compared. */
function addMismatches(error: unknown, server: string): unknown {
  if (!(error instanceof ServerFault) || error.kind !== "refused" || !error.problem) return error;
  const { mismatches = [] } = error.problem;
  const lines = mismatches.slice(0, MAX_NAMED).map(formatMismatch);
  const left = mismatches.length - lines.length;
  const what = lines.length === 0 ? error.message : `${server} trusts no such job: ${error.problem.code}`;
  const words = [what, ...lines, ...(left > 0 ? [`  and ${String(left)} more`] : [])].join("\n");
  return new ServerFault("marketplace", "refused", words, error);
}

function formatMismatch({ claim, received, expected = [] }: NonNullable<Problem["mismatches"]>[number]): string {
  const wanted = expected.slice(0, MAX_NAMED).map(quoteShort).join(" or ");
  return `  ${quoteShort(claim)}: this job has ${quoteShort(received ?? "none")}${wanted === "" ? "" : `, and ${wanted} is registered`}`;
}

function quoteShort(text: string): string {
  return makeVisible(shorten(text, 200));
}
