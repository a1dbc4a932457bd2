import { describe, expect, test } from "vitest";
import { openModules } from "../../../../src/plugin/bundle/exports/module-exports.js";
import { inMemory } from "../../../../src/base/files/workspace.js";

type Files = Readonly<Record<string, string>>;

/** What is known of the hook `onEnable`, or of a hook with another text. */
async function answer(code: string, files: Files = {}, hook = "onEnable", entry = "dist/plugin.js"): Promise<string> {
  const modules = openModules(inMemory({ [entry]: code, ...files }), [entry]);
  const [file = "", name = ""] = hook.split("#");
  const isPath = hook.includes("#");
  const asked = { name: "onEnable", function: isPath ? name : hook, ...(isPath && { file }) };
  const { kind, ...rest } = await modules.answerHook(asked);
  return "why" in rest
    ? `${kind}: ${rest.why.replace(`what ${entry} exports is only known when it runs`, "runs")}`
    : kind;
}

describe("a hook is found", () => {
  test.each([
    ["as a function", "export function onEnable() {}"],
    ["under another name inside", "function a() {} export { a as onEnable };"],
    ["in a list of bindings", "export const { onEnable, ...rest } = { onEnable() {}, onDisable() {} };"],
    ["as a member of CommonJS", "exports.onEnable = async () => {};"],
    ["through Object.defineProperty", "Object.defineProperty(exports, 'onEnable', { get: () => f }); function f() {}"],
    ["through Object.assign", "module.exports = Object.assign({}, { onEnable: () => {} });"],
    ["through a spread", "const own = { onEnable() {} }; module.exports = { ...own };"],
    ["as a getter", "export default { get onEnable() { return () => {}; } };"],
    ["in a class", "export default class { onEnable() {} }"],
    ["in a class that is exported by a name", "export class Tides { onEnable() {} }"],
    ["as a field", "export default class Tides { onEnable = async () => {}; onDisable() {} }"],
    ["as a static member", "export default class { static onEnable() {} }"],
    [
      "in a base class",
      "class Base { onEnable() {} } class Middle extends Base {} export default class extends Middle {}",
    ],
    [
      "set by a constructor",
      "export default class { constructor() { this.onEnable = this.go.bind(this); } go() {} onDisable() {} }",
    ],
    ["in an instance", "class Tides { onEnable() {} } export default new Tides();"],
    ["in what a factory returns", "export default () => ({ onEnable() {} });"],
    ["in what a factory promises", "export default async function create() { return { onEnable() {} }; }"],
    ["in a class of old", "function Tides() {} Tides.prototype.onEnable = function () {}; module.exports = Tides;"],
    [
      "in the SDK's base class",
      'import { BasePlugin } from "plugin-preflight/sdk"; export default class extends BasePlugin {}',
    ],
    [
      "in the SDK's, required",
      'const { BasePlugin } = require("plugin-preflight/sdk"); module.exports = class extends BasePlugin {};',
    ],
    [
      "whatever the environment",
      'const a = { onEnable() {} }, b = { onEnable: () => 1 }; if (process.env.NODE_ENV === "production") module.exports = a; else module.exports = b;',
    ],
    [
      "in a wrapper for several kinds of modules",
      "(function (root, make) { if (typeof exports === 'object') make(exports); else if (typeof define === 'function' && define.amd) define(['exports'], make); else make(root.x = {}); })(this, function (e) { e.onEnable = function () {}; });",
    ],
  ])("%s", async (_, code) => {
    expect(await answer(code)).toBe("found");
  });

  test.each<[string, string, Files]>([
    ["of another file", 'export * from "./hooks.js";', { "dist/hooks.js": "export function onEnable() {}" }],
    [
      "of a file above",
      'export { start as onEnable } from "../lib/a.js";',
      { "lib/a.js": "export const start = () => {};" },
    ],
    ["of CommonJS", 'module.exports = require("./hooks");', { "dist/hooks.js": "exports.onEnable = () => {};" }],
    [
      "of modules that import each other",
      'import { b } from "./b.js"; export function onEnable() { b(); }',
      { "dist/b.js": 'import { onEnable } from "./plugin.js"; export const b = () => onEnable;' },
    ],
  ])("%s", async (_, code, files) => {
    expect(await answer(code, files)).toBe("found");
  });

  test("by a name with dots, and in the file that it names", async () => {
    const files = { "dist/hooks.js": "export const start = () => {}; export default { stop() {} };" };
    expect(await answer("export const life = { start() {} };", {}, "life.start")).toBe("found");
    expect(await answer("", files, "dist/hooks.js#start")).toBe("found");
    expect(await answer("", files, "dist/hooks.js#stop")).toBe("found");
    expect(await answer("", files, "dist/hooks.js#")).toBe("missing");
    expect(await answer("", { "dist/hooks.js": "export default function () {}" }, "dist/hooks.js#")).toBe("found");
  });
});

