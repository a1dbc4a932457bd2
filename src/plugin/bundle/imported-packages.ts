import { findOffsets } from "../../base/text/bytes.js";
import { findHostPackage } from "./host-packages.js";

/** The host's packages that the built code imports: they are not inside, as they should be. */
export type ImportedPackages = ReadonlySet<string>;

/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. The
 * surrounding code shows, in all but odd cases, whether a string or a comment only mentions an import.
 *
 * @param code its bytes, a character for each
 */
export function findImportedPackages(code: string, packages: ReadonlySet<string>): ImportedPackages {
  const found = new Set<string>();
  const looks = new Map<string, number>();
  for (const { word, then, isInPlace } of FORMS) {
    for (const at of findOffsets(word, code)) {
      const end = at + word.length;
      const specifier = then.exec(code.slice(end, end + MAX_SPECIFIER_LENGTH))?.[1];
      const name = specifier === undefined ? undefined : findHostPackage(getPackageName(specifier), packages);
      const count = name === undefined ? 0 : (looks.get(name) ?? 0);
      if (name === undefined || found.has(name) || count === MAX_LOOKS) continue;
      looks.set(name, count + 1);
      const before = code.slice(Math.max(0, at - MAX_CLAUSE_LENGTH), at);
      if (isInPlace(before) && !isInText(before)) found.add(name);
    }
  }
  return found;
}

interface Form {
  readonly word: string;
  /** What follows the word; its group is the specifier. */
  readonly then: RegExp;
  /** Whether the text before the word is such that the word is not a part of a text or a comment. */
  isInPlace(before: string): boolean;
}

/** Code that mentions a package this often without importing it is made to slow the check down. */
const MAX_LOOKS = 200;
const MAX_SPECIFIER_LENGTH = 120;
/** `import { … }` may name all that a library has. */
const MAX_CLAUSE_LENGTH = 4000;

const FORMS: readonly Form[] = [
  { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, isInPlace: isClause },
  { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, isInPlace: isStatement },
  { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, isInPlace: isExpression },
  { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, isInPlace: isExpression },
];

/** Whether a quotation mark is open at the end of a line. Where the line begins further away than was read, it is code. */
function isInText(before: string): boolean {
  const start = before.lastIndexOf("\n") + 1;
  if (start === 0 && before.length === MAX_CLAUSE_LENGTH) return false;
  let open: string | undefined;
  for (let at = start; at < before.length; at++) {
    const character = before.charAt(at);
    if (character === "\\") at++;
    else if (open === undefined ? /["'`]/u.test(character) : character === open)
      open = open === undefined ? character : undefined;
  }
  return open !== undefined;
}

/** `import { h } ` before `from`: the names, and before them the start of a statement. */
function isClause(before: string): boolean {
  const at = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
  return at !== -1 && !/["'`;]/u.test(before.slice(at)) && isStatement(before.slice(0, at));
}

function isStatement(before: string): boolean {
  let end = before.length;
  while (before[end - 1] === " " || before[end - 1] === "\t") end--;
  return end === 0 || /[\r\n;}]$|\*\/$/u.test(before.slice(Math.max(0, end - 2), end));
}

function isExpression(before: string): boolean {
  const start = before.lastIndexOf("\n") + 1;
  const line = before.slice(start);
  const isWhole = start > 0 || before.length < MAX_CLAUSE_LENGTH;
  const isComment = isWhole && /^\s*(?:\/\/|\/?\*)/u.test(line);
  // esbuild writes `__require` where a CommonJS module is inside an ES module.
  return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}

/** `@scope/name` or `name` of what is imported. */
export function getPackageName(specifier: string): string {
  const [first = "", second = ""] = specifier.split("/", 2);
  if (first.startsWith("@")) return `${first}/${second}`;
  return first;
}
