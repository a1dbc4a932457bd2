import type { Fetch, FetchInit, HttpAnswer } from "./answer.js";
import { finishInTime, pause } from "./pause.js";
import { makeFetch } from "./make-fetch.js";
import type { Environment } from "./proxy.js";
import { describeNetworkFault, ServerFault } from "./server-fault.js";

/** Called at the beginning of a longer pause that a server asked for: what for, as a sentence, and until when. */
export type OnWait = (what: string, until: Date) => void;

/** All in milliseconds. */
export interface ConnectionLimits {
  /** For one answer. */
  readonly each: number;
  /** Before the first repetition. Each further pause is twice as long. */
  readonly pause: number;
  /** The longest pause that a server may ask for; any if left out. */
  readonly mostPause?: number | undefined;
  /**
   * For all requests together, including the pauses before their repetitions; without an end if left out. What passes
   * between two requests does not count: a release may wait hours for another server.
   */
  readonly total?: number | undefined;
}

/** What whoever uses a client decides. */
export interface ClientOptions {
  /** It names the proxies. */
  readonly environment?: Environment | undefined;
  readonly limits?: ConnectionLimits | undefined;
  /** Aborts a request at once, with its reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: OnWait | undefined;
}

export interface ConnectionOptions extends ClientOptions {
  readonly server: ServerFault["server"];
  /** The address of the server. */
  readonly url: string;
  /** The origins that get the server's credential; only that of the address if left out. */
  readonly origins?: readonly string[];
  readonly userAgent: string;
  readonly limits: ConnectionLimits;
  /** Repeats a request at the address that the server names. Without it, a redirect is an answer like any other. */
  readonly follow?: (fetch: Fetch) => Fetch;
}

/** A way to one server, which decides how long, how much, how often and with which credential. */
export interface Connection {
  readonly server: ServerFault["server"];
  readonly fetch: Fetch;
  readonly limits: ConnectionLimits;
  readonly time: RequestTime;
  readonly signal: AbortSignal | undefined;
  readonly onWait: OnWait | undefined;
}

/** How much of its time a connection has left for requests. */
interface RequestTime {
  /** In milliseconds; negative if there is none. */
  getLeft(): number;
  /** Counts the time that something takes. */
  spend<Result>(act: () => Promise<Result>): Promise<Result>;
}

function openRequestTime(total: number): RequestTime {
  let left = total;
  let running = 0;
  let since = 0;
  const getLeft = (): number => (running === 0 ? left : left - (Date.now() - since));
  return {
    getLeft,
    async spend(act) {
      if (running === 0) since = Date.now();
      running++;
      try {
        return await act();
      } finally {
        const now = getLeft();
        running--;
        if (running === 0) left = now;
      }
    },
  };
}

interface Bounds {
  /** For the whole answer, in milliseconds; by default as long as the connection allows. */
  readonly milliseconds?: number | undefined;
  /** The size of the answer. */
  readonly mostBytes?: number | undefined;
}

