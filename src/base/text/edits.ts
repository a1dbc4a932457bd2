import { indexLines } from "./lines.js";
import type { Edit } from "./location.js";

export interface FixedText {
  readonly text: string;
  /** For each fix whether it was applied; one that touches what another has changed is not. */
  readonly applied: readonly boolean[];
}

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
export function applyFixes(text: string, fixes: readonly (readonly Edit[])[]): FixedText {
  const lines = indexLines(text);
  const appliedSpans: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const applied = fixes.map((fix) => {
    const spans = fix.map((edit) => ({
      start: lines.offset(edit.range.start),
      end: lines.offset(edit.range.end),
      text: edit.text,
    }));
    // Insertions at one place count as overlapping, too: which comes first would be chance.
    const clashes = spans.some(({ start, end }) =>
      appliedSpans.some((other) => start <= other.end && other.start <= end),
    );
    if (!clashes) appliedSpans.push(...spans);
    return !clashes;
  });
  let result = "";
  let done = 0;
  for (const span of appliedSpans.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, span.start) + span.text;
    done = span.end;
  }
  return { text: result + text.slice(done), applied };
}
