import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { contractModules } from "./contract-modules.js";
import { recordValidatorModule } from "./record-validator.js";
import { typesModule } from "./types-module.js";
import { shapeCodesModule } from "./shape-codes.js";
import { validatorModule } from "./validator.js";

/** The modules that are made from the schemas, the marketplace's contract and package.json, by their paths. */
export async function generatedModules(root: string): Promise<ReadonlyMap<string, string>> {
  const readSchema = (path: string): AnySchemaObject =>
    JSON.parse(readFileSync(join(root, "src", `${path}.schema.json`), "utf8")) as AnySchemaObject;
  const schema = readSchema("plugin/manifest/manifest");
  const difference = readSchema("release/packing/difference/difference");
  const { version, repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as PackageJson;
  const contract = readFileSync(join(root, "docs", "marketplace-openapi.yaml"), "utf8");
  return new Map([
    ...(await contractModules(contract)),
    ["src/generated/manifest-keys.ts", keysModule(schema)],
    ["src/generated/manifest-types.ts", await typesModule(schema)],
    ["src/generated/manifest-validator.ts", validatorModule(schema)],
    ["src/generated/baseline-validator.ts", recordValidatorModule(readSchema("run/records/baseline"))],
    ["src/generated/receipt-validator.ts", recordValidatorModule(readSchema("release/packing/receipt"))],
    [
      "src/generated/report-validator.ts",
      recordValidatorModule(referTo(difference, readSchema("reporters/report")), [difference]),
    ],
    ["src/generated/shape-codes.ts", shapeCodesModule(schema)],
    ["src/generated/version.ts", versionModule(version, repository.url)],
  ]);
}

/** The published schema of a report needs no other: there, a difference is any object. */
function referTo({ $id: $ref }: AnySchemaObject, report: AnySchemaObject): AnySchemaObject {
  const refer = (key: string, value: unknown): unknown => (key === "difference" ? { $ref } : value);
  return JSON.parse(JSON.stringify(report), refer) as AnySchemaObject;
}

interface PackageJson {
  readonly version: string;
  readonly repository: { readonly url: string };
}

function versionModule(version: string, repository: string): string {
  return [
    "/** Made by the build from package.json. */",
    `export const VERSION = ${JSON.stringify(version)};`,
    `export const REPOSITORY = ${JSON.stringify(repository)};`,
    "",
  ].join("\n");
}

function keysModule({ properties, required }: AnySchemaObject): string {
  const list = (names: readonly string[]): string => names.map((name) => `  ${JSON.stringify(name)},\n`).join("");
  return `/** Made by the build from manifest.schema.json: the schema itself is loaded only to explain. */
export const REQUIRED_KEYS: readonly string[] = [
${list(required as readonly string[])}];

/** Every key that a manifest may have at its top level. */
export const KNOWN_KEYS: readonly string[] = [
${list(Object.keys(properties as object))}];
`;
}
