import semver from "semver";
import { describe, expect, test } from "vitest";
import { isAbsent } from "../../src/plugin/absent.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { rangesOf, type Ranges } from "../../src/plugin/manifest/ranges.js";
import { semverRange } from "../../src/plugin/manifest/semver-range.js";
import {
  intersection,
  lowestVersion,
  rangeKey,
  versionText,
  type VersionRange,
} from "../../src/text/versions/version-range.js";
import { inMemory } from "../../src/workspace/workspace.js";
import { random } from "../support/random.js";

const lowest = (range: VersionRange): string | undefined => {
  const version = lowestVersion(range);
  return version && versionText(version);
};
const read = (text: string): VersionRange => {
  const range = rangesOf(semverRange).of(text);
  if (!range) throw new Error(`${text} is no range`);
  return range;
};

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

describe("any range", () => {
  const next = random(22);
  const ranges = Array.from({ length: 40_000 }, () =>
    Array.from({ length: 1 + next(7) }, () => PIECES[next(PIECES.length)]).join(""),
  );

  test("is one where the package semver says so", () => {
    const { of } = rangesOf(semverRange);
    for (const text of ranges)
      expect(of(text) !== undefined, JSON.stringify(text)).toBe(semver.validRange(text) !== null);
  });

  test("has the lowest version of all that satisfy it", () => {
    const sorted = semver.sort([...VERSIONS, ...PRERELEASES]);
    const near = new Set(sorted);
    const some = [...new Set(ranges)].filter((text) => semver.validRange(text) !== null).slice(0, 1500);
    for (const text of some) {
      const ours = lowest(read(text));
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
    [">=16.0.0-rc.1", "16.0.0-rc.1"],
  ])("%s has the lowest version %s", (text, version) => {
    expect(lowest(read(text))).toBe(version);
  });

  test.each([
    ["^1.2.3", ">=1.2.3 <2.0.0"],
    ["1.x", "1"],
    [">=0.0.0", "*"],
    ["", "x"],
    ["^1 || ^2", "^2.0.0||^1.0.0"],
    ["1.2 - 1.4", ">=1.2.0 <1.5.0-0"],
  ])("%j means the same as %j", (a, b) => {
    expect(rangeKey(read(a))).toBe(rangeKey(read(b)));
  });

  test.each([
    ["^1.2.3", "^1.2.4"],
    ["1", "2"],
    ["*", "1"],
  ])("%j means another than %j", (a, b) => {
    expect(rangeKey(read(a))).not.toBe(rangeKey(read(b)));
  });

  test.each([
    [">=1.0.0", "2.0.0-beta.1", true],
    ["^1.0.0", ">=2.0.0", false],
    ["^1.0.0 || ^3.0.0", ">=2.0.0 <=2.9.0", false],
    ["^1.0.0 || ^3.0.0", ">=2.0.0 <=3.0.0", true],
  ])("%s and %s have a version in common: %s", (a, b, common) => {
    expect(lowestVersion(intersection(read(a), read(b))) !== undefined).toBe(common);
  });

  test("is not read where it is longer than 256 characters, however it is made", () => {
    for (const text of [
      " ".repeat(1 << 20),
      "1 ".repeat(1 << 19),
      "<".repeat(1 << 20),
      `1.0.0-${"a.".repeat(1 << 19)}`,
    ]) {
      expect(rangesOf(semverRange).of(text)).toBeUndefined();
    }
  });
});

describe("the fact", () => {
  test.each(["dependencies", "peerDependencies", "engines", "compatibility"])(
    "knows uncommon ranges of %s, also those of package.json",
    async (key) => {
      const uncommon = " >=1.0.0-rc.1 ";
      expect((await ranges({ [key]: { node: uncommon } })).of(uncommon)).toBeDefined();
      expect((await ranges({ [key]: { node: "1" } }, { [key]: { node: uncommon } })).of(uncommon)).toBeDefined();
    },
  );

  test("is safe with hostile names and values", async () => {
    const json =
      '{"dependencies":{"__proto__":" 1","constructor":null,"toString":[],"":{}},"engines":[" 1"],"compatibility":3}';
    expect((await ranges(JSON.parse(json), JSON.parse(json))).of(" 1")).toBeDefined();
    expect((await ranges(JSON.parse('{"dependencies":{"__proto__":"1"}}'), JSON.parse(json))).of(" 1")).toBeDefined();
  });
});

async function ranges(manifest: unknown, packageJson: unknown = {}): Promise<Ranges> {
  const workspace = inMemory({
    "manifest.json": JSON.stringify(manifest),
    "package.json": JSON.stringify(packageJson),
  });
  const fact = (await readPlugin(workspace, { needs: ["ranges"] })).facts.ranges;
  if (isAbsent(fact)) throw new Error(fact.absent);
  return fact;
}
