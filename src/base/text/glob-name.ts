/** What one name of a path may be: exactly this, in the letters of its dialect; any text of a form; or any names. */
export type NamePattern = string | NameForm | typeof ANY_NAMES;

/**
 * How a pattern is read. In an ignore file, letter case does not count, and a dot is a character like any other. In a
 * shell, letter case counts, and only a pattern that begins with a dot is for a hidden name.
 */
export type Dialect = "ignore file" | "shell";

export interface NameForm {
  readonly tokens: readonly Token[];
  readonly foldsCase: boolean;
  /** Whether it may be for a name that begins with a dot. */
  readonly takesHidden: boolean;
}

/** `**`. */
export const ANY_NAMES = Symbol("any names");

/** A run of any characters, one of any, one that a set has, or just this one. */
type Token = "*" | "?" | CharacterSet | { readonly just: string };

interface CharacterSet {
  readonly isNegated: boolean;
  readonly ranges: readonly (readonly [first: string, last: string])[];
}

/** A text in which letter case does not count, by the rules that a regular expression with the flag i has. */
export function foldCase(text: string): string {
  if (/^[\x00-\x7f]*$/u.test(text)) return text.toUpperCase();
  return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join("");
}

function foldUnit(unit: string): string {
  const upper = unit.toUpperCase();
  return upper.length === 1 && (unit < "\x80" || upper >= "\x80") ? upper : unit;
}

/** What is not supported here: `!(...)` and its kin, `[:classes:]`, a `^` within a set. */
const UNCLEAR = /[!?*+@]\(|\[[.:=]|\[[^]+\^/u;

/** `undefined` for a pattern that is not supported here. */
export function compileNamePattern(text: string, dialect: Dialect): NamePattern | undefined {
  if (text === "**") return ANY_NAMES;
  if (UNCLEAR.test(text)) return undefined;
  const foldsCase = dialect === "ignore file";
  const isPattern = /[*?[]/u.test(text);
  if (!isPattern) {
    // A backslash takes the meaning from what follows; one at the end is just that.
    const plain = text.replace(/\\([^])/gu, "$1");
    if (foldsCase) return foldCase(plain);
    return plain;
  }
  if (text.includes("\\")) return undefined;
  return { tokens: parseTokens(text, foldsCase), foldsCase, takesHidden: foldsCase || text.startsWith(".") };
}

function parseTokens(text: string, foldsCase: boolean): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const set = character === "[" ? parseCharacterSet(text, at) : undefined;
    if (set) {
      // A set that nothing can be in spoils all that follows, as it does for npm.
      if (set.ranges.length === 0) return [...tokens, set];
      tokens.push(set);
      at = set.end;
      continue;
    }
    if (character !== "*") tokens.push(character === "?" ? "?" : { just: foldsCase ? foldUnit(character) : character });
    else if (tokens.at(-1) !== "*") tokens.push("*");
    at++;
  }
  // A star alone matches any name, and no name is empty.
  if (tokens.length === 1 && tokens[0] === "*") return ["?", "*"];
  return tokens;
}

/** The set that begins at a bracket; `undefined` where the bracket is just that. */
function parseCharacterSet(text: string, start: number): (CharacterSet & { readonly end: number }) | undefined {
  const isNegated = /[!^]/u.test(text.charAt(start + 1));
  const ranges: [string, string][] = [];
  const first = start + (isNegated ? 2 : 1);
  for (let at = first; at < text.length;) {
    const from = text.charAt(at);
    if (from === "]" && at > first) return { isNegated, ranges, end: at + 1 };
    if (text.startsWith("-]", at + 1)) {
      ranges.push([from, from], ["-", "-"]);
      at += 2;
    } else if (text.charAt(at + 1) === "-") {
      const to = text.charAt(at + 2);
      // A range that runs backwards matches nothing; what follows may still match.
      if (to !== "" && to >= from) ranges.push([from, to]);
      at += 3;
    } else {
      ranges.push([from, from]);
      at++;
    }
  }
  return undefined;
}

/** Whether a name, in the letters of the dialect, is of a pattern. It takes at most the product of both lengths. */
export function matchesName(pattern: string | NameForm, name: string): boolean {
  if (typeof pattern === "string") return pattern === name;
  const { tokens, foldsCase, takesHidden } = pattern;
  if (!takesHidden && name.startsWith(".")) return false;
  let at = 0;
  let token = 0;
  // The position of the last star, and how far it reaches: an earlier star never needs to reach further.
  let star = -1;
  let reach = 0;
  while (at < name.length) {
    const expected = tokens[token];
    if (expected === "*") {
      star = token++;
      reach = at;
    } else if (expected !== undefined && matchesCharacter(expected, name.charAt(at), foldsCase)) {
      token++;
      at++;
    } else if (star >= 0) {
      token = star + 1;
      at = ++reach;
    } else return false;
  }
  while (tokens[token] === "*") token++;
  return token === tokens.length;
}

function matchesCharacter(token: Exclude<Token, "*">, unit: string, foldsCase: boolean): boolean {
  if (token === "?") return true;
  if ("just" in token) return token.just === unit;
  if (token.ranges.length === 0) return false;
  const lower = foldsCase ? unit.toLowerCase() : unit;
  const isIn = token.ranges.some(([from, to]) => (from <= unit && unit <= to) || (from <= lower && lower <= to));
  return isIn !== token.isNegated;
}
