import type * as http from "node:http";
import type * as https from "node:https";
import { ENCODING, readAnswer, type Fetch, type FetchInit } from "./answer.js";
import { findProxy, type Environment, type Proxy } from "./proxy.js";

/** Whatever the environment says: with NODE_TLS_REJECT_UNAUTHORIZED=0, anybody on the way would get the token. */
const VERIFIED = { rejectUnauthorized: true } as const;
/** Shorter than any usual server keeps one, in milliseconds: a request on a connection that ends is lost. */
const IDLE_CONNECTION_MS = 4_000;

type Protocol = typeof http | typeof https;

/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ServerFault} if the URL of the proxy is invalid.
 */
export async function makeFetch(first: string, environment: Environment): Promise<Fetch> {
  findProxy(new URL(first), environment);
  // Most runs send no request, and a third of an empty Node is what only encryption needs.
  const unencrypted = await import("node:http");
  const agents = new Map<string, http.Agent>();

  async function makeAgent({ Agent }: Protocol, proxy: Proxy | undefined): Promise<http.Agent> {
    const agent = new Agent({ ...VERIFIED, keepAlive: true, timeout: IDLE_CONNECTION_MS });
    if (proxy) (await import("./tunnel.js")).sendThrough(proxy, agent, VERIFIED);
    return agent;
  }

  return async (url, init, mostBytes) => {
    const address = new URL(url);
    if (address.username !== "" || address.password !== "") throw new TypeError("The address contains a credential");
    const protocol = address.protocol === "https:" ? await import("node:https") : unencrypted;
    const proxy = findProxy(address, environment);
    const key = `${address.protocol} ${proxy?.url ?? ""}`;
    const agent = agents.get(key) ?? (await makeAgent(protocol, proxy));
    agents.set(key, agent);
    try {
      return await readAnswer(url, await send(protocol, address, init, agent), mostBytes);
    } catch (error) {
      // The platform's own error only says that it was aborted.
      init.signal?.throwIfAborted();
      throw error;
    }
  };
}

function send(
  { request }: Protocol,
  address: URL,
  { method = "GET", headers = {}, body, signal }: FetchInit,
  agent: http.Agent,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = { "accept-encoding": ENCODING, ...headers };
    const options = { method, headers: sent, agent, joinDuplicateHeaders: true, ...(signal && { signal }) };
    request(address, options).on("error", reject).once("response", resolve).end(body);
  });
}
