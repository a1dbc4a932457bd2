import { createScanner, type SyntaxKind } from "jsonc-parser";
import { hasLoneSurrogate } from "../code-points.js";
import type { Span } from "../location.js";
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from "./json-limits.js";
import type { TextChange } from "../file-change.js";
import { indexLines } from "../lines.js";

// The parser's own numbers. Its enum exists for the compiler only, which verifies these.
const OPEN_BRACE: SyntaxKind.OpenBraceToken = 1;
const CLOSE_BRACE: SyntaxKind.CloseBraceToken = 2;
const OPEN_BRACKET: SyntaxKind.OpenBracketToken = 3;
const CLOSE_BRACKET: SyntaxKind.CloseBracketToken = 4;
const COMMA: SyntaxKind.CommaToken = 5;
const FIRST_LITERAL: SyntaxKind.NullKeyword = 7;
const STRING: SyntaxKind.StringLiteral = 10;
const NUMBER: SyntaxKind.NumericLiteral = 11;
const LINE_COMMENT: SyntaxKind.LineCommentTrivia = 12;
const BLOCK_COMMENT: SyntaxKind.BlockCommentTrivia = 13;
const LINE_BREAK: SyntaxKind.LineBreakTrivia = 14;
const BLANKS: SyntaxKind.Trivia = 15;
const END: SyntaxKind.EOF = 17;

/** What the tokens of a JSON text show before it is parsed. */
export type Oddity = Span &
  (
    | { readonly kind: "comment" | "trailing-comma" | "lone-surrogate" | "number" }
    | { readonly kind: "control-character"; readonly character: string }
    | { readonly kind: "duplicate-key"; readonly key: string; readonly earlier: number }
  );

export interface Scan {
  /** The first bracket that opens one level too many; brackets that nothing closes count as open. */
  readonly firstTooDeep?: Span;
  /** The first value that is one too many. */
  readonly firstTooMany?: Span;
  readonly oddities: readonly Oddity[];
}

interface Level {
  readonly close: SyntaxKind;
  readonly keys: Map<string, number> | undefined;
  expectsKey: boolean;
}

// Line feed, carriage return and tab are allowed in a text.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/u;

/** One pass over the tokens: comments, trailing commas, duplicate keys, what JSON allows and no reader survives. */
export function scanJson(text: string): Scan {
  const scanner = createScanner(text, false);
  const levels: Level[] = [];
  const oddities: Oddity[] = [];
  let comma: Span | undefined;
  let values = 0;

  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const start = scanner.getTokenOffset();
    const span = { start, end: start + scanner.getTokenLength() };
    const level = levels.at(-1);
    switch (kind) {
      case BLANKS:
      case LINE_BREAK:
        continue;
      case LINE_COMMENT:
      case BLOCK_COMMENT:
        oddities.push({ kind: "comment", ...span });
        if (++values > MAX_JSON_VALUES) return { firstTooMany: span, oddities };
        continue;
      case OPEN_BRACE:
        levels.push({ close: CLOSE_BRACE, keys: new Map(), expectsKey: true });
        break;
      case OPEN_BRACKET:
        levels.push({ close: CLOSE_BRACKET, keys: undefined, expectsKey: false });
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        if (level?.close === kind) {
          levels.pop();
          if (comma) oddities.push({ kind: "trailing-comma", ...comma });
        }
        break;
      case STRING:
        oddities.push(...findOddString(scanner.getTokenValue(), span, level));
        break;
      case NUMBER:
        if (!Number.isFinite(Number(scanner.getTokenValue()))) oddities.push({ kind: "number", ...span });
        break;
      default:
        break;
    }
    comma = kind === COMMA ? span : undefined;
    if (comma && level?.keys) level.expectsKey = true;
    if (levels.length > MAX_JSON_DEPTH) return { firstTooDeep: span, oddities };
    if (startsValue(kind) && ++values > MAX_JSON_VALUES) return { firstTooMany: span, oddities };
  }
  return { oddities };
}

function startsValue(kind: SyntaxKind): boolean {
  return kind === OPEN_BRACE || kind === OPEN_BRACKET || (kind >= FIRST_LITERAL && kind <= NUMBER);
}

function findOddString(value: string, span: Span, level: Level | undefined): Oddity[] {
  const found: Oddity[] = [];
  if (hasLoneSurrogate(value)) found.push({ kind: "lone-surrogate", ...span });
  const character = CONTROL.exec(value)?.[0];
  if (character !== undefined) found.push({ kind: "control-character", character, ...span });
  if (!level?.keys || !level.expectsKey) return found;
  level.expectsKey = false;
  const earlier = level.keys.get(value);
  if (earlier === undefined) level.keys.set(value, span.start);
  else found.push({ kind: "duplicate-key", key: value, earlier, ...span });
  return found;
}

export interface RemovedComment {
  readonly file: string;
  /** From 1, in the text before. */
  readonly line: number;
  readonly text: string;
}

/** The comments of a JSON text that are not in the changed text any more. Other files give none. */
export function findRemovedComments({ file, before, after }: TextChange): readonly RemovedComment[] {
  if (!file.endsWith(".json")) return [];
  const left = listComments(after).map(({ text }) => text);
  return listComments(before).flatMap(({ line, text }) => {
    const at = left.indexOf(text);
    if (at < 0) return [{ file, line, text }];
    left.splice(at, 1);
    return [];
  });
}

function listComments(text: string): readonly Omit<RemovedComment, "file">[] {
  const comments = scanJson(text).oddities.filter(({ kind }) => kind === "comment");
  if (comments.length === 0) return [];
  const lines = indexLines(text);
  return comments.map(({ start, end }) => ({ line: lines.position(start).line, text: text.slice(start, end) }));
}
