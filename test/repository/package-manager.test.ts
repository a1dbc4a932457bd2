import { describe, expect, test } from "vitest";
import { inMemory } from "../../src/base/files/workspace.js";
import { parseJsonObject } from "../../src/base/text/json/parse-json.js";
import {
  formatInstallCommand,
  formatLockCommand,
  formatRunnerInstallCommand,
  listBringingCommands,
} from "../../src/repository/manager-commands.js";
import { findPackageManager } from "../../src/repository/package-manager.js";

function find(files: Readonly<Record<string, string>>, folder = ""): ReturnType<typeof findPackageManager> {
  const own = files[folder === "" ? "package.json" : `${folder}/package.json`];
  return findPackageManager(inMemory(files), folder, parseJsonObject(own ?? ""));
}

describe("the package manager and its version come from", () => {
  test.each([
    ["packageManager", '{ "packageManager": "pnpm@9.12.1+sha512.abc" }', "pnpm", "9.12.1"],
    ["packageManager without a version", '{ "packageManager": "yarn" }', "yarn", undefined],
    ["devEngines", '{ "devEngines": { "packageManager": { "name": "bun", "version": "^1.1" } } }', "bun", "^1.1"],
    [
      "the first of several in devEngines",
      '{ "devEngines": { "packageManager": [{ "name": "yarn", "version": "4.x" }, { "name": "npm" }] } }',
      "yarn",
      "4.x",
    ],
    ["neither where the value is hostile", '{ "packageManager": ["pnpm"], "devEngines": 7 }', "npm", undefined],
  ])("%s", (_, packageJson, name, version) => {
    expect(find({ "package.json": packageJson })).toMatchObject({ name });
    expect(find({ "package.json": packageJson }).version).toBe(version);
    expect(find({ "package.json": packageJson, "plugins/tides/package.json": "{}" }, "plugins/tides")).toMatchObject({
      name,
    });
  });
});

describe("Yarn 1 is told from its successors", () => {
  test.each([
    ["by its lock file", { "package.json": "{}", "yarn.lock": "# yarn lockfile v1\n" }, true],
    ["by a lock file of Yarn 4", { "package.json": "{}", "yarn.lock": "__metadata:\n  version: 8\n" }, undefined],
    ["by the version, without a lock file", { "package.json": '{ "packageManager": "yarn@1.22.22" }' }, true],
    ["by the version 4.1.0", { "package.json": '{ "packageManager": "yarn@4.1.0" }' }, undefined],
    ["by the version 10, which is none", { "package.json": '{ "packageManager": "yarn@10.0.0" }' }, undefined],
  ])("%s", (_, files, isClassic) => {
    expect(find(files).isClassic).toBe(isClassic);
  });
});

test("each package manager has the commands of its own version", () => {
  const classic = find({ "package.json": "{}", "yarn.lock": "# yarn lockfile v1\n" });
  const berry = find({ "package.json": "{}", "yarn.lock": "__metadata:\n" });
  const pnpm = find({ "package.json": "{}", "pnpm-lock.yaml": "" });
  const npm = find({ "package.json": "{}", "package-lock.json": "{}" });
  const none = find({ "package.json": '{ "packageManager": "bun@1.1.0" }' });
  expect([classic, berry, pnpm, npm, none].map(formatInstallCommand)).toEqual([
    "yarn install --frozen-lockfile",
    "yarn install --immutable",
    "pnpm install --frozen-lockfile",
    "npm ci",
    "bun install",
  ]);
  expect([classic, berry, npm, none].map(formatRunnerInstallCommand)).toEqual([
    "yarn install --frozen-lockfile",
    "corepack enable && yarn install --immutable",
    "npm ci",
    "npm install --global bun && bun install",
  ]);
  expect([classic, berry].map((manager) => formatLockCommand(manager))).toEqual([
    "yarn install",
    "yarn install --mode=update-lockfile",
  ]);
  expect([classic, berry].map(listBringingCommands)).toEqual([
    ["npm install --global yarn"],
    ["npm install --global corepack", "corepack enable yarn"],
  ]);
});