test("a hook is found in a class, though what comes before it cannot be followed", async () => {
  const library =
    "const f = (n) => (n > 0 ? [f(n - 1), f(n - 1), f(n - 1)] : lib(f)); var a = [1,2,3,4,5,6,7,8].map((n) => f(n));";
  const code = `${library} for (;;) { lib(a); break; } function g(n) { for (let i = 0; i < 400; i++) for (let j = 0; j < 400; j++) lib(n); } g(1); export default class Tides { state = g(2); onEnable() {} }`;
  expect(await answer(code)).toBe("found");
  expect(await answer(code, {}, "onEnabl")).toMatch(
    /^unknown: runs: .* does too much while it is loaded to be followed$/u,
  );
});

describe("a hook is missing", () => {
  test.each([
    ["if nothing is exported", "function onEnable() {}"],
    ["if it is not a function", "export const onEnable = 5;"],
    ["if TypeScript has only begun with it", "exports.onEnable = void 0; function onEnable() {}"],
    ["if it was deleted", "exports.onEnable = () => {}; delete exports.onEnable;"],
    ["if the exports were replaced", "exports.onEnable = () => {}; module.exports = {};"],
    ["if only a comment has it", "// exports.onEnable = () => {}\nexports.a = 1;"],
    ["if only a function that nobody calls exports it", "function later() { exports.onEnable = () => {}; }"],
    ["if a branch that never runs exports it", "if (typeof module === 'undefined') exports.onEnable = () => {};"],
    ["if a component comes from a UI library", 'import { memo } from "react"; export const Tides = memo(() => null);'],
    ["in a class without it", "export default class Tides { onDisable() {} }"],
    [
      "if the wrapper of a module inside has it",
      "var inner = (e) => { e.onEnable = () => {}; }; var own = {}; inner(own);",
    ],
  ])("%s", async (_, code) => {
    expect(await answer(code)).toBe("missing");
  });
});

