import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { Problem } from "../../generated/marketplace-types.js";
import { isOfPullRequest, readWorkflowPath } from "../../github/job-values.js";
import { Refused } from "./refused.js";
import type { Publisher } from "./version-record.js";

/** A workflow that may publish a plugin. Its keys are the claims of an identity token. */
export interface TrustedPublisher {
  readonly plugin: string;
  readonly issuer: string;
  readonly repository_id: string;
  readonly repository_owner_id: string;
  /** The path of the workflow's file in its repository. */
  readonly workflow: string;
  readonly environment?: string;
}

/** Who an identity token is of. */
export interface Identity {
  readonly issuer: string;
  readonly jti: string;
  /** In seconds. */
  readonly expiresAt: number;
  readonly claims: Readonly<Record<string, string>>;
}

export type VerifyIdentity = (token: string) => Promise<Identity>;

/** The address of an issuer's keys, by the issuer. */
export type Issuers = Readonly<Record<string, string>>;

const RULES = {
  algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
  /** In seconds. */
  clockTolerance: 30,
  requiredClaims: ["exp", "jti"],
};
/** Events that run the code of one repository with the rights of another. */
const UNSAFE_EVENTS: readonly string[] = ["pull_request_target", "workflow_run"];

/** Makes what verifies identity tokens for one audience by the keys that their issuers publish. */
export function makeIdentityVerifier(issuers: Issuers, audience: string): VerifyIdentity {
  const keys = new Map<string, JWTVerifyGetKey>(
    Object.entries(issuers).map(([issuer, address]) => [
      issuer,
      createRemoteJWKSet(new URL(address), { timeoutDuration: 5000, cooldownDuration: 1000 }),
    ]),
  );
  return async (token) => {
    try {
      const issuer = decodeJwt(token).iss ?? "";
      const key = keys.get(issuer);
      if (!key) throw new Refused("oidc-invalid-token", "The identity token is not of an issuer that is trusted here");
      const { payload } = await jwtVerify(token, key, { ...RULES, issuer, audience });
      // A token for several servers may be used at this one by any of them.
      if ([payload.aud].flat().some((one) => one !== audience)) {
        throw new Refused("oidc-invalid-token", "The identity token is for other servers, too");
      }
      return makeIdentity(issuer, payload);
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw createRefusal(error);
    }
  };
}

function createRefusal(error: unknown): Refused {
  const isRejected =
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== "ERR_JOSE_GENERIC";
  if (isRejected) return new Refused("oidc-invalid-token", `The identity token is refused: ${error.message}`);
  const reason = error instanceof Error ? error.message : String(error);
  return new Refused("temporarily-unavailable", `The keys of the issuer cannot be fetched: ${reason}`);
}

function makeIdentity(issuer: string, payload: JWTPayload): Identity {
  const { jti, exp } = payload;
  if (typeof jti !== "string" || jti === "" || exp === undefined) {
    throw new Refused("oidc-invalid-token", "The identity token has no jti");
  }
  const texts = Object.entries(payload).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { issuer, jti, expiresAt: exp, claims: Object.fromEntries(texts) };
}

/**
 * The publisher of a plugin that an identity matches, by ids that nobody can take over; never by `sub`, whose form a
 * repository chooses.
 *
 * @throws {Refused} that names what differs from the publisher that is nearest.
 */
export function matchPublisher(
  publishers: readonly TrustedPublisher[],
  pluginId: string,
  { issuer, claims }: Identity,
): Publisher {
  const { workflow_ref: workflowRef = "", event_name: event = "" } = claims;
  const workflow = readWorkflowPath(workflowRef) ?? "";
  const received: Readonly<Record<string, string | undefined>> = { ...claims, issuer, workflow };
  const unsafe: { claim: string; received: string; expected: string[] }[] = [];
  if (UNSAFE_EVENTS.includes(event)) unsafe.push({ claim: "event_name", received: event, expected: [] });
  // Whoever opens a pull request decides what its workflow does.
  if (isOfPullRequest(workflowRef)) unsafe.push({ claim: "workflow_ref", received: workflowRef, expected: [] });
  const known = publishers.filter(({ plugin }) => plugin === pluginId);
  const compared = known.map((publisher) =>
    Object.entries(publisher).flatMap(([claim, value]: [string, string]) => {
      if (claim === "plugin") return [];
      const given = received[claim];
      return given === value ? [] : [{ claim, ...(given !== undefined && { received: given }), expected: [value] }];
    }),
  );
  const [nearest = [{ claim: "plugin", received: pluginId, expected: [] }]] = compared.toSorted(
    (one, other) => one.length - other.length,
  );
  const mismatches: NonNullable<Problem["mismatches"]> = [...nearest, ...unsafe];
  if (mismatches.length > 0) {
    throw new Refused("oidc-no-matching-publisher", `No trusted publisher of ${pluginId} matches this workflow`, {
      mismatches,
    });
  }
  const { repository_id, workflow_ref, run_id } = claims;
  return {
    kind: "oidc",
    ...(repository_id !== undefined && { repositoryId: repository_id }),
    ...(workflow_ref !== undefined && { workflowRef: workflow_ref }),
    ...(run_id !== undefined && { runId: run_id }),
  };
}
