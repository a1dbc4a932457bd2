import { TOOL } from "../core/tool.js";
import type { Fetch } from "../network/bounded-fetch.js";
import { finishInTime } from "../network/finish-in-time.js";
import { makeFetch } from "../network/make-fetch.js";
import { describeNetworkFault } from "../network/network-fault.js";
import { ProxyFault, type Environment } from "../network/proxy.js";
import { readWaitingTime } from "../network/read-waiting-time.js";
import { repeatRequest, type Attempt, type OnWait, type RequestLimits } from "../network/repeat-request.js";
import { describeRedirect, leadsElsewhere, quoteServer } from "../network/server-words.js";
import { isObject, type JsonObject } from "../text/json/json-object.js";
import { makeVisible, shorten } from "../text/safe.js";
import { RegistryFault } from "./registry-fault.js";

export interface Asked {
  /** Below the address of the registry. */
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly query?: Readonly<Record<string, string>>;
  readonly accept?: string;
  readonly token?: string | undefined;
}

export interface Connection {
  /**
   * Sends one request. A reading is repeated if the registry has trouble.
   *
   * @throws {RegistryFault}
   */
  send(asked: Asked): Promise<JsonObject>;
  /** @throws {RegistryFault} */
  download(address: string, most: number, token?: string): Promise<Uint8Array>;
}

const LIMITS: RequestLimits = { each: 30_000, pause: 1_000, mostPause: 60_000 };
const MOST_ATTEMPTS = 4;
/** The document of a package with thousands of versions has a tenth of that. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_WORDS = 300;

export interface OpenConnection {
  readonly url: string;
  /** It names the proxies. */
  readonly environment: Environment;
  readonly limits?: RequestLimits;
  readonly signal?: AbortSignal;
  readonly onWait?: OnWait;
}

/** A way to one registry. No redirect is followed, and no message contains a token. */
export async function openConnection({
  url,
  environment,
  limits = LIMITS,
  signal,
  onWait,
}: OpenConnection): Promise<Connection> {
  const { host, origin } = new URL(url);

  async function open(most: number): Promise<Fetch> {
    try {
      return await makeFetch(url, environment, most);
    } catch (error) {
      throw error instanceof ProxyFault ? new RegistryFault("unreached", error.message) : error;
    }
  }

  const fetch = await open(MOST_BYTES);

  async function request(address: URL, { method = "GET", accept = "application/json", token }: Asked, by = fetch) {
    const headers = {
      ...{ accept, "user-agent": `${TOOL.name}/${TOOL.version}`, "cache-control": "no-cache" },
      ...(token !== undefined && address.origin === origin && { authorization: `Bearer ${token}` }),
    };
    try {
      return await finishInTime(limits.each, signal, (within) =>
        by(address.href, { method, headers, redirect: "manual", signal: within }),
      );
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof RangeError)
        throw new RegistryFault("unreached", `The registry ${host} sends too much: ${error.message}`);
      const { message, isUnreached } = describeNetworkFault(error);
      const words = quoteServer(message, secretsOf(token));
      if (isUnreached) throw new RegistryFault("unreached", `The registry ${host} is not reached from here: ${words}`);
      throw new RegistryFault("lost", `The registry ${host} gave no answer: ${words}`);
    }
  }

  async function sendOnce(asked: Asked): Promise<JsonObject> {
    const address = new URL(asked.path, url);
    for (const [name, value] of Object.entries(asked.query ?? {})) address.searchParams.set(name, value);
    const answer = await request(address, asked);
    const { status } = answer;
    const value = parseObject(await answer.text());
    if (status >= 200 && status < 300 && value) return value;
    const route = `${asked.method ?? "GET"} ${makeVisible(shorten(address.pathname, LONGEST_WORDS))}`;
    throw createFault(status, value, `${host} answers ${String(status)} to ${route}`, asked.token, answer.headers);
  }

  async function attempt(asked: Asked, usualPause: number): Promise<Attempt<JsonObject>> {
    try {
      return { answer: await sendOnce(asked) };
    } catch (error) {
      if (!(error instanceof RegistryFault)) throw error;
      return { fault: error, wait: findWait(error, asked, usualPause), isAsked: error instanceof Busy };
    }
  }

  const mayWait = (wait: number): boolean => wait <= limits.mostPause;
  const repeating = { attempts: MOST_ATTEMPTS, pause: limits.pause, mayWait, signal, onWait };

  return {
    send: (asked) => repeatRequest(repeating, (usualPause) => attempt(asked, usualPause)),
    async download(address, most, token) {
      if (!URL.canParse(address))
        throw new RegistryFault("lost", `${host} names something that is not an address of a tarball`);
      const answer = await request(new URL(address), { path: "", accept: "*/*", token }, await open(most));
      if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
      // It may be shown to a token only.
      const kind = [401, 403, 404].includes(answer.status) ? "forbidden" : "lost";
      throw new RegistryFault(kind, `${host} answers ${String(answer.status)} in the place of the tarball`);
    },
  };
}

class Busy extends RegistryFault {
  constructor(
    readonly wait: number,
    message: string,
    status: number,
  ) {
    super("busy", message, status);
  }
}

/** How long to wait before the same request, in milliseconds. `undefined` if a second one would not help. */
function findWait(error: RegistryFault, { method = "GET" }: Asked, usual: number): number | undefined {
  if (error instanceof Busy) return error.wait;
  return error.kind === "lost" && method === "GET" ? usual : undefined;
}

function createFault(
  status: number,
  value: JsonObject | undefined,
  what: string,
  token: string | undefined,
  headers: Headers,
): RegistryFault {
  const given = value?.["message"] ?? value?.["error"] ?? value?.["reason"];
  const own = typeof given === "string" ? quoteServer(given, secretsOf(token)) : undefined;
  const wait = readWaitingTime(status, Object.fromEntries(headers), own ?? "", Date.now());
  const isAway = leadsElsewhere(status);
  const why = isAway ? describeRedirect("token") : (own ?? "it is not JSON");
  if (wait !== undefined && status === 429) return new Busy(wait, `${what}: ${why}`, status);
  const kind = isAway ? "unreached" : [400, 401, 403, 404].includes(status) ? "forbidden" : "lost";
  return new RegistryFault(kind, `${what}: ${why}`, status, own);
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function secretsOf(token: string | undefined): readonly string[] {
  return token === undefined ? [] : [token];
}
