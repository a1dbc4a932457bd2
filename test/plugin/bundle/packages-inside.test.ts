import { expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";

async function readPackages(files: Readonly<Record<string, string>>) {
  const manifest = '{ "name": "Weather", "main": "dist/plugin.js" }';
  const workspace = inMemory({ "manifest.json": manifest, ...files });
  const { packagesInside } = (await readPlugin(workspace, { needs: ["packagesInside"] })).facts;
  if (isAbsent(packagesInside)) throw new Error(packagesInside.absent);
  const packages = Object.fromEntries([...packagesInside.packages].map(([name, versions]) => [name, [...versions]]));
  return { packages, unread: packagesInside.unread.map(({ why }) => why) };
}

const map = (...sources: readonly string[]): string => JSON.stringify({ version: 3, sources, mappings: "" });

test.each([
  ["npm", "../node_modules/lit/index.js", "lit", []],
  ["npm, of a scope", "../node_modules/@lit/reactive-element/a.js", "@lit/reactive-element", []],
  ["pnpm", "../node_modules/.pnpm/lit@3.3.3/node_modules/lit/index.js", "lit", ["3.3.3"]],
  [
    "pnpm, of a scope with peers",
    "../node_modules/.pnpm/@lit+context@1.1.0-rc.1_lit@3.3.3/node_modules/@lit/context/a.js",
    "@lit/context",
    ["1.1.0-rc.1"],
  ],
  [
    "pnpm, with peers in brackets",
    "../node_modules/.pnpm/a@1.0.0(react@19.0.0)/node_modules/a/index.js",
    "a",
    ["1.0.0"],
  ],
  ["Yarn", "../.yarn/cache/lit-npm-3.3.3-abcdef1234-ab12cd34ef.zip/node_modules/lit/index.js", "lit", ["3.3.3"]],
  [
    "Yarn, a prerelease",
    "../.yarn/cache/lit-npm-3.0.0-rc.1-abcdef1234.zip/node_modules/lit/a.js",
    "lit",
    ["3.0.0-rc.1"],
  ],
  ["a version that is none", "../node_modules/.pnpm/lit@latest/node_modules/lit/index.js", "lit", []],
])("a package that a source map names is inside: %s", async (_, source, name, versions) => {
  const files = { "dist/plugin.js": "export {};", "dist/plugin.js.map": map("../src/a.ts", source) };
  expect(await readPackages(files)).toEqual({ packages: { [name]: versions }, unread: [] });
});

test("all modules are read, and two versions of one package are two", async () => {
  const store = (version: string): string => `../node_modules/.pnpm/idb@${version}/node_modules/idb/a.js`;
  const files = {
    "dist/plugin.js": 'import "./b.js";',
    "dist/plugin.js.map": map(store("7.1.1")),
    "dist/b.js": "export {};",
    "dist/b.js.map": map(store("8.0.0")),
  };
  expect((await readPackages(files)).packages).toEqual({ idb: ["7.1.1", "8.0.0"] });
});

test("without a source map, only what the code itself shows is named, and it says so", async () => {
  const code = "// node_modules/lit/index.js\nvar lit = 1;\nexport {};";
  expect(await readPackages({ "dist/plugin.js": code })).toEqual({
    packages: { lit: [] },
    unread: ["dist/plugin.js has no source map"],
  });
});

test("a source map that lies about nothing readable is not believed to be one", async () => {
  const files = { "dist/plugin.js": "export {};", "dist/plugin.js.map": "{" };
  expect((await readPackages(files)).unread).toEqual(["dist/plugin.js.map is not a source map: it is not JSON"]);
});
