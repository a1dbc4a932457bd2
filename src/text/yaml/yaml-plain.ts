import { flowAt } from "./yaml-plain-flow.js";
import type { YamlEntry, YamlNode, YamlScalar, YamlTree } from "./yaml-tree.js";

/** Tabs, carriage returns, and what is no text to every reader of YAML. */
const ODD = /[^\n\x20-\x7e\u00a1-\u1fff\u2030-\ud7ff\ue000-\ufdff]/u;
const KEY = /([A-Za-z_][\w./-]*):/uy;
/** A text without quotation marks that stops before a comment; it begins as no other kind of value can. */
const PLAIN = /[A-Za-z0-9_./$<(][^#:\n]*(?:(?::(?![ \n])|(?<! )#)[^#:\n]*)*/uy;
const BLOCK = /\|(-?)(?= *(?: #.*)?$)/uy;
const DEEPEST = 30;

interface Line {
  readonly indent: number;
  /** Where the text behind the indentation begins, and where the line ends. */
  readonly start: number;
  readonly end: number;
}

/** A text, its lines, and the number of the line that is read. */
interface Source {
  readonly text: string;
  readonly lines: readonly Line[];
  at: number;
}

/**
 * Reads a workflow as most are written: maps and lists by indentation, values on one line, scripts behind a `|`. Gives
 * `undefined` for anything else, which is then read by a parser of all YAML. What it accepts, that parser reads the same.
 */
export function readPlainYaml(text: string): YamlTree | undefined {
  if (!text.endsWith("\n") || ODD.test(text)) return undefined;
  const source: Source = { text, lines: linesIn(text), at: text.startsWith("---\n") ? 1 : 0 };
  const root = mapAt(source, 0, 0);
  return root && nextLine(source) === undefined ? { root } : undefined;
}

function linesIn(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let begin = 0; begin < text.length;) {
    const end = text.indexOf("\n", begin);
    let start = begin;
    while (text.charAt(start) === " ") start++;
    lines.push({ indent: start - begin, start, end });
    begin = end + 1;
  }
  return lines;
}

/** The next line that is neither empty nor a comment; the reading goes on there. */
function nextLine(source: Source): Line | undefined {
  for (; source.at < source.lines.length; source.at++) {
    const line = source.lines[source.at];
    if (line && line.start < line.end && source.text.charAt(line.start) !== "#") return line;
  }
  return undefined;
}

/** The map whose keys stand behind `indent` spaces; its first key may follow a dash on the same line. */
function mapAt(source: Source, indent: number, depth: number, first?: number): YamlNode | undefined {
  if (depth > DEEPEST) return undefined;
  const entries = new Map<string, YamlEntry>();
  for (let start = first; ; start = undefined) {
    const line = start === undefined ? nextLine(source) : source.lines[source.at];
    if (!line || (start === undefined && line.indent < indent)) break;
    if (start === undefined && line.indent > indent) return undefined;
    const key = keyAt(source.text, start ?? line.start);
    if (!key || entries.has(key.text)) return undefined;
    const value = valueAt(source, key, indent, depth);
    if (!value) return undefined;
    entries.set(key.text, { key, value });
  }
  return entries.size === 0 ? undefined : { kind: "map", entries };
}

function keyAt(text: string, at: number): YamlScalar | undefined {
  KEY.lastIndex = at;
  const name = KEY.exec(text)?.[1];
  const isKey = name !== undefined && [" ", "\n"].includes(text.charAt(at + name.length + 1));
  return isKey ? { kind: "scalar", text: name, start: at, end: at + name.length } : undefined;
}

/** What stands behind a key: on its line, or on the lines below. */
function valueAt(source: Source, key: YamlScalar, indent: number, depth: number): YamlNode | undefined {
  const { text } = source;
  const line = source.lines[source.at];
  const start = skipSpaces(text, key.end + 1);
  if (!line) return undefined;
  if (start < line.end && text.charAt(start) !== "#") {
    return text.charAt(start) === "|" ? scriptAt(source, start, indent) : inlineAt(source, start);
  }
  source.at++;
  const next = nextLine(source);
  const isItem = next !== undefined && text.startsWith("- ", next.start);
  if (next && isItem && next.indent >= indent) return listAt(source, next.indent, depth + 1);
  if (next && next.indent > indent) return mapAt(source, next.indent, depth + 1);
  return { kind: "scalar", text: "", start: key.end, end: key.end };
}

function listAt(source: Source, indent: number, depth: number): YamlNode | undefined {
  const { text } = source;
  if (depth > DEEPEST) return undefined;
  const items: YamlNode[] = [];
  for (let line = nextLine(source); line && line.indent >= indent; line = nextLine(source)) {
    if (line.indent > indent) return undefined;
    if (!text.startsWith("- ", line.start)) break;
    const start = skipSpaces(text, line.start + 1);
    const isMap = keyAt(text, start) !== undefined;
    const item = isMap ? mapAt(source, indent + start - line.start, depth + 1, start) : inlineAt(source, start);
    if (!item) return undefined;
    items.push(item);
  }
  return { kind: "list", items };
}

/** A value that ends on its line: one that goes on is followed by a line that is indented too far for anything else. */
function inlineAt(source: Source, start: number): YamlNode | undefined {
  const { text } = source;
  const found = flowAt(text, start) ?? plainAt(text, start);
  const line = source.lines[source.at];
  if (!found || !line) return undefined;
  const rest = text.slice(found.end, line.end);
  if (!/^ *(?: #.*)?$/u.test(rest)) return undefined;
  source.at++;
  return found.node;
}

function plainAt(text: string, start: number): { readonly node: YamlNode; readonly end: number } | undefined {
  PLAIN.lastIndex = start;
  const value = PLAIN.exec(text)?.[0].trimEnd();
  if (value === undefined) return undefined;
  const end = start + value.length;
  return { node: { kind: "scalar", text: value, start, end }, end };
}

/** A script behind `|` or `|-`. */
function scriptAt(source: Source, start: number, indent: number): YamlNode | undefined {
  const { text } = source;
  const header = source.lines[source.at];
  BLOCK.lastIndex = start;
  const chomp = BLOCK.exec(header ? text.slice(0, header.end) : "")?.[1];
  if (chomp === undefined) return undefined;
  const content: string[] = [];
  let inner = 0;
  let end = start + 1 + chomp.length;
  for (source.at++; source.at < source.lines.length; source.at++) {
    const line = source.lines[source.at];
    if (!line) break;
    const isEmpty = line.start === line.end;
    if (!isEmpty && line.indent <= indent) break;
    if (isEmpty && line.indent > inner) return undefined;
    if (!isEmpty) inner ||= line.indent;
    if (!isEmpty && line.indent < inner) return undefined;
    content.push(isEmpty ? "" : text.slice(line.start - line.indent + inner, line.end));
    if (!isEmpty) end = line.end;
  }
  while (content.at(-1) === "") content.pop();
  if (content.length === 0) return undefined;
  const value = content.join("\n");
  return {
    kind: "scalar",
    text: chomp === "-" ? value : `${value}\n`,
    start,
    end: text.slice(0, end).trimEnd().length,
  };
}

function skipSpaces(text: string, at: number): number {
  let start = at;
  while (text.charAt(start) === " ") start++;
  return start;
}
