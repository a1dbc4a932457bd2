import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { livingPlugin, type LiveChanges } from "../support/live.js";
import { runCliHere } from "../support/product.js";

interface Finding {
  readonly check: string;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly file: string; readonly range?: { readonly start: { readonly line: number } } };
}

interface Reported {
  readonly plugins: readonly {
    readonly findings: readonly Finding[];
    readonly lifecycle?: { readonly laterLives: readonly { readonly kind: string; readonly from?: string }[] };
  }[];
}

const STORES: LiveChanges = {
  manifest: { permissions: ["storage-read", "storage-write"] },
  packageJson: { peerDependencies: { "plugin-preflight": "*" } },
};

const folderOf = (code: string, changes: LiveChanges = {}): string =>
  makePlugin({ ".git/": "", ...livingPlugin(code, { ...STORES, ...changes }) });

/** What `test` says of a plugin, as `severity check/code:line message`, without what permissions are about. */
async function judge(cwd: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = await runCliHere(["test", "--format", "json", ...words], { cwd });
  const report = (stdout === "" ? { plugins: [] } : JSON.parse(stdout)) as Reported;
  const [plugin] = report.plugins;
  const said = (plugin?.findings ?? [])
    .filter(({ check }) => check.startsWith("lifecycle"))
    .map(
      ({ severity, check, code, location, message }) =>
        `${severity} ${check}/${code}:${String(location.range?.start.line ?? 0)} ${message}`,
    );
  return { status, stderr, said, later: plugin?.lifecycle?.laterLives ?? [] };
}

describe("what is lost at the next start", () => {
  test.each<[name: string, code: string, said: string]>([
    [
      "a variable of the module",
      `let place;
export function onInstall() { place = { name: "Lisbon" }; }
export function onEnable({ logger }) {
  logger.info(place.name);
}`,
      `warning lifecycle-enable/fails-after-restart:4 After a restart, onEnable throws a TypeError: "Cannot read properties of undefined (reading 'name')"`,
    ],
    [
      "a field of the instance that onDisable closes",
      `export default class {
  onInstall() { this.log = { close() {} }; }
  onEnable() {}
  onDisable() {
    this.log.close();
  }
}`,
      `warning lifecycle-disable/fails-after-restart:5 After a restart, onDisable throws a TypeError: "Cannot read properties of undefined (reading 'close')"`,
    ],
    [
      "the names of what was stored",
      `let keys;
export async function onInstall({ storage }) { keys = ["place"]; await storage.set("place", 1); }
export async function onUninstall({ storage }) {
  for (const key of keys) await storage.delete(key);
}`,
      `warning lifecycle-uninstall/fails-after-restart:4 After a restart, onUninstall throws a TypeError: "keys is not iterable"`,
    ],
    [
      "a promise that onInstall settles",
      `let settle;
const ready = new Promise((resolve) => { settle = resolve; });
export function onInstall() { settle(); }
export async function onEnable() { await ready; }`,
      "warning lifecycle-enable/fails-after-restart:1 After a restart, onEnable never ends: its promise does not settle, and nothing is left that could do it",
    ],
    [
      "the context, as a hook is a property",
      `import { BasePlugin } from "plugin-preflight/sdk";
export default class Tides extends BasePlugin {
  async onInstall() { await this.setStorage("place", "Lisbon"); }
  onEnable = async () => {
    this.log("info", String(await this.getStorage("place")));
  };
  async onUninstall(context) { await context.storage.delete("place"); }
}`,
      `warning lifecycle-enable/fails-after-restart:5 After a restart, onEnable throws an Error: "onEnable is a property of the class, so that BasePlugin never gets a context: write it as a method, async onEnable(context) { ... }"`,
    ],
  ])("is a warning at its line: %s", async (_, code, said) => {
    // A class has its hooks by itself.
    const changes = code.includes("class") ? { manifest: { ...STORES.manifest, hooks: undefined } } : {};
    const judged = await judge(folderOf(code, changes));
    expect(judged.said).toEqual([said]);
    expect(judged.status).toBe(0);
  });

  test("is no warning where the first life fails in the same way", async () => {
    const judged = await judge(folderOf("export function onInstall() {} export function onEnable() { tide(); }"));
    expect(judged.said).toEqual([
      'error lifecycle-enable/throws:1 onEnable throws a ReferenceError: "tide is not defined"',
    ]);
  });

  test("is not asked about where nothing is installed", async () => {
    expect((await judge(folderOf("export function onEnable() {}"))).later).toEqual([]);
    expect((await judge(folderOf("export function onInstall() {} export function onEnable() {}"))).later).toMatchObject(
      [{ kind: "restart" }],
    );
  });
});

