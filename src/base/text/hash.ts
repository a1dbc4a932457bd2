import type * as Crypto from "node:crypto";
import { createRequire } from "node:module";

/** Loading this module of Node takes a twentieth of a start. So only what makes a hash loads it. */
let crypto: typeof Crypto | undefined;

/** As `node:crypto` has it. */
export function createHash(algorithm: "sha1" | "sha256" | "sha512"): Crypto.Hash {
  crypto ??= createRequire("/")("node:crypto") as typeof Crypto;
  return crypto.createHash(algorithm);
}

/** The SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits: all 64, or the first of them. */
export function hashContent(content: string | Uint8Array, digits = 64): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}
