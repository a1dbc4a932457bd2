import { ServerFault } from "./server-fault.js";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Proxy {
  /** Without a name and a password. */
  readonly url: string;
  /** The value of the header `Proxy-Authorization`. */
  readonly authorization: string | undefined;
}

/**
 * Finds the proxy for an address, by the variables and rules of GitHub's own runner. `undefined` if there is none.
 *
 * @throws {ServerFault} if the URL of the proxy is invalid. A direct connection could be unwanted.
 */
export function findProxy({ protocol, hostname, port }: URL, environment: Environment): Proxy | undefined {
  const isSecure = protocol === "https:";
  const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
  const name = names.find((one) => environment[one]);
  if (name === undefined || isLoopback(hostname)) return undefined;
  const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
  const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
  if (exceptions.split(",").some((one) => isExceptionFor(one.trim().toLowerCase(), [hostname, numbered])))
    return undefined;
  return parseProxy(environment[name] ?? "", name);
}

/** `example.com` includes its subdomains; `.example.com`; `example.com:8443`; or `*` for all. */
function isExceptionFor(exception: string, hosts: readonly string[]): boolean {
  if (exception === "" || exception === "*") return exception === "*";
  const ending = exception.startsWith(".") ? exception : `.${exception}`;
  return hosts.some((host) => host === exception || host.endsWith(ending));
}

/** Whether a host, as an address has it, is this machine. A name that only begins with its number is not. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(?:\.\d{1,3}){3}$/u.test(host) || host === "[::1]";
}

/** The URL may contain a password, so no message contains it. */
function parseProxy(given: string, name: string): Proxy {
  const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `http://${given}`;
  try {
    const { protocol, host, username, password } = new URL(text);
    if (!["http:", "https:"].includes(protocol)) throw new URIError(protocol);
    const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const authorization = who === ":" ? undefined : `Basic ${Buffer.from(who).toString("base64")}`;
    return { url: `${protocol}//${host}`, authorization };
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof URIError)) throw error;
    const what = `${name} is not the URL of a proxy, such as http://proxy.example.com:8080`;
    throw new ServerFault("proxy", "unreached", what);
  }
}
