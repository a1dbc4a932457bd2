import type { YamlEntry, YamlNode } from "./yaml-tree.js";

interface Found {
  readonly node: YamlNode;
  readonly end: number;
}

const QUOTED = /"([^"\\\n]*)"|'([^'\n]*)'/uy;
const KEY = /([A-Za-z_][\w./-]*): +/uy;
/** A text without quotation marks between brackets: without what ends it there, and with no colon but inside of a word. */
const WORD = /[A-Za-z0-9_./][^,[\]{}:#"'&*!|>%@`\n]*(?::[\w/.-][^,[\]{}:#"'&*!|>%@`\n]*)*/uy;
const DEEPEST = 10;

/** A text in quotation marks, a list or a map in brackets, on one line and without anything unusual. */
export function flowAt(text: string, at: number, depth = 0): Found | undefined {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return quotedAt(text, at);
  if (depth > DEEPEST) return undefined;
  if (character === "[") return listAt(text, at, depth);
  return character === "{" ? mapAt(text, at, depth) : undefined;
}

function quotedAt(text: string, at: number): Found | undefined {
  QUOTED.lastIndex = at;
  const match = QUOTED.exec(text);
  if (!match) return undefined;
  const end = QUOTED.lastIndex;
  return { node: { kind: "scalar", text: match[1] ?? match[2] ?? "", start: at, end }, end };
}

function listAt(text: string, open: number, depth: number): Found | undefined {
  const items: YamlNode[] = [];
  const end = eachPart(text, open, "]", (at) => {
    const item = partAt(text, at, depth);
    if (item) items.push(item.node);
    return item?.end;
  });
  return end === undefined ? undefined : { node: { kind: "list", items }, end };
}

function mapAt(text: string, open: number, depth: number): Found | undefined {
  const entries = new Map<string, YamlEntry>();
  const end = eachPart(text, open, "}", (at) => {
    KEY.lastIndex = at;
    const name = KEY.exec(text)?.[1];
    if (name === undefined || entries.has(name)) return undefined;
    const value = partAt(text, KEY.lastIndex, depth);
    const key = { kind: "scalar", text: name, start: at, end: at + name.length } as const;
    if (value) entries.set(name, { key, value: value.node });
    return value?.end;
  });
  return end === undefined ? undefined : { node: { kind: "map", entries }, end };
}

/** Goes through the parts between brackets; gives the end behind the closing one. */
function eachPart(
  text: string,
  open: number,
  close: string,
  part: (at: number) => number | undefined,
): number | undefined {
  let at = skipSpaces(text, open + 1);
  if (text.charAt(at) === close) return at + 1;
  for (;;) {
    const end = part(at);
    if (end === undefined) return undefined;
    at = skipSpaces(text, end);
    if (text.charAt(at) === close) return at + 1;
    if (text.charAt(at) !== ",") return undefined;
    at = skipSpaces(text, at + 1);
  }
}

function partAt(text: string, at: number, depth: number): Found | undefined {
  const flow = flowAt(text, at, depth + 1);
  if (flow) return flow;
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0].trimEnd();
  if (word === undefined) return undefined;
  const end = at + word.length;
  return { node: { kind: "scalar", text: word, start: at, end }, end };
}

function skipSpaces(text: string, at: number): number {
  let start = at;
  while (text.charAt(start) === " ") start++;
  return start;
}
