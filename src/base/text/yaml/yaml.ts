import { Composer, isAlias, isMap, isScalar, isSeq, Parser } from "yaml";
import type { CST, Document, ErrorCode, Node, YAMLParseError } from "yaml";
import { quote } from "../safe.js";
import type { YamlEntry, YamlFault, YamlNode, YamlTree } from "./yaml-tree.js";

const DEEPEST = 100;

type Sentences = readonly [message: string, help: string];

/** Sentences for the mistakes that authors make. */
const SENTENCES: Partial<Record<ErrorCode, Sentences>> = {
  BAD_INDENT: ["The indentation of this line is inconsistent", "Use the same number of spaces as the sibling lines"],
  TAB_AS_INDENT: ["A tab indents this line, and YAML allows only spaces", "Replace it with spaces"],
  MISSING_CHAR: ["A colon is missing after this word", "Write it, or indent the line as a part of the value above"],
  BAD_SCALAR_START: [
    "Text without quotation marks cannot begin with this character",
    "Put the text in quotation marks",
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    "A second colon starts a nested mapping on this line",
    "Put the text in quotation marks, or start a new line",
  ],
  MULTILINE_IMPLICIT_KEY: [
    "This text continues on the next line, where a colon makes it a key",
    "Indent the next line like its key, or add the missing colon here",
  ],
};
const UNCLOSED: Sentences = ["A bracket that is opened above is not closed before this line", "Close it"];
const UNQUOTED: Sentences = ["A quotation mark that is opened above is not closed", "Close it"];
const OTHERWISE: Sentences = ["This is not valid YAML from here on", "Compare the line with those around it"];

function describeError(errors: readonly Pick<YAMLParseError, "code" | "message" | "pos">[]): Sentences {
  const [first, second] = errors;
  if (first?.message.startsWith("Flow ") === true) return UNCLOSED;
  if (first?.message.startsWith("Missing closing ") === true) return UNQUOTED;
  // Where two are at one place, the second says more.
  const error = second?.pos[0] === first?.pos[0] ? second : first;
  return (error && SENTENCES[error.code]) ?? OTHERWISE;
}

/**
 * Reads one YAML document. The cost grows with the text alone, whatever its aliases name. A part that an alias names
 * has the place of the alias.
 */
export function parseYaml(text: string): YamlTree {
  const tokens = [...new Parser().parse(text)];
  const deep = findDeepestOver(tokens, DEEPEST);
  // The composer is recursive: a deeper text would end the whole process.
  if (deep !== undefined)
    return makeFaultyTree(deep, `The file is nested more than ${String(DEEPEST)} deep here`, "Reduce the nesting");
  // Keys are compared below, because the composer would compare every key with every other.
  const composer = new Composer({ schema: "failsafe", uniqueKeys: false, prettyErrors: false });
  const [document, second] = composer.compose(tokens, true, text.length);
  const errors = document?.errors ?? [];
  if (errors[0]) return makeFaultyTree(errors[0].pos[0], ...describeError(errors));
  if (second)
    return makeFaultyTree(
      second.range[0],
      "A second YAML document begins here, but a workflow is one document",
      "Move it to a separate file",
    );
  if (document) return makeTree(document, text);
  return { root: undefined };
}

/**
 * The place where a text is nested deeper than a limit. The search is not recursive, as the text may be nested without
 * end.
 */
function findDeepestOver(tokens: readonly CST.Token[], limit: number): number | undefined {
  const open: { readonly token: CST.Token; readonly depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > limit) return token.offset;
    if (token.type === "document" && token.value) open.push({ token: token.value, depth });
    if (!("items" in token)) continue;
    for (const { key, value } of token.items)
      for (const inner of [key, value]) if (inner) open.push({ token: inner, depth: depth + 1 });
  }
  return undefined;
}

function makeFaultyTree(at: number, message: string, help: string): YamlTree {
  return { root: undefined, fault: { message, help, start: at, end: at } };
}

function makeTree(document: Document.Parsed, text: string): YamlTree {
  const known = new Map<Node, YamlNode | "begun">();
  // In the order of the text, so that an alias finds the last anchor above it. The parser's own search starts again for
  // each alias.
  const anchors = new Map<string, Node>();
  let duplicate: YamlFault | undefined;
  /** Where nothing can be read: an empty text stands there, and the whole file is refused. */
  let unreadable: YamlTree | undefined;
  const refuse = (at: number, message: string, help: string): YamlNode => {
    unreadable ??= makeFaultyTree(at, message, help);
    return { kind: "scalar", text: "", start: at, end: at };
  };

  const convert = (node: Node | null, otherwise: number): YamlNode => {
    const [start, end] = node?.range ?? [otherwise, otherwise];
    if (node === null) return { kind: "scalar", text: "", start, end };
    const before = known.get(node);
    if (before === "begun") return refuse(start, "This alias is circular", "Write the value itself");
    if (before) return before;
    known.set(node, "begun");
    if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    const converted = convertContent(node, start);
    // Without the empty lines after a script. The place of an empty value is where its key ends.
    const trimmed = start === end ? otherwise : text.slice(0, end).trimEnd().length;
    const placed =
      converted.kind === "scalar"
        ? { ...converted, start: start === end ? otherwise : start, end: trimmed }
        : converted;
    known.set(node, placed);
    return placed;
  };

  const convertContent = (node: Node, start: number): YamlNode => {
    if (isAlias(node)) {
      const named = anchors.get(node.source);
      if (named) return convert(named, start);
      const help = "Define the anchor first, or write the value itself";
      return refuse(start, "This alias refers to no anchor above it", help);
    }
    if (isSeq<Node>(node)) return { kind: "list", items: node.items.map((item) => convert(item, start)) };
    if (!isMap<Node, Node | null>(node)) {
      const value = isScalar(node) && typeof node.value === "string" ? node.value : "";
      return { kind: "scalar", text: value, start, end: start };
    }
    const entries = new Map<string, YamlEntry>();
    for (const pair of node.items) {
      const key = convert(pair.key, start);
      if (key.kind !== "scalar") {
        refuse(pair.key.range?.[0] ?? start, "A key must be text, but this is not", "Write a text as the key");
        continue;
      }
      const earlier = entries.get(key.text);
      if (earlier) duplicate ??= makeDuplicateFault(key.text, key.start, key.end, earlier.key.start);
      entries.set(key.text, { key, value: convert(pair.value, key.end) });
    }
    return { kind: "map", entries };
  };

  const makeDuplicateFault = (key: string, start: number, end: number, earlier: number): YamlFault => ({
    message: `${quote(key)} is a duplicate of the key in line ${String(countLines(text, earlier))}`,
    help: "Merge the two, or remove one: GitHub refuses duplicate keys",
    start,
    end,
  });

  const root = convert(document.contents, 0);
  return unreadable ?? { root, ...(duplicate && { fault: duplicate }) };
}

function countLines(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
