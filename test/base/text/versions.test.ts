import { expect, test } from "vitest";
import { compareVersions, findNearestVersion, parseVersion } from "../../../src/base/text/versions/versions.js";

test.each(["1.2.3", "0.0.0", "1.0.0-rc.1", "1.0.0-0a.x-y", "1.0.0+01.b", "10.20.30-a+b"])("%s is exact", (text) => {
  expect(parseVersion(text)?.text).toBe(text);
});

test.each([
  "v1.2.3",
  " 1.2.3",
  "1.2.3 ",
  "1.2",
  "01.2.3",
  "1.2.3-01",
  "1.2.3-",
  "1.2.3+",
  "",
  "1.2.3\n",
  "１.2.3",
  `1.2.${"9".repeat(300)}`,
])("%j is not exact", (text) => {
  expect(parseVersion(text)).toBeUndefined();
});

test.each([
  ["v1.2", "1.2.0"],
  ["V1.02.003", "1.2.3"],
  [" 1.2.3 ", "1.2.3"],
  ["1-beta", "1.0.0-beta"],
  ["latest", undefined],
  ["1.2.3.4", undefined],
])("%j most likely means %s", (text, meant) => {
  expect(findNearestVersion(text)).toBe(meant);
});

test("a prerelease is a version with a hyphen", () => {
  expect(parseVersion("1.0.0+a-b")?.prerelease).toBe(true);
  expect(parseVersion("1.0.0")?.prerelease).toBe(false);
});

test.each([
  ["1.2.3", "1.10.0", -1],
  ["1.0.0-rc.2", "1.0.0-rc.10", -1],
  ["1.0.0", "1.0.0-rc.1", 1],
  ["1.0.0+a", "1.0.0+b", 0],
])("%s compared with %s: %i", (a, b, order) => {
  const [first, second] = [parseVersion(a), parseVersion(b)];
  expect(first && second && compareVersions(first, second)).toBe(order);
});
