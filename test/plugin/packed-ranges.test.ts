import { describe, expect, test } from "vitest";
import { isAbsent } from "../../src/plugin/absent.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import type { Facts } from "../../src/plugin/reading.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { memberText, WORKSPACES } from "../support/plugin-workspace.js";

type Manager = keyof typeof WORKSPACES;

async function rangesOf(
  manager: Manager,
  packageJson: object,
  files: Readonly<Record<string, string>> = {},
): Promise<Facts["packedRanges"]> {
  const workspace = inMemory({
    ...WORKSPACES[manager],
    "packages/core/package.json": memberText("@lumen-labs/core", "1.2.3"),
    "packages/hidden/package.json": memberText("@lumen-labs/hidden", "2.0.0", { private: true }),
    "packages/draft/package.json": memberText("@lumen-labs/draft"),
    "packages/widget/manifest.json": "{}",
    "packages/widget/package.json": memberText("@lumen-labs/widget", "1.4.0", packageJson),
    ...files,
  });
  const { facts } = await readPlugin(workspace, { folder: "packages/widget", needs: ["packedRanges"] });
  if (isAbsent(facts.packedRanges)) throw new Error(facts.packedRanges.absent);
  return facts.packedRanges;
}

const CORE = "@lumen-labs/core";

describe("a range that a package manager replaces", () => {
  // What pnpm 10.34.9, Yarn 4.18.1 and Bun 1.4.5 wrote; test/e2e/workspaces.test.ts asks them again.
  test.each<[Manager, string, string, string]>([
    ...(["pnpm", "yarn", "bun"] as const).flatMap((manager): [Manager, string, string, string][] => [
      [manager, CORE, "workspace:^", "^1.2.3"],
      [manager, CORE, "workspace:~", "~1.2.3"],
      [manager, CORE, "workspace:*", "1.2.3"],
      [manager, CORE, "workspace:1.x", "1.x"],
      [manager, CORE, "workspace:~1.2", "~1.2"],
      [manager, CORE, "workspace:^1.0.0", "^1.0.0"],
      [manager, CORE, "workspace:>=1.0.0 <3", ">=1.0.0 <3"],
      [manager, CORE, "workspace:^1 || ^2", "^1 || ^2"],
      [manager, "is-number", "catalog:", "^7.0.0"],
      [manager, "is-number", "catalog:old", "^6.0.0"],
    ]),
    ...(["pnpm", "bun"] as const).flatMap((manager): [Manager, string, string, string][] => [
      [manager, "core", "workspace:@lumen-labs/core@^", "npm:@lumen-labs/core@^1.2.3"],
      [manager, "core", "workspace:@lumen-labs/core@*", "npm:@lumen-labs/core@1.2.3"],
      [manager, "core", "workspace:@lumen-labs/core@1.x", "npm:@lumen-labs/core@1.x"],
      [manager, CORE, "workspace:../core", "1.2.3"],
      [manager, "is-number", "catalog:default", "^7.0.0"],
      [manager, "is-number", "catalog: old ", "^6.0.0"],
    ]),
    ["pnpm", CORE, "workspace:", "1.2.3"],
    ["pnpm", "core", "workspace:../core", "npm:@lumen-labs/core@1.2.3"],
    ["pnpm", CORE, "workspace:^ || ^0.9.0", "^1.2.3 || ^0.9.0"],
    ["pnpm", CORE, "^0.9.0 || workspace:^", "^0.9.0 || ^1.2.3"],
    ["pnpm", CORE, "workspace:>=", ">=1.2.3"],
    ["yarn", CORE, "workspace:packages/core", "1.2.3"],
  ])("is packed as %s packs it: %s, %s", async (manager, name, range, packed) => {
    for (const key of ["dependencies", "optionalDependencies", "peerDependencies", "devDependencies"]) {
      const { replaced, uninstallable } = await rangesOf(manager, { [key]: { [name]: range } });
      expect.soft([replaced, uninstallable]).toMatchObject([[{ key, name, range, packed }], []]);
    }
  });

  test("is replaced where nothing names the package manager", async () => {
    const files = { "yarn.lock": "", "package.json": memberText("root", undefined, { workspaces: ["packages/*"] }) };
    const workspace = { dependencies: { [CORE]: "workspace:^" } };
    const { replaced } = await rangesOf("npm", workspace, { ...files, "package-lock.json": "" });
    expect(replaced).toEqual([]);
    const unknown = inMemory({
      "package.json": files["package.json"],
      "packages/core/package.json": memberText(CORE, "1.2.3"),
      "packages/widget/manifest.json": "{}",
      "packages/widget/package.json": memberText("widget", "1.0.0", workspace),
    });
    const { facts } = await readPlugin(unknown, { folder: "packages/widget", needs: ["packedRanges"] });
    expect(facts.packedRanges).toMatchObject({ replaced: [{ packed: "^1.2.3" }] });
  });
});

