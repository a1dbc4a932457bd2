import type { Range } from "../text/location.js";
import { makeVisible } from "../text/safe.js";
import { measureWidth } from "../text/width.js";

/** A source line, and marks under the part that a range covers. */
export interface Snippet {
  readonly line: string;
  readonly marks: string;
}

const CUT = "…";
/** Only so much of a line around the range is read: the line may be a bundle of a million characters. */
const CONTEXT = 400;

/** Formats a line in at most `width` columns, always with the start of the range. */
export function formatSnippet(line: string, range: Range, width: number): Snippet {
  const from = Math.min(range.start.column - 1, line.length);
  const to = range.end.line === range.start.line ? Math.min(range.end.column - 1, line.length) : line.length;
  const near = { before: line.slice(Math.max(0, from - CONTEXT), from), after: line.slice(to, to + CONTEXT) };
  const indent = from <= CONTEXT ? (/^[\t ]*/u.exec(near.before)?.[0].length ?? 0) : 0;
  const before = " ".repeat(indent) + makeVisible(near.before.slice(indent));
  const marked = makeVisible(line.slice(from, Math.min(to, from + CONTEXT)));
  const whole = before + marked + makeVisible(near.after);

  const start = measureWidth(before);
  const span = Math.max(1, measureWidth(marked));
  if (from <= CONTEXT && measureWidth(whole) <= width) return { line: whole, marks: formatMarks(start, span) };

  const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
  const more = measureWidth(whole) > left + width - 2 || to + CONTEXT < line.length;
  const shown = (left > 0 ? CUT : "") + cutToColumns(whole, left, left + width - 2) + (more ? CUT : "");
  const shift = start - left + (left > 0 ? 1 : 0);
  return { line: shown, marks: formatMarks(shift, Math.min(span, width - shift - 1)) };
}

function formatMarks(start: number, span: number): string {
  return " ".repeat(start) + "^".repeat(Math.max(1, span));
}

/** The characters of a text between two columns. */
function cutToColumns(text: string, from: number, to: number): string {
  let column = 0;
  let shown = "";
  for (const character of text) {
    if (column >= from && column < to) shown += character;
    column += measureWidth(character);
    if (column >= to) break;
  }
  return shown;
}
