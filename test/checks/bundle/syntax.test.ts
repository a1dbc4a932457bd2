import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { blankModuleWords } from "../../../src/plugin/bundle/syntax/module-words.js";
import { makePlugin, manifestWith } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { runCli, RUNTIMES } from "../../support/product.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { realBundle } from "../../support/real-bundle.js";

const MINE = checks.filter(({ id }) => ["bundle-syntax", "permissions-used", "hooks-exist"].includes(id));
const NEEDS = MINE.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);

/** What each check says, of code that is the whole plugin. */
async function judge(code: string | Uint8Array, file = "dist/plugin.js"): Promise<Record<string, string>> {
  const manifest = manifestWith({ web: file, hooks: { onEnable: "onEnable" }, permissions: ["camera"] });
  const plugin = await readPlugin(inMemory({ "manifest.json": manifest, [file]: code }), { needs: NEEDS });
  const { outcomes } = inspect(plugin, MINE, { occasion: "push", strict: false });
  return Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.check,
      outcome.status === "unmet"
        ? outcome.findings.map(({ severity, location: { range } }) => `${severity} ${String(range?.start.line)}`).join()
        : outcome.status,
    ]),
  );
}

const GOOD: Readonly<Record<string, string>> = {
  "a module with all forms": `#!/usr/bin/env node
import a, { b as c, default as d } from "x"; import * as e from 'y'; import "z"; import {} from "w" with { type: "json" };
import f, * as g from "v";
const at = await import("u"); export { a as default, c as "a name", d }; export * from "t"; export * as h from "s";
export { default as i } from "r"; export const j = import.meta.url; export async function k() {}`,
  "a minified module": `import{a as b}from"x";var c=b;export{c as default};`,
  "a nameless function": `export default function () {}\nfoo();`,
  "a nameless class": `export default class extends Array {}`,
  "a value": `export default { onEnable: () => {} };`,
  "words in a text": 'const a = `\nimport b from "c"\nexport default function (`;export { a };',
  "old CommonJS": `with (this) { module.exports = 010; } return;`,
  "with a byte order mark": `\ufeffexports.a = "é";`,
  "names and spaces beyond ASCII": `export const größe\u00a0= "é"; export const a = /[à-é]/u; // à-é`,
  "words that only some places have": `export const a = typeof arguments; b: for (;;) { break b; }`,
};

test.each(Object.entries(GOOD))("is met by %s", async (_, code) => {
  expect((await judge(code))["bundle-syntax"]).toBe("met");
});

const BAD: Readonly<Record<string, readonly [code: string | Uint8Array, line: number]>> = {
  "a tag of JSX": ["export const a = 1;\nexport const b = <p />;\n", 2],
  "types of TypeScript": ["export const a = 1;\nlet b: string = 2;\n", 2],
  "an import with a slip": ['import { a b } from "x";\nexport { a };\n', 1],
  "an export with a slip": ["const a = 1;\nexport { a as };\n", 2],
  "a return of a module": ["export const a = 1;\nreturn a;\n", 2],
  "braces in the wrong order behind await": ["export const a = await 1;\nexport const b = 1; }; async () => {\n", 2],
  "braces in the wrong order": ["export const a = 1;\n} b() {\n", 2],
  "what is no comment behind a separator of lines": ["export const a = 1;\n// a\u2028b c\n", 2],
  "a range beyond ASCII that ends before it begins": ["export const a = 1;\nexport const b = /[я-а]/u;\n", 2],
  "a file that was cut off": ["exports.onEnable = () => {\n  const a = `b", 2],
  "a page": ["<!DOCTYPE html>\n<html></html>\n", 1],
  JSON: ['{\n  "name": "tides"\n}\n', 2],
  "UTF-16": [Buffer.from("\ufeffexports.a = 1;\n", "utf16le"), 1],
  "a merge conflict": ["exports.a = 1;\n<<<<<<< HEAD\nexports.b = 1;\n=======\n>>>>>>> main\n", 2],
};

nightly.each(Object.entries(BAD))("finds %s, and advises nothing else", async (_, [code, line]) => {
  expect(await judge(code)).toEqual({
    "bundle-syntax": `error ${String(line)}`,
    "permissions-used": "skipped",
    "hooks-exist": "skipped",
  });
});

test.each(['if (true) import "x";', "const a = 1, b = export { a };", "f(export default a);"])(
  "an import or export within a statement is none: %s",
  async (code) => {
    expect((await judge(`export const c = 1;\n${code}\n`))["bundle-syntax"]).toBe("error 2");
  },
);

test("a name that ends in .cjs or .mjs says what the file must be", async () => {
  expect((await judge("export const a = 1;", "dist/a.cjs"))["bundle-syntax"]).toBe("error 1");
  expect((await judge("with (this) {}", "dist/a.mjs"))["bundle-syntax"]).toBe("error 1");
  expect((await judge("exports.a = 1;", "dist/a.cjs"))["bundle-syntax"]).toBe("met");
});

test("what is nested too deeply is not judged", async () => {
  expect((await judge("[".repeat(100_000)))["bundle-syntax"]).toBe("skipped");
});

test("ten times the code costs ten times the work, however many words of a module it has", () => {
  const LINES = 60_000;
  const measure = (parts: number): number => {
    const code = "var important1 = 1; import_x();\n".repeat(LINES / parts);
    const { user, system } = process.cpuUsage();
    for (let part = 0; part < parts; part++) blankModuleWords(code);
    const now = process.cpuUsage();
    return now.user + now.system - user - system;
  };
  const least = (parts: number): number => Math.min(...[1, 2, 3, 4, 5].map(() => measure(parts)));
  // The same lines, in ten parts and in one: a clock that counts in ticks says the same of both. The square would be ten.
  // The engine gets faster in the first rounds, so the parts come first.
  const inParts = least(10);
  expect(least(1)).toBeLessThan(4 * Math.max(1, inParts));
});

test("mistakes are judged alike at once and one after the other, by the thread that is kept", async () => {
  const codes = ["export const a = ;", "export const a = 1;\n}", "export const a = await;\n"];
  const alone = [];
  for (const code of codes) alone.push((await judge(code))["bundle-syntax"]);
  expect(alone).toEqual(["error 1", "error 2", "error 1"]);
  const atOnce = await Promise.all([...codes, ...codes].map((code) => judge(code)));
  expect(atOnce.map((judged) => judged["bundle-syntax"])).toEqual([...alone, ...alone]);
});

nightly("what a real bundler makes is JavaScript, minified or not", async () => {
  const source =
    'import { parse } from "yaml"; export default class { onEnable() { return parse("a: 1"); } } export { parse };';
  for (const minify of [false, true]) {
    const { code } = await realBundle(source, { minify });
    expect((await judge(code))["bundle-syntax"]).toBe("met");
  }
});

nightly.each(RUNTIMES)(
  "syntax that only a newer engine has is no error where that engine runs: $runtime",
  async ({ node }) => {
    const folder = makePlugin({
      "manifest.json": manifestWith({ web: "dist/plugin.js" }),
      "dist/plugin.js": 'import source tides from "./tides.wasm";\nexport const onEnable = () => tides;\n',
    });
    const isKnown = execFileSync(node, ["--version"], { encoding: "utf8" }).startsWith("v24");
    const { stdout } = await runCli(["validate", "--format", "json", "--only", "bundle-syntax", folder], { node });
    expect(stdout).toContain(isKnown ? '"new-syntax"' : '"not-javascript"');
  },
);
