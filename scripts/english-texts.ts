import MarkdownIt from "markdown-it";
import ts from "typescript";

/** A text that a person reads, and the line where it begins, counted from 1. */
export interface ReadText {
  readonly line: number;
  readonly text: string;
}

const OFF = "<!-- english: off -->";
const ON = "<!-- english: on -->";

/** The paragraphs, items, headings and cells of a page. Code is not read, nor what is between the two comments. */
export function listMarkdownTexts(page: string): readonly ReadText[] {
  const found: ReadText[] = [];
  let isOff = false;
  let line = 1;
  for (const token of new MarkdownIt({ html: true }).parse(page, {})) {
    if (token.type === "html_block") isOff = token.content.includes(OFF) || (isOff && !token.content.includes(ON));
    if (token.map) line = token.map[0] + 1;
    if (token.type !== "inline" || isOff) continue;
    const words = (token.children ?? []).map(({ type, content }) => {
      if (type === "text") return content;
      if (type === "code_inline") return "`code`";
      return type.endsWith("break") ? " " : "";
    });
    found.push({ line, text: words.join("").replaceAll("\n", " ") });
  }
  return found;
}

/** Three words in a row: a path, a name or a pattern has fewer. */
const PROSE = /(?:^|[\s"“(])[A-Za-z][A-Za-z']*,? [A-Za-z']+,? [a-z']+/u;
/** Another language, a list of words to look for, or the text of a license. */
const NOT_PROSE =
  /^[a-z0-9 [:-]{60,}$|^MIT License|^european union|^(?:SELECT|INSERT|CREATE|UPDATE|DELETE|PRAGMA)\b|<\/?[a-z]+|[{;]\s*[a-z-]+:/u;

/** The sentences in the strings of a module. What a template inserts is written as `code`. */
export function listSourceTexts(name: string, source: string): readonly ReadText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: ReadText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = readString(node);
    if (text === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (PROSE.test(text) && !NOT_PROSE.test(text)) found.push({ line, text });
    if (ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readString(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `\`code\`${literal.text}`).join("");
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readString(node.left), readString(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}
