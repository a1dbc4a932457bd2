import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";
import { connect, type ConnectionOptions } from "node:tls";
import type { Proxy } from "./proxy.js";
import { ServerFault } from "./server-fault.js";

/** For the proxy's answer. */
const MAX_WAIT_MS = 10_000;

interface Target {
  readonly host: string;
  readonly port: number;
  /** Empty if the host is an address. */
  readonly servername?: string;
}

/** Lets an agent connect through a proxy, which sees no more than the host and the port. */
export function sendThrough(proxy: Proxy, agent: http.Agent, tls: ConnectionOptions): void {
  const isEncrypted = agent instanceof https.Agent;
  agent.createConnection = (options, callback) => {
    const { host, port, servername = "" } = options as Target;
    openTunnel(proxy, `${host.includes(":") ? `[${host}]` : host}:${String(port)}`, tls).then(
      (socket) => callback?.(null, isEncrypted ? connect({ ...tls, socket, host, servername }) : socket),
      (error: unknown) => callback?.(error as Error, undefined as never),
    );
    return undefined;
  };
}

function openTunnel({ url, authorization }: Proxy, target: string, tls: ConnectionOptions): Promise<Socket> {
  const { request } = url.startsWith("https:") ? https : http;
  const headers = { host: target, ...(authorization !== undefined && { "proxy-authorization": authorization }) };
  const options = { method: "CONNECT", path: target, headers, agent: false, timeout: MAX_WAIT_MS, ...tls };
  return new Promise((resolve, reject) => {
    const asked = request(url, options);
    asked.once("timeout", () => asked.destroy(makeFault("gives no answer")));
    asked.once("connect", ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) {
        resolve(socket.setTimeout(0));
        return;
      }
      socket.destroy();
      reject(makeFault(`answers ${String(statusCode)}`));
    });
    asked.on("error", reject).end();
  });
}

const makeFault = (what: string): ServerFault => new ServerFault("proxy", "unreached", `the proxy ${what}`);
