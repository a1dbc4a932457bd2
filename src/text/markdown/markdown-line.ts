/**
 * What a line of Markdown is that stands in no fence, if it is plain. "html" begins a block of HTML or a paragraph
 * with tags; "tag" holds one, but perhaps in an item of a list. "odd" is what may begin or hide a heading, or a name of a
 * link, in any other way.
 */
export type LineKind =
  "blank" | "atx" | "fence" | "underline" | "comment" | "definition" | "html" | "tag" | "text" | "odd";

export function lineKind(line: string): LineKind {
  const hasTag = line.includes("<");
  const hasName = line.includes("]:");
  if (isTextStart(line.charCodeAt(0))) return hasName || (hasTag && SPECIAL_TAG.test(line)) ? "odd" : "text";
  if (isBlank(line)) return "blank";
  if (line.startsWith("#")) return "atx";
  const hasFence = line.includes("```") || line.includes("~~~");
  if (hasFence && FENCE.test(line)) return "fence";
  if (UNDERLINE.test(line)) return "underline";
  if (isComment(line)) return "comment";
  if (hasTag && SPECIAL_TAG.test(line)) return "odd";
  if (hasName) return DEFINITION.test(line) ? "definition" : "odd";
  if (line.startsWith("<")) return "html";
  if ((hasFence || line.includes("#")) && NESTED.test(line)) return "odd";
  return hasTag && NESTED_TAG.test(line) ? "tag" : "text";
}

export interface Fence {
  readonly marks: string;
  readonly indent: number;
}

const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
/** What underlines a title, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;

/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
export function isSeenText(line: string): boolean {
  return SEEN.test(line);
}

export function isBlank(line: string): boolean {
  return line === "" || /^[ \t]*$/u.test(line);
}

/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
export function openedFence(line: string): Fence | undefined {
  const [, indent = "", marks = "", info = ""] = FENCE.exec(line) ?? [];
  return marks === "" || info.includes("`") ? undefined : { marks, indent: indent.length };
}

/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
export function fenceLineKind(line: string, { marks, indent }: Fence): "end" | "inside" | "odd" {
  const end = line.trimStart();
  if (end.startsWith(marks)) {
    const [, before = "", , rest = ""] = FENCE.exec(line) ?? [];
    const isEnd = line.startsWith(marks, before.length) && isBlank(rest);
    if (isEnd && (indent === 0 ? before.length <= 3 : before.length === indent)) return "end";
    if (isEnd && indent > 0) return "odd";
  }
  return isBlank(line) || line.startsWith(" ".repeat(indent)) ? "inside" : "odd";
}

/** The name that a definition gives to a link, as links call it. */
export function definedName(line: string): string {
  return (DEFINITION.exec(line)?.[1] ?? "").toLowerCase();
}

/** Letters, and the bar that begins a row of a table: whatever follows, the line is no more than text. */
function isTextStart(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 124;
}

function isComment(line: string): boolean {
  return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}
