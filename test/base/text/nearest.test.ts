import { expect, test } from "vitest";
import { computeEditDistance, findMeant, findNearest, findOnlyNear } from "../../../src/base/text/nearest.js";

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

test("a plural is near its singular", () => {
  expect(findNearest("utility", ["integrations", "utilities"])).toBe("utilities");
  expect(findNearest("y", ["ies"])).toBeUndefined();
});

test("only a word that is alone near is certain", () => {
  expect(findOnlyNear("PomodoroWidgt", ["PomodoroWidget", "Settings"])).toBe("PomodoroWidget");
  expect(findOnlyNear("PomodoroWidgt", ["PomodoroWidget", "PomodoroWidgets"])).toBeUndefined();
});

test.each([
  ["widget", "dashboard-widget"],
  ["cli", "cli-tool"],
  ["tool", undefined],
  ["Service", "service"],
  ["", undefined],
])("%j is meant for %s", (word, meant) => {
  expect(findMeant(word, ["dashboard-widget", "cli-tool", "web-tool", "service"])).toBe(meant);
});

test("a word of a million letters is near nothing, at once", () => {
  expect(findNearest("version".repeat(150_000), KEYS)).toBeUndefined();
});

test("two swapped neighbours are one slip", () => {
  expect(computeEditDistance("abcd", "acbd")).toBe(1);
  expect(computeEditDistance("", "abc")).toBe(3);
});
