import { mayBeEntry, readPlainTitle } from "../plugin/plain-title.js";
import { plainHeadings } from "../text/markdown-plain.js";
import { readVersion, type Version } from "../text/versions.js";

const ENOUGH = 16 * 1024;
/** Every month has these days. */
const SURE_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u;

/** Whether a changelog certainly has an entry for a stable version that is not the first of its major one. */
export function isPlainChangelog(text: string, version: string): boolean {
  const current = readVersion(version);
  const headings = current && headingsIn(text);
  if (!current || !headings) return false;
  const at = headings.findIndex(({ title }) => mayBeEntry(title) && !isUnreleased(title));
  const entry = headings[at];
  const next = headings[at + 1];
  const read = entry && readPlainTitle(entry.title);
  if (!entry || read?.version !== version) return false;
  if (read.date !== undefined && !SURE_DATE.test(read.date)) return false;
  const isPart = next !== undefined && next.level >= entry.level && !mayBeEntry(next.title);
  if (!entry.filled && !(isPart && next.filled)) return false;
  return current.major === 0 || headings.slice(at + 1).some(({ title }) => isBefore(title, current));
}

function headingsIn(text: string): ReturnType<typeof plainHeadings> {
  // What follows a heading changes nothing before it, and the newest entries come first.
  const cut = text.length <= ENOUGH ? text.length : text.lastIndexOf("\n\n#", ENOUGH) + 1;
  return plainHeadings(text.slice(0, cut));
}

function isUnreleased(title: string): boolean {
  return title === "Unreleased" || title === "[Unreleased]";
}

/** Whether a title names an older stable version of the same major one, so that the current is not the first. */
function isBefore(title: string, { major, minor, patch }: Version): boolean {
  const other = readVersion(readPlainTitle(title)?.version ?? "");
  return other?.major === major && (other.minor < minor || (other.minor === minor && other.patch < patch));
}
