import dgram from "node:dgram";
import http2 from "node:http2";
import { readFile } from "node:fs/promises";
import { extname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import dns from "node:dns";
import net from "node:net";
import { getOwn } from "../../base/text/json/json-object.js";
import { cutText } from "../loading/describe-value.js";
import type { AnyFunction } from "../loading/find-hooks.js";
import { captureStack } from "./capture-stack.js";
import { replaceMethod } from "./define-value.js";
import { openAnswerer, type Answerer } from "./answer-requests.js";
import { makeAnswer, makeTextReport, type Grants } from "./grants.js";
import { makeRefusal, type GuardReport } from "./report.js";

const PERMISSION = "network-access";
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|)$/u;

/** Where a server or a socket was opened: Node makes its handle later, when a name is resolved. */
export interface Openers {
  find(owner: object): string | undefined;
  /** Whether the host itself keeps it from opening: its handle is nothing that the plugin leaves open. */
  isRefused(owner: object): boolean;
}

interface NetworkOptions {
  readonly isAllowed: boolean;
  readonly grants: Grants;
  /** The folder of a page's plugin, whose own files it may fetch. */
  readonly plugin: string | undefined;
}

/**
 * Reports every connection. Without permission each is refused as a network would that is down. Servers of the plugin
 * itself stay reachable.
 */
export function guardNetwork(report: GuardReport, options: NetworkOptions): Openers {
  const { isAllowed } = options;
  const openers = new WeakMap<object, string>();
  const servers = watchServers(openers);
  const isOwn = ({ host, port }: Address): boolean =>
    LOOPBACK.test(host) && [...servers].some((server) => getPort(server) === port);
  const refused = new WeakSet();
  guardSockets(report, options, isOwn, { openers, refused });
  guardFetch(report, isOwn, options);
  guardNames(report, isAllowed);
  guardDatagrams(report, isAllowed);
  return { find: openers.get.bind(openers), isRefused: refused.has.bind(refused) };
}

interface Address {
  readonly host: string;
  readonly port: number;
  readonly text: string;
}

function reportNoNetwork(report: GuardReport, address: string): Error {
  report.send({ kind: "no-network", address: cutText(address) });
  return makeRefusal(`plugin-preflight allows no network here, so ${address} cannot be reached`);
}

function watchServers(openers: WeakMap<object, string>): ReadonlySet<net.Server> {
  const servers = new Set<net.Server>();
  replaceMethod(
    net.Server.prototype,
    "listen",
    (listen) =>
      function (...values) {
        servers.add(this as net.Server);
        openers.set(this as net.Server, captureStack());
        return listen.apply(this, values);
      },
  );
  return servers;
}

function getPort(server: net.Server): number | undefined {
  const address = server.address();
  return typeof address === "object" ? address?.port : undefined;
}

function guardSockets(
  report: GuardReport,
  { isAllowed, grants }: NetworkOptions,
  isOwn: (address: Address) => boolean,
  { openers, refused }: { readonly openers: WeakMap<object, string>; readonly refused: WeakSet<object> },
): void {
  const answerer = grants.has("network") ? openAnswerer(grants, makeTextReport(report)) : undefined;
  if (answerer) answerSessions(report, isOwn, answerer);
  replaceMethod(
    net.Socket.prototype,
    "connect",
    (connect) =>
      function (...values) {
        const socket = this as net.Socket;
        const address = readAddress(values);
        openers.set(socket, captureStack());
        if (isOwn(address)) return connect.apply(socket, values);
        report.reportUse(PERMISSION, address.text);
        if (answerer) {
          refused.add(socket);
          const listener = values.flat().find((value) => typeof value === "function") as (() => void) | undefined;
          if (listener) socket.once("connect", listener);
          answerer.answerSocket(socket, () => reportNoNetwork(report, address.text));
          return socket;
        }
        if (!isAllowed) {
          const error = reportNoNetwork(report, address.text);
          refused.add(socket);
          process.nextTick(() => socket.destroy(error));
          return socket;
        }
        socket.once("error", () => {
          report.send({ kind: "no-network", address: address.text });
        });
        return connect.apply(socket, values);
      },
  );
}

/** A session of HTTP/2 needs a connection of Node, or any stream. */
function answerSessions(report: GuardReport, isOwn: (address: Address) => boolean, { openStream }: Answerer): void {
  replaceMethod(
    http2,
    "connect",
    (connect) =>
      function (authority, ...values) {
        const [options = {}, ...others] = typeof values[0] === "function" ? [undefined, ...values] : values;
        const url = URL.canParse(String(authority)) ? new URL(String(authority)) : undefined;
        const isGiven = typeof (options as http2.ClientSessionOptions).createConnection === "function";
        const address = url && readAddress([url.port || (url.protocol === "https:" ? 443 : 80), url.hostname]);
        if (!address || isGiven || isOwn(address)) return connect.call(this, authority, options, ...others);
        report.reportUse(PERMISSION, address.text);
        return connect.call(this, authority, { ...(options as object), createConnection: openStream }, ...others);
      },
  );
}

