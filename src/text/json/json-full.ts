import { parseTree, type Node } from "jsonc-parser";
import { decodeUtf8, type EncodingFault } from "../decode.js";
import { additionTo } from "./json-addition.js";
import { oddityProblem, syntaxProblems, type JsonProblem } from "./json-problems.js";
import { scanJson, type Span } from "./json-scan.js";
import { pointerOf, type JsonText, type Path } from "./json-text.js";
import { MOST_JSON_BYTES, MOST_JSON_LEVELS, MOST_JSON_VALUES } from "./json-limits.js";
import { linesOf, type Lines } from "../lines.js";
import type { Edit, Location, Range } from "../location.js";
import { grouped } from "../numbers.js";
import { quoted } from "../safe.js";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Reads a JSON text strictly, with every place in it and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run tells everything. Over 1 MiB or 100 levels nothing is tried.
 */
export function readFullJson(file: string, source: string | Uint8Array): JsonText {
  if (source.length > MOST_JSON_BYTES) return oversizedJson(file, source.length);
  const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : decodeUtf8(source);
  const lines = linesOf(text);
  const words = { file, text, lines };
  if (fault) return unreadable(words, ...faultWords(fault, lines));

  const marked = text.startsWith(BYTE_ORDER_MARK);
  const problems: JsonProblem[] = marked ? [markProblem(file, lines)] : [];
  const unmarked = marked ? ` ${text.slice(1)}` : text;
  const scan = scanJson(unmarked);
  const beyond = scan.firstTooDeep ?? scan.firstTooMany;
  if (beyond) {
    const message = scan.firstTooDeep
      ? `The JSON is nested deeper than ${String(MOST_JSON_LEVELS)} levels`
      : `The JSON holds more than ${grouped(MOST_JSON_VALUES)} keys, values and comments`;
    const range = lines.range(beyond.start, beyond.end);
    return unreadable(words, message, "Simplify it; nothing else in this file was checked", range);
  }

  problems.push(...scan.oddities.map((oddity) => oddityProblem(words, oddity)));
  const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
  const bare = blanked(unmarked, extras);
  try {
    return jsonText(words, JSON.parse(bare), bare, problems);
  } catch (error) {
    const syntax = syntaxProblems({ ...words, text: bare });
    const unnamed: JsonProblem = { kind: "syntax", message: quoted(String(error), 200), help: "Write valid JSON" };
    return jsonText(words, undefined, bare, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
  }
}

/** What a file over the limit is read as: one problem, and no value. */
export function oversizedJson(file: string, bytes: number): JsonText {
  const message = `The file has ${grouped(bytes)} bytes; at most ${grouped(MOST_JSON_BYTES)} are read`;
  return unreadable({ file, lines: linesOf("") }, message, "Make it smaller; nothing in it was checked");
}

interface Text {
  readonly file: string;
  readonly lines: Lines;
}

function unreadable(text: Text, message: string, help: string, range?: Range): JsonText {
  return jsonText(text, undefined, "", [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}

/** The same text with spaces in place of some of it, so that every offset stays. */
function blanked(text: string, spans: readonly Span[]): string {
  let result = "";
  let done = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, start) + " ".repeat(end - start);
    done = end;
  }
  return result + text.slice(done);
}

function jsonText({ file, lines }: Text, value: unknown, bare: string, problems: readonly JsonProblem[]): JsonText {
  let tree: Node | undefined;
  const members = new WeakMap<Node, Map<string, Node>>();

  const find = (path: Path): { node: Node | undefined; found: number } => {
    tree ??= value === undefined ? undefined : parseTree(bare);
    let node = tree;
    for (const [found, step] of path.entries()) {
      const property = node && child(node, step, members);
      if (!property) return { node, found };
      node = property.type === "property" ? property.children?.[1] : property;
    }
    return { node, found: path.length };
  };
  const location = (path: Path, range: Range | undefined): Location => ({
    file,
    pointer: pointerOf(path),
    ...(range && { range }),
  });
  const rangeOf = (node: Node): Range => lines.range(node.offset, node.offset + node.length);

  const at = (...path: Path): Location => {
    const { node, found } = find(path);
    if (!node) return location([], undefined);
    if (found === path.length) return location(path, rangeOf(node));
    return location(path.slice(0, found), openingOf(node, lines));
  };
  const keyAt = (...path: Path): Location => {
    const { node, found } = find(path);
    const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return found === path.length && key ? location(path, rangeOf(key)) : at(...path);
  };
  const removal = (...path: Path): readonly Edit[] => {
    const { node, found } = find(path);
    const part = node?.parent?.type === "property" ? node.parent : node;
    if (!part?.parent || found !== path.length) return [];
    const { start, end } = partWithComma(part, part.parent);
    return [{ file, range: lines.range(start, end), text: "" }];
  };
  const addition = (texts: readonly string[], ...path: Path): readonly Edit[] => {
    const { node, found } = find(path);
    if (node?.type !== "array" || found !== path.length) return [];
    const { start, end, text } = additionTo(node, bare, texts);
    return [{ file, range: lines.range(start, end), text }];
  };
  return { file, value, problems, at, keyAt, removal, addition };
}

function child(node: Node, step: string | number, members: WeakMap<Node, Map<string, Node>>): Node | undefined {
  if (node.type === "array") return typeof step === "number" ? node.children?.[step] : undefined;
  if (node.type !== "object") return undefined;
  let byKey = members.get(node);
  if (!byKey) {
    // JSON.parse keeps the last of two equal keys, and so does a Map.
    byKey = new Map(node.children?.map((property) => [String(property.children?.[0]?.value), property]));
    members.set(node, byKey);
  }
  return byKey.get(String(step));
}

function partWithComma(part: Node, parent: Node): Span {
  const siblings = parent.children ?? [];
  const at = indexIn(siblings, part);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  const end = part.offset + part.length;
  if (before) return { start: before.offset + before.length, end };
  return { start: part.offset, end: after ? after.offset : end };
}

/** Parts stand in the order of their offsets, and there may be a hundred thousand of them. */
function indexIn(parts: readonly Node[], part: Node): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.offset ?? 0) < part.offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function openingOf(node: Node, lines: Lines): Range {
  const isContainer = node.type === "object" || node.type === "array";
  return lines.range(node.offset, node.offset + (isContainer ? 1 : node.length));
}

function markProblem(file: string, lines: Lines): JsonProblem {
  const range = lines.range(0, 1);
  return {
    kind: "byte-order-mark",
    range,
    message: "The file starts with a byte order mark (U+FEFF)",
    help: "Save it as UTF-8 without a byte order mark",
    fix: [{ file, range, text: "" }],
  };
}

function faultWords(fault: EncodingFault, lines: Lines): [message: string, help: string, range?: Range] {
  const help = "Save it as UTF-8; nothing else in this file was checked";
  if (fault.kind === "encoding") return [`The file is ${fault.name}, not UTF-8`, help];
  const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
  const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
  return [message, help, lines.range(fault.at, fault.at + 1)];
}
