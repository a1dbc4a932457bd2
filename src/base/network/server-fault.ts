import type { Problem } from "../../generated/marketplace-types.js";
import { makeVisible, shorten } from "../text/safe.js";

/** Whose fault it is. A proxy is named only if its own URL is invalid. */
type Server = "GitHub" | "npm" | "marketplace" | "proxy";

/**
 * Why a server did not do something. "forbidden": the credential may not do it. "refused": the server said no, and says
 * the same next time. "busy": it asks to wait longer than there is time. "unreached": nothing was asked. "lost": the
 * answer was lost or is none, so it may have been done. The rest says more exactly how an answer was lost: it has no
 * end, it is too large, or it redirects to something that is not followed.
 */
type ServerFaultKind =
  | "forbidden"
  | "refused"
  | "busy"
  | "unreached"
  | "lost"
  | "late"
  | "too-large"
  | "no-address"
  | "unencrypted"
  | "circle";

/** Why GitHub refuses something, if it is not a missing permission of the token. */
export type Refusal =
  /** The token is not authorized for the single sign-on of the organization. */
  | { readonly why: "sign-on"; readonly address?: string }
  /** The repository is at another address, which GitHub names without a reason to follow it. */
  | { readonly why: "elsewhere"; readonly address?: string }
  | {
      readonly why:
        "archived" | "suspended-app" | "suspended-account" | "address" | "app" | "token" | "blocked" | "locked";
    };

interface FaultDetails {
  readonly status?: number | undefined;
  readonly host?: string | undefined;
  /** The server's own words, if it sent any. */
  readonly words?: string | undefined;
  /** What GitHub says, if the fault is not a missing permission. */
  readonly refusal?: Refusal | undefined;
  /** What a marketplace says, if it is what the contract wants. */
  readonly problem?: Problem | undefined;
  /** How long the server asks to wait, in milliseconds. */
  readonly wait?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The message is a sentence without a full stop. A client's message contains no token. That of a connection is the
 * platform's: it may contain an address, or what the server has sent.
 */
export class ServerFault extends Error {
  override readonly name = "ServerFault";
  readonly status: number | undefined;
  readonly host: string | undefined;
  readonly words: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly problem: Problem | undefined;
  readonly wait: number | undefined;

  constructor(
    readonly server: Server,
    readonly kind: ServerFaultKind,
    message: string,
    { status, host, words, refusal, problem, wait, cause }: FaultDetails = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.host = host;
    this.words = words;
    this.refusal = refusal;
    this.problem = problem;
    this.wait = wait;
  }
}

/** What the statuses of a server mean. */
interface StatusMeanings {
  /** The credential may not do it. */
  readonly forbidden: readonly number[];
  /** A redirect is not followed, as a server must not choose who gets a credential. */
  readonly redirect: ServerFaultKind;
  /** The server did not say no. */
  readonly isUnclear: (status: number) => boolean;
}

const MEANINGS: Readonly<Record<Exclude<Server, "proxy">, StatusMeanings>> = {
  GitHub: {
    forbidden: [401, 403, 404, 451],
    redirect: "refused",
    isUnclear: (status) => status < 300 || status >= 500,
  },
  npm: { forbidden: [400, 401, 403, 404], redirect: "unreached", isUnclear: () => true },
  marketplace: { forbidden: [], redirect: "lost", isUnclear: (status) => status < 400 || isPassing(status) },
};

/** What it means that a server has answered with this status, and not with what it was asked for. */
export function classifyStatus(server: Exclude<Server, "proxy">, status: number): ServerFaultKind {
  const { forbidden, redirect, isUnclear } = MEANINGS[server];
  if (leadsElsewhere(status)) return redirect;
  if (forbidden.includes(status)) return "forbidden";
  return isUnclear(status) ? "lost" : "refused";
}

/** Whether a server has trouble, or asks to come back. */
export function isPassing(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** 304 leads nowhere. */
export function leadsElsewhere(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

export function isLost(error: unknown): boolean {
  return error instanceof ServerFault && error.kind === "lost";
}

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
  for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = findCause(cause)) {
    message = cause.message || message;
    const { code } = cause as NodeJS.ErrnoException;
    const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
    isUnreached ||= isUnknown || (cause instanceof ServerFault && cause.server === "proxy");
  }
  return { message, isUnreached };
}

/** A host with several addresses has an error for each. */
function findCause(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause;
}

/** The words of a server as one harmless line without a secret. */
export function quoteServer(text: string, secrets: Iterable<string>, most = 300): string {
  let hidden = text;
  for (const secret of secrets) if (secret !== "") hidden = hidden.replaceAll(secret, "***");
  return makeVisible(shorten(hidden.trim(), most));
}

export function describeRedirect(credential: "token" | "credential"): string {
  return `it leads elsewhere, and no ${credential} is sent there`;
}
