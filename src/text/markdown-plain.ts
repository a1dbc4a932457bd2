import type { FoundHeading } from "./section.js";

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
export function plainHeadings(text: string): readonly FoundHeading[] | undefined {
  if (/\r(?!\n)|\0/u.test(text)) return undefined;
  const found: PlainHeading[] = [];
  const definitions = new Set<string>();
  let fence: Fence | undefined;
  let before: "blank" | "definition" | "html" | "other" = "other";
  let next = 0;
  for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
    const feed = text.indexOf("\n", from);
    next = feed === -1 ? text.length : feed + 1;
    const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
    const last = found.at(-1);
    if (fence) {
      if (closes(line, fence)) fence = undefined;
      else if (isIndented(line, fence)) fill(last, line.trim() !== "");
      else return undefined;
      continue;
    }
    if (BLANK.test(line)) {
      before = "blank";
      continue;
    }
    if (before === "definition" && !line.startsWith("[")) return undefined;
    if (line.startsWith("#")) {
      const heading = before === "html" ? undefined : headingIn(line, from, next);
      if (!heading) return undefined;
      found.push(heading);
      before = "other";
      continue;
    }
    const opened = FENCE.exec(line);
    if (opened) {
      fence = fenceOf(opened);
      if (!fence || before === "html") return undefined;
      // One that is indented far enough is code itself.
      if (last && fence.indent > 0) last.unsure = true;
      before = "other";
    } else if (UNDERLINE.test(line)) {
      if (before !== "blank") return undefined;
      before = "other";
      if (last) last.unsure = true;
    } else if (isComment(line)) {
      before = before === "html" ? "html" : "other";
    } else if (line.includes("<") && SPECIAL_TAG.test(line)) {
      return undefined;
    } else if (line.startsWith("<") || before === "html") {
      if (line.includes("]:") || NESTED.test(line)) return undefined;
      before = "html";
      if (last) last.unsure = true;
    } else if (line.includes("]:")) {
      const label = before === "other" ? undefined : DEFINITION.exec(line)?.[1];
      if (label === undefined) return undefined;
      definitions.add(label.toLowerCase());
      before = "definition";
    } else {
      if (before === "definition" || NESTED.test(line) || NESTED_TAG.test(line)) return undefined;
      fill(last, SEEN.test(line));
      before = "other";
    }
  }
  const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
  return isSure ? found.map((heading) => resolved(heading, definitions)) : undefined;
}

interface PlainHeading extends FoundHeading {
  /** Whether something stands below it that may or may not be seen. */
  unsure: boolean;
  /** What stands in brackets in its title: a link, if a definition has this name. */
  readonly label: string | undefined;
}

interface Fence {
  readonly marks: string;
  readonly indent: number;
}

const BLANK = /^[ \t]*$/u;
const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const ATX = /^(#{1,6}) +([^]*)$/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;
const DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list; and HTML that does so. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
/** A line that certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;

function fill(heading: PlainHeading | undefined, isSeen: boolean): void {
  if (!heading) return;
  if (isSeen) heading.filled = true;
  else heading.unsure = true;
}

function headingIn(line: string, from: number, to: number): PlainHeading | undefined {
  const [, marks = "", rest = ""] = ATX.exec(line) ?? [];
  const written = rest.trimEnd();
  const link = LINK.exec(written);
  const title = link ? written.replace(link[0], link[1] ?? "") : written;
  if (marks === "" || !TITLE.test(title) || !BLANK.test(rest.slice(written.length))) return undefined;
  const start = from + line.length - rest.length;
  const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
  const tidy = (label === undefined ? title : written).replace(/ +/gu, " ");
  const place = { start, end: start + written.length, from, to };
  return { level: marks.length, title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}

/** A title in brackets is one without them if they are a link. */
function resolved(heading: PlainHeading, definitions: ReadonlySet<string>): FoundHeading {
  const { level, title, style, start, end, from, to, filled, label } = heading;
  const isLink = label !== undefined && definitions.has(label.toLowerCase());
  return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}

function fenceOf([, indent = "", marks = "", info = ""]: RegExpExecArray): Fence | undefined {
  return info.includes("`") ? undefined : { marks, indent: indent.length };
}

/** A fence that is indented may stand in a list: it is plain if all of it is, and its end as far as its start. */
function closes(line: string, { marks, indent }: Fence): boolean {
  const [, before = "", end = "", rest = ""] = FENCE.exec(line) ?? [];
  const isLong = end.startsWith(marks) && BLANK.test(rest);
  return isLong && (indent === 0 ? before.length <= 3 : before.length === indent);
}

function isIndented(line: string, { indent }: Fence): boolean {
  return BLANK.test(line) || line.startsWith(" ".repeat(indent));
}

function isComment(line: string): boolean {
  return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}
