import type { Path } from "../../base/text/json/json-text.js";
import { getOwn, isObject, type JsonObject } from "../../base/text/json/json-object.js";

/** The keywords that the platform lists for settings, and that our own interpreter validates. */
export const LISTED_KEYWORDS: ReadonlySet<string> = new Set([
  ...["type", "properties", "required", "title", "description", "default"],
  ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);

export const SETTING_TYPES: readonly string[] = ["string", "number", "boolean", "array", "object"];

/** Keywords that are for people and tools; no form has a use for them. */
export const SILENT_KEYWORDS: ReadonlySet<string> = new Set(["$schema", "$id", "$comment"]);

/** Keywords that restrict values, beyond the listed ones: only a complete validator knows them. */
const DEEPER_KEYWORDS: ReadonlySet<string> = new Set([
  ...["$ref", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
  ...["$vocabulary", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "multipleOf", "exclusiveMinimum"],
  ...["exclusiveMaximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "contains"],
  ...["minContains", "maxContains", "prefixItems", "additionalItems", "unevaluatedItems", "minProperties"],
  ...["maxProperties", "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"],
  ...["dependencies", "dependentRequired", "dependentSchemas"],
]);

const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...["examples", "readOnly", "writeOnly", "deprecated", "contentMediaType", "contentEncoding", "contentSchema"],
]);

/** Whether JSON Schema, in any of the two drafts, has the keyword. */
export function isKeyword(key: string): boolean {
  return [LISTED_KEYWORDS, SILENT_KEYWORDS, DEEPER_KEYWORDS, ANNOTATIONS].some((keywords) => keywords.has(key));
}

const MAPS_OF_SCHEMAS: readonly string[] = [
  ...["properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies"],
];
const SCHEMAS: readonly string[] = [
  ...["items", "additionalItems", "unevaluatedItems", "prefixItems", "contains", "allOf", "anyOf", "oneOf", "not"],
  ...["if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"],
];

/** A schema inside a schema. */
export interface SchemaNode {
  readonly path: Path;
  readonly schema: JsonObject;
  /** What it describes: a setting by its name, an item, all settings; nothing for one behind another keyword. */
  readonly of: "settings" | "setting" | "item" | "other";
}

/** A schema and all schemas in it, outer before inner. Values, such as defaults, contain no schemas. */
export function walkSchemaNodes(schema: JsonObject, path: Path): readonly SchemaNode[] {
  const nodes: SchemaNode[] = [{ path, schema, of: "settings" }];
  for (const node of nodes) {
    const known = node.of !== "other";
    for (const key of MAPS_OF_SCHEMAS) {
      const of = known && key === "properties" ? "setting" : "other";
      const map = getOwn(node.schema, key);
      if (isObject(map)) nodes.push(...listChildNodes(map, [...node.path, key], of));
    }
    for (const key of SCHEMAS) {
      const child = getOwn(node.schema, key);
      const of = known && key === "items" && isObject(child) ? "item" : "other";
      if (isObject(child)) nodes.push({ path: [...node.path, key], schema: child, of });
      else if (Array.isArray(child)) nodes.push(...listChildNodes(child, [...node.path, key], of));
    }
  }
  return nodes;
}

function listChildNodes(holder: JsonObject | readonly unknown[], path: Path, of: SchemaNode["of"]): SchemaNode[] {
  const entries: Iterable<[string | number, unknown]> = Array.isArray(holder)
    ? holder.entries()
    : Object.entries(holder);
  return Array.from(entries).flatMap(([step, schema]) =>
    isObject(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : [],
  );
}

/** Whether a schema restricts values in a way that our own interpreter does not understand. */
export function hasSubschemas(schema: JsonObject): boolean {
  return walkSchemaNodes(schema, []).some(
    (node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)),
  );
}
