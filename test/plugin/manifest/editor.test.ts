import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { getLanguageService, TextDocument, type JSONSchema } from "vscode-json-languageservice";
import { editorSchema } from "../../../scripts/editor-schema.js";
import { SECTION_SNIPPETS, TYPE_SNIPPETS } from "../../../scripts/editor-snippets.js";
import { validateManifest } from "../../../src/manifest.js";
import type { JsonObject } from "../../../src/base/text/json/json-object.js";
import { ROOT } from "../../support/project.js";

/** What an editor does that has the schema and nothing else of this tool. */
const SCHEMA = editorSchema(
  JSON.parse(readFileSync(join(ROOT, "src", "plugin", "manifest", "manifest.schema.json"), "utf8")) as JsonObject,
) as JSONSchema;
const service = getLanguageService({});
service.configure({
  validate: true,
  allowComments: false,
  schemas: [{ uri: "memory:manifest", fileMatch: ["*"], schema: structuredClone(SCHEMA) }],
});

function open(text: string): { readonly document: TextDocument; readonly offset: number } {
  const offset = text.indexOf("|");
  const whole = offset === -1 ? text : text.slice(0, offset) + text.slice(offset + 1);
  return { document: TextDocument.create("file:///manifest.json", "json", 1, whole), offset };
}

interface Proposal {
  readonly label: string;
  readonly insert: string;
}

async function propose(text: string): Promise<readonly Proposal[]> {
  const { document, offset } = open(text);
  const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return (list?.items ?? []).map(({ label, insertText, textEdit }) => ({
    label,
    insert: textEdit?.newText ?? insertText ?? label,
  }));
}

const completions = async (text: string): Promise<readonly string[]> => (await propose(text)).map(({ label }) => label);

async function diagnose(text: string): Promise<readonly string[]> {
  const { document } = open(text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message }) => (typeof message === "string" ? message : message.value));
}

async function explain(text: string): Promise<string> {
  const { document, offset } = open(text);
  const hover = await service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document));
  return JSON.stringify(hover?.contents ?? "");
}

/** A snippet as it is when nobody fills anything in: the first of several choices, and every proposed text. */
function fillIn(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/gu, "$1")
    .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/gu, "$1")
    .replace(/\$\{?\d+\}?/gu, "")
    .replaceAll("\\}", "}")
    .replaceAll("\\$", "$")
    .replaceAll("Your Name", "Lumen Labs")
    .replaceAll("you@example.com", "plugins@lumen-labs.example.com");
}

const GOOD = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8");

test("an editor proposes keys, values and nested keys", async () => {
  expect(await completions("{ | }")).toEqual(
    expect.arrayContaining(["manifest_version", "permissions", "dashboard_widget"]),
  );
  expect(await completions('{ "category": | }')).toEqual(expect.arrayContaining(['"utilities"', '"ai"']));
  expect(await completions('{ "permissions": ["|"] }')).toEqual(expect.arrayContaining(['"network-access"']));
  expect(await completions('{ "dashboard_widget": { | } }')).toEqual(
    expect.arrayContaining(["component", "defaultSize"]),
  );
  expect(await completions('{ "author": { | } }')).toEqual(expect.arrayContaining(["name", "email"]));
});

test("an editor explains every key at every depth", async () => {
  const keys = [...listKeys(SCHEMA, [])];
  expect(keys.length).toBeGreaterThan(120);
  for (const path of keys) {
    const [last = "", ...above] = path.toReversed();
    const text = above.reduce(
      (inner, key) => (key === "[]" ? `[${inner}]` : `{ "${key}": ${inner} }`),
      `{ "${last.slice(0, 1)}|${last.slice(1)}": null }`,
    );
    expect.soft(await explain(text), path.join(".")).toMatch(/[a-z]{3}.*\.\W*$/u);
  }
});