describe("a range that nobody else can install", () => {
  test.each<[Manager, string, string, object]>([
    ["npm", CORE, "workspace:^", { kind: "not-replaced" }],
    ["npm", "is-number", "catalog:", { kind: "not-replaced" }],
    ["pnpm", "@lumen-labs/none", "workspace:^", { kind: "unknown-package", named: "@lumen-labs/none" }],
    ["pnpm", "none", "workspace:../none", { kind: "unknown-package", named: "../none" }],
    ["pnpm", "out", "workspace:../../../out", { kind: "unknown-package", named: "../../../out" }],
    ["pnpm", "@lumen-labs/draft", "workspace:*", { kind: "no-version", file: "packages/draft/package.json" }],
    ["pnpm", "@lumen-labs/hidden", "workspace:^", { kind: "private", named: "@lumen-labs/hidden" }],
    ["pnpm", "@lumen-labs/hidden", "workspace:2.x", { kind: "private" }],
    ["pnpm", "hidden", "workspace:@lumen-labs/hidden@^", { kind: "private" }],
    ["pnpm", "@lumen-labs/hidden", "workspace:../hidden", { kind: "private" }],
    ["npm", "@lumen-labs/hidden", "^2.0.0", { kind: "private" }],
    ["yarn", "@lumen-labs/hidden", "*", { kind: "private" }],
    ["bun", "@lumen-labs/hidden", "2", { kind: "private" }],
    ["pnpm", "is-odd", "catalog:", { kind: "not-in-catalog", catalog: "default" }],
    ["yarn", "is-number", "catalog:new", { kind: "not-in-catalog", catalog: "new" }],
    ["bun", "constructor", "catalog:", { kind: "not-in-catalog" }],
    ["bun", "is-number", "catalog:__proto__", { kind: "not-in-catalog" }],
    ["pnpm", CORE, "workspace:not a range", { kind: "unreadable" }],
    ["pnpm", "x", "file:../x", { kind: "path" }],
    ["pnpm", "x", "link:../x", { kind: "path" }],
    ["pnpm", "x", "portal:../x", { kind: "path" }],
    ["npm", "x", "../x", { kind: "path" }],
    ["npm", "x", "x-1.0.0.tgz", { kind: "path" }],
    ["yarn", "x", "patch:x@npm%3A1.0.0#./x.patch", { kind: "protocol", protocol: "patch" }],
  ])("says why: %s, %s, %s", async (manager, name, range, reason) => {
    const { replaced, uninstallable } = await rangesOf(manager, { dependencies: { [name]: range } });
    expect([replaced, uninstallable]).toMatchObject([[], [{ key: "dependencies", name, range, reason }]]);
  });

  test.each<[Manager, string, string]>([
    ["npm", CORE, "^1.0.0"],
    ["npm", "@lumen-labs/hidden", "^1.0.0"],
    ["pnpm", "@lumen-labs/hidden", "^2.0.0"],
    ["npm", "x", "latest"],
    ["npm", "x", "npm:y@^1.0.0"],
    ["npm", "x", "lumen-labs/x"],
    ["npm", "x", "github:lumen-labs/x#main"],
    ["npm", "x", "git+ssh://git@example.com/x.git"],
    ["npm", "x", "git@example.com:lumen-labs/x.git"],
    ["npm", "x", "https://example.com/x-1.0.0.tgz"],
    ["npm", "x", ""],
  ])("is none where anybody can: %s, %s, %s", async (manager, name, range) => {
    expect(await rangesOf(manager, { dependencies: { [name]: range } })).toEqual({ replaced: [], uninstallable: [] });
  });

  test("is never one for development, and none that is an optional peer", async () => {
    const devDependencies = {
      x: "file:vendor/x.tgz",
      y: "workspace:^",
      z: "catalog:",
      "@lumen-labs/hidden": "workspace:^",
    };
    const developed = await rangesOf("pnpm", { devDependencies });
    expect(developed).toMatchObject({ replaced: [{ packed: "^2.0.0" }], uninstallable: [] });
    const peer = { peerDependencies: { "@lumen-labs/hidden": "workspace:^" } };
    expect((await rangesOf("pnpm", peer)).uninstallable).toHaveLength(1);
    const optional = { ...peer, peerDependenciesMeta: { "@lumen-labs/hidden": { optional: true } } };
    expect(await rangesOf("pnpm", optional)).toMatchObject({ replaced: [{ packed: "^2.0.0" }], uninstallable: [] });
  });

  test("may come from a catalog", async () => {
    const catalog = 'packages:\n  - packages/*\ncatalog:\n  x: file:../x\n  y: "catalog:"\n';
    const packageJson = { dependencies: { x: "catalog:", y: "catalog:" } };
    const { replaced, uninstallable } = await rangesOf("pnpm", packageJson, { "pnpm-workspace.yaml": catalog });
    expect([replaced, uninstallable]).toMatchObject([
      [],
      [
        { range: "catalog:", reason: { kind: "path" } },
        { range: "catalog:", reason: { kind: "unreadable" } },
      ],
    ]);
  });
});
