import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { folderOf, judge, STORES } from "../support/judge-life.js";
import { livingPlugin, type LiveChanges } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";

const KEEPS = `export async function onInstall({ storage }) { await storage.set("place", "Lisbon"); }
export async function onEnable({ storage, logger }) { logger.info((await storage.get("place")).toUpperCase()); }
export async function onUninstall({ storage }) { await storage.delete("place"); }`;

/** An archive of a version, made by `pack`. */
async function packEarlier(code: string, version = "0.9.0", changes: LiveChanges = {}): Promise<string> {
  const described = {
    description: "Shows the tides of a place",
    author: "Harbour Office <office@example.com>",
    category: "utilities",
    license: "MIT",
  };
  const manifest = { ...STORES.manifest, ...described, type: "service", version, ...changes.manifest };
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
  nightly("passes the previous version to onUpdate, with what that version has stored", async () => {
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

  nightly.each<[name: string, code: string, said: readonly string[]]>([
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
        'warning lifecycle-update/value-lost:3 After an update from 0.9.0, onEnable finds nothing under "harbours", and nothing reads "places", which 0.9.0 stored',
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
        'warning lifecycle-update/value-lost:3 After an update from 0.9.0, onEnable finds nothing under "places": 0.9.0 stored a value there, which was deleted without being read',
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

  nightly.each<[name: string, code: string]>([
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

  nightly("takes the folder of the earlier version, too", async () => {
    const earlier = folderOf(EARLIER, { manifest: { ...STORES.manifest, version: "0.8.0" } });
    expect((await judge(folderOf(KEEPS), "--from", earlier)).later).toMatchObject([
      { kind: "restart" },
      { kind: "earlier", from: "0.8.0" },
      { kind: "update", from: "0.8.0" },
    ]);
  });

  nightly("is no pass where the earlier version cannot be installed", async () => {
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
    ["is not older", () => packEarlier(EARLIER, "1.0.0"), 'is of version "1.0.0", which is not older than "1.0.0"'],
    [
      "is of another plugin",
      () => packEarlier(EARLIER, "0.9.0", { manifest: { name: "Moon Table" } }),
      'contains another plugin, "moon-table"',
    ],
  ])("is refused where what is given %s", async (_, make, says) => {
    const judged = await judge(folderOf(KEEPS), "--from", await make());
    expect(judged.status).toBe(2);
    expect(judged.stderr).toContain(says);
  });
});
