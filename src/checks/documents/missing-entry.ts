import { formatRenamedHeading } from "../../plugin/documents/changelog-heading.js";
import { namesVersion, readChangelogTitle } from "../../plugin/documents/changelog-title.js";
import type { Changelog, ChangelogEntry } from "../../plugin/documents/changelog.js";
import { indexLines } from "../../base/text/lines.js";
import type { TextLocation } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { compareVersions, parseVersion } from "../../base/text/versions/versions.js";
import { findWrittenDate } from "../../base/text/date-form.js";
import type { Problem } from "../../core/check.js";
import { decide, edit, type Help } from "../../base/text/help.js";

/** What is wrong where a changelog has no entry for a version: the nearest that it has is what to change. */
export function describeMissingEntry(changelog: Changelog, version: string): Problem<"missing-entry"> {
  const { entries, file, isCut } = changelog;
  const heading = findHeadingNaming(changelog, version);
  const found = { code: "missing-entry", subject: version } as const;
  const missing = `CHANGELOG.md has no entry for ${quote(version)}${isCut ? " in its first 512 KiB" : ""}`;
  if (heading) {
    const { at, line, marks } = heading;
    const dated = formatDatedVersion(version, line);
    return {
      ...found,
      at,
      // It may be the entry: only a person can tell.
      notesRelease: "warning",
      message: `${missing}: the heading ${quote(line)} names it, but does not start with it`,
      help: ABOUT.test(line)
        ? edit(`Write: ${marks}${dated}`, [{ ...at, text: dated }])
        : decide(
            `If this is the entry, start it with the version. Otherwise add one: ## ${version} - <date>`,
            "meaning",
          ),
    };
  }
  const unreleased = entries.find((entry) => entry.version === "");
  if (unreleased && !unreleased.isEmpty) {
    return {
      ...found,
      at: unreleased.at,
      message: `${missing}, but one for ${quote(unreleased.source)}`,
      help: renameHeading("If it lists the changes of this release, rename the heading to", unreleased, version),
    };
  }
  const mention = findLineNaming(changelog, version);
  if (mention) {
    const { at, line } = mention;
    return {
      ...found,
      at,
      message: `${missing}: the line ${quote(line)} names it, but is not a heading`,
      help: adviseOnLine(mention, version),
    };
  }
  const first = entries.find((entry) => entry.isExact);
  if (!first) {
    return {
      ...found,
      at: { file },
      message: missing,
      help: decide(`Add a heading, followed by what changed: ## [${version}] - <date>`, "text"),
    };
  }
  return {
    ...found,
    at: first.at,
    message: `${missing}; its first is ${quote(first.source)}`,
    help: decide(adviseOnFirst(first, version), "text"),
  };
}

/** Gives the heading of an entry another version. Its date only its author knows where it has none. */
export function renameHeading(words: string, entry: ChangelogEntry, version: string): Help {
  const heading = formatRenamedHeading(entry, version);
  const help = `${words}: ${heading}`;
  if (heading.includes("<date>")) return decide(help, "meaning");
  const text = entry.style === "atx" ? heading.replace(/^#+ /u, "") : heading;
  return edit(help, [{ file: entry.at.file, range: entry.at.range, text }]);
}

/** What to do where the first entry is that of another version. */
function adviseOnFirst(first: ChangelogEntry, version: string): string {
  const heading = makeHeading(first, version);
  if (compareVersionTexts(version, first.version) < 0) {
    return `If you are releasing that version, write ${quote(first.version)} into manifest.json and package.json. Otherwise add ${heading}`;
  }
  const place = first.style === "line" ? ", between blank lines" : "";
  return `Add one above it${place}, followed by what changed: ${heading}`;
}

function compareVersionTexts(a: string, b: string): number {
  const [one, other] = [parseVersion(a), parseVersion(b)];
  return one && other ? compareVersions(one, other) : 0;
}

/** The heading of a new entry, in the form of another one. */
function makeHeading(form: ChangelogEntry, version: string): string {
  // Of two versions, as in `1.2.0...1.3.0`, only one would be replaced.
  if (/\d\.\d+\.\d/u.test(form.source.replace(form.version, ""))) return `## ${version} - <date>`;
  return formatRenamedHeading(form, version, "<date>");
}

/** A version with the date that is in its line, or in the YAML below it. */
function formatDatedVersion(version: string, line: string, below = ""): string {
  const date = findWrittenDate(line.replace(version, " ")) ?? findWrittenDate(DATED.exec(below)?.[1] ?? "");
  return date === undefined ? version : `${version} - ${date}`;
}

/** Whether a line says what changed, as `1.2.0: the tides of tomorrow` does. */
function hasWordsAfter(line: string, version: string): boolean {
  const behind = line.slice(line.indexOf(version) + version.length);
  return /^[*_)\]]*:\s*\p{L}/u.test(behind) && findWrittenDate(behind) === undefined;
}

