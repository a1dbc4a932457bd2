import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { typesModule } from "./types-module.js";
import { outlineModule, validatorModule } from "./validator.js";

/** The modules that are made from the manifest's schema: their paths, and what they must hold. */
export async function schemaModules(root: string): Promise<ReadonlyMap<string, string>> {
  const text = readFileSync(join(root, "src", "plugin", "manifest.schema.json"), "utf8");
  const schema = JSON.parse(text) as AnySchemaObject;
  return new Map([
    ["src/plugin/manifest-keys.ts", keysModule(schema)],
    ["src/plugin/manifest-outline.ts", outlineModule(schema)],
    ["src/plugin/manifest-types.ts", await typesModule(schema)],
    ["src/plugin/manifest-validator.ts", validatorModule(schema)],
  ]);
}

function keysModule({ properties, required }: AnySchemaObject): string {
  const list = (names: readonly string[]): string => names.map((name) => `  ${JSON.stringify(name)},\n`).join("");
  return `/** Written by \`npm run docs\` from manifest.schema.json: the schema itself is loaded only to explain. */
export const REQUIRED_KEYS: readonly string[] = [
${list(required as readonly string[])}];

/** Every key that a manifest may have at its top level. */
export const KNOWN_KEYS: readonly string[] = [
${list(Object.keys(properties as object))}];
`;
}
