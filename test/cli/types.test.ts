import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";

const MANIFEST = {
  permissions: ["storage-read", "network-access"],
  config_schema: {
    type: "object",
    required: ["place"],
    properties: {
      place: { type: "string", description: "Where it is */ console.log(1) /*\n\nwarm." },
      units: { type: "string", enum: ["metric", "imperial"], default: "metric" },
      days: { type: "number" },
      "show-wind": { type: "boolean" },
      alerts: { type: "array", items: { type: "object", properties: { at: { type: "number", default: 1 } } } },
      unknowable: { $ref: "#/definitions/x" },
      region: { type: ["string", "null"] },
    },
  },
  default_config: { days: 3 },
  commands: [
    {
      name: "tides",
      description: "Prints the tides",
      options: [
        { name: "place", type: "string", required: true },
        { name: "all", type: "boolean" },
      ],
    },
    { name: "now", description: "" },
  ],
};

async function makeTypes(more: Readonly<Record<string, unknown>>): Promise<string> {
  const cwd = makePlugin({ "manifest.json": manifestWith(more) });
  const { status, stdout, stderr } = await runCliHere(["types"], { cwd });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

/** What the compiler says of the types and a module that uses them. */
function compile(types: string, use: string): readonly string[] {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "types.ts"), types);
  writeFileSync(join(folder, "use.ts"), use);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    exactOptionalPropertyTypes: true,
  };
  const program = ts.createProgram([join(folder, "use.ts")], options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

nightly("the types of a manifest are those that the compiler holds a plugin to", async () => {
  const types = await makeTypes(MANIFEST);
  expect(
    compile(
      types,
      `import type { CommandName, CommandOptions, Permission, Settings } from "./types";
      const all: Settings = { place: "Porto", units: "metric", days: 1 };
      export const more: Settings = { ...all, "show-wind": true, alerts: [{ at: 1 }], region: null };
      export const place: string = all.place, wind: boolean | undefined = all["show-wind"];
      export const permissions: readonly Permission[] = ["storage-read", "network-access"];
      export const names: readonly CommandName[] = ["tides", "now"];
      export const options: CommandOptions["tides"] = { place: "Porto" };
      // @ts-expect-error A required setting is missing.
      export const none: Settings = {};
      // @ts-expect-error No such unit.
      export const units: Settings["units"] = "kelvin";
      // @ts-expect-error The manifest does not ask for it.
      export const camera: Permission = "camera";
      // @ts-expect-error No such command.
      export const command: CommandName = "moon";
      // @ts-expect-error The option must be given.
      export const missing: CommandOptions["tides"] = { all: true };
      // @ts-expect-error Settings are read-only.
      all.place = "Faro";`,
    ),
  ).toEqual([]);
  expect(types).toContain("  /** Where it is *\\/ console.log(1) /* warm. */\n  readonly place: string;");
});

nightly.each([
  ["says nothing of them", { config_schema: undefined, commands: undefined }],
  [
    "says something else of them",
    { config_schema: 5, permissions: "all", commands: [null, { name: 7 }], default_config: [] },
  ],
  ["has a schema without properties", { config_schema: { type: "object", properties: [] } }],
])("a manifest that %s has types all the same", async (_, more) => {
  const types = await makeTypes(more);
  expect(
    compile(
      types,
      `import type { CommandName, Settings } from "./types"; export const a: Settings = {}; export type B = CommandName;`,
    ),
  ).toEqual([]);
});

test("permissions that say why have types, too", async () => {
  const why = { type: "notifications", description: "Tells you of high tides", required: false };
  const types = await makeTypes({ permissions: [why, { type: "storage-read" }, {}] });
  expect(types).toContain('export type Permission = "notifications" | "storage-read";');
});

nightly("a schema without an end has a type with one", async () => {
  let schema: object = { type: "string" };
  for (let depth = 0; depth < 30; depth++) schema = { type: "object", properties: { in: schema } };
  expect(
    compile(
      await makeTypes({ config_schema: schema }),
      `import type { Settings } from "./types"; export type A = Settings["in"];`,
    ),
  ).toEqual([]);
});

test("a file is written once, and keeps its time while it is up to date", async () => {
  const cwd = makePlugin({ "manifest.json": manifestWith(MANIFEST) });
  const file = join(cwd, "src", "types.ts");
  const run = () => runCliHere(["types", "--output", "src/types.ts"], { cwd });
  expect((await run()).stderr).toBe("src/types.ts has the types of manifest.json now\n");
  utimesSync(file, 1, 1);
  expect((await run()).stderr).toBe("src/types.ts already has the types of manifest.json\n");
  expect(statSync(file).mtimeMs).toBe(1000);
  writeFileSync(file, "mine");
  expect((await run()).status).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("export interface Settings {");
});

test("what is no manifest is wrong usage, and no link is followed", async () => {
  const broken = makePlugin({ "manifest.json": "{" });
  const { status, stderr } = await runCliHere(["types"], { cwd: broken });
  expect([status, stderr]).toEqual([2, expect.stringContaining("manifest.json has no types: ")]);
  const outside = temporaryFolder();
  const cwd = makePlugin({ "manifest.json": manifestWith({}), ".git/": "" });
  mkdirSync(join(cwd, "lib"));
  symlinkSync(outside, join(cwd, "src"));
  const linked = await runCliHere(["types", "--output", "src/types.ts"], { cwd });
  expect([linked.status, linked.stderr]).toEqual([5, expect.stringContaining("The file of types is not written")]);
});
