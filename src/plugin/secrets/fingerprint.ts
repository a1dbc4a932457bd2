import { hashContent } from "../../text/hash.js";

/** What a value is named by where it is not shown: the first 12 hexadecimal digits of its SHA-256, a text in UTF-8. */
export function computeFingerprint(value: string | Uint8Array): string {
  return hashContent(value, 12);
}
