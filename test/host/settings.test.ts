import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { live, livingPlugin, outcomesOf, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";

const SCHEMA = {
  type: "object",
  required: ["apiKey"],
  properties: {
    apiKey: { type: "string", format: "password" },
    days: { type: "number", minimum: 1, maximum: 7 },
    version: { type: "string", enum: ["high", "low"] },
    accounts: { type: "array", items: { type: "object", properties: { pin: { type: "string", format: "password" } } } },
  },
};
const MANIFEST = { config_schema: SCHEMA };
/** As an author writes it: no key of another form is any use. */
const CHECKED = `export function onEnable({ configService, logger }) {
  if (!configService.get("apiKey").startsWith("sk-")) throw new Error("the key is not valid");
  logger.info(typeof configService.get("days"));
}`;

const makeChecked = (files = {}, code = CHECKED): string =>
  makePlugin({ ".git/": "", ...livingPlugin(code, { manifest: MANIFEST }), ...files });

describe("settings without a default", () => {
  test("are made up by their schema, and said to be", async () => {
    const properties = {
      mail: { type: "string", format: "email" },
      days: { type: "integer", minimum: 3 },
      place: { enum: ["A", "B"] },
      long: { type: "string", minLength: 9 },
      own: { default: 5 },
      set: { type: "string" },
      on: { type: "boolean" },
      list: { type: "array", items: { type: "number" }, minItems: 2 },
      odd: { type: "string", pattern: "^k\\d$" },
    };
    const code = `export function onEnable({ configService: c, logger }) {
      logger.info(JSON.stringify(${JSON.stringify(Object.keys(properties))}.map((name) => c.get(name) ?? null))); }`;
    const manifest = { config_schema: { type: "object", properties }, default_config: { set: "s" } };
    const run = await live(code, { manifest });
    expect(JSON.parse(stepOf(run, "onEnable").logged[0]?.message ?? "")).toEqual([
      ...["user@example.com", 3, "A", "made-upxx", 5, "s", false, [1, 1], null],
    ]);
    expect(run.generated).toEqual(["mail", "days", "place", "long", "on", "list", "odd"]);
  });

  test("are nobody's fault: a hook that throws after it has read one is not judged, and that is no pass", async () => {
    const { status, stdout, stderr } = await runCliHere(["test"], { cwd: makeChecked() });
    expect(stdout).toContain('onEnable is not checked: it fails after it reads "apiKey", whose value is generated');
    expect(stdout).not.toContain("  error  ");
    expect(stderr).toContain("This is not a pass");
    expect(stderr).toMatch(/test --settings settings\.json/u);
    expect(status).toBe(2);
  });

  test.each([
    ["is not awaited", `Promise.reject(new Error(configService.get("apiKey")));`],
    ["comes in a later hook", `void configService.get("apiKey");`],
  ])("also where the error %s", async (_, body) => {
    const code = `export function onInstall({ configService }) { ${body} }
      export function onUpdate() { throw new Error("late"); }`;
    const run = await live(code, { manifest: MANIFEST });
    expect(outcomesOf(run)).toContain(body.startsWith("void") ? "onUpdate not-judged" : "onInstall not-judged");
    expect(run.steps.flatMap(({ uncaught }) => uncaught)).toEqual([]);
  });

  test("excuse no error of a plugin that has not read them", async () => {
    const run = await live('export function onEnable() { throw new Error("real"); }', { manifest: MANIFEST });
    expect(stepOf(run, "onEnable").outcome.kind).toBe("threw");
  });
});

describe("--settings", () => {
  test("gives the hooks what a user would set", async () => {
    const cwd = makeChecked({ "own.json": JSON.stringify({ apiKey: "sk-1", days: 2 }) });
    const { status, stdout } = await runCliHere(["test", "--settings", "own.json"], { cwd });
    expect(stdout).toContain("info  number");
    expect(stdout).not.toContain("generated settings");
    expect(status).toBe(0);
  });

  test("are used also where they have 900 KiB", async () => {
    const cwd = makeChecked({ "own.json": JSON.stringify({ apiKey: "sk-1", days: 2, other: "x".repeat(900 * 1024) }) });
    const { status, stderr } = await runCliHere(["test", "--settings", "own.json"], { cwd });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test.each([
    ["is missing", undefined, "does not exist"],
    ["is not JSON", "{", "is not JSON"],
    ["is no object", "[]", "is not a JSON object"],
    ["is too large", `{"apiKey":"${"x".repeat(1024 * 1024)}"}`, "it has more than 1 MiB"],
    [
      "has a value that the schema refuses",
      '{"days":9}',
      'do not match "config_schema": "days" is 9, but must be at most 7',
    ],
    ["has a value of another type", '{"days":"9"}', '"days" is "9", but must be a number'],
    [
      "has a setting with a name of the manifest",
      '{"version":"mid"}',
      '"version" is "mid", but must be one of "high", "low"',
    ],
    ["is nested too deeply", `{"other":${"[".repeat(5000)}${"]".repeat(5000)}}`, "nested deeper than 100 levels"],
    ["has a misspelt key", '{"api_key":"12345678"}', 'have "api_key", which "config_schema" does not have'],
    [
      "has a password of another type in a list",
      '{"accounts":[{"pin":"12345678"},"12345678"]}',
      '"accounts" is refused',
    ],
    ["has a password of another type", '{"apiKey":12345678}', '"apiKey" is refused by its schema'],
  ])("says so where the file %s", async (_, text, words) => {
    const cwd = makeChecked(text === undefined ? {} : { "own.json": text });
    const { status, stderr, stdout } = await runCliHere(["test", "--settings", "own.json"], { cwd });
    expect(stderr).toContain(words);
    expect(stdout + stderr).not.toContain("12345678");
    expect(status).toBe(2);
  });

  test("follows no link out of the repository", async () => {
    const cwd = makeChecked();
    const file = join(temporaryFolder(), "secret.json");
    writeFileSync(file, '{"apiKey":"sk-1"}');
    symlinkSync(file, join(cwd, "own.json"));
    const { status, stderr } = await runCliHere(["test", "--settings", "own.json"], { cwd });
    expect(stderr).toContain("it is a link that points outside the repository");
    expect(status).toBe(2);
  });
});

nightly.each([
  ["test", ["test"]],
  ["check", ["check", "--no-scripts", "--lifecycle", "true", "--only", "lifecycle-enable"]],
])("--env reaches the hooks of %s, and nothing else of the environment does", async (_, args) => {
  const code = `export function onEnable() {
    if (process.env.HARBOUR !== "Lisbon" || process.env.OTHER !== undefined) throw new Error(String(process.env.HARBOUR)); }`;
  const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
  const env = { HARBOUR: "Lisbon", OTHER: "x" };
  expect((await runCliHere([...args, "--env", "HARBOUR"], { cwd, env })).stdout).not.toContain("  error  ");
  expect((await runCliHere(args, { cwd, env })).stdout).toContain("  error  ");
});
