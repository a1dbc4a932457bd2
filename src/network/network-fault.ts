import { ProxyFault } from "./proxy.js";

interface NetworkFault {
  readonly message: string;
  /** Whether the server cannot be reached at all: the certificate is not known, or the proxy does not work. */
  readonly isUnreached: boolean;
}

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;

/** The innermost cause of a network error. The outer errors only say that there was one. */
export function describeNetworkFault(error: unknown): NetworkFault {
  let message = String(error);
  let isUnreached = false;
  let cause = error;
  // Bounded, in case the chain of causes is a circle.
  for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
    message = cause.message || message;
    const { code } = cause as NodeJS.ErrnoException;
    const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
    const isProxy = cause instanceof ProxyFault || /^Proxy response \(\d+\)/u.test(cause.message);
    isUnreached ||= isUnknown || isProxy;
  }
  return { message, isUnreached };
}
