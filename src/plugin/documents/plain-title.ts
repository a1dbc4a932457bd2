import { readVersion } from "../../text/versions/versions.js";

const PLAIN = /^\[?v?(\d{1,9}\.\d{1,9}\.\d{1,9})\]?(?: - (\d{4}-\d\d-\d\d)| \((\d{4}-\d\d-\d\d)\))?$/u;
const HINT = /\d|unreleased|upcoming|next|not yet/iu;

export interface PlainTitle {
  readonly version: string;
  readonly date: string | undefined;
}

/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
export function readPlainTitle(title: string): PlainTitle | undefined {
  const [, version = "", dashed, bracketed] = PLAIN.exec(title) ?? [];
  return readVersion(version) ? { version, date: dashed ?? bracketed } : undefined;
}

/** Whether a title could be that of an entry at all. */
export function mayBeEntry(title: string): boolean {
  return HINT.test(title);
}
