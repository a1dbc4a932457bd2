import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getLanguageService, TextDocument, type JSONSchema } from "vscode-json-languageservice";
import { ROOT } from "../support/project.js";

/** What an editor does that has the schema and nothing else of this tool. */
const SCHEMA = JSON.parse(
  readFileSync(join(ROOT, "src", "plugin", "manifest", "manifest.schema.json"), "utf8"),
) as JSONSchema;
const service = getLanguageService({});
service.configure({
  validate: true,
  allowComments: false,
  schemas: [{ uri: "memory:manifest", fileMatch: ["*"], schema: SCHEMA }],
});

function open(text: string): { readonly document: TextDocument; readonly offset: number } {
  const offset = text.indexOf("|");
  const whole = offset === -1 ? text : text.slice(0, offset) + text.slice(offset + 1);
  return { document: TextDocument.create("file:///manifest.json", "json", 1, whole), offset };
}

async function completions(text: string): Promise<readonly string[]> {
  const { document, offset } = open(text);
  const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return (list?.items ?? []).map(({ label }) => label);
}

async function diagnostics(text: string): Promise<readonly string[]> {
  const { document } = open(text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message }) => JSON.stringify(message));
}

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

test("an editor explains every key under the pointer", async () => {
  for (const key of Object.keys(SCHEMA.properties ?? {})) {
    const { document } = open(`{ "${key}": null }`);
    const hover = await service.doHover(document, document.positionAt(4), service.parseJSONDocument(document));
    expect.soft(JSON.stringify(hover?.contents), key).toMatch(/[a-z]{3}.*\./u);
  }
});

test("an editor marks what is wrong, and nothing in a good manifest", async () => {
  const good = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8");
  expect(await diagnostics(good)).toEqual([]);
  expect(await diagnostics(good.replace('"utilities"', '"utility"'))).toHaveLength(1);
  expect(await diagnostics(good.replace('"description"', '"descripton"'))).toHaveLength(2);
  expect(await diagnostics(good.replace('"medium"', '"huge"'))).toHaveLength(1);
});
