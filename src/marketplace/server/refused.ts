import type { Problem } from "../../generated/marketplace-types.js";
import { formatJson, type Answer } from "../serving/answer.js";

type Code = Problem["code"];

/** The status of each code of the contract, and what it means. */
export const CODES: Readonly<Record<Code, readonly [status: number, meaning: string]>> = {
  "malformed-request": [400, "The URL, a header or the body does not match the schema."],
  "not-found": [404, "The contract has no such URL, or the validation does not exist."],
  "method-not-allowed": [405, "This URL does not support the method."],
  unauthenticated: [401, "The credential is missing, unknown or revoked."],
  "token-expired": [401, "The issued token has expired; get a new one."],
  "oidc-invalid-token": [401, "The identity token is invalid: its signature, issuer, audience or times."],
  "oidc-token-reused": [401, "The identity token was exchanged before."],
  "oidc-no-matching-publisher": [
    403,
    "The identity is genuine, but no publisher matches; `mismatches` says what differs.",
  ],
  forbidden: [403, "The credential is valid, but does not allow this."],
  "plugin-not-found": [404, "The plugin does not exist, or the caller may not see it."],
  "version-not-found": [404, "The version does not exist, or the caller may not see it."],
  "version-conflict": [409, "The version exists with other bytes; `existing` describes them."],
  "submission-in-progress": [409, "Another version is still being checked or reviewed."],
  "invalid-state": [409, "The state of the version does not allow this."],
  "precondition-failed": [412, "`If-Match` is not the current ETag."],
  "artifact-too-large": [413, "The archive is larger than `maxArtifactBytes`."],
  "unsupported-media-type": [415, "The server does not accept the media type, or it is not the declared one."],
  "digest-mismatch": [422, "The bytes are not the declared ones."],
  "manifest-mismatch": [422, "The manifest in the archive names another plugin or version."],
  "channel-mismatch": [422, "The channel does not match the version."],
  "idempotency-key-reused": [422, "The key was used for another request."],
  "rate-limited": [429, "There were too many requests; `Retry-After` says when to try again."],
  "temporarily-unavailable": [503, "The server or the issuer of an identity is unavailable now."],
  "internal-error": [500, "The server has a fault."],
};

/** The same request may succeed later. */
export const RETRYABLE: ReadonlySet<string> = new Set<Code>([
  "rate-limited",
  "temporarily-unavailable",
  "internal-error",
]);

type ProblemDetails = Partial<Pick<Problem, "existing" | "mismatches">> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that the contract refuses. Nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly code: Code,
    message: string,
    readonly more: ProblemDetails = {},
  ) {
    super(message);
  }
}

export function formatProblem({ code, message, more }: Refused, requestId: string): Answer {
  const { headers = {}, ...details } = more;
  const [status] = CODES[code];
  const problem: Problem = {
    type: "about:blank",
    title: message,
    status,
    code,
    retryable: RETRYABLE.has(code),
    requestId,
    ...details,
  };
  const challenge = status === 401 ? { "WWW-Authenticate": 'Bearer realm="marketplace"' } : {};
  const later = RETRYABLE.has(code) ? { "Retry-After": "1" } : {};
  return formatJson(status, problem, {
    ...challenge,
    ...later,
    ...headers,
    "Content-Type": "application/problem+json",
  });
}