/** The paths of all keys that a schema names, with `[]` for the items of a list. Schemas in schemas are followed once. */
function* listKeys(schema: JSONSchema, path: readonly string[]): Generator<readonly string[]> {
  const { $ref, properties = {}, items, anyOf = [], allOf = [] } = resolveRef(schema);
  if ($ref !== undefined || path.length > 6) return;
  for (const part of [...anyOf, ...allOf]) if (typeof part === "object") yield* listKeys(part, path);
  if (typeof items === "object" && !Array.isArray(items)) yield* listKeys(items, [...path, "[]"]);
  for (const [key, value] of Object.entries(properties)) {
    yield [...path, key];
    const isSettings = path.includes("properties");
    if (typeof value === "object" && !isSettings) yield* listKeys(value, [...path, key]);
  }
}

function resolveRef(schema: JSONSchema): JSONSchema {
  const name = schema.$ref?.replace("#/definitions/", "");
  if (name === undefined) return schema;
  const target = SCHEMA.definitions?.[name];
  if (typeof target !== "object") throw new Error(`There is no definition ${name}`);
  const { $ref, ...own } = schema;
  expect($ref).toBeDefined();
  return { ...target, ...own };
}

test("an editor marks what is wrong, and nothing in a good manifest", async () => {
  expect(await diagnose(GOOD)).toEqual([]);
  expect(await diagnose(GOOD.replace('"utilities"', '"utility"'))).toHaveLength(1);
  expect(await diagnose(GOOD.replace('"description"', '"descripton"'))).toHaveLength(2);
  expect(await diagnose(GOOD.replace('"medium"', '"huge"'))).toHaveLength(1);
});

test.each<readonly [string, unknown, string]>([
  ["name", "Tides!", "It must use only the letters A to Z and a to z, digits, spaces, hyphens and underscores"],
  ["version", "v1", 'It must be a semantic version such as "1.4.0", without "v" and leading zeros'],
  ["minHostVersion", "2", 'It must be a semantic version such as "2.1.0"'],
  ["maxHostVersion", "2", 'It must be a semantic version such as "2.1.0"'],
  ["homepage", "www.example.com", 'It must be an address that begins with "https://"'],
  ["pages", [{ name: "a", title: "A", component: "A", path: "a" }], 'It must begin with "/"'],
  ["webhooks", [{ name: "a", endpoint: "a", events: ["a"] }], 'It must begin with "/"'],
  ["oauth", [{ provider: "a", scopes: [], redirect_uri: "a" }], 'It must begin with "/"'],
])("an editor says of a wrong %s what it must be, not its pattern", async (key, value, message) => {
  const messages = await diagnose(JSON.stringify({ ...(JSON.parse(GOOD) as object), [key]: value }));
  expect(messages).toContain(message);
  expect(messages.join()).not.toContain("pattern");
});

test("no pattern is without words", () => {
  const patterns = JSON.stringify(SCHEMA).match(/"pattern":/gu)?.length;
  expect(JSON.stringify(SCHEMA).match(/"patternErrorMessage":/gu)).toHaveLength(patterns ?? 0);
});

test("an editor completes, explains and checks the settings down to their keywords", async () => {
  const inside = (setting: string): string =>
    `{ "config_schema": { "type": "object", "properties": { "units": ${setting} } } }`;
  expect(await completions(inside("{ | }"))).toEqual(
    expect.arrayContaining(["type", "title", "enum", "enumNames", "minimum", "format", "items"]),
  );
  expect(await completions(inside('{ "type": | }'))).toEqual(expect.arrayContaining(['"boolean"', '"array"']));
  expect(await completions(inside('{ "type": "string", "format": | }'))).toContain('"password"');
  expect(await completions('{ "dashboard_widget": { "configSchema": { | } } }')).toContain("properties");
  expect(await explain(inside('{ "f|ormat": "password" }'))).toContain("hides what is typed");
  const required = (await diagnose("{}")).length;
  for (const wrong of [
    '{ "type": "text" }',
    '{ "type": "string", "minimum": "1" }',
    '{ "type": "array", "items": 1 }',
  ]) {
    expect([wrong, (await diagnose(inside(wrong))).length]).toEqual([wrong, required + 1]);
  }
  // Other keywords of JSON Schema are not a mistake.
  expect(await diagnose(inside('{ "type": "string", "pattern": "a", "minLength": 1 }'))).toHaveLength(required);
});

