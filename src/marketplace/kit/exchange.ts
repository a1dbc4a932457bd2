import type { AnswerHeaders, Fetch, HttpAnswer } from "../../base/network/answer.js";
import type { Problem } from "../../generated/marketplace-types.js";
import { findAnswerFault, findOperation, readJson } from "../contract/operations.js";
import { finishInTime } from "../../base/network/pause.js";
import { quote } from "../../base/text/safe.js";
import { findRule, type Rule } from "../contract/contract.js";

/** Why a test of the contract was not passed: the server breaks a rule, or nothing is known about it. */
export class ContractFault extends Error {
  override readonly name = "ContractFault";

  constructor(
    found: string,
    /** The rule that is broken. `undefined` if the server did not answer, or not in time. */
    readonly rule?: Rule,
    /** Whether there is a server, and its answer has no end. */
    readonly isLate = false,
  ) {
    super(found);
  }
}

/** Makes the fault of a server that breaks a rule of the contract. */
export function makeBreach(ruleId: string, found: string): ContractFault {
  return new ContractFault(found, findRule(ruleId));
}

/** @throws {ContractFault} unless a rule is kept. */
export function require(ruleId: string, isKept: boolean, found: string): asserts isKept {
  if (!isKept) throw makeBreach(ruleId, found);
}

export interface Sent {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  /** Below `/v1`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
}

export interface Received {
  /** Such as `PUT /v1/plugins/x/versions/1.0.0: 409 version-conflict`. */
  readonly words: string;
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly bytes: Uint8Array;
  /** The body, where it is JSON. */
  readonly value: unknown;
  readonly code: Problem["code"] | undefined;
}

/** A status, and the code of the problem where it matters, such as `409 version-conflict`. */
type Answer = `${number}` | `${number} ${Problem["code"]}`;

/** @throws {ContractFault} unless that is the answer. @param when begins the sentence of what was found. */
export function requireAnswer(rule: string, { status, code, words }: Received, answer: Answer, when = ""): void {
  const isIt = answer === String(status) || answer === `${String(status)} ${code ?? ""}`;
  require(rule, isIt, `${when}${words}, not ${answer}`);
}

/** Sends a request of the contract, and compares whatever comes back with it. */
export type Send = (sent: Sent) => Promise<Received>;

/**
 * @param base the marketplace's address.
 * @param seconds how long one answer may take, to its last byte.
 */
export function makeSend(request: Fetch, base: string, seconds: number): Send {
  return async (sent) => {
    const { method, path, query, token, headers = {}, json, bytes } = sent;
    const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
    // Without the query: one test puts a token there.
    const name = `${method} /v1${path}`;
    const body = json === undefined ? bytes : new TextEncoder().encode(JSON.stringify(json));
    const address = `${base.replace(/\/$/u, "")}/v1${path}${search}`;
    const init = {
      method,
      redirect: "manual",
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body && { body: Buffer.from(body) }),
    } as const;
    const { response, bytes: received } = await waitForAnswer(name, seconds, async (signal) => {
      const answer = await request(address, { ...init, signal });
      return { response: answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    });
    return readAnswer({ name, method, path: `/v1${path}` }, response, received);
  };
}

async function waitForAnswer<Result>(
  name: string,
  seconds: number,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await finishInTime(seconds * 1000, undefined, ask);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === "TimeoutError") {
      throw new ContractFault(`${name}: the answer was not whole after ${String(seconds)} seconds`, undefined, true);
    }
    if (error instanceof RangeError) throw new ContractFault(`${name}: ${error.message}`, undefined, true);
    const { cause } = error;
    throw new ContractFault(`${name}: no answer (${cause instanceof Error ? cause.message : error.message})`);
  }
}

/** @throws {ContractFault} for an answer that the contract does not have. */
function readAnswer(
  { name, method, path }: { readonly name: string; readonly method: string; readonly path: string },
  { status, headers }: HttpAnswer,
  body: Uint8Array,
): Received {
  const read = readJson(body);
  const problem = read?.value as Partial<Problem> | undefined;
  const code = status >= 400 ? problem?.code : undefined;
  const words = `${name}: ${String(status)}${code === undefined ? "" : ` ${quote(code)}`}`;
  if (status >= 300 && status < 400 && status !== 304) throw makeBreach("no-redirect", words);
  if (status >= 400) {
    const type = headers.get("content-type") ?? "";
    if (!/^application\/problem\+json\s*(?:;|$)/iu.test(type)) {
      throw makeBreach("problem-form", `${words}, with the media type ${quote(type)}`);
    }
    if (problem?.status !== status) throw makeBreach("problem-form", `${words}, whose body has another status`);
  }
  const found = findOperation(method, path);
  if (found !== undefined && found !== "method") {
    const fault = findAnswerFault(status, { headers: Object.fromEntries(headers), body }, found);
    if (fault !== undefined) throw makeBreach("answer-form", `${words}: ${fault}`);
  }
  return { words, status, headers, bytes: body, value: read?.value, code };
}
