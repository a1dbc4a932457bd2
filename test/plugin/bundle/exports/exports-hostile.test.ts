import { describe, expect, test } from "vitest";
import { showsExport } from "../../../../src/plugin/bundle/exports/export-text.js";
import { openModules } from "../../../../src/plugin/bundle/exports/module-exports.js";
import { inMemory } from "../../../../src/base/files/workspace.js";
import { startEffort } from "../../../support/effort.js";
import { nightly } from "../../../support/nightly.js";

const MEGABYTE = 1024 * 1024;
const filled = (text: string, size = MEGABYTE): string => text.repeat(Math.floor(size / text.length));
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Far more than anything here takes, and far less than what grows faster than the code does. */
const MAX_EFFORT = 8000;

async function answer(code: string): Promise<string> {
  const modules = openModules(inMemory({ "dist/plugin.js": code }), ["dist/plugin.js"]);
  return (await modules.answerHook({ name: "onEnable", function: "onEnable" })).kind;
}

describe("code that is made to take long is read in bounded time", () => {
  test.each([
    ["a megabyte of one line", `${filled("a.b(c),")}0;export{a}`],
    ["brackets in brackets", `${"(".repeat(100_000)}0${")".repeat(100_000)}`],
    ["objects in objects", `exports.a = ${"{a:".repeat(5000)}0${"}".repeat(5000)}`],
    ["functions in functions", `${"function f(){".repeat(3000)}${"}".repeat(3000)} f();`],
    ["a loop without an end", "for (;;) { exports.a = 1; }"],
    ["loops in loops", `${"for (let i = 0; i < 400; i++) ".repeat(6)} exports["a" + i] = i;`],
    [
      "calls that double",
      `${range(40)
        .map((at) => `function f${String(at)}() { f${String(at + 1)}(); f${String(at + 1)}(); }`)
        .join("")} function f40() {} f0();`,
    ],
    ["recursion", "function f(a) { return f(f(a)); } exports.a = f(1);"],
    ["functions that call each other", "const f = (a) => g(a, f), g = (a, b) => [f(b), g(f, a)]; f(g);"],
    ["getters of getters", "const a = { get b() { return a.b.b; } }; exports.a = a.b;"],
    [
      "a prototype of itself",
      "const a = {}; a.__proto__ = a; Object.setPrototypeOf(a, a); module.exports = a; exports.x = a.onEnable;",
    ],
    ["a class of itself", "class A extends B {} var B = A; module.exports = new A();"],
    ["texts that grow", "let a = 'x'; for (let i = 0; i < 400; i++) { a += a; a = `${a}${a}`; } exports[a] = 1;"],
    ["lists that grow", "let a = [1]; for (let i = 0; i < 400; i++) a = [...a, ...a]; exports.a = a;"],
    [
      "objects that grow",
      `let a = {${range(2000)
        .map((at) => `a${String(at)}: 1`)
        .join()}}; for (let i = 0; i < 400; i++) a = { ...a, ...a }; module.exports = a;`,
    ],
    ["choices of choices", `let a = {}; ${filled("a = x ? { a } : [a];", 100_000)} module.exports = a;`],
    ["conditions in conditions", `${"if (x) { exports.a = 1; } else { ".repeat(800)}${"}".repeat(800)}`],
    ["closures that escape", "function f() { lib(() => f()); lib(f, () => { f(); lib(f); }); } f();"],
    [
      "twenty thousand exports",
      range(20_000)
        .map((at) => `export let a${String(at)};`)
        .join(""),
    ],
    [
      "twenty thousand names",
      `export{${range(20_000)
        .map((at) => `a as b${String(at)}`)
        .join()}};var a`,
    ],
    ["a file that imports itself", 'export * from "./plugin.js"; import "./plugin.js";'],
    ["controls, and half of a pair", "\u0000\u0007\u001b[31m\ud800"],
  ])("%s", async (_, code) => {
    const stop = startEffort();
    expect(["missing", "unknown"]).toContain(await answer(code));
    expect(stop()).toBeLessThan(MAX_EFFORT);
  });

  test("a thousand files that import one another", async () => {
    const files = range(1000).map((at): [string, string] => [
      `dist/a${String(at)}.js`,
      range(20)
        .map((next) => `export * from "./a${String((at * 20 + next) % 1000)}.js";`)
        .join("\n"),
    ]);
    const workspace = inMemory({ ...Object.fromEntries(files), "dist/plugin.js": 'export * from "./a0.js";' });
    const stop = startEffort();
    const modules = openModules(workspace, ["dist/plugin.js"]);
    expect(await modules.answerHook({ name: "onEnable", function: "onEnable" })).toMatchObject({ kind: "unknown" });
    expect(stop()).toBeLessThan(MAX_EFFORT);
  });
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a module named %s, which every object inherits, is an unknown one",
  async (name) => {
    for (const code of [
      `const a = require(${JSON.stringify(name)}); module.exports = Object.fromEntries(a());`,
      `import a from ${JSON.stringify(name)}; export default a();`,
    ])
      expect(await answer(code)).toBe("unknown");
  },
);

nightly.each([
  ["the name", "onEnable"],
  ["declarations in a comment", `/*\n${filled("export function onEnable() {}\n", 8)}`],
  ["declarations after a template", "`\nexport function onEnable(){}\n"],
  ["lists", "\nexport { onEnable, "],
  ["assignments", "exports.onEnable = onEnable;\n"],
  ["assignments that are not at the start", "\n\nexports.onEnable = onEnable; "],
  ["functions without a name", "function function onEnable"],
  ["variables", "var onEnable = ("],
  ["white space", " "],
])("a text of nothing but %s is searched in bounded time", (_, text) => {
  const code = `;${filled(text, 2 * MEGABYTE)}`;
  const stop = startEffort();
  showsExport(code, "onEnable");
  expect(stop()).toBeLessThan(MAX_EFFORT);
});
