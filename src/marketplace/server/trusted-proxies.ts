import { BlockList, isIP } from "node:net";
import { UsageError } from "../../core/errors.js";
import { quote } from "../../base/text/safe.js";

/** Finds who has sent a request: its peer, or whom a trusted proxy names. */
type FindClient = (peer: string, headers: Readonly<Record<string, string>>) => string;

/**
 * Reads the addresses of `--trusted-proxy`. What any other peer says of a client does not count.
 *
 * @throws {UsageError} for what is no address and no network.
 */
export function readTrustedProxies(addresses: readonly string[]): FindClient {
  const trusted = new BlockList();
  for (const address of addresses) addAddress(trusted, address);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
  return (peer, headers) => {
    let client = unmap(peer);
    // Each proxy adds whom it has seen: the last that no trusted one has said is the client.
    const named = (headers["x-forwarded-for"] ?? "").split(",").map((one) => unmap(one.trim()));
    while (isTrusted(client) && named.length > 0) {
      const next = named.pop() ?? "";
      if (isIP(next) === 0) break;
      client = next;
    }
    return client;
  };
}

function addAddress(trusted: BlockList, text: string): void {
  const [address = "", length] = text.split("/");
  const family = isIP(address) === 4 ? "ipv4" : "ipv6";
  const most = family === "ipv4" ? 32 : 128;
  const isLength = length === undefined || (/^\d{1,3}$/u.test(length) && Number(length) <= most);
  if (isIP(address) === 0 || !isLength) {
    throw new UsageError(
      `--trusted-proxy is ${quote(text)}`,
      "Give the address of the proxy, such as 127.0.0.1, or its network, such as 10.0.0.0/8",
    );
  }
  trusted.addSubnet(address, length === undefined ? most : Number(length), family);
}

/** IPv4 as a socket for both families has it. */
function unmap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/iu, "");
}
