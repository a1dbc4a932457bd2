import { compile } from "json-schema-to-typescript";
import { parse } from "yaml";

type Schema = Readonly<Record<string, unknown>>;

/** The contract as JSON, and the types of its schemas, so that nobody writes either of them a second time. */
export async function contractModules(yaml: string): Promise<ReadonlyMap<string, string>> {
  const contract = parse(yaml, { merge: true }) as Schema & { components: { schemas: Record<string, Schema> } };
  const json = JSON.stringify(JSON.stringify(contract));
  const rewritten = JSON.stringify(contract.components.schemas).replaceAll("#/components/schemas/", "#/definitions/");
  const definitions = JSON.parse(rewritten) as Record<string, Schema>;
  const all = { title: "ContractSchemas", type: "object", definitions, properties: refer(Object.keys(definitions)) };
  const types = await compile(all as never, "ContractSchemas", {
    bannerComment: "",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
  });
  return new Map([
    [
      "src/generated/marketplace-contract.ts",
      `/** Made by the build from docs/marketplace-openapi.yaml. */\nexport const CONTRACT_JSON =\n  ${json};\n`,
    ],
    ["src/generated/marketplace-types.ts", `/* eslint-disable */\n// Made by the build.\n${types}`],
  ]);
}

function refer(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
}
