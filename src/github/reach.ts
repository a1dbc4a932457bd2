import { boundedFetch, type Fetch } from "./bounded-fetch.js";
import { proxyFor, type Environment } from "./proxy.js";

/**
 * A fetch that goes through the proxies of the environment, which that of the platform does not know.
 *
 * @throws {GitHubFault} where the proxy to the first address has none itself.
 */
export async function reachingFetch(first: string, environment: Environment, most?: number): Promise<Fetch> {
  proxyFor(new URL(first), environment);
  const { fetch, ProxyAgent } = await import(/* webpackChunkName: "network" */ "undici");
  const agents = new Map<string, InstanceType<typeof ProxyAgent>>();
  const agentFor = (address: string): InstanceType<typeof ProxyAgent> | undefined => {
    const proxy = proxyFor(new URL(address), environment);
    if (!proxy) return undefined;
    const { url: uri, authorization: token } = proxy;
    const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
    agents.set(uri, agent);
    return agent;
  };
  return boundedFetch(async (url, init) => {
    const dispatcher = agentFor(url);
    const asked = { ...init, ...(dispatcher && { dispatcher }) } as Parameters<typeof fetch>[1];
    return await fetch(url, asked);
  }, most);
}
