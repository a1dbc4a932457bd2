import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { GITHUB_TOKEN } from "../support/canaries.js";
import { cleanUpLater } from "../support/clean-up.js";
import { inside, urlOf, type Place } from "./place.js";
import { described } from "./operations.js";
import { GitHubRepository } from "./github-repository.js";

export const TOKEN = GITHUB_TOKEN;

/** What goes wrong with one request, before or after the server has done what it asks. */
export type Fault =
  | { readonly answer: number; readonly headers?: Readonly<Record<string, string>>; readonly message?: string }
  | "502 after it is done"
  | "HTML after it is done"
  | "HTML with 200"
  | "cut off after it is done"
  | "cut off"
  | "reset after it is done"
  | "reset"
  | "no answer after it is done"
  | "no answer"
  | "slow"
  | "no list"
  | "too large"
  | "elsewhere";

export interface Request {
  /** Such as `POST /check-runs`. */
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** From 1, of those of this operation. */
  readonly turn: number;
}

export interface GitHubServer {
  /** With its path. */
  readonly url: string;
  readonly port: number;
  readonly repository: GitHubRepository;
  readonly requests: readonly Request[];
  /** Requests that GitHub's own description has no place for, or without the token. */
  readonly wrong: readonly string[];
}

/** Within what the tests have time for. */
const SLOW_MS = 100;
const HTML = "<!doctype html><title>Sign in</title><p>The proxy wants a word";

/** A server on this machine that does what GitHub does, and goes wrong where it should. */
export async function gitHubServer(
  faults: (request: Request) => Fault | undefined = () => undefined,
  place: Place = {},
): Promise<GitHubServer> {
  const repository = new GitHubRepository();
  const requests: Request[] = [];
  const wrong: string[] = [];
  const listener = (message: IncomingMessage, response: ServerResponse): void => {
    void answer(message, response).catch((error: unknown) => {
      wrong.push(error instanceof Error ? error.message : String(error));
      send(response, 422, { message: "Validation Failed" });
    });
  };
  const { certificate } = place;
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(message);
    const given = new URL(message.url ?? "", "http://localhost");
    // A GitHub Enterprise Server has it beside /api/v3.
    const isQuery = given.pathname === `${(place.path ?? "").replace(/\/v3$/u, "")}/graphql`;
    const address = isQuery ? given : inside(place, given);
    const body = (text === "" ? undefined : JSON.parse(text)) as Record<string, unknown> | undefined;
    const { operation, values } = isQuery
      ? { operation: `${message.method ?? ""} /graphql`, values: {} }
      : described(message.method ?? "", address, body);
    if (message.headers.authorization !== `token ${TOKEN}`) throw new Error(`${operation} has not the token`);
    const turn = requests.filter((request) => request.operation === operation).length + 1;
    const request = { operation, body: body ?? {}, turn };
    requests.push(request);
    const fault = faults(request);
    if (typeof fault === "object") {
      send(response, fault.answer, { message: fault.message ?? "No" }, fault.headers);
      return;
    }
    if (fault === "no answer") return;
    if (fault === "reset") {
      response.destroy();
      return;
    }
    if (fault === "no list") {
      send(response, 200, { message: "Please come back later" });
      return;
    }
    if (fault === "elsewhere") {
      send(response, 302, {}, { location: "http://127.0.0.1:9/" });
      return;
    }
    if (fault === "too large") {
      send(response, 200, { message: "x".repeat(9 * 1024 * 1024) });
      return;
    }
    if (fault === "HTML with 200" || fault === "cut off") {
      spoil(response, fault);
      return;
    }
    const { status, data } = isQuery
      ? { status: 200, data: repository.conversation.answerQuery(request.body) }
      : repository.answer(operation, { ...values, ...Object.fromEntries(address.searchParams) }, request.body);
    if (fault === "no answer after it is done") return;
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (fault === "reset after it is done") response.destroy();
    else if (fault === "slow") send(response, status, data);
    else if (fault === "502 after it is done") send(response, 502, { message: "Server Error" });
    else if (fault !== undefined) spoil(response, fault);
    else send(response, status, data);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: urlOf(place, port), port, repository, requests, wrong };
}

function spoil(response: ServerResponse, how: string): void {
  if (how.startsWith("HTML")) {
    response.writeHead(200, { "content-type": "text/html" }).end(HTML);
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{ "id": ', () => response.destroy());
}

function send(
  response: ServerResponse,
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (status === 204) response.writeHead(status, headers).end();
  else
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(data));
}

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}
