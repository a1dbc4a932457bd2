import { findHtmlPieces, isVisible, extractVisibleText } from "./html-pieces.js";
import type { FoundHeading } from "./section.js";

/** Finds headings that are written in HTML, in pieces of a Markdown text from its start to its end. */
export interface HtmlHeadings {
  /** A block of HTML. Headings in a block inside a quote do not count. */
  block(start: number, end: number, isQuoted: boolean): void;
  /** A tag within a paragraph. */
  tag(tag: string, start: number): void;
  /** Whether a comment is open: what follows is part of it. */
  isComment(): boolean;
  /** Whether the element of a quote or of code is open. */
  isQuoted(): boolean;
}

const HEADING = /^h[1-6]$/u;
const QUOTES = new Set(["blockquote", "pre"]);
/** A title that is not closed soon is none. */
const MAX_TITLE_LENGTH = 2000;

/** @param decode the text of HTML, in which entities are still to be read. */
export function findHtmlHeadings(
  source: string,
  found: FoundHeading[],
  decode: (text: string) => string,
): HtmlHeadings {
  let comment = false;
  let quotes = 0;
  let openHeading: { readonly name: string; readonly from: number; readonly start: number } | undefined;

  const tag = (name: string, closes: boolean, from: number, to: number): void => {
    if (QUOTES.has(name)) quotes = Math.max(0, quotes + (closes ? -1 : 1));
    if (!HEADING.test(name)) return;
    if (!closes) openHeading = quotes === 0 ? { name, from, start: to } : undefined;
    else if (openHeading) {
      if (openHeading.name === name && from - openHeading.start <= MAX_TITLE_LENGTH)
        found.push(heading(openHeading, from, to));
      openHeading = undefined;
    }
  };

  const heading = (opening: NonNullable<typeof openHeading>, end: number, to: number): FoundHeading => {
    const { name, from, start } = opening;
    const inner = source.slice(start, end);
    const title = decode(extractVisibleText(inner).replaceAll("\uFFFC", ""));
    const place =
      inner.trim() === ""
        ? { start: from, end: to }
        : { start: end - inner.trimStart().length, end: start + inner.trimEnd().length };
    return { level: Number(name[1]), title, style: "html", ...place, from, to, filled: false };
  };

  return {
    isComment: () => comment,
    isQuoted: () => quotes > 0,
    tag(text, start) {
      for (const piece of findHtmlPieces(text))
        if (piece.kind === "tag") tag(piece.name, piece.closes, start + piece.start, start + piece.end);
    },
    block(start, end, isQuoted) {
      const whole = source.slice(start, end);
      const close = comment ? whole.indexOf("-->") : 0;
      if (close === -1) return;
      const base = start + (comment ? close + 3 : 0);
      comment = false;
      const html = source.slice(base, end);
      for (const piece of findHtmlPieces(html)) {
        if (piece.kind === "comment") comment = !piece.isClosed;
        if (piece.kind === "tag" && !isQuoted) tag(piece.name, piece.closes, base + piece.start, base + piece.end);
        const last = found.at(-1);
        const shows = piece.kind === "text" ? html.slice(piece.start, piece.end).trim() !== "" : isVisible(piece);
        if (last && shows && !openHeading) last.filled = true;
      }
    },
  };
}
