import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { CONTRACT, METHODS, PROFILES } from "../../../src/marketplace/contract/contract.js";
import { escapePointer, findSchemaFault } from "../../../src/marketplace/contract/schemas.js";
import { findExchangeFault, holdToContract } from "../../support/contract-exchange.js";
import { ROOT } from "../../support/project.js";

const YAML = readFileSync(join(ROOT, "docs", "marketplace-openapi.yaml"), "utf8");

const OPERATIONS = Object.entries(CONTRACT.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ path, method, operation }];
  }),
);

/** Every example, and the pointer of the schema beside it. */
function listExamples(node: unknown, pointer = ""): readonly (readonly [schema: string, name: string])[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const below = listExamples(value, `${pointer}/${escapePointer(key)}`);
    if (key !== "examples" || Array.isArray(value) || pointer === "/components") return below;
    return Object.values(value as Record<string, { $ref: string }>).map(
      ({ $ref }) => [`${pointer}/schema`, $ref.slice("#/components/examples/".length)] as const,
    );
  });
}

const EXAMPLES = listExamples(CONTRACT);

describe("the contract", () => {
  test("is OpenAPI 3.1", async () => {
    expect(await new Validator().validate(YAML)).toEqual({ valid: true });
  });

  test("has references that lead somewhere", () => {
    const targets = [...YAML.matchAll(/\$ref: "#\/([^"]+)"/gu)].map(([, path = ""]) => path);
    expect(targets.length).toBeGreaterThan(50);
    for (const target of targets) {
      const found = target.split("/").reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], CONTRACT);
      expect(found, target).toBeDefined();
    }
  });

  test("has components that are used", () => {
    const parts = (CONTRACT as unknown as { components: Record<string, object> }).components;
    for (const [kind, named] of Object.entries(parts)) {
      if (kind === "securitySchemes") continue;
      for (const name of Object.keys(named)) expect(YAML, name).toContain(`#/components/${kind}/${name}"`);
    }
  });

  test("has operations with a name, a summary and a tag of their own", () => {
    const names = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation, path } of OPERATIONS)
      expect(operation, path).toMatchObject({ summary: /./u, tags: [/./u] });
  });

  test("has six operations that every server needs", () => {
    const core = OPERATIONS.filter(({ operation }) => (operation as unknown as { tags: string[] }).tags[0] === "core");
    expect(core.map(({ operation }) => operation.operationId)).toEqual([
      "getCapabilities",
      "getAccess",
      "listVersions",
      "getVersion",
      "putVersion",
      "putArtifact",
    ]);
  });

  test("has rules with names of their own, each of a known profile", () => {
    const rules = CONTRACT["x-rules"];
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { profile, text } of rules) {
      expect(PROFILES).toContain(profile);
      expect(text).toMatch(/\b(?:MUST|SHOULD)\b.*\.$/u);
    }
  });

  test.each(EXAMPLES)("at %s has the valid example %s", (schema, name) => {
    expect(findSchemaFault(schema, CONTRACT.components.examples[name]?.value)).toBeUndefined();
  });

  test("has an example of every problem and every body of JSON", () => {
    expect(new Set(EXAMPLES.map(([, name]) => name))).toEqual(new Set(Object.keys(CONTRACT.components.examples)));
  });
});

describe("an exchange is held against the contract", () => {
  const version = CONTRACT.components.examples["InReview"]?.value as Record<string, unknown>;
  const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const ask = (status: number, body: unknown, path = "/v1/plugins/weather/versions/1.4.0") => ({
    request: { method: "GET", path, query: new URLSearchParams(), headers: {}, body: undefined },
    status,
    answer: { headers: { "content-type": "application/json" }, body: json(body) },
  });

  test("and passes as it should be", () => {
    expect(findExchangeFault(ask(200, version))).toBeUndefined();
  });

  test.each([
    ["a state that is not listed", ask(200, { ...version, state: "done" }), "/state must be equal to one of"],
    ["a missing key", ask(200, { ...version, everPublished: undefined }), "must have required property"],
    ["a status that is not listed", ask(204, version), "the status 204 is not listed"],
    ["a redirect", ask(302, version), "the status 302 is not listed"],
    ["a problem that is JSON only", ask(404, { code: "forbidden" }), 'the media type is "application/json"'],
    ["a version that is not semantic", ask(200, version, "/v1/plugins/weather/versions/1.4"), "must match pattern"],
    ["a path of its own", ask(200, version, "/v1/plugins/weather/latest"), "is not an operation of the contract"],
  ])("and finds %s", (_, exchange, fault) => {
    expect(findExchangeFault(exchange)).toContain(fault);
  });

  test("by the fetch of a client", async () => {
    const answer = (): Response => new Response("[]", { headers: { "content-type": "application/json" } });
    const held = holdToContract(() => Promise.resolve(answer()), "https://plugins.example.com/market");
    await expect(held("https://plugins.example.com/market/v1/capabilities", {})).rejects.toThrow(
      "answer to GET /v1/capabilities: the body: the value must be object",
    );
  });
});