const KEEPS = `export async function onInstall({ storage }) { await storage.set("place", "Lisbon"); }
export async function onEnable({ storage, logger }) { logger.info((await storage.get("place")).toUpperCase()); }
export async function onUninstall({ storage }) { await storage.delete("place"); }`;

describe("a good plugin is not blamed", () => {
  test.each<[name: string, code: string, changes?: LiveChanges]>([
    ["that stores all it needs", KEEPS],
    [
      "that makes its state in onEnable",
      `let state;
export function onInstall() { state = { count: 0 }; }
export function onEnable() { state = { count: 1 }; }
export function onDisable() { state.count = 0; }`,
    ],
    [
      "with timers that keep nothing alive",
      `let timer;
export function onInstall() { setTimeout(() => {}, 60_000).unref(); }
export function onEnable() { timer = setInterval(() => {}, 60_000).unref(); }
export function onDisable() { clearInterval(timer); }`,
    ],
    [
      "with a cache in memory that it fills again",
      `const cache = new Map();
async function read(storage) {
  if (!cache.has("place")) cache.set("place", await storage.get("place"));
  return cache.get("place");
}
export async function onInstall({ storage }) { await storage.set("place", "Lisbon"); cache.set("place", "Lisbon"); }
export async function onEnable({ storage }) { (await read(storage)).toUpperCase(); }
export async function onUninstall({ storage }) { cache.clear(); await storage.delete("place"); }`,
    ],
    [
      "that keeps its data in files",
      `import { readFileSync, rmSync, writeFileSync } from "node:fs";
export function onInstall() { writeFileSync("places.json", "[]"); }
export function onEnable() { JSON.parse(readFileSync("places.json", "utf8")); }
export function onUninstall() { rmSync("places.json"); }`,
      { manifest: { permissions: ["filesystem-access"] } },
    ],
    [
      "of the SDK",
      `import { BasePlugin } from "plugin-preflight/sdk";
export default class Tides extends BasePlugin {
  async onInstall() { await this.setStorage("place", "Lisbon"); }
  async onEnable() { this.log("info", await this.getStorage("place")); this.register(() => {}); }
  async onUninstall() { await this.context.storage.delete("place"); }
}`,
      { manifest: { ...STORES.manifest, hooks: undefined } },
    ],
  ])("%s", async (_, code, changes) => {
    const judged = await judge(folderOf(code, changes));
    expect(judged).toMatchObject({ said: [], status: 0, later: [{ kind: "restart" }] });
  });
});

describe("what is still stored after the removal", () => {
  test.each<[name: string, code: string, said: string]>([
    [
      "by a hook that forgets some",
      `export async function onInstall({ storage }) { for (const key of ["a", "b", "c"]) await storage.set(key, 1); }
export async function onUninstall({ storage }) { await storage.delete("b"); }`,
      'notice lifecycle-uninstall/still-stored:1 "a" and "c" are still stored after onUninstall',
    ],
    [
      "without the hook",
      `export async function onEnable({ storage }) { await storage.set("place", 1); }`,
      'notice lifecycle-uninstall/still-stored:0 "place" is still stored after the removal',
    ],
    [
      "after a restart alone",
      `const keys = [];
export async function onInstall({ storage }) { keys.push("place"); await storage.set("place", 1); }
export async function onUninstall({ storage }) { for (const key of keys) await storage.delete(key); }`,
      'notice lifecycle-uninstall/still-stored:1 "place" is still stored after onUninstall, if there is a restart before it',
    ],
    [
      "many",
      `export async function onInstall({ storage }) { for (let at = 10; at < 40; at++) await storage.set("k" + at, 1); }
export function onUninstall() {}`,
      'notice lifecycle-uninstall/still-stored:1 "k10", "k11", "k12", "k13", "k14" and 25 more values are still stored after onUninstall',
    ],
  ])("is a notice that names it: %s", async (_, code, said) => {
    expect((await judge(folderOf(code))).said).toEqual([said]);
  });
});

