import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { live, liveIn, livingPlugin, outcomesOf, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { RUNTIMES, runCliHere } from "../support/product.js";

const COMMONJS = { packageJson: { type: "commonjs" } };
const WHOLE_LIFE = [
  ...["load done", "onInstall done", "onInstall done", "onEnable done", "onDisable done", "onEnable done"],
  ...["onUpdate done", "onUpdate done", "onDisable done", "onUninstall done"],
];
const LOGS = `async onInstall(c) { c.logger.info("installed") }, onEnable() {}, onDisable() {}, onUpdate() {}, onUninstall() {}`;
const METHODS = LOGS.replaceAll("},", "}");
const FUNCTIONS =
  'export async function onInstall(c) { c.logger.info("installed") }' +
  "export function onEnable() {} export function onDisable() {} export function onUpdate() {} export function onUninstall() {}";

describe("a plugin lives its life", () => {
  nightly.each([
    ["functions of an ES module", FUNCTIONS, {}],
    ["an object as default export", `export default { ${LOGS} };`, {}],
    ["a class as default export", `export default class { ${METHODS} }`, {}],
    ["a class with a name of its own", `export class TideTable { ${METHODS} }`, {}],
    ["a factory", `export default async function createPlugin() { return { ${LOGS} }; }`, {}],
    ["functions of CommonJS", `module.exports = { ${LOGS} };`, COMMONJS],
    ["a class of CommonJS", `module.exports = class { ${METHODS} };`, COMMONJS],
    ["a factory of CommonJS", `module.exports = () => ({ ${LOGS} });`, COMMONJS],
    [
      "what TypeScript makes of a default export",
      `exports.__esModule = true; exports.default = { ${LOGS} };`,
      COMMONJS,
    ],
  ])("as %s", async (_, code, changes) => {
    const run = await live(code, changes);
    expect(outcomesOf(run)).toEqual(WHOLE_LIFE);
    expect(stepOf(run, "onInstall").logged).toEqual([{ level: "info", message: "installed" }]);
  });

  test.each([
    ["an ES module", 'import { BasePlugin } from "plugin-preflight/sdk"; export default', {}],
    ["CommonJS", 'const { BasePlugin } = require("plugin-preflight/sdk"); module.exports =', COMMONJS],
  ])("with the SDK, which the host supplies, as %s", async (_, start, changes) => {
    const code = `${start} class extends BasePlugin {
      async onInstall() { await this.setStorage("days", 3); await this.notify("Hi", "there", "success"); this.log("warn", "w"); }
      async onEnable() { this.log("info", String(await this.getStorage("days"))); }
    }`;
    const run = await live(code, { ...changes, manifest: { hooks: undefined } });
    expect(outcomesOf(run)).toEqual(WHOLE_LIFE);
    const { stored, notified, logged } = stepOf(run, "onInstall");
    expect([stored, notified, logged]).toEqual([
      [{ key: "days", change: "set" }],
      [{ title: "Hi", message: "there", kind: "success" }],
      [{ level: "warn", message: "w" }],
    ]);
    expect(stepOf(run, "onEnable").logged).toEqual([{ level: "info", message: "3" }]);
    expect(run.uses.map(({ permission }) => permission)).toEqual(["storage-write", "notifications", "storage-read"]);
  });

  test("with hooks that are paths, and names with dots", async () => {
    const hooks = {
      onInstall: "dist/setup.js#install",
      onEnable: "dist/setup.js",
      onDisable: "dist/setup.js#default.stop",
      onUninstall: "life.end",
    };
    const files = {
      "dist/setup.js":
        'export const install = (c) => c.logger.info("i"); export default { onEnable(c) { c.logger.info("e"); }, stop(c) { c.logger.info("d"); } };',
    };
    const code = 'export const life = { word: "u", end(c) { c.logger.info(this.word); } };';
    const run = await live(code, { manifest: { hooks } }, files);
    expect(run.steps.flatMap(({ logged }) => logged.map(({ message }) => message)).join("")).toBe("iiededu");
    expect(stepOf(run, "onUpdate").outcome.kind).toBe("no-hook");
  });

  test("with the settings of a user who has changed none", async () => {
    const manifest = {
      config_schema: {
        type: "object",
        properties: { place: { type: "string", default: "Lisbon" }, days: { default: 1 } },
      },
      default_config: { days: 5 },
    };
    const code =
      'export function onInstall(c) { c.logger.info(c.id + c.configService.get("place") + c.configService.get("days")); }';
    expect(stepOf(await live(code, { manifest }), "onInstall").logged[0]?.message).toBe("tide-tableLisbon5");
  });

  nightly("with a DOM, if it needs a browser when it is loaded", async () => {
    const code = `const box = document.createElement("div"); box.innerHTML = "<b>high</b>"; customElements.define("tide-table", class extends HTMLElement {});
      export async function onEnable(c) { c.logger.info(box.querySelector("b").textContent); await navigator.clipboard.readText().catch(() => 0); }`;
    const run = await live(code);
    expect(run.dom).toBe("document");
    expect(stepOf(run, "onEnable").logged).toEqual([{ level: "info", message: "high" }]);
    expect(run.uses.map(({ permission }) => permission)).toEqual(["clipboard-read"]);
  });
});

describe("what a plugin imports", () => {
  const CODE = 'import { name } from "tides"; export function onInstall(c) { c.logger.info(name); }';
  const declared = { packageJson: { dependencies: { tides: "1.0.0" } } };

  test("is there, if it is declared and installed", async () => {
    const files = {
      "node_modules/tides/package.json": '{ "name": "tides", "main": "index.js" }',
      "node_modules/tides/index.js": 'exports.name = require("moon").name;',
      "node_modules/moon/index.js": 'exports.name = "moon";',
    };
    expect(stepOf(await live(CODE, declared, files), "onInstall").logged[0]?.message).toBe("moon");
  });

  test.runIf(process.platform !== "win32")("is there where pnpm has put it, in a workspace", async () => {
    const store = "node_modules/.pnpm/tides@1.0.0/node_modules";
    const root = makePlugin({
      [`${store}/tides/package.json`]: '{ "name": "tides", "main": "index.js" }',
      [`${store}/tides/index.js`]: 'exports.name = require("moon").name;',
      "node_modules/.pnpm/moon@1.0.0/node_modules/moon/index.js": 'exports.name = "moon";',
    });
    symlinkSync("../../moon@1.0.0/node_modules/moon", join(root, store, "moon"));
    symlinkSync(".pnpm/tides@1.0.0/node_modules/tides", join(root, "node_modules/tides"));
    makePlugin(livingPlugin(CODE, { packageJson: { peerDependencies: { tides: "1.0.0" } } }), root);
    const run = await liveIn(root);
    expect(typeof run === "object" && stepOf(run, "onInstall").logged[0]?.message).toBe("moon");
  });

  test("is not a fault of the plugin if it is declared and not installed", async () => {
    const folder = makePlugin(livingPlugin(CODE, declared));
    expect(await liveIn(folder)).toBe("the plugin needs tides, which is not installed");
  });

  // As React 17, whose "react/jsx-runtime" bundlers and hosts find.
  test("is not a fault of the plugin if Node does not add the ending that bundlers add", async () => {
    const code = CODE.replaceAll('"tides"', '"tides/sea"');
    expect(code).not.toBe(CODE);
    const installed = { "node_modules/tides/package.json": '{ "name": "tides" }', "node_modules/tides/sea.js": "" };
    expect(await liveIn(makePlugin({ ...livingPlugin(code, declared), ...installed }))).toBe(
      "the plugin needs tides/sea, which Node cannot find in the installed package",
    );
  });

  test("is an error if it is not declared, even if it is there by chance", async () => {
    const { outcome } = stepOf(await live(CODE, {}, { "node_modules/tides/index.js": 'exports.name = "x";' }), "load");
    expect(outcome).toMatchObject({
      kind: "threw",
      error: { message: expect.stringContaining("Cannot find package 'tides'") as string },
    });
  });
});

describe("a plugin without hooks", () => {
  test.each(["export const answer = 42;", "export default class TideTable {}"])("is loaded: %s", async (code) => {
    const run = await live(`${code} throw new Error("loaded");`, { manifest: { hooks: {} } });
    expect(outcomesOf(run)).toEqual(["load threw"]);
  });

  test("and without built code is not", async () => {
    const folder = makePlugin({ ...livingPlugin(""), "dist/plugin.js": "" });
    mkdirSync(dirname(join(folder, "x")), { recursive: true });
    expect(await liveIn(makePlugin({ "manifest.json": "{}" }))).toBe("there is no built code to load");
  });
});

test("a hook that the built code does not have is missing, and what it has is listed", async () => {
  const run = await live("export function onInstall() {} export const helper = { start() {} };", {
    manifest: { hooks: { onInstall: "onInstal", onEnable: "onInstall" } },
  });
  expect(stepOf(run, "onInstall").outcome).toEqual({
    kind: "missing",
    hook: "onInstal",
    functions: ["helper", "onInstall", "helper.start"],
  });
  expect(stepOf(run, "onEnable").outcome.kind).toBe("done");
});

describe("hooks of an object that is exported by a name are meant", () => {
  const CLOCK = "class Clock { onInstal() {} onInstall() {} }";
  const INSTANCE = `${CLOCK} export const plugin = new Clock(); export const onInstal = () => 1;`;
  nightly.each([
    ["test", "onInstall", "plugin.onInstall"],
    ["validate", "onInstall", "plugin.onInstall"],
    ["test", "dist/plugin.js", "dist/plugin.js#plugin.onInstall"],
    ["validate", "dist/plugin.js#onInstall", "dist/plugin.js#plugin.onInstall"],
    ["test", "dist/plugin.js#onInstall", "dist/plugin.js#plugin.onInstall"],
  ])("%s: %s", async (command, onInstall, meant) => {
    const files = livingPlugin(INSTANCE, { manifest: { hooks: { onInstall } } });
    const { stdout } = await runCliHere([command], { cwd: makePlugin({ ".git/": "", ...files }) });
    expect(stdout).toContain(`the built code has no such function; did you mean "${meant}"?  hooks-exist`);
    const obeyed = livingPlugin(INSTANCE, { manifest: { hooks: { onInstall: meant } } });
    const again = await runCliHere([command], { cwd: makePlugin({ ".git/": "", ...obeyed }) });
    expect(again.stdout).not.toContain("hooks-exist");
  });

  test("where a Proxy that throws is exported, too", async () => {
    const code = `export const odd = new Proxy({}, { ownKeys() { throw new Error("no"); } }); ${INSTANCE}`;
    const run = await live(code, { manifest: { hooks: { onInstall: "onInstall" } } });
    expect(stepOf(run, "onInstall").outcome).toMatchObject({
      functions: expect.arrayContaining(["plugin.onInstall"]) as string[],
    });
  });
});

nightly.each(RUNTIMES)("a hook in a file of TypeScript is the same error on $runtime", async ({ node }) => {
  const files = livingPlugin("export const a = 1;", { manifest: { hooks: { onInstall: "dist/hooks.ts" } } });
  const cwd = makePlugin({
    ".git/": "",
    ...files,
    "dist/hooks.ts": "export function onInstall(a: number) { return a; }",
  });
  const { status, stdout } = await runCliHere(["validate"], { cwd, node });
  expect(stdout).toMatch(/ 1:\d+ {2}error {2}"hooks\.onInstall" is "dist\/hooks\.ts", but a host loads JavaScript/u);
  expect(status).toBe(1);
  // Nothing is loaded, as one Node could and another could not.
  expect(await liveIn(cwd)).toBe("a hook is in a file of TypeScript, which hooks-exist reports");
  const tested = await runCliHere(["test"], { cwd, node });
  expect(tested.stdout).toMatch(/ 1:\d+ {2}error {2}"hooks\.onInstall" is "dist\/hooks\.ts"/u);
  expect(tested.status).toBe(1);
});

describe("an import that fails says what to write", () => {
  const CLASS = "class extends BasePlugin { async onInstall() {} }";
  const COMMON = { packageJson: { type: "commonjs" } };

  nightly.each([
    ["an ES module", `import { BasePlugin } from "plugin-preflight"; export default ${CLASS}`, {}],
    ["CommonJS", `const { BasePlugin } = require("plugin-preflight"); module.exports = ${CLASS}`, COMMON],
    ["another subpath", `import { BasePlugin } from "plugin-preflight/base"; export default ${CLASS}`, {}],
    ["a hook", 'export async function onInstall() { await import("plugin-preflight"); }', {}],
  ])("the SDK, from another entry of its package, by %s", async (_, code, changes) => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code, changes) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toContain(': it does not import the SDK from "plugin-preflight/sdk"  lifecycle-install');
    expect(stdout).toContain(
      '= Import it from "plugin-preflight/sdk": import { BasePlugin } from "plugin-preflight/sdk"',
    );
    expect(status).toBe(1);
  });

  test("also where the package is declared and installed", async () => {
    const files = {
      "node_modules/plugin-preflight/package.json": '{ "type": "module", "exports": "./index.js" }',
      "node_modules/plugin-preflight/index.js": "export const check = 1;",
    };
    const packageJson = { dependencies: { "plugin-preflight": "1.0.0" } };
    const code = `import { BasePlugin } from "plugin-preflight"; export default ${CLASS}`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code, { packageJson }), ...files });
    expect((await runCliHere(["test"], { cwd })).stdout).toContain("it does not import the SDK from");
  });

  nightly.each([
    ["of another case", 'import { x } from "./Helper.js";', "helper.js", "dist/Helper.js", ', but "dist/helper.js" is'],
    [
      "in a folder of another case",
      'import { x } from "./Lib/a.js";',
      "lib/a.js",
      "dist/Lib/a.js",
      ', but "dist/lib/a.js" is',
    ],
    ["without its ending", 'import { x } from "./helper";', "helper.js", "dist/helper", ', but "dist/helper.js" is'],
    ["that is not there", 'import { x } from "./gone.js";', "helper.js", "dist/gone.js", ""],
    ["outside of the plugin", 'import { x } from "../../shared.js";', "helper.js", "../shared.js", ""],
  ])("a file %s", async (_, start, file, wanted, rest) => {
    const code = `${start}\nexport function onInstall() { x(); }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code), [`dist/${file}`]: "export const x = () => 1;" });
    const { stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toContain(`error  The plugin cannot be loaded: it imports "${wanted}", which is not there${rest}  `);
    expect(stdout).not.toContain("dependencies");
  });

  test("a file of another case that is required without its ending", async () => {
    const code = 'const { x } = require("./Helper"); exports.onInstall = () => x();';
    const files = livingPlugin(code, { packageJson: { type: "commonjs" } });
    const cwd = makePlugin({ ".git/": "", ...files, "dist/helper.js": "exports.x = () => 1;" });
    const { stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toContain('it imports "dist/Helper", which is not there, but "dist/helper.js" is');
    expect(stdout).toContain("= Write the name exactly as the file has it: most hosts are case-sensitive");
  });

  nightly("a file that CommonJS requires, or a hook imports", async () => {
    const required = 'const { x } = require("./Helper"); exports.onInstall = () => x();';
    const files = { "dist/helper.js": "exports.x = () => 1;" };
    const says = 'it imports "dist/Helper", which is not there, but "dist/helper.js" is';
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(required, COMMON), ...files });
    expect((await runCliHere(["test"], { cwd })).stdout).toContain(`The plugin cannot be loaded: ${says}`);
    const hook = 'export async function onInstall() { await import("./Helper"); }';
    const other = makePlugin({ ".git/": "", ...livingPlugin(hook), ...files });
    expect((await runCliHere(["test"], { cwd: other })).stdout).toContain(`onInstall fails: ${says}`);
  });

  test("a package that is not declared is still told to be", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin('import "tides"; export function onInstall() {}') });
    expect((await runCliHere(["test"], { cwd })).stdout).toContain(
      'it imports "tides", which is neither in the bundle',
    );
  });
});
