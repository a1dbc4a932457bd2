import type { HttpAnswer } from "../../base/network/answer.js";
import { USER_AGENT } from "../../core/tool.js";
import type { Finding, Problem, Version } from "../../generated/marketplace-types.js";
import { findAnswerFault, findOperation, readJson } from "../contract/operations.js";
import {
  type Connection,
  type ConnectionLimits,
  openConnection,
  repeat,
  sendOnce,
} from "../../base/network/connection.js";
import type { Environment } from "../../base/network/proxy.js";
import { readRetryAfter } from "../../base/network/read-waiting-time.js";
import type { Attempt, OnWait } from "../../base/network/repeat-request.js";
import { ServerFault } from "../../base/network/server-fault.js";
import { describeRedirect, leadsElsewhere, quoteServer } from "../../base/network/server-words.js";

/** A way to one marketplace. */
export interface MarketplaceConnection {
  /** Its address, without a slash at the end. */
  readonly base: string;
  readonly connection: Connection;
  /** What no message contains. */
  readonly secrets: Set<string>;
  readonly limits: Limits;
  readonly waiting: WaitingTime | undefined;
}

/** The time that a run may wait, shared by all that waits in it. All in milliseconds. */
export interface WaitingTime {
  readonly left: number;
  spend(time: number): void;
}

export interface MarketplaceOptions {
  readonly url: string;
  /** It names the proxies. */
  readonly environment?: Environment;
  readonly limits?: Limits | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: OnWait | undefined;
  /** Requests are repeated without it, too, for some minutes. */
  readonly waiting?: WaitingTime | undefined;
}

/** @throws {ServerFault} */
export async function connectToMarketplace(options: MarketplaceOptions): Promise<MarketplaceConnection> {
  const { url, environment = {}, limits = LIMITS, signal, onWait, waiting } = options;
  const connection = await openConnection({
    server: "marketplace",
    url,
    environment,
    userAgent: USER_AGENT,
    signal,
    onWait,
    limits: { each: limits.each, pause: limits.pause },
  });
  return { base: url, connection, secrets: new Set(), limits, waiting };
}

export interface Limits extends ConnectionLimits {
  readonly mostPause: number;
  /** For one answer with an archive, or to one, in milliseconds. */
  readonly upload: number;
}

const LIMITS: Limits = { each: 15_000, upload: 5 * 60_000, pause: 500, mostPause: 60_000 };
const MAX_ATTEMPTS = 5;

export interface ContractRequest {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  /** Below the address, such as `/v1/capabilities`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly token?: string;
  /** For the bytes of an archive, which are the value then. */
  readonly mostBytes?: number;
  /** How long the server may hold its answer, in milliseconds. */
  readonly held?: number;
  /** Whether it is not repeated, because a second request is another one. */
  readonly once?: boolean;
}

/**
 * Sends one request of the contract. It is repeated where the same request may succeed: what it asks for, it asks by
 * name and digest, so that a second one changes nothing more.
 *
 * @returns the answer; its value is `undefined` for 204 and 304.
 * @throws {ServerFault}
 */
export async function sendRequest(
  marketplace: MarketplaceConnection,
  asked: ContractRequest,
): Promise<ReadResource<unknown>> {
  const { connection, limits, waiting } = marketplace;
  const attempts = asked.once === true ? 1 : MAX_ATTEMPTS;
  return repeat(connection, attempts, async (usualPause) => {
    const began = performance.now();
    const attempt = await attemptOnce(marketplace, asked);
    if ("answer" in attempt || attempt.wait === undefined || attempts === 1) return attempt;
    const { fault, isAsked } = attempt;
    const wait = Math.max(attempt.wait, usualPause);
    waiting?.spend(performance.now() - began);
    if (attempt.wait <= limits.mostPause && (waiting === undefined || wait < waiting.left)) {
      waiting?.spend(wait);
      return { ...attempt, wait };
    }
    if (isAsked !== true) return { fault };
    return {
      fault: new ServerFault("marketplace", "busy", describeBusy(attempt.wait, asked), { status: fault.status }),
    };
  });
}

type ContractAttempt = Attempt<ReadResource<unknown>, ServerFault>;

