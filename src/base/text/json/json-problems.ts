import { parseTree, printParseErrorCode, type ParseError, type ParseErrorCode } from "jsonc-parser";
import type { Oddity } from "./json-scan.js";
import { formatCodePoints } from "../code-points.js";
import type { Lines } from "../lines.js";
import type { Edit, Range, Span } from "../location.js";
import { quote, shorten } from "../safe.js";
import { formatCount, formatVerb } from "../numbers.js";

/** What is wrong with a text as JSON, and where. */
export interface JsonProblem {
  readonly kind: "unreadable" | "byte-order-mark" | "merge-conflict" | "syntax" | Oddity["kind"];
  /** The key, the string or the number that is wrong, as it is written; of a text that is no JSON, what is not expected. */
  readonly subject?: string;
  /** Missing where the file as a whole cannot be read. */
  readonly range?: Range;
  readonly message: string;
  readonly help: string;
  /** What the help says as edits, where a program can do it; `fix` where it is certainly meant. */
  readonly edits?: readonly Edit[];
  readonly fix?: readonly Edit[];
}

/** A text that is read as JSON. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
}

/** The most syntax errors to report: what follows the first few is mostly their echo. */
const MAX_SYNTAX_ERRORS = 10;

export function makeOddityProblem(source: SourceText, oddity: Oddity): JsonProblem {
  const token = source.text.slice(oddity.start, oddity.end);
  return {
    kind: oddity.kind,
    subject: oddity.kind === "duplicate-key" ? oddity.key : token,
    range: source.lines.range(oddity.start, oddity.end),
    ...describeOddity(source, oddity, token),
  };
}

