/** What one name of a path may be: exactly this, in folded letters; any text of a form; or any number of names. */
export type NamePattern = string | readonly Token[] | typeof ANY_NAMES;

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

/** What is not understood here: `!(...)` and its kin, `[:classes:]`, a `^` within a set. */
const UNCLEAR = /[!?*+@]\(|\[[.:=]|\[[^]+\^/u;

/** `undefined` for a pattern that is not understood here. */
export function compileNamePattern(text: string): NamePattern | undefined {
  if (text === "**") return ANY_NAMES;
  if (UNCLEAR.test(text)) return undefined;
  const isPattern = /[*?[]/u.test(text);
  // A backslash takes the meaning from what follows; one at the end is just that.
  if (!isPattern) return foldCase(text.replace(/\\([^])/gu, "$1"));
  if (text.includes("\\")) return undefined;
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
    if (character !== "*") tokens.push(character === "?" ? "?" : { just: foldUnit(character) });
    else if (tokens.at(-1) !== "*") tokens.push("*");
    at++;
  }
  // A star alone matches any name, and no name is empty.
  return tokens.length === 1 && tokens[0] === "*" ? ["?", "*"] : tokens;
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

/** Whether a name, in folded letters, is of a pattern. It takes at most the product of both lengths. */
export function matchesName(pattern: string | readonly Token[], name: string): boolean {
  if (typeof pattern === "string") return pattern === name;
  let at = 0;
  let token = 0;
  // The position of the last star, and how far it reaches: an earlier star never needs to reach further.
  let star = -1;
  let reach = 0;
  while (at < name.length) {
    const expected = pattern[token];
    if (expected === "*") {
      star = token++;
      reach = at;
    } else if (expected !== undefined && matchesCharacter(expected, name.charAt(at))) {
      token++;
      at++;
    } else if (star >= 0) {
      token = star + 1;
      at = ++reach;
    } else return false;
  }
  while (pattern[token] === "*") token++;
  return token === pattern.length;
}

function matchesCharacter(token: Exclude<Token, "*">, unit: string): boolean {
  if (token === "?") return true;
  if ("just" in token) return token.just === unit;
  if (token.ranges.length === 0) return false;
  const lower = unit.toLowerCase();
  const isIn = token.ranges.some(([from, to]) => (from <= unit && unit <= to) || (from <= lower && lower <= to));
  return isIn !== token.isNegated;
}
