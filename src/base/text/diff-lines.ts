/** A line of the newer text, as the diff of a file shows it. */
export interface DiffLine {
  /** Without its line break. */
  readonly text: string;
  /** Whether it is new or changed, and not shown for its neighbours only. */
  readonly isNew: boolean;
  /** Which part of the diff contains it: a comment never spans two. */
  readonly hunk: number;
}

/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
export function parseDiffLines(patch: string): ReadonlyMap<number, DiffLine> {
  const shown = new Map<number, DiffLine>();
  let number = 0;
  let hunk = 0;
  for (const line of patch.split("\n")) {
    const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
    if (start !== undefined) {
      number = Number(start);
      hunk++;
    } else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
      shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
    }
  }
  return shown;
}
