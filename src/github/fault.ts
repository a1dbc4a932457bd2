/**
 * What GitHub did not do: it may not be done with this token; the request is wrong; nobody knows whether it was done, as
 * the answer was lost; it asks to come back later than there is time; or it is not reached, and was asked for nothing.
 */
export type FaultKind = "forbidden" | "invalid" | "lost" | "busy" | "unreached";

/** A sentence without a full stop; no token is in it. */
export class GitHubFault extends Error {
  override readonly name = "GitHubFault";
  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Of GitHub's answer, where there was one. */
    readonly status?: number,
  ) {
    super(message);
  }
}

export function isLost(error: unknown): boolean {
  return error instanceof GitHubFault && error.kind === "lost";
}
