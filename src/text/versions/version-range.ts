/** A version as ranges compare it: build metadata does not count. */
export interface RangeVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** What stands behind the first hyphen: "rc.1"; "" for a release. */
  readonly prerelease: string;
}

export interface Comparator {
  readonly operator: ">=" | ">" | "<" | "<=" | "=";
  readonly version: RangeVersion;
}

/** What a version range means: a version must meet every comparator of one of the lists. An empty list is "any". */
export type VersionRange = readonly (readonly Comparator[])[];

/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
export function lowestVersion(range: VersionRange): RangeVersion | undefined {
  return range
    .map(lowestOfAll)
    .filter((version) => version !== undefined)
    .toSorted(compareVersions)[0];
}

/** The versions that meet both ranges. */
export function intersection(a: VersionRange, b: VersionRange): VersionRange {
  return a.flatMap((some) => b.map((others) => [...some, ...others]));
}

/** A text that is the same for ranges that mean the same, however they are written. */
export function rangeKey(range: VersionRange): string {
  const lists = range.map((comparators) => [...new Set(comparators.map(comparatorKey))].filter(isLimit).toSorted());
  return lists
    .map((keys) => keys.join(" "))
    .toSorted()
    .join("||");
}

export function compareVersions(a: RangeVersion, b: RangeVersion): number {
  return compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease);
}

/** A version as text. */
export function versionText({ major, minor, patch, prerelease }: RangeVersion): string {
  return `${[major, minor, patch].join(".")}${prerelease === "" ? "" : `-${prerelease}`}`;
}

function lowestOfAll(comparators: readonly Comparator[]): RangeVersion | undefined {
  const isNamed = (version: RangeVersion): boolean =>
    comparators.some((other) => other.version.prerelease !== "" && compareNumbers(other.version, version) === 0);
  // Between two versions that a range names none is lower than the first after the one, or the first prerelease
  // before the other.
  return comparators
    .flatMap(({ operator, version }) => [
      operator === ">" ? following(version) : version,
      ...(version.prerelease === "" ? [] : [{ ...version, prerelease: "0" }]),
    ])
    .concat(ZERO)
    .toSorted(compareVersions)
    .find(
      (version) =>
        (version.prerelease === "" || isNamed(version)) &&
        comparators.every((comparator) => meets(version, comparator)),
    );
}

const ZERO: RangeVersion = { major: 0, minor: 0, patch: 0, prerelease: "" };

function following(version: RangeVersion): RangeVersion {
  return version.prerelease === ""
    ? { ...version, patch: version.patch + 1 }
    : { ...version, prerelease: `${version.prerelease}.0` };
}

function meets(candidate: RangeVersion, { operator, version }: Comparator): boolean {
  const order = compareVersions(candidate, version);
  switch (operator) {
    case ">=":
      return order >= 0;
    case ">":
      return order > 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case "=":
      return order === 0;
  }
}

function compareNumbers(a: RangeVersion, b: RangeVersion): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

function comparePrereleases(a: string, b: string): number {
  if (a === b) return 0;
  if (a === "" || b === "") return a === "" ? 1 : -1;
  const left = a.split(".");
  const right = b.split(".");
  for (const [at, word] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    const order = compareWords(word, other);
    if (order !== 0) return order;
  }
  return -1;
}

/** Numbers stand before words. */
function compareWords(a: string, b: string): number {
  const isNumber = (word: string): boolean => /^\d+$/u.test(word);
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1;
  if (isNumber(a) && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Nothing lies between `2.0.0-0` and the releases before it. */
function comparatorKey({ operator, version }: Comparator): string {
  const isFirst = operator === "<" && version.prerelease === "0";
  return `${operator}${versionText(isFirst ? { ...version, prerelease: "" } : version)}`;
}

const isLimit = (key: string): boolean => key !== ">=0.0.0";
