import type { Comparator, RangeVersion, VersionRange } from "./version-range.js";

// Alone an x; or one to three numbers, with x for those that are left out.
const COMPARATOR =
  /^(\^|~|>=?|<=?|=)?(?:[xX*]|(0|[1-9]\d{0,8})(?:\.[xX*](?:\.[xX*])?|\.(0|[1-9]\d{0,8})(?:\.(?:(0|[1-9]\d{0,8})|[xX*]))?)?)$/u;

/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
export function plainRange(text: string): VersionRange | undefined {
  if (text === "") return [[]];
  const lists: Comparator[][] = [];
  for (const alternative of text.split(/ ?\|\| ?/u)) {
    const list: Comparator[] = [];
    for (const word of alternative.split(" ")) {
      const comparators = plainComparators(word);
      if (!comparators) return undefined;
      list.push(...comparators);
    }
    lists.push(list);
  }
  return lists;
}

function plainComparators(word: string): readonly Comparator[] | undefined {
  const parts: readonly (string | undefined)[] | null = COMPARATOR.exec(word);
  if (!parts) return undefined;
  const [, operator = "=", ...rest] = parts;
  const numbers = rest.filter((number) => number !== undefined).map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers;
  const from = version(major, minor, patch);
  const isWhole = numbers.length === rest.length;
  // The first version that has another of the numbers that are written.
  const behind = numbers.length < 2 ? version(major + 1) : version(major, minor + 1);
  if (numbers.length === 0) return operator === "<" || operator === ">" ? NONE : [];
  switch (operator) {
    case "^":
      return [at(">=", from), below(afterCaret(numbers))];
    case "~":
      return [at(">=", from), below(behind)];
    case ">=":
      return [at(">=", from)];
    case ">":
      return [isWhole ? at(">", from) : at(">=", behind)];
    case "<":
      return [isWhole ? at("<", from) : below(from)];
    case "<=":
      return [isWhole ? at("<=", from) : below(behind)];
    default:
      return isWhole ? [at("=", from)] : [at(">=", from), below(behind)];
  }
}

/** The first number that is not 0 may not change; of those that are written, the last where all are 0. */
function afterCaret(numbers: readonly number[]): RangeVersion {
  const [major = 0, minor = 0, patch = 0] = numbers;
  if (major > 0 || numbers.length === 1) return version(major + 1);
  if (minor > 0 || numbers.length === 2) return version(0, minor + 1);
  return version(0, 0, patch + 1);
}

const version = (major: number, minor = 0, patch = 0): RangeVersion => ({ major, minor, patch, prerelease: "" });

const at = (operator: Comparator["operator"], limit: RangeVersion): Comparator => ({ operator, version: limit });

/** Below all prereleases of a version too. */
const below = (limit: RangeVersion): Comparator => at("<", { ...limit, prerelease: "0" });

const NONE: readonly Comparator[] = [below(version(0))];
