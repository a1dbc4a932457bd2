import type { SecretKindName } from "./secret-kinds.js";

/** A secret in a text: from an offset up to, not including, another. It never leaves the search. */
export interface SecretMatch {
  readonly kind: SecretKindName;
  readonly start: number;
  readonly end: number;
  readonly secret: string;
}