describe("it is not known", () => {
  test.each([
    ["what a package exports", 'export * from "tides";', "runs"],
    ["what a package is", 'module.exports = require("tides");', "runs"],
    ["what a class of a package has", 'import { Base } from "tides"; export default class extends Base {}', "runs"],
    ["what names are put together", "for (const name of names()) exports[name] = () => {};", "runs"],
    ["what is in an array of a class of the language", "exports.onEnable = new Array(1)[0];", "runs"],
    ["what a test that cannot be followed leaves out", "exports.onEnable = [1, 2].filter(lib)[2];", "runs"],
    ["what a Proxy answers", "module.exports = new Proxy({}, {});", "runs"],
    ["what a function of a package does with the exports", 'require("tides")(exports);', "runs"],
    ["what is decided while it runs", "if (Math.random() > 0.5) exports.onEnable = () => {};", "runs"],
    [
      "what a decorator makes of a class",
      "function wrap(c) { return globalThis.wrap(c); } export default wrap(class {});",
      "runs",
    ],
    [
      "what eval makes",
      'eval("exports.on" + "Enable = () => {}");',
      "runs: dist/plugin.js makes code from strings, with eval",
    ],
    ["what is no JavaScript", "export const = ;", "dist/plugin.js is not JavaScript that can be parsed"],
    ["what is in a chunk that is not there", 'export * from "./chunk.js";', "runs"],
    ["what is imported as another thing", 'export * from "./data.json";', "runs"],
    [
      "with a with statement",
      "with ({}) { exports.onEnable = () => {}; }",
      "runs: dist/plugin.js has a with statement",
    ],
  ])("%s", async (_, code, why) => {
    expect(await answer(code)).toBe(`unknown: ${why}`);
  });

  test("what a chunk exports that cannot be parsed", async () => {
    const files = { "dist/chunk.js": "export const = ;" };
    expect(await answer('export * from "./chunk.js";', files)).toBe(
      "unknown: runs: dist/chunk.js is not JavaScript that can be parsed",
    );
  });

  test("what a module has that was followed in part, for one that it imports itself", () => {
    const heavy = "for (let i = 0; i < 400; i++) for (let j = 0; j < 400; j++) lib();";
    const files = {
      "dist/plugin.js": 'import "./chunk.js"; export { x } from "./b.js";',
      "dist/b.js": 'import * as x from "./chunk.js"; export { x };',
      "dist/chunk.js": `require("./b.js"); Object.defineProperty(module, "exports", { get() { ${heavy} } });`,
    };
    const modules = openModules(inMemory(files), ["dist/plugin.js"]);
    expect(modules.answerComponent("x.Tides")).toMatchObject({ kind: "unknown" });
    expect(modules.answerComponent("y.Tides")).toMatchObject({ kind: "missing" });
  });

  test("and stays so for the next hook", async () => {
    const modules = openModules(inMemory({ "dist/plugin.js": "export const = ;" }), ["dist/plugin.js"]);
    for (const name of ["onInstall", "onEnable"]) {
      expect(await modules.answerHook({ name, function: name })).toMatchObject({ kind: "unknown" });
    }
    expect(modules.answerComponent("Tides")).toMatchObject({ kind: "unknown" });
  });
});

describe("a component", () => {
  const ask = (code: string, name: string): string => {
    const modules = openModules(inMemory({ "dist/plugin.js": code }), ["dist/plugin.js"]);
    return modules.answerComponent(name).kind;
  };
  test.each([
    ["an export", "export const Tides = lib();", "Tides", "found"],
    ["an object", "export const Tides = { setup() {} };", "Tides", "found"],
    ["a member of the default export", "export default { Tides: () => null };", "Tides", "found"],
    ["a default export of that name", "export default function Tides() {}", "Tides", "found"],
    ["a default export of another name", "export default function Waves() {}", "Tides", "missing"],
    ["a default export with a minifier's name", "function t() {} export { t as default };", "Tides", "unknown"],
    [
      "a default export with a name that no minifier gives",
      "function tide() {} export { tide as default };",
      "Tides",
      "missing",
    ],
    ["a default export of three letters", "function sea() {} export { sea as default };", "Tides", "unknown"],
    ["a default export of a package", 'import x from "tides"; export default x;', "Tides", "unknown"],
    ["a name with dots", "export const Views = { Tides() {} };", "Views.Tides", "found"],
    ["a name that is declared and never set", "export let Tides;", "Tides", "missing"],
    ["no export at all", "", "Tides", "missing"],
    ["set by what cannot be followed", "var Tides = eval(x()); export { Tides };", "Tides", "found"],
    [
      "set by a function that cannot be followed",
      "var Tides; function set() { eval(x()); Tides = 1; } set(); export { Tides };",
      "Tides",
      "found",
    ],
  ])("is %s", (_, code, name, kind) => {
    expect(ask(code, name)).toBe(kind);
  });
});
