import { join } from "node:path";
import { expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import { findBundler, makePeerBundler, type BundledPlugin } from "../../../src/editor/preview/bundle-peers.js";
import { makePlugin } from "../../support/folders.js";

/** What runs in place of a bundler: it answers this, with its input as the text of a file. */
const answer = (given: object): string => `import { readFileSync } from "node:fs";
  const text = readFileSync(0, "utf8");
  console.log("noise");
  console.log(JSON.stringify(${JSON.stringify(given)}).replace('"INPUT"', () => JSON.stringify(text)));`;

const REACT =
  'import { useState, memo } from "react"; import "node:fs"; import { validateManifest } from "plugin-preflight/sdk";';

function makeBundler(given: object, code = REACT, more: object = {}, installed = "esbuild") {
  const root = makePlugin({ [`node_modules/${installed}/`]: "", "a/src/x.ts": `\nimport x from 'tides';\n` });
  const bundle = makePeerBundler(answer(given), { surroundings: getSurroundings(), pathOf: (_, file) => file });
  const plugin = {
    workspace: diskWorkspace(root),
    root,
    folder: "a",
    packageJson: {},
    hooks: [],
    views: [],
    code: { modules: [{ path: "a/dist/plugin.js", latin1: code }], others: [] },
    library: {},
    entries: ["a/dist/plugin.js"],
    known: new Set(["a/dist/plugin.js", "a/src/none.ts", "a/src/x.ts"]),
  };
  return { root, bundle: (again: object = {}) => bundle({ ...plugin, ...more, ...again } as unknown as BundledPlugin) };
}

test("what a plugin imports is bundled once, with what mounts its components", async () => {
  const given = { files: { "package-0.js": "INPUT", "chunk.js": "x" }, maps: {}, missing: [] };
  const { root, bundle } = makeBundler(given, REACT, { library: { library: "react" } });
  const peers = await bundle();
  if ("problem" in peers) throw new Error(peers.problem.message);
  expect(peers.imports).toEqual({
    "plugin-preflight/sdk": "./host/sdk/whole.mjs",
    react: "./peers/package-0.js",
    "react-dom": "./peers/package-1.js",
    "react-dom/client": "./peers/package-2.js",
  });
  const [input, chunk] = ["package-0.js", "chunk.js"].map((name) => String(peers.peers.get(name)));
  expect([JSON.parse(input ?? ""), chunk, peers.bundled.size]).toEqual([
    {
      entries: [
        { file: "package-0", specifier: "react", names: ["useState", "memo"] },
        { file: "package-1", specifier: "react-dom", names: [] },
        { file: "package-2", specifier: "react-dom/client", names: [] },
      ],
      hasModules: false,
      folder: join(root, "a"),
      bundler: "esbuild",
    },
    "x",
    0,
  ]);
  expect(await bundle()).toBe(peers);
  expect(await bundle({ packageJson: { version: "2" } })).not.toBe(peers);
});

test("a module of CommonJS is bundled with its hooks and components, and packages that may not be are not", async () => {
  const given = { files: { "module-0.js": "INPUT" }, maps: {}, missing: [] };
  const hooks = [{ name: "onEnable", function: "start.now" }];
  const more = { hooks, views: [{ component: "Tides" }, { component: "a-b" }], packages: [] };
  const { root, bundle } = makeBundler(given, 'exports.Tides = () => import("react");', more);
  const peers = await bundle();
  if ("problem" in peers) throw new Error(peers.problem.message);
  const [entry, ...others] = (JSON.parse(String(peers.peers.get("module-0.js"))) as { entries: { names: string[] }[] })
    .entries;
  expect(entry).toMatchObject({ specifier: join(root, "a/dist/plugin.js"), module: "a/dist/plugin.js" });
  expect(entry?.names).toEqual(expect.arrayContaining(["onEnable", "start", "Tides"]));
  expect([others, entry?.names.includes("a-b")]).toEqual([[], false]);
  expect([peers.imports, [...peers.bundled]]).toEqual([
    { "plugin-preflight/sdk": "./host/sdk/sdk.mjs" },
    [["a/dist/plugin.js", `peers/${String([...peers.peers.keys()][0])}`]],
  ]);
});

test("nothing is bundled of code that imports nothing", async () => {
  for (const more of [{ code: undefined }, {}])
    expect(await makeBundler({}, "export {};", more).bundle()).toMatchObject({
      imports: { "plugin-preflight/sdk": "./host/sdk/sdk.mjs" },
    });
});

test("a package that is not installed is named, with the line that imports it", async () => {
  const { bundle } = makeBundler({ failed: "x", missing: ["tides"] }, 'import "tides";');
  expect(await bundle()).toEqual({
    problem: {
      message: "tides is imported, but not installed",
      help: "Install it: npm install --save-dev tides",
      place: {
        place: "a/src/x.ts:2:16",
        line: "import x from 'tides';",
        at: { file: "a/src/x.ts", line: 2, column: 16 },
      },
    },
  });
});

test.each([
  [
    "esbuild",
    { failed: "no \u001b[31mloader", missing: ["other"] },
    "esbuild cannot bundle what the plugin imports: no \\x1b[31mloader",
  ],
  ["vite", {}, "vite cannot bundle what the plugin imports: "],
  ["rollup", {}, "A browser cannot load react without a bundler, but the plugin has none installed"],
])("with %s, %j is an error", async (installed, given, message) => {
  await expect(makeBundler(given, 'import "react";', {}, installed).bundle()).rejects.toThrow(message);
});

test("the bundler is the first of its names, here or above", () => {
  const root = makePlugin({ "node_modules/esbuild/": "", "a/node_modules/rolldown/": "", "a/node_modules/vite/": "" });
  expect(findBundler(join(root, "a"))).toEqual({ name: "esbuild", modules: join(root, "node_modules") });
  const below = makePlugin({ "node_modules/vite/": "", "a/node_modules/vite/": "" });
  expect(findBundler(join(below, "a"))).toEqual({ name: "vite", modules: join(below, "a", "node_modules") });
});
