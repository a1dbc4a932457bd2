import type { Dispatcher } from "undici";
import { makeBoundedFetch, type Fetch } from "./bounded-fetch.js";
import { findProxy, type Environment } from "./proxy.js";

/** Whatever the environment says: with NODE_TLS_REJECT_UNAUTHORIZED=0, anybody on the way would get the token. */
const VERIFIED = { rejectUnauthorized: true } as const;

/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ServerFault} if the URL of the proxy is invalid.
 */
export async function makeFetch(first: string, environment: Environment): Promise<Fetch> {
  findProxy(new URL(first), environment);
  const { fetch } = await import("undici/lib/web/fetch/index.js");
  const { Response } = await import("undici/lib/web/fetch/response.js");
  const agents = await import("undici/lib/dispatcher/agent.js");
  const direct = new agents.default({ connect: VERIFIED });
  const proxies = new Map<string, Dispatcher>();
  const findAgent = async (address: string): Promise<Dispatcher> => {
    const proxy = findProxy(new URL(address), environment);
    if (!proxy) return direct;
    const { ProxyAgent } = await import("undici");
    const { url: uri, authorization: token } = proxy;
    const verified = { requestTls: VERIFIED, proxyTls: VERIFIED };
    const agent = proxies.get(uri) ?? new ProxyAgent({ uri, ...verified, ...(token !== undefined && { token }) });
    proxies.set(uri, agent);
    return agent;
  };
  return makeBoundedFetch(async (url, init) => {
    const asked = { ...init, dispatcher: await findAgent(url) } as Parameters<typeof fetch>[1];
    return await fetch(url, asked);
  }, Response);
}
