import schema from "../plugin/manifest/manifest.schema.json" with { type: "json" };
import { isObject } from "../text/json/json-object.js";
import type { Codes } from "./check.js";

/** What the manifest's schema can find wrong at a place. */
const SHAPE_CODES = {
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
  if (keyword === "minLength" && limit === 1) return "empty";
  return CODES_OF_KEYWORDS[keyword] ?? "not-allowed";
}

/** The codes of all that the schema can find wrong in the value of some keys of the manifest, and in what is below it. */
export function listShapeCodes(...keys: readonly (keyof typeof schema.properties)[]): Codes<ShapeCode> {
  const found = new Set<string>();
  for (const key of keys) {
    if (schema.required.includes(key)) found.add("missing");
    addCodes(schema.properties[key], found);
  }
  const codes = Object.entries(SHAPE_CODES).filter(([code]) => found.has(code));
  // A code that no keyword here has is never reported.
  return Object.fromEntries(codes) as unknown as Codes<ShapeCode>;
}

function addCodes(part: unknown, found: Set<string>): void {
  if (!isObject(part)) return;
  const { properties, items, anyOf, allOf, required, recommended, additionalProperties, $ref } = part;
  for (const keyword of Object.keys(part)) {
    if (keyword in CODES_OF_KEYWORDS) found.add(getShapeCode(keyword, part[keyword]));
  }
  if (required !== undefined || recommended !== undefined) found.add("missing");
  if (additionalProperties === false) found.add("unknown-key");
  if (found.has("missing") && found.has("unknown-key")) found.add("misspelt-key");
  const inner = [items, additionalProperties, ...list(anyOf), ...list(allOf), ...list(properties)];
  for (const one of inner) addCodes(one, found);
  if (typeof $ref === "string") addCodes(getDefinition($ref), found);
}

function list(parts: unknown): readonly unknown[] {
  return typeof parts === "object" && parts !== null ? Object.values(parts) : [];
}

function getDefinition(reference: string): unknown {
  const definitions: Readonly<Record<string, unknown>> = schema.definitions;
  return definitions[reference.replace("#/definitions/", "")];
}
