/** A semantic version 2.0.0, exactly as written. */
export interface Version {
  readonly text: string;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** "A version containing a hyphen", as the specification has it. */
  readonly prerelease: boolean;
  /** What stands behind `+`, or "". */
  readonly build: string;
}

const LONGEST = 256;

// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;

/** The form of nearly every version: code for it is made in half the time. */
const STABLE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/u;

/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
export function readVersion(text: string): Version | undefined {
  const parts = text === "" || text.length > LONGEST ? null : (STABLE.exec(text) ?? EXACT.exec(text));
  if (!parts) return undefined;
  const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
  if (![major, minor, patch].every(Number.isSafeInteger)) return undefined;
  return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}

/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
export function nearestVersion(text: string): string | undefined {
  const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
  const parts = text.length > LONGEST ? null : loose.exec(text);
  if (!parts) return undefined;
  const numbers = parts.slice(1, 4).map((part: string | undefined) => String(Number(part ?? "0")));
  return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}