/** What `connect` was called with: options, a port and a host, or a path, in a list or not. */
function readAddress(values: readonly unknown[]): Address {
  const [first, second] = Array.isArray(values[0]) ? (values[0] as unknown[]) : values;
  if (typeof first === "string" && !/^\d+$/u.test(first)) return { host: "", port: 0, text: first };
  const isOptions = typeof first === "object" && first !== null;
  const options = (isOptions ? first : { port: first, host: second }) as Readonly<Record<string, unknown>>;
  if (typeof options["path"] === "string" && options["port"] === undefined) {
    return { host: "", port: 0, text: options["path"] };
  }
  const host = typeof options["host"] === "string" ? options["host"] : "localhost";
  const port = Number(options["port"]);
  return { host, port, text: cutText(`${host}:${String(port)}`) };
}

/** The global fetch reports the whole address, and fails as it does where there is no network. */
function guardFetch(
  report: GuardReport,
  isOwn: (address: Address) => boolean,
  { isAllowed, grants, plugin }: NetworkOptions,
): void {
  const original = globalThis.fetch;
  const onText = makeTextReport(report);
  const guarded = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = cutText(typeof input === "object" && "url" in input ? input.url : input);
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (plugin !== undefined && url?.protocol === "file:") return fetchOwnFile(url, plugin);
    if (plugin !== undefined && !url) {
      if (grants.has("network")) return Promise.resolve(makeAnswer(grants, onText));
      return Promise.reject(
        new TypeError("Failed to fetch", { cause: reportNoNetwork(report, `${address} of the host`) }),
      );
    }
    if (!url || !/^https?:$/u.test(url.protocol)) return original(input, init);
    const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
    if (isOwn({ host: url.hostname.replace(/^\[|\]$/gu, ""), port, text: address })) return original(input, init);
    const shown = `${url.origin}${url.pathname}`;
    report.reportUse(PERMISSION, shown);
    if (grants.has("network")) return Promise.resolve(makeAnswer(grants, onText));
    if (!isAllowed) return Promise.reject(new TypeError("fetch failed", { cause: reportNoNetwork(report, shown) }));
    return original(input, init).catch((error: unknown) => {
      report.send({ kind: "no-network", address: shown });
      throw error;
    });
  };
  globalThis.fetch = guarded;
}

const TYPES: Readonly<Record<string, string>> = { ".json": "application/json", ".wasm": "application/wasm" };

/** A host serves the files of a plugin to its page. */
async function fetchOwnFile(url: URL, plugin: string): Promise<Response> {
  const file = fileURLToPath(url);
  if (!file.startsWith(plugin + sep)) throw new TypeError("Failed to fetch");
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return new Response("", { status: 404 });
  const headers = { "content-type": getOwn(TYPES, extname(file)) ?? "application/octet-stream" };
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}

function guardNames(report: GuardReport, isAllowed: boolean): void {
  const guard = (functions: object, isPromise: boolean): void => {
    for (const name of Object.getOwnPropertyNames(functions)) {
      if (!/^(?:lookup|resolve|reverse)/u.test(name)) continue;
      replaceMethod(
        functions,
        name,
        (original) =>
          function (...values) {
            const host = String(values[0]);
            if (LOOPBACK.test(host) || net.isIP(host) !== 0) return original.apply(this, values);
            report.reportUse(PERMISSION, host);
            if (isAllowed) return original.apply(this, values);
            const error = reportNoNetwork(report, host);
            if (isPromise) return Promise.reject(error);
            const callback = values.findLast((value) => typeof value === "function") as AnyFunction | undefined;
            process.nextTick(() => callback?.(error));
            return {};
          },
      );
    }
  };
  guard(dns, false);
  guard(dns.promises, true);
  guard(dns.Resolver.prototype, false);
  guard(dns.promises.Resolver.prototype, true);
}

function guardDatagrams(report: GuardReport, isAllowed: boolean): void {
  for (const name of ["send", "connect"]) {
    replaceMethod(
      dgram.Socket.prototype,
      name,
      (original) =>
        function (...values) {
          const host = values.find((value) => typeof value === "string" && !/^\s*$/u.test(value));
          const address = typeof host === "string" && name === "connect" ? host : "a UDP address";
          report.reportUse(PERMISSION, address);
          if (isAllowed) return original.apply(this, values);
          const error = reportNoNetwork(report, address);
          const callback = values.findLast((value) => typeof value === "function") as AnyFunction | undefined;
          process.nextTick(() => {
            if (callback) callback(error);
            else (this as dgram.Socket).emit("error", error);
          });
          return undefined;
        },
    );
  }
}
