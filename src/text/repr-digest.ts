/** The value of the header `Repr-Digest` (RFC 9530) for a SHA-256 in hexadecimal digits. */
export function formatReprDigest(sha256: string): string {
  return `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`;
}
