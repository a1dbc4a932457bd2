import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { makePlugin, type Files } from "../support/folders.js";
import { ROOT } from "../support/project.js";

interface Told {
  readonly verdict: string;
  readonly said: readonly string[];
  readonly steps: readonly string[];
  readonly later: readonly {
    readonly kind: string;
    readonly steps: readonly { readonly logged: readonly string[] }[];
  }[];
  readonly skipped: Readonly<Record<string, string>>;
}

/** A project of an author, whose own tests are run by `node --test`. */
async function runAuthorsTest(files: Files): Promise<{ readonly status: number; readonly output: string }> {
  const cwd = makePlugin({ "package.json": '{ "name": "tides", "version": "1.0.0", "type": "module" }', ...files });
  mkdirSync(join(cwd, "node_modules"));
  symlinkSync(ROOT, join(cwd, "node_modules", "plugin-preflight"), "junction");
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const run = promisify(execFile)(process.execPath, ["--test", "--test-force-exit", "--test-reporter=tap"], {
    cwd,
    env,
  });
  try {
    return { status: 0, output: (await run).stdout };
  } catch (error) {
    const { code = 1, stdout = "" } = error as { code?: number; stdout?: string };
    return { status: code, output: stdout };
  }
}

/** What `runLife` tells of a plugin in such a test: the module's default export, or what `given` names. */
async function tell(code: string, options = "{}", given = "module.default"): Promise<Told> {
  const { status, output } = await runAuthorsTest({
    "src/plugin.js": code,
    "test/life.test.js": `import { test } from "node:test";
import { runLife } from "plugin-preflight";
import * as module from "../src/plugin.js";
test("lives", async () => {
  const { verdict, findings, lifecycle, skipped } = await runLife(${given}, ${options});
  const said = findings.map(({ severity, check, code, message, location }) =>
    \`\${severity} \${check}/\${code} \${location.file}:\${location.range?.start.line ?? 0} \${message}\`);
  const steps = lifecycle.steps.map(({ step, outcome }) => step + " " + outcome);
  const told = { verdict, said, steps, later: lifecycle.laterLives, skipped: Object.fromEntries(skipped) };
  console.log("TOLD " + Buffer.from(JSON.stringify(told)).toString("base64"));
});
`,
  });
  expect(status, output).toBe(0);
  const line = /TOLD (\S+)$/mu.exec(output)?.[1];
  if (line === undefined) throw new Error(output);
  return JSON.parse(Buffer.from(line, "base64").toString("utf8")) as Told;
}

const GOOD = `import { BasePlugin } from "plugin-preflight/sdk";
export default class Tides extends BasePlugin {
  async onInstall({ configService }) { await this.setStorage("place", configService.get("place")); }
  async onEnable() {
    this.log("info", await this.getStorage("place"));
    const timer = setInterval(() => {}, 60_000);
    this.register(() => clearInterval(timer));
  }
  async onUpdate({ previousVersion }) { this.log("info", "from " + previousVersion); }
  async onUninstall({ storage }) { await storage.delete("place"); }
}`;

describe("runLife in the author's own tests", () => {
  test("lets a class live twice, and updates it", async () => {
    const told = await tell(
      GOOD,
      '{ config: { place: "Lisbon" }, update: { from: "0.9.0", stored: { place: "Porto" } } }',
    );
    expect(told).toMatchObject({
      verdict: "pass",
      said: [],
      skipped: {},
      later: [{ kind: "restart" }, { kind: "update", from: "0.9.0" }],
    });
    expect(told.steps).toEqual([
      ...["load done", "onInstall done", "onInstall done", "onEnable done", "onDisable done", "onEnable done"],
      ...["onUpdate done", "onUpdate done", "onDisable done", "onUninstall done"],
    ]);
    expect(told.later[1]?.steps.flatMap(({ logged }) => logged)).toEqual(["info: from 0.9.0", "info: Porto"]);
  });

  test("judges as the command does, at the line of the source", async () => {
    const told = await tell(
      `let timer;
export function onInstall() {}
export function onEnable() {
  timer = setInterval(() => {}, 60_000).ref();
}
export function onDisable() {}
export function onUpdate() { throw new RangeError("no tide"); }
export async function onUninstall() { clearInterval(timer); }`,
      "{}",
      "module",
    );
    expect(told.verdict).toBe("fail");
    expect(told.said.toSorted()).toEqual([
      'error lifecycle-update/throws src/plugin.js:7 onUpdate throws a RangeError: "no tide"',
      "warning lifecycle-leaks/still-open src/plugin.js:4 An interval that is opened here is still open after onDisable",
    ]);
  });

  test.each<[name: string, code: string, said: string]>([
    [
      "a field that onInstall alone sets",
      `export default class {
  onInstall() { this.place = { name: "Lisbon" }; }
  onEnable() {
    this.place.name;
  }
}`,
      `warning lifecycle-enable/fails-after-restart src/plugin.js:4 After a restart, onEnable throws a TypeError: "Cannot read properties of undefined (reading 'name')"`,
    ],
    [
      "a value that is left",
      `export default () => ({ onInstall: ({ storage }) => storage.set("place", 1), onUninstall() {} });`,
      'notice lifecycle-uninstall/still-stored test/life.test.js:0 "place" is still stored after onUninstall',
    ],
    [
      "a hook that does not end in time",
      `export default class { onEnable() { return new Promise(() => {}); } }`,
      "error lifecycle-enable/time-limit test/life.test.js:0 onEnable does not end within 0.2 seconds, and was stopped",
    ],
  ])("reports %s", async (_, code, said) => {
    expect((await tell(code, "{ timeLimit: 0.2 }")).said).toEqual([said]);
  });

  test("does not judge what fails with a made-up setting", async () => {
    const manifest = { config_schema: { type: "object", properties: { key: { type: "string" } } } };
    const code = `export default class {
  onEnable({ configService }) { if (configService.get("key") !== "sk-test") throw new Error("no key"); }
}`;
    const made = await tell(code, `{ manifest: ${JSON.stringify(manifest)} }`);
    expect(made.said).toEqual([]);
    expect(made.skipped["lifecycle-enable"]).toContain('it fails after it has read "key", whose value is generated');
    const given = await tell(code, `{ manifest: ${JSON.stringify(manifest)}, config: { key: "sk-test" } }`);
    expect([given.said, given.skipped["lifecycle-enable"]]).toEqual([[], undefined]);
  });

  test("calls the hooks that are asked for, by their names in the manifest", async () => {
    const options = '{ manifest: { hooks: { onEnable: "start" } }, only: ["onEnable"] }';
    const { steps, later } = await tell("export function start() {} export function onInstall() {}", options, "module");
    expect(steps).toEqual([
      ...["load done", "onInstall done", "onEnable done", "onDisable not-called"],
      ...["onUpdate not-called", "onUninstall not-called"],
    ]);
    expect(later).toEqual([]);
  });

  test("fails a test that expects no findings", async () => {
    const { status, output } = await runAuthorsTest({
      "plugin.js": "export function onEnable() { tide(); }",
      "life.test.js": `import assert from "node:assert/strict";
import { test } from "node:test";
import { runLife } from "plugin-preflight";
import * as plugin from "./plugin.js";
test("lives", async () => {
  const { findings } = await runLife(plugin);
  assert.deepEqual(findings.map(({ message }) => message), []);
});
`,
    });
    expect(status).toBe(1);
    expect(output).toContain('onEnable throws a ReferenceError: "tide is not defined"');
  });
});
