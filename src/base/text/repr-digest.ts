const PREFIX = "sha-256=:";
const SUFFIX = ":";

/** The value of the header `Repr-Digest` (RFC 9530) for a SHA-256 in hexadecimal digits. */
export function formatReprDigest(sha256: string): string {
  return PREFIX + Buffer.from(sha256, "hex").toString("base64") + SUFFIX;
}

/** The SHA-256 in such a value, in hexadecimal digits. The schema of the contract has checked its form. */
export function parseReprDigest(value: string): string {
  return Buffer.from(value.slice(PREFIX.length, -SUFFIX.length), "base64").toString("hex");
}
