import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MARKETPLACE_TOKEN } from "../support/canaries.js";
import { cleanUpLater } from "../support/clean-up.js";
import { findOperation } from "../../src/marketplace/contract/operations.js";
import { findExchangeFault } from "../support/contract-exchange.js";
import type { RawAnswer, SendRaw } from "./raw-answers.js";
import { MarketplaceVersions, problem, type Answer } from "./marketplace-versions.js";

export { MARKETPLACE_TOKEN };
/** What a token begins with that an identity was exchanged for. */
export const ISSUED = "issued-by-the-marketplace-";

export interface MarketplaceCall {
  /** The contract's name of the operation. */
  readonly operation: string;
  /** From 1, of all calls. */
  readonly number: number;
  /** From 1, of the calls that change something; 0 for one that does not. */
  readonly effect: number;
}

/** What goes wrong: before anything is done, or when all is done. */
export interface MarketplaceTrouble {
  readonly when: "before" | "after";
  readonly what: "end" | "reset" | "cut off" | "silence" | "raw";
  /** For "raw": what is sent in place of the answer. */
  readonly raw?: SendRaw;
}

export interface MarketplaceServer {
  readonly url: string;
  readonly versions: MarketplaceVersions;
  readonly calls: MarketplaceCall[];
  /** What the contract has no place for. */
  readonly wrong: string[];
  /** The credentials that were shown, by operation. */
  readonly shown: { readonly operation: string; readonly authorization: string | undefined }[];
  features: string[];
  capabilities: Readonly<Record<string, unknown>>;
  actions: readonly string[];
  blockedBy: Readonly<Record<string, unknown>> | undefined;
  /** Why an identity is refused. */
  distrust: Answer | undefined;
  /** The tokens that were made and are valid. */
  readonly issued: Set<string>;
  /** The audiences that identity tokens were asked for. */
  readonly audiences: string[];
  /** What a job needs to have an identity. */
  readonly identity: Readonly<Record<string, string>>;
  trouble: (call: MarketplaceCall) => MarketplaceTrouble | undefined;
  /** Changes an answer before it is sent. */
  distort: (call: MarketplaceCall, answer: Answer) => Answer;
  /** Ends the process that called. */
  end: () => void;
}

