import type { AnySchemaObject } from "ajv";
import { findShapeCode, SHAPE_CODES } from "../src/checks/shape-code.js";
import { isObject } from "../src/base/text/json/json-object.js";

/** The module that lists what the schema can find wrong in the value of each key of a manifest, and below it. */
export function shapeCodesModule(schema: AnySchemaObject): string {
  const required = schema["required"] as readonly string[];
  const lists = Object.entries(schema["properties"] as object).map(([key, part]) => {
    const found = new Set<string>(required.includes(key) ? ["missing"] : []);
    addCodes(schema, part, found);
    return [key, Object.keys(SHAPE_CODES).filter((code) => found.has(code))];
  });
  return `/** Made by the build from manifest.schema.json: what it can find wrong in each key's value. */
export const SHAPE_CODES_OF_KEYS = ${JSON.stringify(Object.fromEntries(lists), undefined, 2)} as const;
`;
}

function addCodes(schema: AnySchemaObject, part: unknown, found: Set<string>): void {
  if (!isObject(part)) return;
  const { properties, items, anyOf, allOf, required, recommended, additionalProperties, $ref } = part;
  for (const [keyword, limit] of Object.entries(part)) {
    const code = findShapeCode(keyword, limit);
    if (code !== undefined) found.add(code);
  }
  if (required !== undefined || recommended !== undefined) found.add("missing");
  if (additionalProperties === false) found.add("unknown-key");
  if (found.has("missing") && found.has("unknown-key")) found.add("misspelt-key");
  const inner = [items, additionalProperties, ...list(anyOf), ...list(allOf), ...list(properties)];
  for (const one of inner) addCodes(schema, one, found);
  if (typeof $ref === "string") addCodes(schema, findDefinition(schema, $ref), found);
}

function list(parts: unknown): readonly unknown[] {
  return typeof parts === "object" && parts !== null ? Object.values(parts) : [];
}

function findDefinition(schema: AnySchemaObject, reference: string): unknown {
  const definitions = schema["definitions"] as Readonly<Record<string, unknown>>;
  return definitions[reference.replace("#/definitions/", "")];
}
