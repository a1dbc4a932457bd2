import semver from "semver";
import { describe, expect, test } from "vitest";
import { plainRange } from "../../src/text/versions/plain-range.js";
import { intersection, lowestVersion, versionText, type VersionRange } from "../../src/text/versions/version-range.js";
import { random } from "../support/random.js";

const lowest = (range: VersionRange): string | undefined => {
  const version = lowestVersion(range);
  return version && versionText(version);
};

const next = random(21);
const one = (words: readonly string[]): string => words[next(words.length)] ?? "";
const number = (): string => one(["0", "0", "1", "2", "3", "10", "x"]);
const comparator = (): string =>
  one(["", "", "^", "~", ">", ">=", "<", "<=", "="]) + Array.from({ length: 1 + next(3) }, number).join(".");
const TEXTS = Array.from({ length: 6000 }, () =>
  Array.from({ length: 1 + next(3) }, comparator).reduce((text, word) => text + one([" ", " || ", "||"]) + word),
);
const VERSIONS = Array.from({ length: 60 }, () =>
  Array.from({ length: 3 }, () => one(["0", "1", "2", "3", "4", "10", "11"])).join("."),
);

describe("a plain range", () => {
  const plain = [...new Set(TEXTS)].filter((text) => plainRange(text) !== undefined);

  test("is one to the package semver, and admits the same versions", () => {
    expect(plain.length).toBeGreaterThan(1500);
    for (const text of plain) {
      const range = plainRange(text) ?? [];
      const theirs = new semver.Range(text);
      for (const version of VERSIONS) {
        const exact = lowest(intersection(range, plainRange(version) ?? []));
        if ((exact === version) !== theirs.test(version)) expect.unreachable(`${version} in ${JSON.stringify(text)}`);
      }
    }
  });

  test("has the lowest version that it has to the package semver", () => {
    // The package gives up where the first alternative has none.
    for (const text of plain.filter((candidate) => !candidate.includes("||"))) {
      expect(lowest(plainRange(text) ?? []), text).toBe(semver.minVersion(text)?.version);
    }
  });

  test.each(["", "*", "1.2.3", "^1.2.3", "~1.2.3", ">=18", ">=1.2.3 <2.0.0", "1.x", "^17 || ^18", "x", "1.2.*"])(
    "may be %j",
    (text) => {
      expect(plainRange(text)).toBeDefined();
    },
  );

  test.each([
    " 1",
    "1  2",
    "1.2.3-rc.1",
    "1 - 2",
    "01",
    "latest",
    "workspace:*",
    "^",
    "||",
    "1.2.3.4",
    "v1",
    "x.1",
    `${"9".repeat(17)}.0.0`,
  ])("is never %j", (text) => {
    expect(plainRange(text)).toBeUndefined();
  });
});
