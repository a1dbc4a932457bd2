import type { Refusal } from "./refusal.js";

/**
 * Why GitHub did not do something. "forbidden": the token may not do it. "invalid": the request is wrong. "lost":
 * the answer was lost, so it may have been done. "busy": GitHub asks to wait longer than there is time. "unreached":
 * GitHub was not reached and asked for nothing.
 */
type FaultKind = "forbidden" | "invalid" | "lost" | "busy" | "unreached";

/** A sentence without a full stop. It contains no token. */
export class GitHubFault extends Error {
  override readonly name = "GitHubFault";
  constructor(
    readonly kind: FaultKind,
    message: string,
    /** The status of GitHub's answer, if there was one. */
    readonly status?: number,
    /** What GitHub says, if it is no permission that is missing. */
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}

export function isLost(error: unknown): boolean {
  return error instanceof GitHubFault && error.kind === "lost";
}
