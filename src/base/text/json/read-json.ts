import type { Node } from "jsonc-parser";
import { decodeUtf8, type EncodingFault } from "../decode.js";
import { indexLines, type Lines } from "../lines.js";
import type { Range, Span, TextLocation } from "../location.js";
import { formatNumber } from "../numbers.js";
import { quote } from "../safe.js";
import { describeMergeConflict, findMergeConflict } from "../merge-conflict.js";
import { makePlace } from "./json-place.js";
import { makeJsonEdits } from "./json-edits.js";
import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_JSON_VALUES } from "./json-limits.js";
import { makeOddityProblem, findSyntaxProblems, type JsonProblem, type SourceText } from "./json-problems.js";
import { scanJson, type Scan } from "./json-scan.js";
import { makePointer, type JsonText, type Path } from "./json-text.js";
import { makeJsonTree, getKeyNode, getOpening, getSpan } from "./json-tree.js";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Reads a JSON text strictly: its value, and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run finds everything. Over 1 MiB or 100 levels nothing is tried. Lines and places are made when first asked for.
 */
export function readJson(file: string, source: string | Uint8Array): JsonText<TextLocation> {
  if (source.length > MAX_JSON_BYTES) return makeOversizedJson(file, source.length);
  const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : decodeUtf8(source);
  const read = makeText(file, text);
  if (fault) return makeUnreadable(read, ...explainEncodingFault(fault, read));

  const marked = text.startsWith(BYTE_ORDER_MARK);
  const problems: JsonProblem[] = marked ? [makeMarkProblem(read)] : [];
  const withoutMark = marked ? ` ${text.slice(1)}` : text;
  const scan = scanJson(withoutMark);
  const exceeded = findExceededLimit(scan);
  if (exceeded) {
    const range = read.lines.range(exceeded.start, exceeded.end);
    return makeUnreadable(read, exceeded.message, "Simplify it; nothing else in this file was checked", range);
  }

  problems.push(...scan.oddities.map((oddity) => makeOddityProblem(read, oddity)));
  const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
  const bare = extras.length === 0 ? withoutMark : blankComments(withoutMark, extras);
  try {
    const comments = extras.filter(({ kind }) => kind === "comment");
    return makeJsonText(read, { value: JSON.parse(bare), bare, comments }, problems);
  } catch (error) {
    const conflict = findMergeConflict(text);
    if (conflict) {
      const { range } = conflict;
      return makeJsonText(read, undefined, [{ kind: "merge-conflict", range, ...describeMergeConflict(conflict) }]);
    }
    const syntax = findSyntaxProblems(file, bare, read.lines);
    const unnamed: JsonProblem = { kind: "syntax", message: quote(String(error), 200), help: "Write valid JSON" };
    return makeJsonText(read, undefined, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
  }
}

/** What a file over the limit is read as: one problem, and no value. */
export function makeOversizedJson(file: string, bytes: number): JsonText<TextLocation> {
  const message = `The file has ${formatNumber(bytes)} bytes; at most ${formatNumber(MAX_JSON_BYTES)} are read`;
  return makeUnreadable(makeText(file, ""), message, "Make it smaller; nothing in it was checked");
}

function makeText(file: string, text: string): SourceText {
  let lines: Lines | undefined;
  return {
    file,
    text,
    get lines() {
      return (lines ??= indexLines(text));
    },
  };
}

function makeUnreadable(read: SourceText, message: string, help: string, range?: Range): JsonText<TextLocation> {
  return makeJsonText(read, undefined, [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}

function findExceededLimit({ firstTooDeep, firstTooMany }: Scan): (Span & { readonly message: string }) | undefined {
  if (firstTooDeep) {
    return { ...firstTooDeep, message: `The JSON is nested deeper than ${String(MAX_JSON_DEPTH)} levels` };
  }
  const message = `The JSON contains more than ${formatNumber(MAX_JSON_VALUES)} keys, values and comments`;
  return firstTooMany && { ...firstTooMany, message };
}

/** The same text with spaces in place of some of it, so that every offset stays. */
function blankComments(text: string, spans: readonly Span[]): string {
  let result = "";
  let done = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    result += text.slice(done, start) + " ".repeat(end - start);
    done = end;
  }
  return result + text.slice(done);
}

/** @param parsed what `JSON.parse` makes of the bare text; every place in a text without a value is its beginning. */
function makeJsonText(
  read: SourceText,
  parsed: { readonly value: unknown; readonly bare: string; readonly comments: readonly Span[] } | undefined,
  problems: readonly JsonProblem[],
): JsonText<TextLocation> {
  const { file } = read;
  const tree = makeJsonTree(parsed?.bare);
  const getRange = ({ start, end }: Span): Range => read.lines.range(start, end);
  // A check may name a place long before it is known whether there is a problem: it is looked up when it is read.
  const place = (path: Path, span: (node: Node) => Span): TextLocation => ({
    file,
    get pointer() {
      return makePointer(path.slice(0, tree.find(path).depth));
    },
    get place() {
      return makePlace(parsed?.value, path.slice(0, tree.find(path).depth));
    },
    get range() {
      const { node, depth } = tree.find(path);
      if (!node) return getRange({ start: 0, end: 0 });
      return getRange(depth === path.length ? span(node) : getOpening(node));
    },
  });
  const at = (...path: Path): TextLocation => place(path, getSpan);
  const keyAt = (...path: Path): TextLocation => place(path, (node) => getSpan(getKeyNode(node) ?? node));
  const edited = { tree, bare: parsed?.bare ?? "", comments: parsed?.comments ?? [] };
  const edits = makeJsonEdits(edited, ({ text, ...span }) => ({ file, range: getRange(span), text }));
  return { file, value: parsed?.value, problems, at, keyAt, ...edits };
}

function makeMarkProblem({ file, lines }: SourceText): JsonProblem {
  const range = lines.range(0, 1);
  return {
    kind: "byte-order-mark",
    range,
    message: "The file starts with a byte order mark (U+FEFF)",
    help: "Save it as UTF-8 without a byte order mark",
    fix: [{ file, range, text: "" }],
  };
}

function explainEncodingFault(
  fault: EncodingFault,
  { lines }: SourceText,
): [message: string, help: string, range?: Range] {
  const help = "Save it as UTF-8; nothing else in this file was checked";
  if (fault.kind === "encoding") return [`The file is ${fault.name}, not UTF-8`, help];
  const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
  const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
  return [message, help, lines.range(fault.at, fault.at + 1)];
}
