import { expect, test } from "vitest";
import { foldCase } from "../../../src/base/text/glob-name.js";
import { compileGlob } from "../../../src/base/text/glob.js";
import { startEffort } from "../../support/effort.js";

const matches = (pattern: string, path: string, inPart = false): boolean | undefined =>
  compileGlob(pattern)?.matches(foldCase(path).split("/"), inPart);

test.each([
  ["*.js", "dist/a.js", true],
  ["*.js", "dist/a.json", false],
  ["dist/*.js", "dist/a.js", true],
  ["dist/*.js", "dist/a/b.js", false],
  ["dist/**", "dist/a/b.js", true],
  ["dist/**", "dist", false],
  ["**/*.map", "a/b/c.map", true],
  ["a/**/z", "a/z", true],
  ["a/**/b/**/z", "a/x/b/y/y/z", true],
  ["/dist", "dist", false],
  ["/dist", "/dist", true],
  ["DIST", "dist", true],
  [".*", ".env", true],
  ["*", ".env", true],
  ["*", "", false],
  ["a?c", "abc", true],
  ["[a-c]x", "bx", true],
  ["[!a-c]x", "bx", false],
  ["[", "[", true],
  ["{a,b}.js", "b.js", true],
  ["\\#a", "#a", true],
])("%s is for %s: %s", (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});

test.each([
  ["packages/*", "packages/a", true],
  ["packages/*", "packages/.a", false],
  ["packages/.*", "packages/.a", true],
  ["packages/*", "Packages/a", false],
  ["packages/[a-c]", "packages/B", false],
  ["packages/[b]", "packages/b", true],
  ["packages/[!b]", "packages/.", false],
  ["*", "a/b", false],
  ["a", "b/a", false],
  ["**", "a/b", true],
  ["**", "a/.b", false],
  ["**/.x/*", "a/.x/b", true],
  ["**/.x/**/b", "a/.x/.y/b", false],
  ["**/*/c/**", "a/b/c/d", true],
  ["**/b/**/d", ".a/b/d", false],
  ["{a,b}/**/c", "b/c", true],
  ["plugin-?", "plugin-a", true],
])("in the dialect of shells, %s is for %s: %s", (pattern, path, expected) => {
  expect(compileGlob(pattern, "shell")?.matches(path.split("/"))).toBe(expected);
});

test("a part of a path may lead to what a pattern is for", () => {
  expect(matches("a/b/c", "a/b", true)).toBe(true);
  expect(matches("a/b/c", "a/c", true)).toBe(false);
  expect(matches("**/c", "a", true)).toBe(true);
});

test.each(["!(a|b)", "@(a)", "[[:alpha:]]", "{a,{b,c}}", "{1..9}", "{a,b", "a\\*b*", "x".repeat(300)])(
  "%s is not understood, and not taken for something else",
  (pattern) => {
    expect(compileGlob(pattern)).toBeUndefined();
  },
);

test("letter case counts as little as for a regular expression: not across alphabets", () => {
  expect(matches("É", "é")).toBe(true);
  expect(matches("license", "licen\u017Fe")).toBe(false);
  expect(matches("k", "\u212A")).toBe(false);
});

test("stars do not make a match take longer than its letters times its signs", () => {
  const effort = startEffort();
  for (let round = 0; round < 100; round++) expect(matches(`${"*a".repeat(120)}b`, "a".repeat(5000))).toBe(false);
  expect(effort()).toBeLessThan(10_000);
});
