import semver from "semver";
import { describe, expect, test } from "vitest";
import {
  limitRange,
  findLowestVersion,
  makeRangeKey,
  parseRange,
} from "../../../src/base/text/versions/version-range.js";
import { random } from "../../support/random.js";

const read = (text: string): semver.Range => {
  const range = parseRange(text);
  if (!range) throw new Error(`${text} is no range`);
  return range;
};
const lowest = (text: string): string | undefined => findLowestVersion(read(text))?.version;

const PIECES = [
  "0",
  "1",
  "2",
  "10",
  "01",
  "x",
  "*",
  ".",
  ".",
  ".1",
  ".0",
  ".x",
  "^",
  "~",
  ">",
  ">=",
  "<",
  "<=",
  "=",
  " ",
  " || ",
  "v",
  "1.2.3",
  "-",
  " - ",
  "-0",
  "-rc.1",
  "-beta",
  "+b",
  "~>",
  "||",
  "  ",
  "latest",
  "\t",
  "1.0.0-a",
];
/** Every version near those that the pieces can name. */
const VERSIONS = ["0", "1", "2", "3", "10", "11"].flatMap((major) =>
  ["0", "1", "2", "3", "10"].flatMap((minor) =>
    [".0", ".1", ".2", ".3", ".4"].map((patch) => `${major}.${minor}${patch}`),
  ),
);
const PRERELEASES = VERSIONS.flatMap((version) =>
  ["-0", "-a", "-a.0", "-beta", "-beta.0", "-rc.1", "-rc.1.0"].map((end) => version + end),
);

describe("a range", () => {
  const next = random(22);
  const ranges = Array.from({ length: 2000 }, () =>
    Array.from({ length: 1 + next(7) }, () => PIECES[next(PIECES.length)]).join(""),
  );

  test.each(["", "*", "1.2.3", "^1.2", "~> 1", " >=1.0.0-rc.1 ", "1 - 2", "v1 || =2.x", ">1 <2\t|| 3"])(
    "is %j",
    (text) => {
      expect(parseRange(text)).toBeDefined();
    },
  );

  test.each(["latest", "workspace:*", "01.2.3", "1.2.3.4", "^", "1,2", "./a", "https://example.com/1.0.0", "é"])(
    "is not %j",
    (text) => {
      expect(parseRange(text)).toBeUndefined();
    },
  );

  test("has the lowest version of all that satisfy it", () => {
    const sorted = semver.sort([...VERSIONS, ...PRERELEASES]);
    const near = new Set(sorted);
    const some = [...new Set(ranges)].filter((text) => semver.validRange(text) !== null).slice(0, 300);
    for (const text of some) {
      const ours = lowest(text);
      const theirs = sorted.find((version) => semver.satisfies(version, text));
      if (ours !== undefined) expect(semver.satisfies(ours, text), JSON.stringify(text)).toBe(true);
      if (theirs === undefined) expect(ours === undefined || !near.has(ours), JSON.stringify(text)).toBe(true);
      else expect(ours !== undefined && semver.lte(ours, theirs), JSON.stringify(text)).toBe(true);
    }
  });

  test.each([
    [">=2.0.0 <1.0.0", undefined],
    [">1.2.3 <1.2.4", undefined],
    ["<0.0.0", undefined],
    [">=1.0.0 <0.5.0 || >=3.0.0", "3.0.0"],
    [">1.0.0-alpha <1.0.0-alpha.0", undefined],
    [">1.2.3 <1.2.4-beta", "1.2.4-0"],
    ["2.0.0-beta.1", "2.0.0-beta.1"],
    ["*", "0.0.0"],
    ["<16", "0.0.0"],
    ["1.2.3 - 1.2", "1.2.3"],
    [">0.0.9007199254740991 <0.1.0", "0.0.9007199254740992"],
    [">=16.0.0-rc.1", "16.0.0-rc.1"],
  ])("%s has the lowest version %s", (text, version) => {
    expect(lowest(text)).toBe(version);
  });

  test.each([
    ["^1.2.3", ">=1.2.3 <2.0.0"],
    ["1.x", "1"],
    [">=0.0.0", "*"],
    ["", "x"],
    ["^1 || ^2", "^2.0.0||^1.0.0"],
    ["1.2 - 1.4", ">=1.2.0 <1.5.0-0"],
  ])("%j means the same as %j", (a, b) => {
    expect(makeRangeKey(read(a))).toBe(makeRangeKey(read(b)));
  });

  test.each([
    ["^1.2.3", "^1.2.4"],
    ["1", "2"],
    ["*", "1"],
  ])("%j means another than %j", (a, b) => {
    expect(makeRangeKey(read(a))).not.toBe(makeRangeKey(read(b)));
  });

  test.each([
    [">=1.0.0", ">=2.0.0-beta.1", true],
    ["*", "<=2.0.0", true],
    ["^1.0.0", ">=2.0.0", false],
    ["^1.0.0", ">=2.0.0+build", false],
    ["^1.0.0 || ^3.0.0", ">=2.0.0 <=2.9.0", false],
    ["^1.0.0 || ^3.0.0", ">=2.0.0 <=3.0.0", true],
  ])("%s has a version within the limits %s: %s", (range, limits, common) => {
    expect(findLowestVersion(limitRange(read(range), limits)) !== undefined).toBe(common);
  });

  test("is not read where it is longer than 256 characters, however it is made", () => {
    for (const text of [
      " ".repeat(1 << 20),
      "1 ".repeat(1 << 19),
      "<".repeat(1 << 20),
      `1.0.0-${"a.".repeat(1 << 19)}`,
    ]) {
      expect(parseRange(text)).toBeUndefined();
    }
  });
});