async function attemptOnce(marketplace: MarketplaceConnection, asked: ContractRequest): Promise<ContractAttempt> {
  const { base, connection, limits, waiting } = marketplace;
  const { method, path, query, body, token, mostBytes, held = 0 } = asked;
  const address = `${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
  const headers = {
    accept: `${mostBytes === undefined ? "application/json" : "application/zip"}, application/problem+json`,
    ...(typeof body === "string" && { "content-type": "application/json" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...asked.headers,
  };
  const request = {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
  };
  // The time for an archive is not waiting, until all waiting is over.
  const isArchive = body instanceof Uint8Array || mostBytes !== undefined;
  const isLong = isArchive && (waiting === undefined || waiting.left > 0);
  const milliseconds = (isLong ? limits.upload : limits.each) + held;
  try {
    const answer = await sendOnce(connection, address, request, { milliseconds, mostBytes });
    return await readAnswer(marketplace, asked, answer);
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    const words = `${describeServer(marketplace)} gave no answer to ${formatRoute(asked)}: ${quoteServer(error.message, marketplace.secrets)}`;
    if (error.kind === "unreached") return { fault: new ServerFault("marketplace", "unreached", words) };
    return { fault: new ServerFault("marketplace", "lost", words), wait: 0 };
  }
}

async function readAnswer(
  marketplace: MarketplaceConnection,
  asked: ContractRequest,
  answer: HttpAnswer,
): Promise<ContractAttempt> {
  const { status } = answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  const retryAfter = readRetryAfter(answer.headers.get("retry-after"), Date.now());
  const message = { headers: Object.fromEntries(answer.headers), body };
  const found = findOperation(asked.method, asked.path);
  if (!found || found === "method") throw new Error(`${formatRoute(asked)} is not an operation of the contract`);
  const formatAnswer = (what: string): string =>
    `${describeServer(marketplace)} answers ${String(status)} to ${formatRoute(asked)}: ${quoteServer(what, marketplace.secrets)}`;
  if (leadsElsewhere(status)) {
    return { fault: new ServerFault("marketplace", "lost", formatAnswer(describeRedirect("credential")), { status }) };
  }
  const fault = findAnswerFault(status, message, found);
  if (status < 400) {
    if (fault !== undefined)
      return {
        fault: new ServerFault("marketplace", "lost", formatAnswer(`not as the contract has it, as ${fault}`), {
          status,
        }),
        wait: 0,
      };
    const isArchive = asked.mostBytes !== undefined;
    const value = isArchive ? body : readJson(body)?.value;
    return { answer: { value, etag: answer.headers.get("etag") ?? undefined, retryAfter } };
  }
  const problem = fault === undefined ? (readJson(body)?.value as Problem) : undefined;
  const words = problem ? `${problem.code}, ${problem.detail ?? problem.title}` : "a proxy or a fault of the server";
  const number = problem?.requestId === undefined ? "" : ` (request ${problem.requestId})`;
  const isPassing = status >= 500 || [408, 425, 429].includes(status);
  const kind = isPassing || !problem ? "lost" : "refused";
  const refused = new ServerFault("marketplace", kind, formatAnswer(words + number), { status, problem });
  const isRetryable = problem?.retryable ?? isPassing;
  return { fault: refused, ...(isRetryable && { wait: retryAfter ?? 0, isAsked: retryAfter !== undefined }) };
}

function describeBusy(wait: number, asked: ContractRequest): string {
  return `The marketplace asks to wait ${String(Math.ceil(wait / 1000))} s before ${formatRoute(asked)}`;
}

/** The marketplace by its host, which the caller has configured. */
export function describeServer({ base }: Pick<MarketplaceConnection, "base">): string {
  return `The marketplace ${new URL(base).host}`;
}

function formatRoute({ method, path }: ContractRequest): string {
  return `${method} ${path}`;
}

/** What a marketplace has found in an archive. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly findingsOmitted?: Version["findingsOmitted"];
}

/** A resource, and what may be said about its next reading. */
export interface ReadResource<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  /** When the next reading is useful, in milliseconds from now. */
  readonly retryAfter: number | undefined;
}
