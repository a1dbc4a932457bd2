import Range from "semver/classes/range.js";
import SemVer from "semver/classes/semver.js";

/** The longest text that is read as a version range. */
export const MAX_RANGE_LENGTH = 256;

/** Reads every form of a version range that npm knows; `undefined` for what is none. */
export function parseRange(text: string): Range | undefined {
  if (text.length > MAX_RANGE_LENGTH) return undefined;
  try {
    return new Range(text);
  } catch {
    // The package throws at what is not a range.
    return undefined;
  }
}

/**
 * The lowest version that meets one range or several; `undefined` where none does. A prerelease counts only where the range names a
 * prerelease of the same three numbers, as npm has it.
 *
 * `semver.minVersion` answers this for a single list of limits: it gives up where the first of several has no version.
 */
export function findLowestVersion(...ranges: readonly Range[]): SemVer | undefined {
  // The lowest version is a limit, the first version after one, or the first prerelease of one.
  const limits = ranges.flatMap(({ set }) => set.flat()).filter(({ value }) => value !== "");
  return limits
    .flatMap(({ operator, semver }) => [
      operator === ">" ? getFollowing(semver) : semver,
      ...(semver.prerelease.length === 0 ? [] : [withPrerelease(semver, [0])]),
    ])
    .concat(new SemVer("0.0.0"))
    .sort((a, b) => a.compare(b))
    .find((version) => ranges.every((range) => range.test(version)));
}

/** The lowest version of a range, and of another; `undefined` where it is not a range, or there is none. */
export function findLowestOf(text: unknown, ...others: readonly string[]): SemVer | undefined {
  const ranges = [text, ...others].map((one) => (typeof one === "string" ? parseRange(one) : undefined));
  const read = ranges.filter((range) => range !== undefined);
  return read.length < ranges.length ? undefined : findLowestVersion(...read);
}

/** The versions of a range that also meet some limits, such as `>=1.2.0 <=2.0.0`. */
export function limitRange(range: Range, limits: string): Range {
  return new Range(range.set.map((list) => `${list.map(({ value }) => value).join(" ")} ${limits}`).join("||"));
}

/** A text that is the same for ranges that mean the same, however they are written. */
export function makeRangeKey(range: Range): string {
  const lists = range.set.map((list) => [...new Set(list.map(({ value }) => makeLimitKey(value)))].filter(isLimit));
  return lists
    .map((keys) => keys.sort().join(" "))
    .sort()
    .join("||");
}

/** The first version after another. The package does not read a text with too large a number, so the number is set. */
function getFollowing(version: SemVer): SemVer {
  if (version.prerelease.length > 0) return withPrerelease(version, [...version.prerelease, 0]);
  const next = new SemVer(version.version);
  next.patch++;
  next.format();
  return next;
}

function withPrerelease(version: SemVer, prerelease: SemVer["prerelease"]): SemVer {
  const changed = new SemVer(version.version);
  changed.prerelease = prerelease;
  changed.format();
  return changed;
}

/** Nothing lies between `2.0.0-0` and the releases before it. */
const makeLimitKey = (value: string): string => value.replace(/^(<\d+\.\d+\.\d+)-0$/u, "$1");

const isLimit = (key: string): boolean => key !== "" && key !== ">=0.0.0";
