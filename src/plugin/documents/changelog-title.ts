import { parseVersion } from "../../base/text/versions/versions.js";
import { findWrittenDate } from "../../base/text/date-form.js";

/** The parts of an entry's heading. */
export interface ChangelogTitle {
  /** The version as written, without a `v` before it; "" under "Unreleased". */
  readonly version: string;
  /** Whether that is a whole semantic version, and not such as `1.2`. */
  readonly isExact: boolean;
  /** The package that is named before the version, as in `tides@1.2.0`. */
  readonly package: string | undefined;
  /** The first date of the form `2026-01-31`. */
  readonly date: string | undefined;
  readonly isUnreleased: boolean;
}

const MAX_TITLE_LENGTH = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");

interface Patterns {
  /** A title, in lower case, of what is not released. */
  readonly unreleased: RegExp;
  /** The text before a version. */
  readonly before: RegExp;
  /** What may follow a number that is not a whole version; words would make it part of a sentence. */
  readonly afterPart: RegExp;
}

/** @param word the class of letters and digits. */
function makePatterns(word: string): Patterns {
  const sign = `[^${word}@]`;
  const next = "(?:upcoming|not yet released|next(?: release| version)?)";
  const entry = "(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)";
  const owner = String.raw`(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV])`;
  return {
    unreleased: new RegExp(String.raw`^[^a-z]*(?:unreleased(?!\w)|${next}\s*(?:$|[^${word}\s]))`, "u"),
    // Signs, a date, a word for it, a package: nothing else may come before it, as in "Migration from 1.9.0".
    before: new RegExp(
      String.raw`^${sign}*(?:\d{4}-\d{1,2}-\d{1,2}${sign}+)?(?:${entry}${sign}+)?(?:${owner})?[vV]?(?=\d)`,
      "u",
    ),
    afterPart: new RegExp(String.raw`^\s*(?:$|[^${word}\s]|\d{4}-)`, "u"),
  };
}

// Classes of Unicode are slow to compile, and hardly a title needs them.
const plainPatterns = makePatterns("A-Za-z0-9");
let unicodePatterns: Patterns | undefined;

function choosePatterns(title: string): Patterns {
  if (/^[\x20-\x7e]*$/u.test(title)) return plainPatterns;
  return (unicodePatterns ??= makePatterns(String.raw`\p{L}\p{N}`));
}

/**
 * Reads a heading as the title of a changelog's entry; `undefined` where it is not one.
 *
 * @param names the names of the plugin, which may come before the version with only a space between.
 */
export function readChangelogTitle(title: string, names: readonly string[]): ChangelogTitle | undefined {
  if (title.length > MAX_TITLE_LENGTH) return undefined;
  const text = removeName(title.replace(/[[\]]/gu, " ").trim(), names);
  const lower = text.toLowerCase();
  const { before: beforeVersion, afterPart, unreleased } = choosePatterns(text);
  const before = beforeVersion.exec(text);
  const rest = before ? text.slice(before[0].length) : "";
  const version = VERSION.exec(rest)?.[0];
  const isExact = version !== undefined && parseVersion(version) !== undefined;
  const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
  if (version !== undefined && (isExact || afterPart.test(rest.slice(version.length)))) {
    return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
  }
  if (!unreleased.test(lower)) return undefined;
  return { version: "", isExact, package: undefined, date, isUnreleased: true };
}

/**
 * Words before a version that make it the version of something else, as in "Migration from 1.9.0". Those that only
 * mean "of", as in "Notes de version 1.2.0", are left out.
 */
const RELATING = new Set(
  [
    "after before between for from in into since than through till to until via with within",
    "ab auf bis für mit nach seit über von vor zu zur",
    "après avant avec dans depuis jusque vers pour à a en",
    "con desde después antes hasta para por sin alla dalla da dal per até",
    "naar na tot van vanaf voor från till för før etter til fra",
    "с со от до для из на после перед в z od dla po przed",
  ].flatMap((words) => words.split(" ")),
);
const RELATING_SIGNS = /[从從自由到至向→…]|->|\.\.\./u;

/** Whether a title contains exactly this version, and not a longer one. */
export function namesVersion(title: string, version: string): boolean {
  return title.length <= MAX_TITLE_LENGTH && splitAtVersion(title, version) !== undefined;
}

/**
 * Reads a heading that has words of any language before the version, such as `Hotfix 1.2.0`, as the title of its
 * entry; `undefined` where these words say that something else is meant, such as `Migration from 1.2.0`.
 */
export function readWordedTitle(title: string, version: string): ChangelogTitle | undefined {
  if (title.length > MAX_TITLE_LENGTH || parseVersion(version) === undefined) return undefined;
  const [before, after] = splitAtVersion(title, version) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const words = before.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const isRelated = words.some((word) => RELATING.has(word)) || RELATING_SIGNS.test(before) || /\d\.\d/u.test(before);
  if (isRelated) return undefined;
  const rest = `${before} ${after}`;
  const isUnreleased = /\bunreleased\b/iu.test(rest);
  return { version, isExact: true, package: undefined, date: DATE.exec(rest)?.[0], isUnreleased };
}

function splitAtVersion(title: string, version: string): readonly [before: string, after: string] | undefined {
  for (let at = title.indexOf(version); version !== "" && at !== -1; at = title.indexOf(version, at + 1)) {
    const before = title.slice(0, at);
    const after = title.slice(at + version.length);
    const isWhole = !/[\p{L}\p{N}][.+-]?$|(?<!\.\.)[.+-]$/u.test(before.replace(/(?<![\p{L}\p{N}])v$/iu, ""));
    if (isWhole && !/^[.+-]?[\p{L}\p{N}_]/u.test(after)) return [before, after];
  }
  return undefined;
}

const MAX_DATE_LENGTH = 80;
/** Without letters and digits. Classes of Unicode are slow to compile. */
const SIGNS = /^[\s!-/:-@[-`{-~«»\u2010-\u2015]*$/u;

/** Whether a line contains only a whole version, with what may come before it in a title, and perhaps a date. */
export function isVersionLine(line: string, names: readonly string[]): boolean {
  if (!/^[^#|]*\d\.\d/u.test(line)) return false;
  const title = readChangelogTitle(line, names);
  if (!title?.isExact) return false;
  const rest = line.slice(line.indexOf(title.version) + title.version.length);
  return (
    SIGNS.test(rest) || (rest.length < MAX_DATE_LENGTH && SIGNS.test(rest.replace(findWrittenDate(rest) ?? "", "")))
  );
}

/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function removeName(title: string, names: readonly string[]): string {
  const lower = title.toLowerCase();
  const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
  if (name === undefined) return title;
  return /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1] ?? title;
}