/** A request without its signal. The names of its headers are in lower case. */
export interface Request extends Pick<FetchInit, "method" | "body"> {
  readonly headers: Readonly<Record<string, string>>;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** @throws {ServerFault} if the URL of the proxy is invalid. */
export async function openConnection(options: ConnectionOptions): Promise<Connection> {
  const { server, url, environment = {}, userAgent, limits, signal, onWait, follow } = options;
  const { origins = [new URL(url).origin] } = options;
  const fetch = await makeFetch(url, environment);
  const fetchGuarded: Fetch = (address, init, mostBytes) => {
    const headers = Object.entries({ "user-agent": userAgent, ...init.headers });
    // A server must not choose who gets a credential.
    const mayHaveAll = origins.includes(new URL(address).origin);
    const sent = headers.filter(([name]) => mayHaveAll || name.toLowerCase() !== "authorization");
    return fetch(address, { ...init, headers: Object.fromEntries(sent) }, mostBytes);
  };
  return {
    server,
    fetch: follow ? follow(fetchGuarded) : fetchGuarded,
    limits,
    time: openRequestTime(limits.total ?? Infinity),
    signal,
    onWait,
  };
}

/**
 * Sends one request, once.
 *
 * @throws {ServerFault}, or the reason of the connection's signal.
 */
export function sendOnce(
  connection: Connection,
  address: string,
  request: Request,
  bounds: Bounds = {},
): Promise<HttpAnswer> {
  return finishBounded(connection, bounds, (signal) => fetchOnce(connection, address, request, signal, bounds));
}

/**
 * The same, and goes where it is redirected to, on a way that is encrypted or as the first one was.
 *
 * @param hops the most requests.
 */
export function sendFollowing(
  connection: Connection,
  address: string,
  request: Request,
  { hops, ...bounds }: Bounds & { readonly hops: number },
): Promise<HttpAnswer> {
  return finishBounded(connection, bounds, async (signal) => {
    const first = new URL(address);
    let at = first;
    for (let hop = 0; hop < hops; hop++) {
      const answer = await fetchOnce(connection, at.href, request, signal, bounds);
      const location = answer.headers.get("location");
      if (!REDIRECTS.includes(answer.status) || location === null) return answer;
      if (!URL.canParse(location, at.href))
        throw new ServerFault(connection.server, "no-address", "no address", { host: at.host });
      at = new URL(location, at.href);
      if (at.protocol !== "https:" && at.protocol !== first.protocol) {
        throw new ServerFault(connection.server, "unencrypted", "not encrypted", { host: at.host });
      }
    }
    throw new ServerFault(connection.server, "circle", "a circle", { host: at.host });
  });
}

/** The shortest pause in milliseconds that is worth a line. */
const MIN_ANNOUNCED_PAUSE_MS = 1_000;

export interface Repetition {
  readonly attempts: number;
  /**
   * How long to wait before the same request, in milliseconds. `undefined` if a second one would not help.
   *
   * @param usualPause doubles with each attempt.
   */
  findWait(fault: ServerFault, usualPause: number): number | undefined;
}

/**
 * Sends a request until it is answered, or until another attempt would be in vain or after the time of the connection.
 *
 * @throws {ServerFault} that of the last attempt.
 */
export function repeat<Answer>(
  { limits, time, signal, onWait }: Connection,
  { attempts, findWait }: Repetition,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { pause: first, mostPause = Infinity } = limits;
  return time.spend(async () => {
    for (let number = 1; ; number++) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ServerFault)) throw error;
        const wait = findWait(error, first * 2 ** (number - 1));
        const mayWait = wait !== undefined && wait <= mostPause && wait < time.getLeft();
        if (!mayWait || number === attempts) throw error;
        const isAnnounced = error.wait !== undefined && wait >= MIN_ANNOUNCED_PAUSE_MS;
        if (isAnnounced) onWait?.(error.message, new Date(Date.now() + wait));
        await pause(Math.max(wait, 1), signal);
        signal?.throwIfAborted();
      }
    }
  });
}

function finishBounded(
  { limits, time, signal }: Connection,
  { milliseconds = limits.each }: Bounds,
  act: (signal: AbortSignal) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  return time.spend(() => finishInTime(Math.max(1, Math.min(milliseconds, time.getLeft())), signal, act));
}

async function fetchOnce(
  connection: Connection,
  address: string,
  request: Request,
  signal: AbortSignal,
  { mostBytes }: Bounds,
): Promise<HttpAnswer> {
  try {
    return await connection.fetch(address, { ...request, signal }, mostBytes);
  } catch (error) {
    connection.signal?.throwIfAborted();
    throw makeConnectionFault(error, connection.server, new URL(address).host);
  }
}

function makeConnectionFault(error: unknown, server: ServerFault["server"], host: string): ServerFault {
  const { message, isUnreached } = describeNetworkFault(error);
  const details = { host, cause: error };
  if (isUnreached) return new ServerFault(server, "unreached", message, details);
  if (error instanceof RangeError) return new ServerFault(server, "too-large", message, details);
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return new ServerFault(server, isLate ? "late" : "lost", message, details);
}
