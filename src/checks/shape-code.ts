import type { Codes } from "../core/check.js";

/** What the manifest's schema can find wrong at a place. */
export const SHAPE_CODES = {
  missing: "A key that must or should be there is missing",
  "unknown-key": "The host does not know a key",
  "misspelt-key": "The host does not know a key, and one of a similar name is missing",
  "wrong-type": "A value is of another type than the host expects",
  "unlisted-value": "A value is not one of those that the host knows",
  "wrong-value": "A value is not the only one that the host knows",
  empty: "A text is empty",
  "too-short": "A text has fewer characters than it must have",
  "too-long": "A text has more characters than it may have",
  "wrong-form": "A text is not in the form that the host expects",
  "no-items": "A list has no item, but must have one",
  "too-small": "A number is smaller than it must be",
  "not-allowed": "A value is not allowed",
} as const satisfies Codes;

export type ShapeCode = keyof typeof SHAPE_CODES;

const CODES_OF_KEYWORDS: Readonly<Record<string, ShapeCode>> = {
  type: "wrong-type",
  anyOf: "wrong-type",
  enum: "unlisted-value",
  const: "wrong-value",
  minLength: "too-short",
  maxLength: "too-long",
  pattern: "wrong-form",
  minItems: "no-items",
  exclusiveMinimum: "too-small",
};

/** The code of what a keyword of the schema forbids, other than a missing or an unknown key. */
export function getShapeCode(keyword: string, limit: unknown): ShapeCode {
  return findShapeCode(keyword, limit) ?? "not-allowed";
}

/** As {@link getShapeCode}; `undefined` for a word of the schema that forbids nothing. */
export function findShapeCode(keyword: string, limit: unknown): ShapeCode | undefined {
  return keyword === "minLength" && limit === 1 ? "empty" : CODES_OF_KEYWORDS[keyword];
}