/** An archive of a version, made by `pack`. */
async function packEarlier(code: string, version = "0.9.0", changes: LiveChanges = {}): Promise<string> {
  const described = {
    description: "Shows the tides of a place",
    author: "Harbour Office <office@example.com>",
    category: "utilities",
    license: "MIT",
  };
  const manifest = { ...STORES.manifest, ...described, version, ...changes.manifest };
  const scripts = { test: "node --test", lint: "eslint .", typecheck: "tsc" };
  const packageJson = {
    ...STORES.packageJson,
    version,
    scripts,
    license: "MIT",
    files: ["dist", "manifest.json", "CHANGELOG.md"],
  };
  const cwd = makePlugin({
    ".git/": "",
    ...livingPlugin(code, { manifest, packageJson }),
    "README.md": `# Tide Table\n\n## Installation\n\n${"Install it as any other plugin. ".repeat(10)}\n`,
    "CHANGELOG.md": `# Changelog\n\n## ${version}\n\n- The first one.\n`,
    LICENSE: "MIT License\n",
  });
  const out = join(temporaryFolder(), "earlier.zip");
  const { status, output } = await runCliHere(["pack", "--out", out], { cwd });
  expect(status, output).toBe(0);
  return out;
}

const EARLIER = `export async function onInstall({ storage }) { await storage.set("places", ["Lisbon"]); }
export function onEnable() {}`;

