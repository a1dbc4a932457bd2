import type * as Crypto from "node:crypto";

/** Loading this module of Node takes a twentieth of a start. So only what makes a hash loads it, and a page needs none. */
let crypto: typeof Crypto | undefined;

/** As `node:crypto` has it. */
export function createHash(algorithm: "sha1" | "sha256" | "sha512"): Crypto.Hash {
  crypto ??= process.getBuiltinModule("node:crypto");
  return crypto.createHash(algorithm);
}

/** The SHA-256 of bytes, or of UTF-8 text, in hexadecimal digits: all 64, or the first of them. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}

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
