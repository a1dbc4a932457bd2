import type { HttpAnswer } from "../../base/network/answer.js";
import { USER_AGENT } from "../../core/tool.js";
import type { Finding, Problem, Version } from "../../generated/marketplace-types.js";
import { findAnswerFault, findOperation, readJson } from "../contract/operations.js";
import {
  type ClientOptions,
  type Connection,
  type ConnectionLimits,
  openConnection,
  repeat,
  sendOnce,
} from "../../base/network/connection.js";
import { readRetryAfter } from "../../base/network/read-waiting-time.js";
import {
  classifyStatus,
  isPassing,
  leadsElsewhere,
  ServerFault,
  describeRedirect,
  quoteServer,
} from "../../base/network/server-fault.js";

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

export interface MarketplaceOptions extends ClientOptions {
  readonly url: string;
  readonly limits?: Limits | undefined;
  /** Requests are repeated without it, too, for some minutes. */
  readonly waiting?: WaitingTime | undefined;
}

/** @throws {ServerFault} */
export async function connectToMarketplace(options: MarketplaceOptions): Promise<MarketplaceConnection> {
  const { url, limits = LIMITS, waiting } = options;
  const { each, pause } = limits;
  const server = { server: "marketplace", userAgent: USER_AGENT, limits: { each, pause } } as const;
  const connection = await openConnection({ ...options, ...server });
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
  let began = 0;
  const findWait = (fault: ServerFault, usualPause: number): number | undefined => {
    if (attempts === 1 || !isRetryable(fault)) return undefined;
    waiting?.spend(performance.now() - began);
    const { wait: askedWait = 0, status } = fault;
    const wait = Math.max(askedWait, usualPause);
    if (askedWait <= limits.mostPause && (waiting === undefined || wait < waiting.left)) {
      waiting?.spend(wait);
      return wait;
    }
    if (fault.wait === undefined) return undefined;
    throw new ServerFault("marketplace", "busy", describeBusy(askedWait, asked), { status });
  };
  return repeat(connection, { attempts, findWait }, () => {
    began = performance.now();
    return requestOnce(marketplace, asked);
  });
}

/** Whether the same request may succeed soon. */
function isRetryable({ kind, status = 0, problem }: ServerFault): boolean {
  if (kind === "unreached" || leadsElsewhere(status)) return false;
  return problem?.retryable ?? (status < 400 || isPassing(status));
}

async function requestOnce(marketplace: MarketplaceConnection, asked: ContractRequest): Promise<ReadResource<unknown>> {
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
  const answer = await sendOnce(connection, address, request, { milliseconds, mostBytes }).catch((error: unknown) => {
    if (!(error instanceof ServerFault)) throw error;
    const words = `gave no answer to ${formatRoute(asked)}: ${quoteServer(error.message, marketplace.secrets)}`;
    const kind = error.kind === "unreached" ? "unreached" : "lost";
    throw new ServerFault("marketplace", kind, `${describeServer(marketplace)} ${words}`);
  });
  return readAnswer(marketplace, asked, answer);
}

/** @throws {ServerFault} for an answer that is not what was asked for, or not as the contract has it. */
async function readAnswer(
  marketplace: MarketplaceConnection,
  asked: ContractRequest,
  answer: HttpAnswer,
): Promise<ReadResource<unknown>> {
  const { status } = answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  const retryAfter = readRetryAfter(answer.headers.get("retry-after"), Date.now());
  const found = findOperation(asked.method, asked.path);
  if (!found || found === "method") throw new Error(`${formatRoute(asked)} is not an operation of the contract`);
  const createFault = (kind: ServerFault["kind"], what: string, problem?: Problem): ServerFault => {
    const words = `answers ${String(status)} to ${formatRoute(asked)}: ${quoteServer(what, marketplace.secrets)}`;
    const wait = status < 400 ? undefined : retryAfter;
    return new ServerFault("marketplace", kind, `${describeServer(marketplace)} ${words}`, { status, problem, wait });
  };
  const kind = classifyStatus("marketplace", status);
  if (leadsElsewhere(status)) throw createFault(kind, describeRedirect("credential"));
  const fault = findAnswerFault(status, { headers: Object.fromEntries(answer.headers), body }, found);
  if (status < 400) {
    if (fault !== undefined) throw createFault(kind, `not as the contract has it, as ${fault}`);
    const value = asked.mostBytes === undefined ? readJson(body)?.value : body;
    return { value, etag: answer.headers.get("etag") ?? undefined, retryAfter };
  }
  if (fault !== undefined) throw createFault("lost", "a proxy or a fault of the server");
  const problem = readJson(body)?.value as Problem;
  const number = problem.requestId === undefined ? "" : ` (request ${problem.requestId})`;
  throw createFault(kind, `${problem.code}, ${problem.detail ?? problem.title}${number}`, problem);
}

function describeBusy(wait: number, asked: ContractRequest): string {
  return `The marketplace requires a wait of ${String(Math.ceil(wait / 1000))} s before ${formatRoute(asked)}`;
}

/** The marketplace by its host, which the caller has configured. */
export function describeServer({ base }: Pick<MarketplaceConnection, "base">): string {
  return `The marketplace ${new URL(base).host}`;
}

function formatRoute({ method, path }: ContractRequest): string {
  return `${method} ${path}`;
}

/** What a marketplace has found in an archive. */
export interface ArchiveFindings {
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
