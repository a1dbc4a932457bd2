import { randomBytes } from "node:crypto";
import { hashContent } from "../../base/text/hash.js";

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hashContent(token);
}

export function makeToken(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString("base64url")}`;
}
