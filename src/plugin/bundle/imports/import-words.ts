import { findOffsets } from "../../../base/text/bytes.js";

/** How a module asks for another one: by which rules its specifier is resolved. */
export type ImportForm = "import" | "require";

export interface WrittenImport {
  readonly specifier: string;
  readonly form: ImportForm;
}

const GAP = /^(?:\s|\/\*[^*]{0,200}\*\/)*/u;
const FROM = /\bfrom(?:\s|\/\*[^*]{0,200}\*\/)*(?=["'])/u;
const MAX_SPECIFIER_LENGTH = 300;
const MAX_CLAUSE_LENGTH = 4000;
/** An `export {` may name all that a library has. */
const MAX_LIST_LENGTH = 20_000;
/** Code with more of these words is left to the parser, which reads it once. */
const MAX_WORDS = 10_000;

/**
 * Lists what a module may import, by the words that import something: a parser would take a hundred times as long. What
 * a text or a comment mentions is listed, too.
 *
 * @param code its bytes, a character for each.
 * @returns `undefined` where only a parser can tell.
 */
export function listImportWords(code: string): readonly WrittenImport[] | undefined {
  const found = new Map<string, WrittenImport>();
  let words = 0;
  for (const { word, read } of FORMS) {
    for (const at of findOffsets(word, code)) {
      if (++words > MAX_WORDS) return undefined;
      const written = read(code, at, at + word.length);
      if (written === "unclear") return undefined;
      if (written) found.set(`${written.form} ${written.specifier}`, written);
    }
  }
  return [...found.values()];
}

interface Form {
  readonly word: string;
  /** What is imported there, if anything may be. */
  read(code: string, start: number, end: number): WrittenImport | "unclear" | undefined;
}

const FORMS: readonly Form[] = [
  {
    word: "import",
    read(code, start, end) {
      if (/[\w$]/u.test(code.charAt(start - 1)) || /[\w$.\x80-\xff]/u.test(code.charAt(end))) return undefined;
      const next = skipGap(code.slice(end, end + MAX_SPECIFIER_LENGTH));
      if (next.startsWith("(")) return readText(skipGap(next.slice(1)), "import");
      if (/^["']/u.test(next)) return readText(next, "import");
      const clause = code.slice(end, end + MAX_CLAUSE_LENGTH);
      const from = FROM.exec(clause);
      if (from) return readFrom(code, end, from);
      // A list of names that goes on.
      return clause.length === MAX_CLAUSE_LENGTH && /^[\s\w$,*{}\x80-\xff]*$/u.test(clause) ? "unclear" : undefined;
    },
  },
  {
    word: "export",
    read(code, start, end) {
      if (/[\w$.]/u.test(code.charAt(start - 1))) return undefined;
      const opened = /^\s*([{*])/u.exec(code.slice(end, end + MAX_SPECIFIER_LENGTH));
      if (!opened) return undefined;
      const list = code.slice(end, end + MAX_LIST_LENGTH);
      const close = opened[1] === "{" ? list.indexOf("}") : opened[0].length - 1;
      if (close === -1) return list.length === MAX_LIST_LENGTH ? "unclear" : undefined;
      const after = end + close + 1;
      const from = FROM.exec(code.slice(after, after + MAX_SPECIFIER_LENGTH));
      const isNext = from && /^[\s\w$"'\x80-\xff]*$/u.test(code.slice(after, after + from.index));
      if (!isNext) return undefined;
      return readFrom(code, after, from);
    },
  },
  {
    word: "require",
    read(code, start, end) {
      // esbuild and Rolldown write `__require` where a CommonJS module is inside an ES module.
      const before = code.slice(Math.max(0, start - 3), start).replace(/(?<![\w$.])__$/u, "");
      const next = skipGap(code.slice(end, end + MAX_SPECIFIER_LENGTH));
      if (/[\w$.]$/u.test(before) || !next.startsWith("(")) return undefined;
      return readText(skipGap(next.slice(1)), "require");
    },
  },
];

const skipGap = (text: string): string => text.slice(GAP.exec(text)?.[0].length ?? 0);

function readFrom(code: string, start: number, { index, 0: { length } }: RegExpExecArray): ReturnType<Form["read"]> {
  const at = start + index + length;
  return readText(code.slice(at, at + MAX_SPECIFIER_LENGTH), "import");
}

function readText(text: string, form: ImportForm): ReturnType<Form["read"]> {
  // A comment that was not skipped.
  if (/^\/[*/]/u.test(text)) return "unclear";
  const match = /^(["'`])([^"'`\\\n]*)(.?)/u.exec(text);
  if (!match) return undefined;
  const [{ length }, open, specifier = "", close = ""] = match;
  if (open === "`" && specifier.includes("${")) return undefined;
  if (close === open) return { specifier, form };
  // A line ends in no text; one may have an escape, or another quotation mark, or go on.
  return close === "" && length < text.length ? undefined : "unclear";
}
