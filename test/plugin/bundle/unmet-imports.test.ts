import { describe, expect, test } from "vitest";
import { prepareInspection } from "../../../src/run/inspection.js";
import { inMemory } from "../../../src/base/files/workspace.js";

type Files = Readonly<Record<string, string>>;

interface Case {
  /** What ships, without the manifest; dist/plugin.js where it is a text. */
  readonly built: string | Files;
  readonly package?: object;
  readonly manifest?: object;
  /** The findings, as `error dist/plugin.js:1 canvas-confetti`. */
  readonly found?: readonly string[];
}

const COMMON = { type: "commonjs" };

async function findImports({ built, package: own, manifest }: Case, folder = ""): Promise<readonly string[]> {
  const inside = folder === "" ? "" : `${folder}/`;
  const files = {
    "manifest.json": JSON.stringify({ manifest_version: 1, name: "Tides", version: "1.0.0", ...manifest }),
    "package.json": JSON.stringify({ name: "tides", version: "1.0.0", type: "module", ...own }),
    ...(typeof built === "string" ? { "dist/plugin.js": built } : built),
  };
  const inspect = prepareInspection({ only: ["bundle-imports"], occasion: "push", strict: false });
  const placed = Object.fromEntries(Object.entries(files).map(([path, text]) => [inside + path, text]));
  const { findings, outcomes } = await inspect(inMemory(placed), folder);
  expect(outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
  return findings.map(({ severity, location, subject }) => {
    const file = location.file.slice(inside.length);
    return `${severity} ${file}:${String(location.range?.start.line)} ${String(subject)}`;
  });
}

const MISSING = ["error dist/plugin.js:1 canvas-confetti"];
const PERHAPS = ["warning dist/plugin.js:1 canvas-confetti"];

const STATIC: Readonly<Record<string, Case>> = {
  "a default import": { built: 'import c from "canvas-confetti";', found: MISSING },
  "a minified import": { built: "import{a as b}from'canvas-confetti';export{b};", found: MISSING },
  "an import for its effects": { built: 'import"canvas-confetti";', found: MISSING },
  "an import with comments": { built: 'import /* of */ c /* all */ from /* it */ "canvas-confetti";', found: MISSING },
  "a list that has a name of its own": { built: 'export { from, imported } from "canvas-confetti";', found: MISSING },
  "all that is exported": { built: 'export * as c from "canvas-confetti";', found: MISSING },
  "an escape in the name": { built: 'import "canvas-\\x63onfetti";', found: MISSING },
  "a long list of names": {
    built: `import { ${Array.from({ length: 900 }, (_, at) => `name${String(at)}`).join(", ")} } from "canvas-confetti";`,
    found: MISSING,
  },
  "a file of a package": { built: 'import "canvas-confetti/src/main.js";', found: MISSING },
  "a scoped package": { built: 'import "@tides/high/low.js";', found: ["error dist/plugin.js:1 @tides/high"] },
  "an alias that the build has left": { built: 'import "@/tides";', found: ["error dist/plugin.js:1 @/tides"] },
  "a require": { built: 'const c = require("canvas-confetti");', package: COMMON, found: MISSING },
  "a require of a compiler": {
    built: "const c = __importDefault(require(`canvas-confetti`)).default;",
    package: COMMON,
    found: MISSING,
  },
  "a require in the part of a condition that always runs": {
    built: 'if (require("canvas-confetti")) exports.a = 1;',
    package: COMMON,
    found: MISSING,
  },
  "a require of a file with the ending .cjs": {
    built: { "dist/plugin.js": 'import "./a.cjs";', "dist/a.cjs": 'require("canvas-confetti");' },
    found: ["error dist/a.cjs:1 canvas-confetti"],
  },
  "the package of another folder": {
    built: { "dist/plugin.js": 'require("./a");', "dist/a.js": "", "dist/package.json": '{"type":"commonjs"}' },
  },
};

const UNCERTAIN: Readonly<Record<string, Case>> = {
  "import()": { built: 'export const load = await import("canvas-confetti");', found: PERHAPS },
  try: { built: 'try { require("canvas-confetti"); } catch {}', package: COMMON, found: PERHAPS },
  catch: { built: 'try { a(); } catch { require("canvas-confetti"); }', package: COMMON, found: PERHAPS },
  "a function": { built: 'exports.a = () => require("canvas-confetti");', package: COMMON, found: PERHAPS },
  "a method": { built: 'class A { a = require("canvas-confetti"); }', package: COMMON, found: PERHAPS },
  if: { built: 'if (exports.a) require("canvas-confetti");', package: COMMON, found: PERHAPS },
  "&&": { built: 'exports.a && require("canvas-confetti");', package: COMMON, found: PERHAPS },
  "??=": { built: 'exports.a ??= require("canvas-confetti");', package: COMMON, found: PERHAPS },
  "?:": { built: 'exports.a = exports.b ? 1 : require("canvas-confetti");', package: COMMON, found: PERHAPS },
  switch: { built: 'switch (exports.a) { case 1: require("canvas-confetti"); }', package: COMMON, found: PERHAPS },
  loop: { built: 'for (const a of exports.b) require("canvas-confetti");', package: COMMON, found: PERHAPS },
  "a return before it": {
    built: 'if (exports.a) return; require("canvas-confetti");',
    package: COMMON,
    found: PERHAPS,
  },
  "a module that is loaded later": {
    built: { "dist/plugin.js": 'export const a = () => import("./a.js");', "dist/a.js": 'import "canvas-confetti";' },
    found: ["warning dist/a.js:1 canvas-confetti"],
  },
  "an ES module that calls it without asking": {
    built: 'export const a = () => require("canvas-confetti");',
    found: PERHAPS,
  },
};

const SATISFIED: Readonly<Record<string, Case>> = {
  "modules of Node": { built: 'import "fs"; import "node:sqlite"; import "stream/web"; import "fs/promises";' },
  addresses: {
    built: 'import "https://a.example/b.js"; import "data:text/javascript,"; import "/a.js"; import "bun:ffi";',
  },
  "the plugin itself": { built: 'import "tides"; import "tides/manifest.json";' },
  "what the host brings": {
    built: 'import "plugin-preflight/sdk"; import "react-dom/client"; import "@vue/reactivity";',
  },
  "peers of the configuration": {
    built: 'import "host-kit/ui";',
    package: { "plugin-preflight": { peers: ["host-kit"] } },
  },
  "dependencies of the manifest": { built: 'import "ky";', manifest: { dependencies: { ky: "^1.0.0" } } },
  "peers of the manifest": { built: 'import "ky";', manifest: { peerDependencies: { ky: "^1.0.0" } } },
  "optional dependencies": { built: 'import "ky";', package: { optionalDependencies: { ky: "^1.0.0" } } },
  "a computed name": { built: "export const a = (b) => import(b); export const c = (d) => import(`./${d}.js`);" },
  "names with # of a nearer package.json": {
    built: {
      "dist/plugin.js": 'import "#a";',
      "dist/b.js": "",
      "dist/package.json": '{"type":"module","imports":{"#a":{"default":"./b.js"}}}',
    },
  },
  "names with # and two stars": {
    built: {
      "dist/plugin.js": 'import "#a/b";',
      "dist/b/b.js": "",
      "dist/package.json": '{"type":"module","imports":{"#a/*":"./*/*.js"}}',
    },
  },
  "a test that nothing imports": { built: { "dist/plugin.js": "export {};", "dist/a.test.js": 'import "vitest";' } },
  "a worker that only an address names": {
    built: { "dist/plugin.js": 'new Worker(new URL("./w.js", import.meta.url));', "dist/w.js": 'import "idb";' },
  },
  "modules that import each other": {
    built: { "dist/plugin.js": 'import "./a.js";', "dist/a.js": 'import "./plugin.js";' },
  },
  "code that is no JavaScript": { built: 'import { from "canvas-confetti";' },
};

const OF_ITS_OWN: Readonly<Record<string, Case>> = {
  "comments and texts": {
    built:
      '// import "canvas-confetti"\n/* require("canvas-confetti") */\nexport const a = `import("canvas-confetti")`;',
  },
  "a parameter": { built: '(function (require) { require("canvas-confetti"); })(load);', package: COMMON },
  browserify: {
    built: '(function e(t,n,r){})({1:[function(require,module,exports){require("canvas-confetti")},{}]},{},[1]);',
    package: COMMON,
  },
  "a variable": { built: 'var require = window.load; require("canvas-confetti");', package: COMMON },
  webpack: { built: 'var a = __webpack_require__("canvas-confetti"); eval("require(\\"canvas-confetti\\")");' },
  AMD: {
    built: 'define(["canvas-confetti"], function () {}); define(function (require) { require("canvas-confetti"); });',
  },
  "a method of that name": { built: 'loader.require("canvas-confetti"); loader.import("canvas-confetti");' },
  "require.resolve": { built: 'exports.a = require.resolve("canvas-confetti");', package: COMMON },
  "UMD in an ES module": {
    built:
      '(function (a, f) { typeof exports === "object" ? f(require("canvas-confetti")) : f(a.c); })(globalThis, () => {}); export {};',
  },
  "esbuild's, which an ES module may have": {
    built:
      'var __require = ((x) => typeof require !== "undefined" ? require : x)(1); function a() { try { return __require("canvas-confetti"); } catch {} } export { a };',
  },
};

describe("an import that nothing satisfies is an error at its place:", () => {
  test.each(Object.entries(STATIC))("%s", async (_, one) => {
    expect(await findImports(one)).toEqual(one.found ?? []);
  });
});

describe("an import that need not run is a warning:", () => {
  test.each(Object.entries(UNCERTAIN))("%s", async (_, one) => {
    expect(await findImports(one)).toEqual(one.found);
  });
});

describe("an import that is satisfied is no finding:", () => {
  test.each(Object.entries(SATISFIED))("%s", async (_, one) => {
    expect(await findImports(one)).toEqual([]);
  });
});

describe("what only looks like an import is no finding:", () => {
  test.each(Object.entries(OF_ITS_OWN))("%s", async (_, one) => {
    expect(await findImports(one)).toEqual([]);
  });
});

describe("a plugin below the root", () => {
  test("is judged as one at the root", async () => {
    const built = { "dist/plugin.js": 'import "./a.js";\nimport "../../b.js";\nimport "ky";', "dist/a.js": "" };
    expect(await findImports({ built }, "plugins/tides")).toEqual([
      "error dist/plugin.js:2 ../../b.js",
      "error dist/plugin.js:3 ky",
    ]);
  });
});

describe("hostile code", () => {
  test.each([
    ["many words that import nothing", "import a ".repeat(60_000)],
    ["many lists without an end", "export { a ".repeat(60_000)],
    ["many comments without an end", 'require("a"); from /*'.repeat(30_000)],
    ["functions within each other", `${"(() => ".repeat(3000)}require("a")${")".repeat(3000)}`],
    ["names with # that lead to each other", 'import "#a";'],
  ])("is judged, and nothing breaks: %s", async (_, built) => {
    const imports = { "#a": "#b", "#b": ["#a", { default: "#b" }] };
    expect(Array.isArray(await findImports({ built, package: { imports } }))).toBe(true);
  });

  test("with many missing files names twenty, and counts the others", async () => {
    const built = Array.from({ length: 500 }, (_, at) => `import "./part-${String(at)}.js";\n`).join("");
    expect(await findImports({ built })).toHaveLength(21);
  });
});
