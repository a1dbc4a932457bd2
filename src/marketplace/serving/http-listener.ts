import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { UsageError } from "../../core/errors.js";
import type { Answer, Asked, Handle } from "./answer.js";

export interface Listener {
  /** Such as http://127.0.0.1:4700. */
  readonly base: string;
  /** Requests that come before wait for it. */
  readonly serve: (handle: Handle) => void;
  readonly close: () => Promise<void>;
}

export interface Address {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

export interface Answered {
  readonly id: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The address of the other end of the connection. */
  readonly peer: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

export interface ListenOptions {
  /** Hosts, with their ports, that the server is known by beside its own address. It then knows no others. */
  readonly hosts?: readonly string[];
  /** Paths that are answered whatever the host. */
  readonly openPaths?: readonly string[];
  readonly onAnswered?: (answered: Answered) => void;
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);
const ANY_HOST: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * @param reportCrash gets a fault of this tool; its request is answered with 500.
 * @throws {UsageError} if nothing can listen there.
 */
export async function listen(
  { host, port }: Address,
  reportCrash: (error: Error) => void,
  options: ListenOptions = {},
): Promise<Listener> {
  let serve: (handle: Handle) => void = () => undefined;
  const ready = new Promise<Handle>((resolve) => {
    serve = resolve;
  });
  const server = createServer((request, response) => {
    void ready
      .then((handle) => answerRequest(handle, request, response, { ...options, host, reportCrash }))
      .catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
      });
  });
  await start(server, { host, port });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  const literal = host.includes(":") ? `[${host}]` : host;
  const name = ANY_HOST.has(host) ? "localhost" : literal;
  return {
    base: `http://${name}:${String(bound)}`,
    serve,
    close: () => closeServer(server),
  };
}

/** Ends a server with all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<unknown>((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

function start(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        const help = "Set --port to another one, or to 0 for any free port";
        reject(new UsageError(`Port ${String(port)} is taken`, help));
      } else {
        reject(new UsageError(`The server cannot listen: ${error.message}`, "Set --host and --port to other values"));
      }
    });
    server.listen(port, host, resolve);
  });
}

async function answerRequest(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  { reportCrash, onAnswered, ...names }: Answering,
): Promise<void> {
  const begun = performance.now();
  // Once the connection has ended, it has no address any more.
  const peer = request.socket.remoteAddress ?? "";
  const asked = read(request, response);
  const isKnown = names.openPaths?.includes(asked.path) === true || isKnownHost(asked.headers["host"] ?? "", names);
  const answer = isKnown ? await answerSafely(handle, asked, reportCrash) : WRONG_HOST;
  if (answer.stream && request.method !== "HEAD") {
    response.writeHead(answer.status, { ...COMMON, ...answer.headers });
    const end = answer.stream((text) => response.write(text));
    response.once("close", end);
    return;
  }
  const body = answer.body === undefined ? undefined : Buffer.from(answer.body);
  const hasBody = answer.status !== 204 && answer.status !== 304;
  const sent = hasBody && request.method !== "HEAD" ? body : undefined;
  const { id, method, path, headers } = asked;
  response.once("close", () => {
    onAnswered?.({
      id,
      method,
      path,
      headers,
      status: answer.status,
      bytes: sent?.length ?? 0,
      peer,
      milliseconds: performance.now() - begun,
    });
  });
  response.writeHead(answer.status, {
    ...COMMON,
    ...answer.headers,
    ...(answer.cookies && { "Set-Cookie": [...answer.cookies] }),
    ...(hasBody && { "Content-Length": String(body?.length ?? 0) }),
  });
  response.end(sent);
}

/** Whatever has no policy of its own does nothing in a browser. */
const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

interface Answering extends ListenOptions, Pick<Address, "host"> {
  readonly reportCrash: (error: Error) => void;
}

/** A page elsewhere can name this server by a host of its own, and then read what it answers. */
function isKnownHost(given: string, { host, hosts = [] }: Pick<Answering, "host" | "hosts">): boolean {
  const asked = given.toLowerCase();
  if (hosts.includes(asked)) return true;
  const name = asked.replace(/:\d+$/u, "").replace(/^\[|\]$/gu, "");
  const isAny = ANY_HOST.has(host) && hosts.length === 0;
  // What a proxy or a person of this machine says names no other one.
  if ((isAny || LOOPBACK.has(host) || hosts.length > 0) && LOOPBACK.has(name)) return true;
  // Nobody else decides where an address or the name of this machine leads.
  return name === host.toLowerCase() || (isAny && (isIP(name) !== 0 || listOwnNames().includes(name)));
}

/** The names that the network around it has for this machine. */
function listOwnNames(): readonly string[] {
  const full = hostname().toLowerCase();
  const [short = full] = full.split(".");
  return [full, short, `${short}.local`];
}

const WRONG_HOST = makeProblem(400, "malformed-request", "The header Host does not name this server");

async function answerSafely(handle: Handle, asked: Asked, reportCrash: (error: Error) => void): Promise<Answer> {
  try {
    return await handle(asked);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A client that goes away in the middle of its request is none.
    if (!("code" in error && error.code === "ECONNRESET")) reportCrash(error);
    return makeProblem(500, "internal-error", "The server has a fault");
  }
}

function makeProblem(status: number, code: string, title: string): Answer {
  const body = JSON.stringify({ type: "about:blank", title, status, code, retryable: status >= 500 });
  return { status, headers: { "Content-Type": "application/problem+json" }, body };
}

function read(request: IncomingMessage, response: ServerResponse): Asked {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/su);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return {
    id: randomUUID(),
    method: request.method ?? "GET",
    path,
    query: new URLSearchParams(query),
    headers: Object.fromEntries(headers),
    gone: gone.signal,
    readBody: (most) => readBody(request, most),
  };
}

async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  if (Number(request.headers["content-length"] ?? 0) > most) return undefined;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
