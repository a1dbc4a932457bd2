import type { Problem } from "../generated/marketplace-types.js";
import { formatJson, type Answer } from "./answer.js";

type Code = Problem["code"];

/** The status of each code of the contract. */
export const STATUSES: Readonly<Record<Code, number>> = {
  "malformed-request": 400,
  "not-found": 404,
  "method-not-allowed": 405,
  unauthenticated: 401,
  "token-expired": 401,
  "oidc-invalid-token": 401,
  "oidc-token-reused": 401,
  "oidc-no-matching-publisher": 403,
  forbidden: 403,
  "plugin-not-found": 404,
  "version-not-found": 404,
  "version-conflict": 409,
  "submission-in-progress": 409,
  "invalid-state": 409,
  "precondition-failed": 412,
  "artifact-too-large": 413,
  "unsupported-media-type": 415,
  "digest-mismatch": 422,
  "manifest-mismatch": 422,
  "channel-mismatch": 422,
  "idempotency-key-reused": 422,
  "rate-limited": 429,
  "temporarily-unavailable": 503,
  "internal-error": 500,
};

const RETRYABLE: ReadonlySet<Code> = new Set(["rate-limited", "temporarily-unavailable", "internal-error"]);

type More = Partial<Pick<Problem, "existing" | "mismatches" | "detail">> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that the contract refuses. Nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly code: Code,
    message: string,
    readonly more: More = {},
  ) {
    super(message);
  }
}

/** The answer of a refusal. */
export function formatProblem({ code, message, more }: Refused, requestId: string): Answer {
  const { headers = {}, ...details } = more;
  const status = STATUSES[code];
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
