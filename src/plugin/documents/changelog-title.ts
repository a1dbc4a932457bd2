import { readVersion } from "../../text/versions/versions.js";

/** What the heading of an entry says. */
export interface ChangelogTitle {
  /** The version as written, without a `v` before it; "" under "Unreleased". */
  readonly version: string;
  /** Whether that is a whole semantic version, and not such as `1.2`. */
  readonly isExact: boolean;
  /** The package that is named before the version, as in `tides@1.2.0`. */
  readonly package: string | undefined;
  /** The first date, as `2026-01-31`. */
  readonly date: string | undefined;
  readonly isUnreleased: boolean;
}

const LONGEST = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const UNRELEASED =
  /^[^a-z]*(?:unreleased(?!\w)|(?:upcoming|not yet released|next(?: release| version)?)\s*(?:$|[^\p{L}\p{N}\s]))/u;
// Signs, a date, a word for it, a package: nothing else may stand before the version, as in "Migration from 1.9.0".
const BEFORE =
  /^[^\p{L}\p{N}@]*(?:\d{4}-\d{1,2}-\d{1,2}[^\p{L}\p{N}@]+)?(?:(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)[^\p{L}\p{N}@]+)?(?:(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV]))?[vV]?(?=\d)/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
/** What may follow a number that is no whole version; words would make it part of a sentence. */
const AFTER_PART = /^\s*(?:$|[^\p{L}\p{N}\s]|\d{4}-)/u;

/**
 * Reads the title of a heading as that of a changelog's entry; `undefined` where it is none.
 *
 * @param names the names of the plugin, which may stand before the version with nothing but a space between.
 */
export function readChangelogTitle(title: string, names: readonly string[]): ChangelogTitle | undefined {
  if (title.length > LONGEST) return undefined;
  const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
  const lower = text.toLowerCase();
  const before = BEFORE.exec(text);
  const rest = before ? text.slice(before[0].length) : "";
  const version = VERSION.exec(rest)?.[0];
  const isExact = version !== undefined && readVersion(version) !== undefined;
  const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
  if (version !== undefined && (isExact || AFTER_PART.test(rest.slice(version.length)))) {
    return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
  }
  return UNRELEASED.test(lower) ? { version: "", isExact, package: undefined, date, isUnreleased: true } : undefined;
}

/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function withoutName(title: string, names: readonly string[]): string {
  const lower = title.toLowerCase();
  const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
  const rest = name === undefined ? undefined : /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1];
  return rest ?? title;
}
