import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { runLife, type RunLifeOptions, type TestedLife } from "../../src/run/run-life.js";
import { makePlugin } from "../support/folders.js";
import { livingPlugin, type LiveChanges } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";

const STORES: LiveChanges = {
  manifest: { permissions: ["storage-read", "storage-write"], hooks: {} },
  packageJson: { peerDependencies: { "plugin-preflight": "*" } },
};

const folderOf = (code: string, changes = STORES): string =>
  makePlugin({ ".git/": "", ...livingPlugin(code, changes) });

const tell = async (code: string, options: RunLifeOptions = {}, changes = STORES): Promise<TestedLife> =>
  runLife(folderOf(code, changes), options);

const say = ({ findings }: TestedLife): readonly string[] =>
  findings.map(
    ({ severity, check, code, message, location: { file, range } }) =>
      `${severity} ${check}/${code} ${file}:${String(range?.start.line ?? 0)} ${message}`,
  );

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
  test("runs the built plugin, restarts it and updates it from what is stored", async () => {
    const life = await tell(GOOD, {
      config: { place: "Lisbon" },
      update: { from: "0.9.0", stored: { place: "Porto" } },
    });
    expect([life.verdict, say(life)]).toEqual(["pass", []]);
    expect(life.lifecycle.laterLives).toMatchObject([{ kind: "restart" }, { kind: "update", from: "0.9.0" }]);
    expect(life.lifecycle.laterLives[1]?.steps.flatMap(({ logged }) => logged)).toEqual([
      "info: from 0.9.0",
      "info: Porto",
    ]);
  });

  test("judges as the command does, and a hook that does not exist is an error", async () => {
    const code = `let timer;
export function onInstall() {}
export function onEnable() {
  timer = setInterval(() => {}, 60_000);
}
export function onDisable() {}
export function onUpdate() { throw new RangeError("no tide"); }`;
    const life = await tell(code, {}, { manifest: { hooks: { onUninstall: "uninstal", onEnable: "onEnable" } } });
    expect(life.verdict).toBe("fail");
    expect(say(life).toSorted()).toEqual([
      expect.stringMatching(/^error hooks-exist\/\S+ manifest\.json:\d+ .*"uninstal"/u) as string,
      'error lifecycle-update/throws dist/plugin.js:7 onUpdate throws a RangeError: "no tide"',
      "warning lifecycle-leaks/still-open dist/plugin.js:4 An interval opened here is still open after onDisable",
    ]);
  });

  test("keeps two runs at once apart", async () => {
    const code = (place: string): string =>
      `export async function onEnable({ storage, logger }) { globalThis.place ??= "${place}"; logger.info(globalThis.place); }`;
    const [one, other] = await Promise.all([tell(code("Porto")), tell(code("Faro"))]);
    expect(one.lifecycle.steps.flatMap(({ logged }) => logged)).toEqual(["info: Porto", "info: Porto"]);
    expect(other.lifecycle.steps.flatMap(({ logged }) => logged)).toEqual(["info: Faro", "info: Faro"]);
  });

  nightly("ends a hook at the time limit, and calls only the hooks that are asked for", async () => {
    const code = "export function onInstall() {} export function onEnable() { for (;;); }";
    const life = await tell(code, { timeLimit: 0.5, only: ["onEnable"] }, {});
    expect(say(life)).toEqual([
      "error lifecycle-enable/time-limit dist/plugin.js:1 onEnable did not finish within 0.5 seconds, and was stopped",
    ]);
    expect(life.lifecycle.steps.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      ...["load done", "onInstall done", "onEnable time-limit", "onDisable not-called"],
      ...["onUpdate not-called", "onUninstall not-called"],
    ]);
  });

  test("throws where the result depends on a generated setting", async () => {
    const changes = { manifest: { config_schema: { type: "object", properties: { key: { type: "string" } } } } };
    const code = `export function onEnable({ configService }) {
  if (configService.get("key") !== "sk-test") throw new Error("no key");
}`;
    await expect(tell(code, {}, changes)).rejects.toThrow(
      'This is not a pass: onEnable is not checked, because it fails with generated settings: "key"',
    );
    expect((await tell(code, { config: { key: "sk-test" } }, changes)).verdict).toBe("pass");
  });

  test.each<[name: string, plugin: unknown, options: unknown, says: string]>([
    ["an option that there is not", ".", { onyl: ["onEnable"] }, 'runLife cannot use the option "onyl"'],
    ["a hook that there is not", ".", { only: ["onEnabel"] }, 'runLife cannot use "onEnabel" as a hook'],
    ["a hook without a list", ".", { only: "onEnable" }, 'runLife cannot use "only"'],
    ["a time that is a text", ".", { timeLimit: "5" }, 'runLife cannot use "timeLimit"'],
    ["a time without end", ".", { timeLimit: Infinity }, 'runLife cannot use "timeLimit"'],
    ["a list as settings", ".", { config: [] }, 'runLife cannot use "config"'],
    ["an object", {}, {}, "was given a value of the type object"],
    ["a function", () => undefined, {}, "was given a value of the type function"],
    ["undefined", undefined, {}, "was given a value of the type undefined"],
    ["null", null, {}, "was given null"],
    ["a promise", Promise.resolve({}), {}, "was given a value of the type object"],
    ["a folder without a manifest", folderOf("") + "/dist", {}, "manifest.json"],
  ])("refuses %s", async (_, plugin, options, says) => {
    await expect(runLife(plugin as string, options as RunLifeOptions)).rejects.toThrow(says);
  });

  nightly("ends the author's test, whatever the plugin leaves running", async () => {
    const cwd = makePlugin({
      ...livingPlugin("export function onEnable() { setInterval(() => {}, 1000); tide(); }"),
      "life.test.js": `import assert from "node:assert/strict";
import { test } from "node:test";
import { runLife } from "plugin-preflight";
test("lives", async () => {
  const { findings } = await runLife(new URL(".", import.meta.url));
  assert.deepEqual(findings.map(({ message }) => message), []);
});
`,
    });
    mkdirSync(join(cwd, "node_modules"));
    symlinkSync(ROOT, join(cwd, "node_modules", "plugin-preflight"), "junction");
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const run = promisify(execFile)(process.execPath, ["--test", "--test-reporter=tap"], { cwd, env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('onEnable throws a ReferenceError: "tide is not defined"') as string,
    });
  });
});
