import { makeBoundedFetch, type Fetch } from "./bounded-fetch.js";
import { findProxy, type Environment } from "./proxy.js";

/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ProxyFault} if the address of the proxy is invalid.
 */
export async function makeFetch(first: string, environment: Environment): Promise<Fetch> {
  findProxy(new URL(first), environment);
  const { fetch, ProxyAgent } = await import(/* webpackChunkName: "network" */ "undici");
  const agents = new Map<string, InstanceType<typeof ProxyAgent>>();
  const agentFor = (address: string): InstanceType<typeof ProxyAgent> | undefined => {
    const proxy = findProxy(new URL(address), environment);
    if (!proxy) return undefined;
    const { url: uri, authorization: token } = proxy;
    const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
    agents.set(uri, agent);
    return agent;
  };
  return makeBoundedFetch(async (url, init) => {
    const dispatcher = agentFor(url);
    const asked = { ...init, ...(dispatcher && { dispatcher }) } as Parameters<typeof fetch>[1];
    return await fetch(url, asked);
  });
}
