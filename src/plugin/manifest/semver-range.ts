import Range from "semver/classes/range.js";
import type { Comparator, VersionRange } from "../../text/versions/version-range.js";

/** Reads every form of a version range that npm knows; `undefined` for what is none. */
export function semverRange(text: string): VersionRange | undefined {
  try {
    return new Range(text).set.map((comparators) => comparators.filter(({ value }) => value !== "").map(comparatorOf));
  } catch {
    // The package throws at what is no range.
    return undefined;
  }
}

function comparatorOf({ operator, semver }: Range["set"][number][number]): Comparator {
  const { major, minor, patch, prerelease } = semver;
  return {
    operator: operator === "" ? "=" : operator,
    version: { major, minor, patch, prerelease: prerelease.join(".") },
  };
}
