import { expect, test } from "vitest";
import { computeEditDistance, findNearest } from "../../src/text/nearest.js";

const KEYS = [
  "name",
  "version",
  "minHostVersion",
  "main",
  "web",
  "tags",
  "permissions",
  "config_schema",
  "type",
  "aliases",
];

test.each([
  ["versoin", "version"],
  ["min_host_version", "minHostVersion"],
  ["Permisions", "permissions"],
  ["configSchema", "config_schema"],
  ["tpye", "type"],
  ["tag", "tags"],
  ["alias", "aliases"],
  ["x", undefined],
  ["repo", undefined],
  ["__proto__", undefined],
  ["", undefined],
])("%j is near %s", (word, meant) => {
  expect(findNearest(word, KEYS)).toBe(meant);
});

test("a word of a million letters is near nothing, at once", () => {
  expect(findNearest("version".repeat(150_000), KEYS)).toBeUndefined();
});

test("two swapped neighbours are one slip", () => {
  expect(computeEditDistance("abcd", "acbd")).toBe(1);
  expect(computeEditDistance("", "abc")).toBe(3);
});
