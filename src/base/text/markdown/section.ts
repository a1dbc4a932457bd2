import { indexLines } from "../lines.js";
import type { Range, Span } from "../location.js";

export interface Heading {
  /** From 1, the document's title, to 6. */
  readonly level: number;
  /** What a reader sees: without markup, and in one line. */
  readonly title: string;
  /** The title as it is in the source; of an empty title, the marks of the heading. */
  readonly range: Range;
  /** `# Title`, a title that is underlined, `<h1>Title</h1>`, or a paragraph of one line that is taken for a title. */
  readonly style: "atx" | "setext" | "html" | "line";
}

/** A heading and its content, up to the next heading of its level or above. */
export interface Section {
  readonly heading: Heading;
  readonly body: Range;
  /** Whether nothing in the body is seen by a reader but other headings: comments, anchors and rules are not. */
  readonly isEmpty: boolean;
}

/** A heading as a reader of Markdown finds it, in offsets: `start` and `end` are those of the title. */
export interface FoundHeading extends Omit<Heading, "range">, Span {
  /** All of the heading, with its marks. */
  readonly from: number;
  readonly to: number;
  /** Whether anything is seen between it and the next heading. */
  filled: boolean;
}

/** The sections of a text, one for each of its headings, in their order. */
export function makeSections(text: string, headings: readonly FoundHeading[]): readonly Section[] {
  const lines = indexLines(text);
  const sections: Section[] = [];
  // From the last to the first: what follows a heading is known when it is looked at.
  const open: { readonly level: number; readonly from: number; readonly isEmpty: boolean }[] = [];
  for (const { level, title, style, start, end, from, to, filled } of headings.toReversed()) {
    let isEmpty = !filled;
    for (let next = open.at(-1); next && next.level > level; next = open.at(-1)) {
      isEmpty &&= next.isEmpty;
      open.pop();
    }
    const bodyEnd = open.at(-1)?.from ?? text.length;
    const heading = { level, title, style, range: lines.range(start, end) };
    sections.push({ heading, body: lines.range(Math.min(to, bodyEnd), bodyEnd), isEmpty });
    open.push({ level, from, isEmpty });
  }
  return sections.toReversed();
}
