import { hashContent } from "../../base/text/hash.js";
import type { Range } from "../../base/text/location.js";
import type { SecretKind, SecretKindName } from "./secret-kinds.js";

/** A secret in a text: from an offset up to, not including, another. It never leaves the search. */
export interface SecretMatch {
  readonly kind: SecretKindName;
  readonly start: number;
  readonly end: number;
  readonly secret: string;
}

export function makeMatch(kind: SecretKindName, start: number, secret: string): SecretMatch {
  return { kind, start, end: start + secret.length, secret };
}

/** What a value is named by where it is not shown: the first 12 hexadecimal digits of its SHA-256, UTF-8 text. */
export function computeFingerprint(value: string | Uint8Array): string {
  return hashContent(value, 12);
}

/** A secret in a file, at its first place. Nothing here contains the secret itself, nor a part of it. */
export interface FoundSecret extends SecretKind {
  readonly kind: SecretKindName;
  readonly file: string;
  readonly range: Range;
  readonly fingerprint: string;
  /** How often it occurs in the file. */
  readonly times: number;
  /** The source that a source map has it from. */
  readonly source?: string | undefined;
}
