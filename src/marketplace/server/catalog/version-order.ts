/** Long enough for the length of every number that an address can have. */
const LENGTH_DIGITS = 5;

/**
 * A text for a semantic version that is sorted as the version is by precedence, so that a database can sort by it. Build
 * metadata does not count.
 */
export function makePrecedence(version: string): string {
  const number = removeBuild(version);
  const hyphen = number.indexOf("-");
  const numbers = (hyphen === -1 ? number : number.slice(0, hyphen)).split(".").map(sortNumber);
  // A release comes after its prereleases: `~` is greater than what these begin with.
  const identifiers =
    hyphen === -1
      ? "~"
      : number
          .slice(hyphen + 1)
          .split(".")
          .map(sortIdentifier)
          .join(" ");
  return `${numbers.join(".")} ${identifiers}`;
}

/** A version without its build metadata: two versions that differ in that only are the same number. */
export function removeBuild(version: string): string {
  return version.replace(/\+.*$/su, "");
}

/** Numbers come before words. */
function sortIdentifier(identifier: string): string {
  return /^\d+$/u.test(identifier) ? `0${sortNumber(identifier)}` : `1${identifier}`;
}

function sortNumber(digits: string): string {
  return String(digits.length).padStart(LENGTH_DIGITS, "0") + digits;
}
