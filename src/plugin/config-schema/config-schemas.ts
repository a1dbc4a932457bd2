import { decodePointerStep, type Path } from "../../base/text/json/json-text.js";
import { findPassedLimit } from "./config-limits.js";
import { walkSchemaNodes, type SchemaNode } from "./config-keywords.js";
import type { Facts } from "../reading.js";
import { isObject, isSameJson, toObject, type JsonObject } from "../../base/text/json/json-object.js";
import { decodePercent } from "../../base/text/decode.js";

/** A configuration schema in the manifest. */
export interface ConfigSchema {
  readonly path: Path;
  readonly schema: JsonObject;
}

/** The manifest's configuration schemas. A schema that appears under both spellings is listed once. */
export function findConfigSchemas(manifest: Facts["manifest"]): readonly ConfigSchema[] {
  const { config_schema: schema, configSchema: other } = manifest.value;
  return [
    ...toSchema(["config_schema"], schema),
    ...(isSameJson(schema, other) ? [] : toSchema(["configSchema"], other)),
    ...toSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
  ];
}

function toSchema(path: Path, schema: unknown): ConfigSchema[] {
  if (!isObject(schema)) return [];
  return [{ path, schema }];
}

/** The schema of one setting, of the first schema that has it. */
export function findSetting(schemas: readonly ConfigSchema[], name: string): SchemaNode | undefined {
  for (const { path, schema } of schemas) {
    const properties = schema["properties"];
    if (!isObject(properties) || !Object.hasOwn(properties, name) || name === "__proto__") continue;
    return { path: [...path, "properties", name], schema: toObject(properties[name]), of: "setting" };
  }
  return undefined;
}

export const DIALECTS = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;
export type Dialect = keyof typeof DIALECTS;

/** The draft that a schema is written in; `undefined` for one that is not known. */
export function getDialect(schema: JsonObject): Dialect | undefined {
  const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
  if (typeof named !== "string") return undefined;
  const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
  if (address === "json-schema.org/draft-07/schema") return "draft-07";
  return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}

/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
export function isCompilable({ path, schema }: ConfigSchema): boolean {
  if (findPassedLimit(schema) !== undefined || getDialect(schema) === undefined) return false;
  return walkSchemaNodes(schema, path).every(
    ({ schema: { $ref: reference, ...others } }) =>
      !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema),
  );
}

/** Whether a reference leads out of the schema that contains it. */
export function isRemote(reference: unknown): boolean {
  return typeof reference === "string" && !reference.startsWith("#");
}

/** Whether a reference is a pointer to nothing in its own schema. */
export function isDangling(reference: unknown, whole: JsonObject): boolean {
  if (typeof reference !== "string" || !reference.startsWith("#/")) return false;
  let here: unknown = whole;
  for (const raw of reference.slice(2).split("/")) {
    const step = decodePointerStep(decodePercent(raw));
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step)) return true;
    here = (here as JsonObject)[step];
  }
  return false;
}
