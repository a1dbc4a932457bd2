import type { Codes } from "../core/check.js";

/** What the manifest's schema can find wrong at a place. */
export const SHAPE_CODES = {
  missing: "A required or recommended key is missing",
  "unknown-key": "The host does not know a key",
  "misspelt-key": "The host does not know a key, and one with a similar name is missing",
  "wrong-type": "A value does not have the type that the host expects",
  "unlisted-value": "A value is not in the list of allowed values",
  "wrong-value": "A value is not the only one that the host knows",
  empty: "A string is empty",
  "too-short": "A string has fewer characters than required",
  "too-long": "A string has more characters than allowed",
  "wrong-form": "A string does not have the form that the host expects",
  "no-items": "A list that must have an item is empty",
  "too-small": "A number is smaller than allowed",
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
