import { indexLines } from "../../base/text/lines.js";
import type { Edit } from "../../base/text/location.js";
import { parseVersion } from "../../base/text/versions/versions.js";
import { findWrittenDate, formatDayLike } from "../../base/text/date-form.js";
import type { Changelog, ChangelogEntry } from "./changelog.js";
import { changeLinks } from "./changelog-links.js";
import { findChangelogEntry } from "./major-change.js";

const ISO = /^\d{4}-\d{2}-\d{2}$/u;

/** The heading of an entry for another version. It keeps the date that is there, unless it is given another. */
export function formatRenamedHeading(entry: ChangelogEntry, version: string, newDate?: string): string {
  const title = formatRenamedTitle(entry, version, newDate);
  if (entry.style === "atx") return `${"#".repeat(entry.level)} ${title}`;
  return title;
}

/** @param others more dates of the changelog, which may show how this one is meant. */
function formatRenamedTitle(
  { source, version: written }: ChangelogEntry,
  version: string,
  newDate?: string,
  others: readonly string[] = [],
): string {
  const title = source.replace(/\]\([^()]*\)/u, "]");
  const end = title.indexOf(written) + written.length;
  const date = findWrittenDate(title.slice(end));
  // A series such as `1.4.x` is renamed whole.
  const series = /^(?:\.[x*])+(?!\w)/iu.exec(title.slice(end))?.[0] ?? "";
  const named = written === "" ? `[${version}] - ${date ?? "<date>"}` : title.replace(written + series, version);
  if (date === undefined || newDate === undefined) return named;
  return named.replace(date, ISO.test(newDate) ? formatDayLike(newDate, date, others) : newDate);
}

/** How a changelog gets an entry for a version that is about to be released. */
export interface HeadingChange {
  readonly edits: readonly Edit[];
  /** The title that was there; left out for a new entry. */
  readonly from?: string;
  readonly to: string;
  /** Whether somebody still has to write what changed. */
  readonly isEmpty: boolean;
  /** What is left as it is though it belongs to the version, as sentences without a full stop. */
  readonly left: readonly string[];
}

/**
 * Gives the entry of unreleased changes the version and the day, with a fresh one above it, or else adds an entry above
 * the others. The title, the date and the links have the form of those that are there.
 *
 * @param text the whole changelog, of which the facts may contain the beginning only.
 */
export function changeHeading(changelog: Changelog, text: string, version: string, today: string): HeadingChange {
  const { entries, file } = changelog;
  const wanted = parseVersion(version);
  const own = wanted && findChangelogEntry(changelog, wanted);
  const form = entries.find((entry) => entry.isExact && !entry.isUnreleased);
  const dates = entries.flatMap(({ source, version: written }) => findWrittenDate(source.replace(written, " ")) ?? []);
  const date = dates[0] === undefined ? today : formatDayLike(today, dates[0], dates);
  const { edits: links, isUnreleasedLeft } = changeLinks(file, text, version, form?.version);
  const left: string[] = [];
  if (isUnreleasedLeft) left.push(`The link of [Unreleased] in ${file} is of another form, and is left as it is`);
  if (dates[0] !== undefined && date === today && !dates.some((one) => ISO.test(one)))
    left.push(`The date in ${file} is ${today}, as ${dates[0]} can be read in two ways`);
  if (own) {
    const to = own.source.replace(/\bunreleased\b/iu, date);
    const edits = to === own.source ? [] : [{ file, range: own.at.range, text: to }];
    return { edits: [...edits, ...links], from: own.source, to, isEmpty: own.isEmpty, left };
  }
  const to = form ? formatRenamedTitle(form, version, today, dates) : `[${version}] - ${date}`;
  const unreleased = entries.find((entry) => entry.version === "");
  if (unreleased) {
    const edits = [
      makeEntryEdit(file, text, unreleased, unreleased.source),
      { file, range: unreleased.at.range, text: to },
    ];
    return { edits: [...edits, ...links], from: unreleased.source, to, isEmpty: unreleased.isEmpty, left };
  }
  return { edits: [makeEntryEdit(file, text, form, to), ...links], to, isEmpty: true, left };
}

/** Above the newest entry, in its form; or at the end of a changelog without one. */
function makeEntryEdit(file: string, text: string, form: ChangelogEntry | undefined, title: string): Edit {
  const lines = indexLines(text);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  if (!form) {
    const end = lines.range(text.length, text.length);
    if (text === "") return { file, range: end, text: `## ${title}${lineBreak}` };
    const gap = text.endsWith("\n") ? lineBreak : lineBreak.repeat(2);
    return { file, range: end, text: `${gap}## ${title}${lineBreak}` };
  }
  const { start, end } = form.at.range;
  const last = end.line + (form.style === "setext" ? 1 : 0);
  const heading = Array.from({ length: last - start.line + 1 }, (_, at) => lines.line(start.line + at) ?? "");
  const above = { line: start.line, column: 1 };
  const added = heading.join(lineBreak).replace(form.source, () => title);
  return { file, range: { start: above, end: above }, text: added + lineBreak.repeat(2) };
}
