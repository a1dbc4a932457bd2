import MarkdownIt, { type Token } from "markdown-it";
import type { Span } from "../location.js";
import { findHtmlHeadings, type HtmlHeadings } from "./html-headings.js";
import { extractVisibleText } from "./html-pieces.js";
import type { FoundHeading } from "./section.js";

// Only blocks are parsed. Inlines are parsed only in a title with marks, which saves most of the cost.
const parser = new MarkdownIt("commonmark", { html: true });
parser.core.ruler.enableOnly(["normalize", "block"]);
// Nothing is rendered: an address is never looked at, and one that would be unsafe on a page is a link all the same.
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** The definitions of links, as the parser gathers them. */
type References = Record<string, unknown>;

/** The rest of a longer title is not looked at. */
const MAX_TITLE_LENGTH = 2000;
const MARKS = /[\\`*_[\]<&!\n]/u;

/**
 * The headings of a Markdown text, in their order.
 *
 * @param isTitle whether the text of a paragraph of one line makes it a heading.
 */
export function findMarkdownHeadings(text: string, isTitle?: (line: string) => boolean): readonly FoundHeading[] {
  const before = findContentStart(text);
  // The parser replaces NUL itself, and so finds what we look for here.
  const source = text.replaceAll("\0", "\uFFFD");
  const starts = findLineStarts(source, before);
  const references: References = {};
  const found: FoundHeading[] = [];
  const html = findHtmlHeadings(source, found, decodeEntities);
  let quotes = 0;
  const tokens = parser.parse(source.slice(before), references);
  for (const [at, token] of tokens.entries()) {
    const [first, last] = getSpan(token, starts);
    const content = tokens[at + 1]?.content ?? "";
    if (token.type === "blockquote_open") quotes++;
    else if (token.type === "blockquote_close") quotes--;
    else if (token.type === "html_block") html.block(first, last, quotes > 0);
    else if (html.isComment()) continue;
    else if (token.type === "fence" || token.type === "code_block") markFilled(found, token.content.trim());
    else if (token.type === "paragraph_open") {
      const mayBeTitle = isTitle && token.level === 0 && hasOneLine(token) && !html.isQuoted();
      const title = mayBeTitle ? makeVisibleTitle(content, references) : "";
      if (title !== "" && isTitle?.(title)) {
        found.push({
          level: 6,
          title,
          style: "line",
          ...findPlace(source, content, first),
          from: first,
          to: last,
          filled: false,
        });
        continue;
      }
      markFilled(found, extractVisibleText(content));
      if (quotes === 0 && /<\/?(?:h[1-6]|blockquote|pre)\b/iu.test(content))
        readInlineTags(content, first, source, html);
    } else if (token.type === "heading_open") {
      if (quotes > 0 || html.isQuoted()) markFilled(found, extractVisibleText(content));
      else found.push(makeHeading(token, content, source, starts, references));
    }
  }
  return found;
}

function markFilled(found: readonly FoundHeading[], visible: string): void {
  const last = found.at(-1);
  if (last && visible !== "") last.filled = true;
}

/** Behind a byte order mark and YAML front matter. */
function findContentStart(text: string): number {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const opened = /---[ \t]*\r?\n(?=["'\w][^:\n]*:\s)/uy;
  opened.lastIndex = start;
  if (!opened.test(text)) return start;
  const closed = /^(?:---|\.\.\.)[ \t]*\r?(?:\n|$(?![^]))/gmu;
  closed.lastIndex = opened.lastIndex;
  if (closed.test(text)) return closed.lastIndex;
  return start;
}

/** Where each line begins, as Markdown counts lines: a lone CR ends one, too. The last one is the end. */
function findLineStarts(source: string, start: number): readonly number[] {
  const breaks = /\r\n?|\n/gu;
  breaks.lastIndex = start;
  const starts = [start];
  while (breaks.test(source)) starts.push(breaks.lastIndex);
  return [...starts, source.length];
}

function getSpan({ map }: Token, starts: readonly number[]): readonly [number, number] {
  const offset = (line = 0): number => starts[line] ?? starts.at(-1) ?? 0;
  return [offset(map?.[0]), offset(map?.[1])];
}

function makeHeading(
  token: Token,
  content: string,
  source: string,
  starts: readonly number[],
  references: References,
): FoundHeading {
  const [from, to] = getSpan(token, starts);
  const style = token.markup.startsWith("#") ? "atx" : "setext";
  const level = Number(token.tag.slice(1));
  const place =
    style === "atx" ? findAtxPlace(source, from, level, content) : findSetextPlace(token, content, source, starts);
  return { level, title: makeVisibleTitle(content, references), style, ...place, from, to, filled: false };
}

/** Whether a paragraph has one line. */
function hasOneLine({ map }: Token): boolean {
  return map !== null && map[1] - map[0] === 1;
}

function findAtxPlace(source: string, from: number, level: number, content: string): Span {
  const marks = source.indexOf("#", from);
  if (content === "") return { start: marks, end: marks + level };
  return findPlace(source, content, marks + level);
}

function findPlace(source: string, content: string, from: number): Span {
  const start = source.indexOf(content, from);
  return { start, end: start + content.length };
}

function findSetextPlace({ map }: Token, content: string, source: string, starts: readonly number[]): Span {
  const from = starts[map?.[0] ?? 0] ?? 0;
  const underline = starts[(map?.[1] ?? 1) - 1] ?? source.length;
  const start = Math.max(from, source.indexOf(content.slice(0, (content + "\n").indexOf("\n")), from));
  return { start, end: start + source.slice(start, underline).trimEnd().length };
}

function makeVisibleTitle(content: string, references: References): string {
  const title = content.slice(0, MAX_TITLE_LENGTH);
  if (!MARKS.test(title)) return collapseSpaces(title);
  const children: Token[] = [];
  parser.inline.parse(title, parser, references, children);
  const text = children.map(({ type, content: piece }) => {
    if (TEXT_TYPES.has(type)) return piece;
    return BREAK_TYPES.has(type) ? " " : "";
  });
  return collapseSpaces(text.join(""));
}

const TEXT_TYPES = new Set(["text", "code_inline", "text_special"]);
const BREAK_TYPES = new Set(["softbreak", "hardbreak"]);

function collapseSpaces(title: string): string {
  return title.replace(/\s+/gu, " ").trim();
}

function decodeEntities(text: string): string {
  const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
  return collapseSpaces(text.replace(entity, (found) => parser.utils.unescapeAll(found)));
}

/** Tags within a paragraph, but not in its code. */
function readInlineTags(content: string, from: number, source: string, html: HtmlHeadings): void {
  const children: Token[] = [];
  parser.inline.parse(content, parser, {}, children);
  let at = from;
  for (const { type, content: tag } of children) {
    if (type !== "html_inline") continue;
    const start = source.indexOf(tag, at);
    // A heading across several lines of a list is spelt differently in the source.
    if (start === -1) return;
    html.tag(tag, start);
    at = start + tag.length;
  }
}
