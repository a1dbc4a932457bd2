import { indexLines, type Lines } from "./lines.js";
import type { Range } from "./location.js";
import { quote } from "./safe.js";

/** What a merge that nobody has resolved leaves in a text. */
export interface MergeConflict {
  /** The line that begins the first one, and its place. */
  readonly mark: string;
  readonly range: Range;
  /** The line that ends the first one. */
  readonly end: number;
  readonly count: number;
}

/**
 * Finds the marks that git writes around both sides of a conflict: all three, in their order, each at the beginning of
 * a line. In Markdown, what is in a fence may explain such marks.
 */
export function findMergeConflict(text: string): MergeConflict | undefined {
  if (!text.includes("<<<<<<< ") || !text.includes(">>>>>>> ")) return undefined;
  const lines = indexLines(text);
  let first: Omit<MergeConflict, "count"> | undefined;
  let count = 0;
  let begun: number | undefined;
  let isSplit = false;
  let isFenced = false;
  for (let line = 1; line <= lines.count; line++) {
    const written = lines.line(line) ?? "";
    if (/^ {0,3}(?:```|~~~)/u.test(written)) isFenced = !isFenced;
    if (isFenced && begun === undefined) continue;
    if (written.startsWith("<<<<<<< ")) [begun, isSplit] = [line, false];
    else if (begun !== undefined && /^=======\s*$/u.test(written)) isSplit = true;
    else if (begun !== undefined && isSplit && written.startsWith(">>>>>>> ")) {
      first ??= makeFirst(lines, begun, line);
      count++;
      begun = undefined;
    }
  }
  return first && { ...first, count };
}

function makeFirst(lines: Lines, begun: number, end: number): Omit<MergeConflict, "count"> {
  const mark = (lines.line(begun) ?? "").trimEnd();
  const range = { start: { line: begun, column: 1 }, end: { line: begun, column: mark.length + 1 } };
  return { mark, range, end };
}

/** The words for it, the same for every file. */
export function describeMergeConflict({ mark, end, count }: MergeConflict): {
  readonly message: string;
  readonly help: string;
} {
  const others = count === 1 ? "" : ` (the first of ${String(count)} in this file)`;
  return {
    message: `${quote(mark)} starts an unresolved merge conflict that ends at line ${String(end)}${others}`,
    help: "Keep the right lines of both sides, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  };
}