/** The date in a block of YAML, such as `  date: 2026-01-31`. */
const DATED = /^\s*["']?date["']?\s*:(.*)$/iu;

/** Where a link leads that is named after the version. */
const DEFINITION = /^\[[^\]]*\]:/u;

/** "What's new in 1.2.0", which a person takes for an entry and no tool does; "Upgrading to 1.2.0" is part of one. */
const ABOUT =
  /^(?:what['’]?s|what is|what|changes|new|(?:release )?notes|highlights)\b.{0,60} (?:in|for|of) [vV]?\d[^ ]*$/iu;

/** A heading that names the version in other words than an entry does: its title, and the marks before it. */
function findHeadingNaming(changelog: Changelog, version: string): (Named & { readonly marks: string }) | undefined {
  const found = findLineWith(changelog, version, (line, below) => {
    const isHeading = /^#{1,6}\s/u.test(line) || /^\s{0,3}(?:=+|-+)\s*$/u.test(below);
    // A title of that form which is no entry is in code or a comment, or of another package.
    const isTitle = readChangelogTitle(line.replace(/^#+|[*_`]/gu, "").trim(), [])?.version === version;
    return isHeading && !isTitle && namesVersion(line, version);
  });
  if (!found) return undefined;
  const { at, line, below } = found;
  const marks = /^#+\s+/u.exec(line)?.[0] ?? "";
  const { start, end } = at.range;
  const range = { start: { line: start.line, column: start.column + marks.length }, end };
  return { at: { file: at.file, range }, line: line.slice(marks.length), below, marks };
}

function findLineNaming(changelog: Changelog, version: string): Named | undefined {
  return findLineWith(changelog, version, (line) => {
    const title = DEFINITION.test(line) ? undefined : readChangelogTitle(line.replace(/[*_`]/gu, ""), []);
    return title?.version === version && title.package === undefined;
  });
}

interface Named {
  readonly at: TextLocation;
  readonly line: string;
  /** The line behind it. */
  readonly below: string;
}

/** The first line, without white space around it, that contains the version and is as asked. */
function findLineWith(
  { file, text }: Changelog,
  version: string,
  matches: (line: string, below: string) => boolean,
): Named | undefined {
  const lines = indexLines(text);
  let next = 0;
  for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
    const { line: number } = lines.position(at);
    next = lines.offset({ line: number + 1, column: 1 });
    const line = lines.line(number) ?? "";
    const trimmed = line.trim();
    const below = lines.line(number + 1) ?? "";
    if (matches(trimmed, below)) {
      const column = line.indexOf(trimmed) + 1;
      const range = { start: { line: number, column }, end: { line: number, column: column + trimmed.length } };
      return { at: { file, range }, line: trimmed, below };
    }
  }
  return undefined;
}

/** What makes a line that names a version the heading of its entry. */
function adviseOnLine({ at, line, below }: Named, version: string): Help {
  if (/^#{1,6} /u.test(line)) return decide("Move it out of the surrounding code or comment", "meaning");
  const dated = `## ${formatDatedVersion(version, line, below)}`;
  if (line.startsWith("|")) return decide(`Add a heading, followed by what changed: ${dated}`, "text");
  const heading = line.startsWith("#") ? line.replace(/^#+/u, "$& ") : dated;
  if (hasWordsAfter(line, version))
    return decide(`Make it a heading, and move the text after it below: ${heading}`, "text");
  return edit(`Make it a heading: ${heading}`, [{ ...at, text: heading }]);
}