test.each(TYPE_SNIPPETS.map(({ label }) => label))(
  "the snippet of a %s is a manifest without a finding",
  async (label) => {
    const snippet = (await propose("|")).find((one) => one.label === label);
    const manifest = fillIn(snippet?.insert ?? "");
    expect(JSON.parse(manifest)).toHaveProperty("type", label);
    expect(await diagnose(manifest)).toEqual([]);
    expect(validateManifest(manifest)).toMatchObject({ valid: true, errors: [], warnings: [] });
  },
);

test.each(SECTION_SNIPPETS.map(({ key }) => key))(
  "the snippet of %s gives a manifest without a finding",
  async (key) => {
    const proposed = await propose(`{ "${key}": | }`);
    const snippet = proposed.find(({ label }) => label === SECTION_SNIPPETS.find((one) => one.key === key)?.label);
    const value: unknown = JSON.parse(fillIn(snippet?.insert ?? ""));
    const type =
      { commands: "cli-tool", pages: "page", menu_items: "page", hooks: "service" }[key] ?? "dashboard-widget";
    const body = TYPE_SNIPPETS.find(({ label }) => label === type)?.body;
    const base = JSON.parse(fillIn(JSON.stringify(body))) as { readonly permissions: unknown };
    const permissions = key === "external_services" ? ["network-access"] : base.permissions;
    const manifest = JSON.stringify({ ...base, permissions, [key]: value });
    expect(await diagnose(manifest)).toEqual([]);
    const { errors, warnings } = validateManifest(manifest);
    expect([...errors, ...warnings].map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  },
);

test("a section that is chosen by its key comes with its snippet", async () => {
  const proposed = await propose("{ | }");
  for (const { key, body } of SECTION_SNIPPETS) {
    const { insert } = proposed.find(({ label }) => label === key) ?? { insert: "" };
    expect(JSON.parse(`{ ${fillIn(insert)} }`)).toEqual({ [key]: JSON.parse(fillIn(JSON.stringify(body))) as unknown });
  }
});

test("the settings for VS Code that docs/guides/vscode.md shows give every manifest the schema", async () => {
  const page = readFileSync(join(ROOT, "docs", "guides", "vscode.md"), "utf8");
  const [, settings = ""] = /```json\n(\{\s*"json\.schemas"[^]*?)```/u.exec(page) ?? [];
  const { "json.schemas": schemas } = JSON.parse(settings) as {
    "json.schemas": { fileMatch: string[]; url: string }[];
  };
  const folder = "/home/harbour/tides";
  const asked: string[] = [];
  const editor = getLanguageService({
    schemaRequestService: (uri) => {
      asked.push(uri);
      return Promise.resolve(JSON.stringify(SCHEMA));
    },
  });
  // As VS Code does: an address is seen from the folder that is open.
  editor.configure({
    validate: true,
    schemas: schemas.map(({ fileMatch, url }) => ({ fileMatch, uri: `file://${resolve(folder, url)}` })),
  });
  for (const path of ["manifest.json", "plugins/a/manifest.json"]) {
    const document = TextDocument.create(`file://${join(folder, path)}`, "json", 1, "{}");
    const found = await editor.doValidation(document, editor.parseJSONDocument(document));
    expect(found.map(({ message }) => message)).toContain('Missing property "manifest_version".');
  }
  const other = TextDocument.create(`file://${join(folder, "package.json")}`, "json", 1, "{}");
  expect(await editor.doValidation(other, editor.parseJSONDocument(other))).toEqual([]);
  const { exports: published } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  const inPackage = join("node_modules/plugin-preflight", published["./manifest.schema.json"] ?? "");
  expect(asked).toEqual([`file://${join(folder, inPackage)}`]);
  const anyEditor = readFileSync(join(ROOT, "docs", "guides", "editors.md"), "utf8");
  expect([anyEditor.includes(`"$schema": "./${inPackage}"`), dirname(inPackage)]).toEqual([
    true,
    "node_modules/plugin-preflight/dist",
  ]);
});