/** A marketplace on this machine, in memory, that keeps to the contract and goes wrong where it should. */
export async function marketplaceServer(): Promise<MarketplaceServer> {
  const versions = new MarketplaceVersions();
  const http = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      server.wrong.push(error instanceof Error ? error.message : String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  versions.url = url;
  cleanUpLater(() => {
    http.closeAllConnections();
    http.close();
  });
  let identities = 0;
  const used = new Set<string>();
  const server: MarketplaceServer = {
    url,
    versions,
    calls: [],
    wrong: [],
    shown: [],
    capabilities: {},
    blockedBy: undefined,
    distrust: undefined,
    features: ["static-token", "oidc", "validate-only", "manual-release"],
    actions: ["validate", "publish", "release", "withdraw"],
    issued: new Set(),
    audiences: [],
    identity: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/identity?api-version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "request-token-of-the-job",
    },
    trouble: () => undefined,
    distort: (_, given) => given,
    end: () => undefined,
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of message) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const asked = new URL(message.url ?? "", url);
    if (asked.pathname === "/identity") {
      send(response, makeIdentity(message, asked));
      return;
    }
    const method = message.method ?? "";
    const found = findOperation(method, asked.pathname);
    const operation = found && found !== "method" ? found.operation.operationId : `${method} ${asked.pathname}`;
    const effects = server.calls.filter(({ effect }) => effect > 0).length;
    const call = { operation, number: server.calls.length + 1, effect: method === "GET" ? 0 : effects + 1 };
    server.calls.push(call);
    const { authorization } = message.headers;
    server.shown.push({ operation, authorization });
    const trouble = server.trouble(call);
    if (trouble?.when === "before") {
      spoil(response, trouble);
      return;
    }
    const values = found && found !== "method" ? found.values : {};
    const done = server.distort(
      call,
      act(operation, values, { headers: message.headers, query: asked.searchParams, body }),
    );
    const headers = {
      "content-type": done.status >= 400 ? "application/problem+json" : "application/json",
      ...done.headers,
    };
    const isBytes = done.body instanceof Uint8Array;
    const sent = isBytes
      ? Buffer.from(done.body)
      : done.body === undefined
        ? undefined
        : Buffer.from(JSON.stringify(done.body));
    const request = { method, path: asked.pathname, query: asked.searchParams, headers: flat(message.headers), body };
    const fault = findExchangeFault({ request, status: done.status, answer: { headers, body: sent } });
    if (fault !== undefined) server.wrong.push(fault);
    if (trouble) {
      spoil(response, trouble, {
        status: done.status,
        headers: sent ? headers : (done.headers ?? {}),
        body: sent ?? Buffer.of(),
      });
      return;
    }
    response.writeHead(done.status, sent ? headers : (done.headers ?? {})).end(sent);
  }

  function makeIdentity(message: IncomingMessage, asked: URL): Answer {
    if (message.headers.authorization !== "Bearer request-token-of-the-job") return { status: 401, body: {} };
    const audience = asked.searchParams.get("audience") ?? "";
    server.audiences.push(audience);
    identities++;
    return {
      status: 200,
      body: { value: `identity.${Buffer.from(audience).toString("base64url")}.${String(identities)}` },
    };
  }

  function act(operation: string, values: Readonly<Record<string, string>>, given: Given): Answer {
    const { headers, query, body } = given;
    const json = (): Record<string, unknown> => JSON.parse(body.toString()) as Record<string, unknown>;
    if (operation === "getCapabilities") return { status: 200, body: describe() };
    if (operation === "exchangeToken") return exchange(json());
    const token = headers.authorization?.replace(/^Bearer /u, "") ?? "";
    if (operation === "revokeToken") {
      server.issued.delete(token);
      return { status: 204 };
    }
    if (token === "" && operation === "getVersion" && server.features.includes("public-read")) {
      const { pluginId = "", version = "" } = values;
      const isShown = versions.find(pluginId, version)?.state === "published";
      return isShown ? versions.read(pluginId, version, undefined) : problem(404, "version-not-found");
    }
    if (server.features.includes("catalog")) {
      const { pluginId = "", version = "" } = values;
      if (operation === "getPlugin") return versions.list(pluginId);
      if (operation === "getArtifact") return versions.download(pluginId, version);
    }
    if (token !== MARKETPLACE_TOKEN && !server.issued.has(token)) {
      return problem(401, token.startsWith(ISSUED) ? "token-expired" : "unauthenticated");
    }
    const { pluginId = "", version = "", validationId = "" } = values;
    switch (operation) {
      case "getAccess": {
        const blocked = server.blockedBy && { blockedBy: server.blockedBy };
        return { status: 200, body: { pluginId, exists: true, actions: server.actions, ...blocked } };
      }
      case "getVersion":
        return versions.read(pluginId, version, headers["if-none-match"]);
      case "putVersion":
        return versions.declare(pluginId, version, json(), headers["if-match"]);
      case "putArtifact":
        return versions.upload(pluginId, version, body, String(headers["repr-digest"]));
      case "releaseVersion":
        return versions.release(pluginId, version);
      case "withdrawVersion":
        return versions.withdraw(pluginId, version);
      case "createValidation":
        return versions.validate(`${String(headers["idempotency-key"])}${query.get("version") ?? ""}`);
      case "getValidation":
        return versions.validation(validationId);
      default:
        return problem(404, "not-found");
    }
  }

  function describe(): unknown {
    const oidc = { audience: url, issuers: ["https://token.actions.githubusercontent.com"] };
    const limits = { maxArtifactBytes: 268_435_456 };
    return { apiVersion: "1", features: server.features, limits, oidc, ...server.capabilities };
  }

  function exchange({ token, pluginId, actions }: Readonly<Record<string, unknown>>): Answer {
    if (server.distrust) return server.distrust;
    if (used.has(String(token))) return problem(401, "oidc-token-reused");
    used.add(String(token));
    if (String(token).split(".")[1] !== Buffer.from(url).toString("base64url"))
      return problem(401, "oidc-invalid-token");
    const made = `${ISSUED}${String(used.size)}`;
    server.issued.add(made);
    const body = { token: made, expiresAt: "2001-01-01T00:00:00Z", pluginId, actions };
    return { status: 201, body, headers: { "cache-control": "no-store" } };
  }

  function spoil(response: ServerResponse, { what, raw }: MarketplaceTrouble, done?: RawAnswer): void {
    if (what === "end") server.end();
    if (what === "raw") raw?.(response, done);
    else if (what === "cut off") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{ "pluginId": ', () => response.destroy());
    } else if (what !== "silence") response.destroy();
  }
  return server;
}

interface Given {
  readonly headers: IncomingMessage["headers"];
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

function flat(headers: IncomingMessage["headers"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