function describeOddity(
  { file, text, lines }: SourceText,
  oddity: Oddity,
  token: string,
): Pick<JsonProblem, "message" | "help" | "fix"> {
  const makeRemoval = (start: number): readonly Edit[] => [{ file, range: lines.range(start, oddity.end), text: "" }];
  switch (oddity.kind) {
    case "comment":
      return {
        message: `JSON does not allow comments, but there is ${quote(token)}`,
        help: "Remove the comment",
        fix: makeRemoval(findBlanksStart(text, oddity.start)),
      };
    case "trailing-comma":
      return {
        message: 'There is a trailing "," after the last item',
        help: "Remove the comma",
        fix: makeRemoval(oddity.start),
      };
    case "duplicate-key":
      return {
        message: `The key ${quote(oddity.key)} appears twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
        help: "Keep one of them: most parsers silently use the last",
      };
    case "lone-surrogate":
      return {
        message: `The string ${shorten(token, 80)} contains half a character (a lone surrogate), which UTF-8 cannot represent`,
        help: "Write the whole character",
      };
    case "control-character":
      return {
        message: `The string ${shorten(token, 80)} contains the control character ${formatCodePoints(oddity.character)}`,
        help: "Remove the control character; only line feed, carriage return and tab may be in a string",
      };
    case "number":
      return {
        message: `The number ${shorten(token, 80)} is too large: JSON parsers read it as Infinity`,
        help: "Write a smaller number, or a string in quotes",
      };
  }
}

/** The syntax errors of a text that is not JSON: the first of each line. */
export function findSyntaxProblems(file: string, text: string, lines: Lines): JsonProblem[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const problems: JsonProblem[] = [];
  const seenLines = new Set<number>();
  for (const error of errors) {
    const span = { start: error.offset, end: error.offset + error.length };
    const range = lines.range(span.start, span.end);
    if (seenLines.has(range.start.line)) continue;
    seenLines.add(range.start.line);
    const subject = text.slice(span.start, span.end).trim();
    const { by, ...words } = describeSyntax(error.error, text, span);
    const edits = by === undefined || subject.length !== error.length ? undefined : [{ file, range, text: by }];
    problems.push({ kind: "syntax", subject, range, ...words, ...(edits && { edits }) });
  }
  const reported = problems.slice(0, MAX_SYNTAX_ERRORS);
  const last = reported.at(-1);
  if (last && problems.length > reported.length) {
    const left = problems.length - reported.length;
    reported.push({
      ...last,
      message: `${last.message} (and ${formatCount(left, "more line")} ${formatVerb(left)} not JSON after this one)`,
    });
    reported.splice(-2, 1);
  }
  return reported;
}

/** What is wrong, what to do, and what is written in the place of the token then. */
type Sentences = readonly [message: string, help: string, by?: string | undefined];

function describeSyntax(
  code: ParseErrorCode,
  text: string,
  span: Span,
): Pick<JsonProblem, "message" | "help"> & { readonly by: string | undefined } {
  const token = text.slice(span.start, span.end).trim();
  const here = describeToken(token);
  const isExtraComma = token === "," && /[,[{]\s*$/u.test(text.slice(Math.max(0, span.start - MAX_GAP), span.start));
  const describe = isExtraComma ? describeExtraComma : SYNTAX_SENTENCES[printParseErrorCode(code)];
  const [message, help, by] = describe?.(here, token) ?? [`${here} is not JSON`, ...adviseOnValue(token)];
  return { message, help, by };
}

function describeToken(token: string): string {
  if (token === "") return "the end of the file";
  if (token.startsWith('"')) return shorten(token, 40);
  return quote(token, 40);
}

/** How far before a comma another one is looked for. */
const MAX_GAP = 200;
const describeExtraComma = (): Sentences => ['There is one "," too many', "Remove the comma", ""];
const describeNumber = (here: string): Sentences => [
  `${here} is not a number in JSON`,
  "Write digits, such as 10 or 0.5",
];
const describeEscape = (_: string, token: string): Sentences => [
  `The string ${shorten(token, 40)} contains an escape that JSON does not know`,
  'Write one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\',
];

const SYNTAX_SENTENCES: Readonly<Record<string, (here: string, token: string) => Sentences>> = {
  PropertyNameExpected: (here) => [`A key in double quotes is expected, not ${here}`, 'Write the key as "key"'],
  ValueExpected: (here, token) => [`A value is expected, not ${here}`, ...adviseOnValue(token)],
  ColonExpected: (here) => [`A colon is missing before ${here}`, 'Write "key": value'],
  CommaExpected: (here, token) => [`A comma is missing before ${here}`, "Put a comma between the two", `,${token}`],
  CloseBraceExpected: (here) => [`A closing "}" is missing before ${here}`, "Close the object"],
  CloseBracketExpected: (here) => [`A closing "]" is missing before ${here}`, "Close the array"],
  EndOfFileExpected: (here) => [`The JSON is complete before ${here}`, "Remove what follows it"],
  InvalidNumberFormat: describeNumber,
  UnexpectedEndOfNumber: describeNumber,
  UnexpectedEndOfString: (_, token) => [
    `The string ${shorten(token, 40)} is not closed`,
    "End it with a quotation mark on the same line",
  ],
  UnexpectedEndOfComment: (here) => [`The comment ${here} is not closed`, "Remove it: JSON does not allow comments"],
  InvalidUnicode: describeEscape,
  InvalidEscapeCharacter: describeEscape,
  InvalidCharacter: (_, token) => [
    `The string ${shorten(token, 40)} contains a raw control character`,
    "Write line breaks as \\n and tabs as \\t",
  ],
};

function adviseOnValue(token: string): readonly [help: string, by?: string] {
  if (/^'[^'"\\]*'$/u.test(token)) return ["Write strings in double quotes", token.replaceAll("'", '"')];
  if (token.startsWith("'")) return ["Write strings in double quotes"];
  const word = token.toLowerCase();
  if (/^(?:true|false|null)$/u.test(word)) return [`Write ${word}, in lower case`, word];
  return ['Write a "string", a number, true, false, null, an [array] or an {object}'];
}

function findBlanksStart(text: string, offset: number): number {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  return start;
}
