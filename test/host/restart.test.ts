import { describe, expect, test } from "vitest";
import type { LiveChanges } from "../support/live.js";
import { folderOf, judge, STORES } from "../support/judge-life.js";
import { nightly } from "../support/nightly.js";

describe("what is lost at the next start", () => {
  nightly.each<[name: string, code: string, said: string]>([
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
      "warning lifecycle-enable/fails-after-restart:4 After a restart, onEnable never finishes: its promise is pending, and nothing is left that could settle it",
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

  nightly("is not asked about where nothing is installed", async () => {
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
  nightly.each<[name: string, code: string, changes?: LiveChanges]>([
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
  nightly.each<[name: string, code: string, said: string]>([
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
