import { GitHubFault } from "./fault.js";

export interface NetworkFault {
  readonly message: string;
  /** Whether nothing was asked of GitHub, nor will be: no certificate that is known, or a proxy that leads nowhere. */
  readonly isUnreached: boolean;
}

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;

/** What is at the bottom of an error of the network's: those above it say only that there was one. */
export function describeNetworkFault(error: unknown): NetworkFault {
  let message = String(error);
  let isUnreached = false;
  let cause = error;
  // Nobody makes a chain of so many, or a circle.
  for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
    message = cause.message || message;
    const { code } = cause as NodeJS.ErrnoException;
    const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
    const isProxy = cause instanceof GitHubFault || /^Proxy response \(\d+\)/u.test(cause.message);
    isUnreached ||= isUnknown || isProxy;
  }
  return { message, isUnreached };
}
