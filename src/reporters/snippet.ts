import type { Excerpt } from "../base/text/excerpt.js";
import { makeVisible } from "../base/text/safe.js";
import { cutToColumns, measureWidth } from "../base/text/width.js";

/** A source line, and marks under the part that a range covers. */
export interface Snippet {
  readonly line: string;
  readonly marks: string;
}

const CUT = "…";

/** Formats a line in at most `width` columns, always with the start of what is marked. */
export function formatSnippet(excerpt: Excerpt, width: number): Snippet {
  const { cutBefore = false, cutAfter = false } = excerpt;
  const indent = cutBefore ? 0 : (/^[\t ]*/u.exec(excerpt.before)?.[0].length ?? 0);
  const before = " ".repeat(indent) + makeVisible(excerpt.before.slice(indent));
  const marked = makeVisible(excerpt.marked);
  const whole = before + marked + makeVisible(excerpt.after);

  const start = measureWidth(before);
  const span = Math.max(1, measureWidth(marked));
  if (!cutBefore && measureWidth(whole) <= width) return { line: whole, marks: formatMarks(start, span) };

  const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
  const more = measureWidth(whole) > left + width - 2 || cutAfter;
  const head = left > 0 ? CUT : "";
  const shown = head + cutToColumns(whole, left, left + width - 2) + (more ? CUT : "");
  const shift = start - left + head.length;
  return { line: shown, marks: formatMarks(shift, Math.min(span, width - shift - 1)) };
}

function formatMarks(start: number, span: number): string {
  return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
