import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { nameByText, readCalled } from "../scripts/called-functions.js";
import { compileEarly } from "../scripts/compile-early.js";
import { ROOT } from "./support/project.js";

/** Compiles the named functions of a script early; the script ends with what it says. */
function early(code: string, ...functions: readonly string[]): { readonly code: string; readonly says: unknown } {
  const compiled = compileEarly(code, new Set(functions.map(nameByText)));
  const says: unknown = runInNewContext(compiled);
  expect(says).toEqual(runInNewContext(code));
  return { code: compiled.replaceAll(/\s+/gu, " "), says };
}

const DOUBLE = "function double(x) { return 2 * x; }";

test("a declared function goes to the start of its block, where it can be called before its place", () => {
  const { code, says } = early(
    `(function () { "use strict"; const four = double(2); ${DOUBLE} return four; })()`,
    DOUBLE,
  );
  expect(says).toBe(4);
  expect(code).toContain(
    '{ "use strict"; var double = (function double(x) { return 2 * x; }); const four = double(2);',
  );
});

test("functions that are values get parentheses, once", () => {
  const arrow = "x => x + 1";
  const value = "function (x) { return x + 2; }";
  const { code } = early(`[1].map(${arrow}).map(${value}).concat([(${value})(1)])`, arrow, value);
  expect(code).toBe(
    "[1].map((x => x + 1)).map((function (x) { return x + 2; })).concat([(function (x) { return x + 2; })(1)]); ",
  );
});

test("generators and async functions stay what they are", () => {
  const one = "function* one() { yield 1; }";
  const two = "async function two() { await 2; }";
  const { code } = early(`(function () { return [[...one()], two.constructor.name]; ${one} ${two} })()`, one, two);
  expect(code).toContain("var one = (function* one() { yield 1; }); var two = (async function two() { await 2; });");
});

test.each([
  ["is assigned to", "function a() { return 1; }", "a = () => 2; return a();"],
  ["is declared twice", "function a() { return 1; }", "function a() { return 2; } return a();"],
  ["has the name of a parameter", "function b() { return 1; }", "return b();"],
  ["is in a block of its own", "function a() { return 3; }", "return a();", "if (b) {", "}"],
])("a function that %s stays where it is", (_, declared, after, open = "", close = "") => {
  const { code } = early(`(function (b) { ${open} ${declared} ${close} ${after} })(1)`, declared);
  expect(code).toContain(declared);
  expect(code).not.toContain("var ");
});

test("most functions of the record are in dist/: npm run record:calls writes it again", () => {
  const called = readCalled(ROOT);
  const shared = join(ROOT, "dist", "shared");
  const code = readdirSync(shared).map((name) => readFileSync(join(shared, name), "utf8"));
  const count = code.join("").split(/= \((?:async )?function\b/u).length;
  expect(called.size).toBeGreaterThan(1000);
  expect(count).toBeGreaterThan(called.size / 4);
});
