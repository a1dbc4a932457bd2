import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { RELEASE_TOKEN } from "../support/canaries.js";
import { cleanUpLater } from "../support/clean-up.js";
import { described } from "./operations.js";
import { makeAnswer, sendAnswer, type SendRaw } from "./raw-answers.js";
import { inside, urlOf, type Place } from "./place.js";
import { ReleaseRepository, type Answer } from "./release-repository.js";
import { storage, type Storage } from "./storage.js";

export { RELEASE_TOKEN };

export interface ReleaseCall {
  readonly operation: string;
  /** From 1, of all calls. */
  readonly number: number;
  /** From 1, of the calls that change something; 0 for one that does not. */
  readonly effect: number;
}

/** What goes wrong: before anything is done, half way through a file, or when all is done. */
export interface Trouble {
  readonly when: "before" | "during" | "after";
  /** "end" calls whoever ends the process; in silence, no answer comes then. */
  readonly what:
    | "end"
    | "end in silence"
    | "reset"
    | "silence"
    | "cut off"
    | "HTML"
    | "elsewhere"
    | "401"
    | "403"
    | "404"
    | "409"
    | "422"
    | "429"
    | "500"
    | "502"
    | "rate limit"
    | "raw";
  /** For "raw": what is sent in place of the answer. */
  readonly raw?: SendRaw;
  /** Where "elsewhere" leads to. */
  readonly location?: string;
  /** What an error says. */
  readonly message?: string;
  /** Of an error. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReleaseServer {
  readonly url: string;
  readonly port: number;
  readonly repository: ReleaseRepository;
  /** Where files are fetched from. */
  readonly storage: Storage;
  readonly calls: ReleaseCall[];
  /** What GitHub's own description has no place for, or what had not the token. */
  readonly wrong: string[];
  trouble: (call: ReleaseCall) => Trouble | undefined;
  /** Where the repository is since it was renamed: answers to its old address lead there. */
  renamedTo: string | undefined;
  /** The answers that lead there, such as `307 POST`. */
  readonly redirects: string[];
  /** Lets a call wait before anything is done for it. */
  hold: (call: ReleaseCall) => Promise<void> | undefined;
  /** Ends the process that called. */
  end: () => void;
}

const WORDS: Readonly<Record<string, string>> = {
  "401": "Bad credentials",
  "403": "Resource not accessible by integration",
  "404": "Not Found",
  "422": "Repository rule violations found",
  "rate limit": "API rate limit exceeded for installation",
};
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "429": { "retry-after": "0" },
  "rate limit": { "retry-after": "3600" },
};

/** A server on this machine that keeps releases as GitHub does, and goes wrong where it should. */
export async function releaseServer(place: Place = {}, uploads: Place = place): Promise<ReleaseServer> {
  const listener = (message: IncomingMessage, response: ServerResponse): void => {
    answer(message, response).catch((error: unknown) => {
      server.wrong.push(error instanceof Error ? error.message : String(error));
      response.writeHead(422, { "content-type": "application/json" }).end('{"message":"Validation Failed"}');
    });
  };
  const { certificate } = place;
  const http = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const url = urlOf(place, port);
  const uploadUrl = urlOf(uploads, port);
  cleanUpLater(() => {
    http.closeAllConnections();
    http.close();
  });
  const repository = new ReleaseRepository(
    () => url,
    () => uploadUrl,
  );
  const server: ReleaseServer = {
    url,
    port,
    repository,
    storage: await storage((id) => repository.asset(id)?.bytes),
    calls: [],
    wrong: [],
    trouble: () => undefined,
    renamedTo: undefined,
    redirects: [],
    hold: () => undefined,
    end: () => undefined,
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of message) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    const isUpload = message.headers["content-type"] === "application/octet-stream";
    const asked = new URL(message.url ?? "", url);
    if (server.renamedTo !== undefined) {
      const { pathname, search } = asked;
      const rest = /\/repos\/lumen-labs\/plugins(\/.*)$/u.exec(pathname)?.[1];
      const to = new URL(server.renamedTo, url);
      if (rest !== undefined) {
        const status = message.method === "GET" ? 301 : 307;
        server.redirects.push(`${String(status)} ${message.method ?? ""}`);
        response.writeHead(status, { location: `${to.href}${rest}${search}` }).end('{"message":"Moved Permanently"}');
        return;
      }
      asked.pathname = pathname.replace(to.pathname, `${place.path ?? ""}/repos/lumen-labs/plugins`);
    }
    const address = inside(isUpload ? uploads : place, asked);
    const body = (isUpload || bytes.length === 0 ? {} : JSON.parse(bytes.toString())) as Record<string, unknown>;
    const { operation, values, check } = described(message.method ?? "", address, body);
    if (message.headers.authorization !== `token ${RELEASE_TOKEN}`) throw new Error(`${operation} has not the token`);
    const isEffect = message.method !== "GET" && operation !== "POST /releases/generate-notes";
    const effects = server.calls.filter(({ effect }) => effect > 0).length;
    const call = { operation, number: server.calls.length + 1, effect: isEffect ? effects + 1 : 0 };
    server.calls.push(call);
    await server.hold(call);
    const trouble = server.trouble(call);
    if (trouble?.when === "before") {
      spoil(response, trouble);
      return;
    }
    if (operation === "GET /releases/assets/{asset_id}" && message.headers.accept === "application/octet-stream") {
      const location = `${server.storage.url}/${String(values["asset_id"])}?signature=of-github`;
      response.writeHead(302, { location }).end();
      return;
    }
    const name = address.searchParams.get("name") ?? "";
    const half = trouble?.when === "during" && isUpload;
    const done: Answer = isUpload
      ? server.repository.upload(
          values["release_id"],
          name,
          half ? bytes.subarray(0, 9) : bytes,
          half ? "starter" : "uploaded",
        )
      : server.repository.answer(operation, { ...values, ...Object.fromEntries(address.searchParams) }, body);
    if (done.status < 300 && done.status !== 204 && !half) check(asDescribed(done.data));
    if (trouble?.what === "end in silence") {
      server.end();
      return;
    }
    if (trouble?.what === "end" && trouble.when === "after") {
      response.once("finish", () => {
        server.end();
      });
    } else if (trouble) {
      spoil(response, trouble, done);
      return;
    }
    sendAnswer(response, makeAnswer(done));
  }

  function spoil(
    response: ServerResponse,
    { what, location = "", message, raw, headers = {} }: Trouble,
    done?: Answer,
  ): void {
    if (what === "end") server.end();
    if (what === "end" || what === "reset") response.destroy();
    else if (what === "HTML") response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in");
    else if (what === "elsewhere") response.writeHead(307, { location }).end();
    else if (what === "raw") raw?.(response, done && makeAnswer(done));
    else if (what === "cut off") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{ "id": ', () => response.destroy());
    } else if (what !== "silence") {
      const text = message ?? WORDS[what] ?? "Server Error";
      sendAnswer(
        response,
        makeAnswer({ status: Number(what) || 403, data: { message: text } }, { ...HEADERS[what], ...headers }),
      );
    }
  }
  return server;
}

/** GitHub's prose knows the state "starter", and its description calls it otherwise. */
function asDescribed(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll('"state":"starter"', '"state":"open"'));
}
