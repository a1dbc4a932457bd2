import semver from "semver";
import { expect, test } from "vitest";
import { nearestVersion, readVersion } from "../../src/text/versions/versions.js";
import { random } from "../support/random.js";

test.each(["1.2.3", "0.0.0", "1.0.0-rc.1", "1.0.0-0a.x-y", "1.0.0+01.b", "10.20.30-a+b"])("%s is exact", (text) => {
  expect(readVersion(text)?.text).toBe(text);
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
  expect(readVersion(text)).toBeUndefined();
});

test("the package semver agrees on 20,000 strings that nearly are versions", () => {
  const next = random(7);
  const pieces = ["0", "1", "01", "12", ".", ".", ".", "-", "+", "a", "rc", "v", " ", "1.2.3", "x"];
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join("");
    const parsed = semver.parse(text);
    const exact = parsed?.raw === text && /^\d/u.test(text) && text.trim() === text ? text : undefined;
    expect(readVersion(text)?.text, JSON.stringify(text)).toBe(exact);
  }
});

test.each([
  ["v1.2", "1.2.0"],
  ["V1.02.003", "1.2.3"],
  [" 1.2.3 ", "1.2.3"],
  ["1-beta", "1.0.0-beta"],
  ["latest", undefined],
  ["1.2.3.4", undefined],
])("%j most likely means %s", (text, meant) => {
  expect(nearestVersion(text)).toBe(meant);
});

test("a prerelease is a version with a hyphen", () => {
  expect(readVersion("1.0.0+a-b")?.prerelease).toBe(true);
  expect(readVersion("1.0.0")?.prerelease).toBe(false);
});
