import SemVer from "semver/classes/semver.js";

/** A semantic version 2.0.0, exactly as written. */
export interface Version {
  readonly text: string;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** "A version containing a hyphen", as the specification has it. */
  readonly prerelease: boolean;
  /** The text after `+`, or "". */
  readonly build: string;
}

const MAX_VERSION_LENGTH = 256;

/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
export function parseVersion(text: string): Version | undefined {
  try {
    const { version, major, minor, patch, build: parts } = new SemVer(text);
    const build = parts.join(".");
    // The package trims and takes a `v`.
    if (text !== (build === "" ? version : `${version}+${build}`)) return undefined;
    return { text, major, minor, patch, prerelease: isPrerelease(text), build };
  } catch {
    // The package throws at what is not a version.
    return undefined;
  }
}

/** Which of two versions comes first; build metadata does not count. */
export function compareVersions(a: Version, b: Version): number {
  return new SemVer(a.text).compare(b.text);
}

export const RAISES = ["patch", "minor", "major", "prerelease"] as const;
export type Raise = (typeof RAISES)[number];

/**
 * The next version, as `npm version` counts: a prerelease becomes its own release first.
 *
 * @param identifier what a prerelease is called, such as `rc`.
 */
export function raiseVersion({ text }: Version, raise: Raise, identifier?: string): Version | undefined {
  const raised = new SemVer(text);
  try {
    raised.inc(raise, identifier);
  } catch {
    // The package throws at an identifier that no version takes.
    return undefined;
  }
  return parseVersion(raised.version);
}

/**
 * The exact version that a loosely written one means: `v1.2` is `1.2.0`, `1.4.0b2` and `1.4.0.beta` are prereleases.
 * `semver.coerce` finds one in any text, as in "since 2019".
 */
export function findNearestVersion(text: string): string | undefined {
  const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
  const parts = text.length > MAX_VERSION_LENGTH ? null : loose.exec(text.replace(UNMARKED_PRERELEASE, "$1-$2"));
  if (!parts) return undefined;
  const numbers = parts.slice(1, 4).map((part: string | undefined) => String(Number(part ?? "0")));
  return parseVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}

/** Letters right behind three numbers, as node-semver reads them. An `x` stands for any number. */
const UNMARKED_PRERELEASE = /^([vV=\s]*\d{1,9}\.\d{1,9}\.\d{1,9})\.?((?![xX*](?:\.|\s*$))[a-zA-Z][\w.-]*)/u;

/** Whether a version is a prerelease: by the specification, each one with a hyphen, even if only its build metadata has it. */
export function isPrerelease(version: string): boolean {
  return version.includes("-");
}
