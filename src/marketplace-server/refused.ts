import type { Problem } from "../generated/marketplace-types.js";
import { formatJson, type Answer } from "../serving/answer.js";

type Code = Problem["code"];

/** The status of each code of the contract, and what it means. */
export const CODES: Readonly<Record<Code, readonly [status: number, meaning: string]>> = {
  "malformed-request": [400, "The address, a header or the body is not as the schema says."],
  "not-found": [404, "The contract has no such address, or there is no such validation."],
  "method-not-allowed": [405, "The address has no such method."],
  unauthenticated: [401, "No credential, or one that is unknown or revoked."],
  "token-expired": [401, "The issued token is too old; a new one can be had."],
  "oidc-invalid-token": [401, "The identity token is refused: its signature, issuer, audience or times."],
  "oidc-token-reused": [401, "The identity token was exchanged before."],
  "oidc-no-matching-publisher": [
    403,
    "The identity is genuine, and no publisher matches; `mismatches` says what differs.",
  ],
  forbidden: [403, "The credential is valid and has no right to this."],
  "plugin-not-found": [404, "There is no such plugin, or none that the caller may see."],
  "version-not-found": [404, "There is no such version, or none that the caller may see."],
  "version-conflict": [409, "The version has other bytes; `existing` shows them."],
  "submission-in-progress": [409, "Another version must be decided first."],
  "invalid-state": [409, "The state of the version does not allow this."],
  "precondition-failed": [412, "`If-Match` is not the current ETag."],
  "artifact-too-large": [413, "More bytes than `maxArtifactBytes`."],
  "unsupported-media-type": [415, "A media type that the server does not take, or not the declared one."],
  "digest-mismatch": [422, "The bytes are not the declared ones."],
  "manifest-mismatch": [422, "The manifest in the archive names another plugin or version."],
  "channel-mismatch": [422, "The version and its channel do not fit together."],
  "idempotency-key-reused": [422, "The key belongs to another request."],
  "rate-limited": [429, "Too many requests; `Retry-After` says when to come back."],
  "temporarily-unavailable": [503, "The server, or the issuer of an identity, cannot be reached now."],
  "internal-error": [500, "A fault of the server."],
};

/** The same request may succeed later. */
export const RETRYABLE: ReadonlySet<string> = new Set<Code>([
  "rate-limited",
  "temporarily-unavailable",
  "internal-error",
]);

type ProblemDetails = Partial<Pick<Problem, "existing" | "mismatches" | "detail">> & {
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

/** The answer of a refusal. */
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
