import { createHash } from "node:crypto";

/** What a value is named by where it is not shown: the first 12 hexadecimal digits of its SHA-256, a text in UTF-8. */
export function computeFingerprint(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 12);
}
