import { findAddressFault } from "../../../text/web-address.js";

const MAX_ADDRESS_LENGTH = 2_000;

/** An address that a server names, if people may be sent there: encrypted, or no less than the server's own. */
export function findSafeAddress(address: string | undefined, base: string): string | undefined {
  if (address === undefined || address.length > MAX_ADDRESS_LENGTH || findAddressFault(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === new URL(base).protocol ? href : undefined;
}
