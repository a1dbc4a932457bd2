import { compile } from "json-schema-to-typescript";
import type { AnySchemaObject } from "ajv";

const HEAD = "/* eslint-disable */\n// Made by the build from manifest.schema.json.\n";

/** The TypeScript types of a manifest. */
export async function typesModule(schema: AnySchemaObject): Promise<string> {
  const copy = structuredClone(schema);
  const types = await compile(copy, "PluginManifest", { bannerComment: "", additionalProperties: false, format: true });
  return `${HEAD}${types}`;
}
