import { decodeJwt } from "jose";
import { hashToken } from "../../../src/marketplace/server/owners.js";
import type { Identity } from "../../../src/marketplace/server/identity.js";
import type { Parts } from "../../../src/marketplace/server/parts.js";
import { Refused } from "../../../src/marketplace/server/refused.js";
import type { SeededFault } from "../marketplace-faults.js";
import { changeAnswer, changeRefusal, changeValue } from "./change.js";
import { withStorage } from "./parts.js";

/** Accepts identity tokens that are refused for this reason. */
const forgive =
  (reason: RegExp) =>
  ({ verifyIdentity }: Parts): Partial<Parts> => ({
    verifyIdentity: async (token) => {
      try {
        return await verifyIdentity(token);
      } catch (error) {
        if (error instanceof Refused && reason.test(error.message)) return read(token);
        throw error;
      }
    },
  });

function read(token: string): Identity {
  const { iss = "", jti = "none", exp = 9_999_999_999, ...payload } = decodeJwt(token);
  const texts = Object.entries(payload).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { issuer: iss, jti, expiresAt: exp, claims: Object.fromEntries(texts) };
}

/** Takes one claim for what it should be, as a server does that does not compare it. */
const believe =
  (claims: Readonly<Record<string, string>>) =>
  ({ verifyIdentity }: Parts): Partial<Parts> => ({
    verifyIdentity: async (token) => {
      const identity = await verifyIdentity(token);
      return { ...identity, claims: { ...identity.claims, ...claims } };
    },
  });

/** Reads the claim `workflow_ref` in another way. */
const readRefAs =
  (read: (ref: string) => string) =>
  ({ verifyIdentity }: Parts): Partial<Parts> => ({
    verifyIdentity: async (token) => {
      const identity = await verifyIdentity(token);
      const { workflow_ref = "", ...claims } = identity.claims;
      return { ...identity, claims: { ...claims, workflow_ref: read(workflow_ref) } };
    },
  });

const WORKFLOW = "kit/sandbox/.github/workflows/release.yml@refs/tags/v1";

/** Faults in the exchange of identity tokens. */
export const OIDC_FAULTS: Readonly<Record<string, SeededFault>> = {
  "an exchange may be cached": {
    rule: "oidc-exchange",
    wrap: changeAnswer((answer) =>
      answer.status === 201 ? { ...answer, headers: { ...answer.headers, "Cache-Control": "public" } } : undefined,
    ),
  },
  "an issued token lives for a day": {
    rule: "oidc-lifetime",
    wrap: changeValue((value) =>
      "expiresAt" in value ? { ...value, expiresAt: new Date(Date.now() + 86_400_000).toISOString() } : undefined,
    ),
  },
  "an issued token is of every plugin": {
    rule: "oidc-scope",
    // As the token of an owner who has all plugins.
    replace: withStorage(({ findToken, owners }) => ({
      owners: {
        ...owners,
        ownsPlugin: () => true,
        findToken(token) {
          const issued = findToken(hashToken(token));
          if (!issued) return owners.findToken(token);
          const { expiresAt } = issued;
          const times = {
            createdAt: "2026-01-01T00:00:00.000Z",
            expiresAt,
            lastUsedAt: undefined,
            revokedAt: undefined,
          };
          return { id: "1", owner: "everybody", power: "publish", ...times };
        },
      },
    })),
  },
  "an issued token may do everything": {
    rule: "oidc-scope",
    replace: withStorage(({ saveToken }) => ({
      saveToken(hash, token) {
        saveToken(hash, { ...token, actions: ["validate", "publish", "release", "withdraw"] });
      },
    })),
  },
  "a signature is not verified": { rule: "oidc-signature", replace: forgive(/signature verification failed/u) },
  "any algorithm is accepted": { rule: "oidc-signature", replace: forgive(/"alg"|[Aa]lgorithm/u) },
  "any issuer is accepted": {
    rule: "oidc-issuer",
    replace: (parts) => ({
      verifyIdentity: async (token) => {
        const [issuer = ""] = Object.keys(parts.settings.issuers).slice(-1);
        const identity = await forgive(/issuer/u)(parts).verifyIdentity?.(token);
        return { ...(identity ?? read(token)), issuer };
      },
    }),
  },
  "any audience is accepted": { rule: "oidc-audience", replace: forgive(/"aud"/u) },
  "an expired token is accepted": { rule: "oidc-time", replace: forgive(/"exp" claim timestamp/u) },
  "a token without an end is accepted": { rule: "oidc-time", replace: forgive(/missing required "exp"/u) },
  "a token is accepted before its time": { rule: "oidc-time", replace: forgive(/"nbf"/u) },
  "a token without a jti is accepted": { rule: "oidc-once", replace: forgive(/"jti"/u) },
  "a token is exchanged twice": { rule: "oidc-once", replace: withStorage(() => ({ useIdentity: () => true })) },
  "the id of the repository is not compared": { rule: "oidc-publisher", replace: believe({ repository_id: "1001" }) },
  "the id of the owner is not compared": { rule: "oidc-publisher", replace: believe({ repository_owner_id: "1002" }) },
  "the workflow is not compared": { rule: "oidc-publisher", replace: believe({ workflow_ref: WORKFLOW }) },
  "a workflow_ref is cut at its last @": {
    rule: "oidc-publisher",
    replace: readRefAs((ref) => `${ref.slice(0, ref.lastIndexOf("@")).replaceAll("@refs/", "@")}@refs/tags/v1`),
  },
  "a workflow is anywhere in its workflow_ref": {
    rule: "oidc-publisher",
    replace: readRefAs((ref) => (ref.includes("/.github/workflows/release.yml@") ? WORKFLOW : ref)),
  },
  "the environment is not compared": { rule: "oidc-publisher", replace: believe({ environment: "release" }) },
  "another publisher is only unauthenticated": {
    rule: "oidc-publisher",
    wrap: changeRefusal("oidc-no-matching-publisher", 401, "unauthenticated"),
  },
  "an unsafe event is accepted": { rule: "oidc-event", replace: believe({ event_name: "push" }) },
  "a revoked token still counts": {
    rule: "oidc-revoke",
    replace: withStorage(() => ({ revokeToken: () => undefined })),
  },
};
