import { defineCheck } from "../../core/check.js";
import { describeMissingEntry, renameHeading } from "./missing-entry.js";
import { findChangelogEntry } from "../../plugin/documents/major-change.js";
import { quote } from "../../base/text/safe.js";
import { parseVersion } from "../../base/text/versions/versions.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "changelog-entry",
  title: "CHANGELOG.md says what is new in the current version",
  severity: "warning",
  codes: {
    "missing-entry": "There is no entry for the version",
    "empty-entry": "The entry is empty",
    "other-version": "The entry names the version in another form",
    unreleased: "The entry says that the version is not released",
    "date-placeholder": "The entry has a placeholder instead of its date",
    "no-such-date": "The entry names a date that does not exist",
  },
  needs: ["changelog", "manifest"],
  *run({ changelog, manifest }) {
    const declared = manifest.value["version"];
    const version = typeof declared === "string" ? parseVersion(declared) : undefined;
    // `manifest-version` reports a value that is not a version.
    if (!version) return;
    const onRelease = version.prerelease ? {} : { notesRelease: "error" as const };
    const entry = findChangelogEntry(changelog, version);
    if (!entry) {
      yield { ...onRelease, ...describeMissingEntry(changelog, version.text) };
      return;
    }
    const { at, source, date } = entry;
    const subject = version.text;
    if (entry.isEmpty) {
      yield {
        code: "empty-entry",
        subject,
        at,
        message: `The entry ${quote(source)} in CHANGELOG.md is empty`,
        help: decide("Describe below it what changed for users", "text"),
        ...onRelease,
      };
    }
    if (!entry.isExact) {
      yield {
        code: "other-version",
        subject: [subject, entry.version],
        at,
        severity: "notice",
        message: `The entry ${quote(source)} in CHANGELOG.md names ${quote(entry.version)}, but the version is ${quote(version.text)}`,
        help: renameHeading("Rename the heading to", entry, version.text),
      };
    }
    if (entry.isUnreleased) {
      yield {
        code: "unreleased",
        subject,
        at,
        severity: "notice",
        release: "warning",
        message: `The entry ${quote(source)} in CHANGELOG.md says that this version is not released`,
        help: decide("Replace that with the release date", "meaning"),
      };
    }
    const placeholder = PLACEHOLDER.exec(source)?.[0];
    if (placeholder !== undefined) {
      yield {
        code: "date-placeholder",
        subject,
        at,
        severity: "notice",
        release: "warning",
        message: `The entry ${quote(source)} in CHANGELOG.md still has ${quote(placeholder)} instead of a date`,
        help: WRITE_DAY,
      };
    }
    if (date !== undefined && !isCalendarDate(date)) {
      yield {
        code: "no-such-date",
        subject,
        at,
        severity: "notice",
        message: `The entry ${quote(source)} in CHANGELOG.md names the date ${quote(date)}, which does not exist`,
        help: WRITE_DAY,
      };
    }
  },
});

const WRITE_DAY = decide("Write the release date as YYYY-MM-DD", "meaning");

/** What examples have in place of the date. */
const PLACEHOLDER = /<date>|\bYYYY-MM-DD\b/iu;

function isCalendarDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const found = new Date(Date.UTC(year, month - 1, day));
  return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}