describe("an update from an earlier version", () => {
  test("passes the previous version to onUpdate, with what that version has stored", async () => {
    const code = `export async function onUpdate({ storage, previousVersion, logger }) {
  logger.info(previousVersion + ": " + JSON.stringify(await storage.get("places")));
}
export async function onUninstall({ storage }) { await storage.delete("places"); }`;
    const from = await packEarlier(EARLIER);
    const cwd = folderOf(code);
    const judged = await judge(cwd, "--from", from);
    expect(judged).toMatchObject({
      said: [],
      status: 0,
      later: [
        { kind: "earlier", from: "0.9.0" },
        {
          kind: "update",
          from: "0.9.0",
          steps: [{ step: "load" }, { logged: ['info: 0.9.0: ["Lisbon"]'] }, {}, {}, {}],
        },
      ],
    });
    const { stdout } = await runCliHere(["test", "--from", from], { cwd });
    expect(stdout).toMatch(
      /✔ version 0\.9\.0 until it was disabled: onInstall, onEnable .*\n.*✔ updated from 0\.9\.0: onUpdate, onUninstall/u,
    );
  });

  test.each<[name: string, code: string, said: readonly string[]]>([
    [
      "of a form that onUpdate does not know",
      `export async function onUpdate({ storage }) {
  const places = (await storage.get("places")) ?? { list: [] };
  places.list.push("Porto");
}
export async function onUninstall({ storage }) { await storage.delete("places"); }`,
      [
        `error lifecycle-update/fails-after-update:3 After an update from 0.9.0, onUpdate throws a TypeError: "Cannot read properties of undefined (reading 'push')"`,
      ],
    ],
    [
      "under another name",
      `export function onUpdate() {}
export async function onEnable({ storage, logger }) {
  logger.info(String((await storage.get("harbours")) ?? "none"));
}
export async function onUninstall({ storage }) { await storage.delete("harbours"); }`,
      [
        'warning lifecycle-update/value-lost:3 After an update from 0.9.0, onEnable finds nothing under "harbours", and nothing reads "places", which 0.9.0 has stored',
        'notice lifecycle-uninstall/still-stored:1 "places" is still stored after onUninstall, if the plugin was updated from 0.9.0',
      ],
    ],
    [
      "that onUpdate deletes",
      `export async function onUpdate({ storage }) { await storage.delete("places"); }
export async function onEnable({ storage }) {
  if (await storage.get("places")) throw new Error("not yet");
}`,
      [
        'warning lifecycle-update/value-lost:3 After an update from 0.9.0, onEnable finds nothing under "places": 0.9.0 has stored a value there, which was deleted without a look at it',
      ],
    ],
    [
      "that onEnable cannot read",
      `export function onUpdate() {}
export async function onEnable({ storage }) {
  const places = (await storage.get("places")) ?? "";
  places.toUpperCase();
}
export async function onUninstall({ storage }) { await storage.delete("places"); }`,
      [
        'error lifecycle-enable/fails-after-update:4 After an update from 0.9.0, onEnable throws a TypeError: "places.toUpperCase is not a function"',
      ],
    ],
  ])("shows what becomes of data %s", async (_, code, said) => {
    const judged = await judge(folderOf(code), "--from", await packEarlier(EARLIER));
    expect(judged.said.toSorted()).toEqual(said.toSorted());
  });

  test.each<[name: string, code: string]>([
    [
      "moves what was stored",
      `export async function onUpdate({ storage }) {
  const places = await storage.get("places");
  if (places === undefined) return;
  await storage.set("harbours", places);
  await storage.delete("places");
}
export async function onEnable({ storage }) { (await storage.get("places")) ?? (await storage.get("harbours")); }
export async function onUninstall({ storage }) { await storage.delete("harbours"); }`,
    ],
    [
      "has new values, and a default for them",
      `export function onUpdate() {}
export async function onEnable({ storage }) { await storage.get("places"); (await storage.get("theme")) ?? "light"; }
export async function onUninstall({ storage }) { for (const key of await storage.keys()) await storage.delete(key); }`,
    ],
    [
      "moves it when it is enabled",
      `export async function onEnable({ storage }) {
  if (await storage.get("harbours")) return;
  const places = await storage.get("places");
  if (places) { await storage.set("harbours", places); await storage.delete("places"); }
}
export async function onUninstall({ storage }) { await storage.delete("harbours"); }`,
    ],
  ])("does not blame a version that %s", async (_, code) => {
    const judged = await judge(folderOf(code), "--from", await packEarlier(EARLIER));
    expect(judged).toMatchObject({ said: [], status: 0 });
  });

  test("takes the folder of the earlier version, too", async () => {
    const earlier = folderOf(EARLIER, { manifest: { ...STORES.manifest, version: "0.8.0" } });
    expect((await judge(folderOf(KEEPS), "--from", earlier)).later).toMatchObject([
      { kind: "restart" },
      { kind: "earlier", from: "0.8.0" },
      { kind: "update", from: "0.8.0" },
    ]);
  });

  test("is no pass where the earlier version cannot be installed", async () => {
    const from = await packEarlier('export function onInstall() { throw new Error("no tide"); }');
    const judged = await judge(folderOf(KEEPS), "--from", from);
    expect(judged.status).toBe(2);
    expect(judged.stderr).toContain(
      "This is not a pass: 0.9.0 is not installed, so that nothing is updated: onInstall ends with threw",
    );
  });

  test.each<[name: string, make: () => Promise<string> | string, says: string]>([
    ["is not there", () => "none.zip", 'There is no archive "none.zip"'],
    ["is no archive", () => join(folderOf(KEEPS), "manifest.json"), 'There is no archive "'],
    ["is not earlier", () => packEarlier(EARLIER, "1.0.0"), 'is of version "1.0.0", which is not earlier than "1.0.0"'],
    [
      "is of another plugin",
      () => packEarlier(EARLIER, "0.9.0", { manifest: { name: "Moon Table" } }),
      'holds another plugin, "moon-table"',
    ],
    ["has no hooks", () => packEarlier("export {};"), "cannot be installed: the plugin has no hooks"],
  ])("is refused where what is given %s", async (_, make, says) => {
    const judged = await judge(folderOf(KEEPS), "--from", await make());
    expect(judged.status).toBe(2);
    expect(judged.stderr).toContain(says);
  });
});
