import { ANY_NAMES, matchesName, compileNamePattern, type Dialect, type NamePattern } from "./glob-name.js";

/**
 * A pattern of paths. All patterns that a repository writes are matched by it, as its time is bounded: npm's `files`,
 * .npmignore and .gitignore in the dialect of ignore files, where a pattern of one name is for the last name of any path;
 * the packages of a workspace in that of shells, where a pattern is always for the whole path.
 */
export interface Glob {
  /** Whether it matches a name in any folder. */
  readonly isForNames: boolean;
  /** Whether it is for a name and nothing else, so that only the last name of a path counts. */
  readonly isForNamesOnly: boolean;
  /** How many of its signs a match tries at most for each letter; none without wildcards. */
  readonly weight: number;
  /**
   * Whether it is for a path: its names, in folded letters where case does not count, with an empty one before or
   * behind them for a slash there.
   * In part, whether it may be for something below that path.
   */
  matches(names: readonly string[], inPart?: boolean): boolean;
}

type PathPattern = readonly NamePattern[];

/** A longer pattern is not understood. */
export const MAX_GLOB_LENGTH = 250;
const MAX_NAMES = 50;
const MAX_ALTERNATIVES = 100;

/** `undefined` for a pattern that is not supported here, or larger than any that means well. */
export function compileGlob(pattern: string, dialect: Dialect = "ignore file"): Glob | undefined {
  if (pattern.length > MAX_GLOB_LENGTH) return undefined;
  const alternatives: PathPattern[] = [];
  for (const text of listAlternatives(pattern) ?? []) {
    const names = compileNames(text, dialect);
    if (!names) return undefined;
    alternatives.push(names);
  }
  if (alternatives.length === 0) return undefined;
  return {
    weight: alternatives.flat().reduce((sum, name) => sum + (typeof name === "object" ? name.tokens.length : 0), 0),
    isForNamesOnly: alternatives.every((names) => names.length === 1),
    isForNames: alternatives.some((names) => names.length <= (names.at(-1) === "" ? 2 : 1)),
    matches: (names, inPart = false) => alternatives.some((path) => matchesPath({ path, dialect }, names, inPart)),
  };
}

/** `a{b,c}` is `ab` and `ac`; `undefined` for braces in braces, ranges, and those without a partner. */
function listAlternatives(pattern: string): readonly string[] | undefined {
  if (!/[{}]/u.test(pattern)) return [pattern];
  if (/\\|\$\{/u.test(pattern)) return undefined;
  let texts = [""];
  let rest = pattern;
  for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
    const close = rest.indexOf("}");
    const body = rest.slice(open + 1, Math.max(open, close));
    if (/\{|\.\./u.test(body) || !body.includes(",")) return undefined;
    const before = rest.slice(0, open);
    texts = texts.flatMap((text) => body.split(",").map((choice) => text + before + choice));
    if (texts.length > MAX_ALTERNATIVES) return undefined;
    rest = rest.slice(close + 1);
  }
  texts = texts.map((text) => text + rest);
  return rest.includes("}") || texts.includes("") ? undefined : texts;
}

function compileNames(pattern: string, dialect: Dialect): PathPattern | undefined {
  const texts: string[] = [];
  for (const text of pattern.split(/\/+/u)) {
    const before = texts.at(-1);
    if (text === "**" && before === "**") continue;
    if (text === ".." && before && before !== ".." && before !== "." && before !== "**") texts.pop();
    else texts.push(text);
  }
  if (texts.length > MAX_NAMES) return undefined;
  const names = texts.map((text) => compileNamePattern(text, dialect)).filter((name) => name !== undefined);
  if (names.length < texts.length) return undefined;
  if (names.length === 0) return [""];
  return names;
}

interface PathGlob {
  readonly path: PathPattern;
  readonly dialect: Dialect;
}

function matchesPath(glob: PathGlob, names: readonly string[], inPart: boolean): boolean {
  const { path, dialect } = glob;
  if (path.length === 1 && dialect === "ignore file") {
    const [only] = path;
    const last = names.findLast((name) => name !== "") ?? "";
    return only === ANY_NAMES || (only !== undefined && matchesName(only, last));
  }
  const first = path.indexOf(ANY_NAMES);
  if (first < 0) return matchesRow(path, names, inPart);
  const head = path.slice(0, first);
  if (head.length > 0 && !matchesRow(head, names.slice(0, head.length), inPart)) return false;
  // Whatever comes below may still be what follows.
  if (inPart) return true;
  return matchesEnd(glob, first, names);
}

/** Whether the pattern matches the names one by one; a slash behind them is allowed. */
function matchesRow(path: PathPattern, names: readonly string[], inPart: boolean): boolean {
  // Most paths have another number of names than a pattern: those are not compared at all.
  const more = names.length - path.length;
  if (more < 0 ? !inPart : more > 1 || (more === 1 && names.at(-1) !== "")) return false;
  return matchesRowAt(more < 0 ? path.slice(0, more) : path, names, 0);
}

function matchesRowAt(path: PathPattern, names: readonly string[], start: number): boolean {
  let at = start;
  for (const pattern of path) {
    const name = names[at++];
    if (name === undefined || pattern === ANY_NAMES || !matchesName(pattern, name)) return false;
  }
  return true;
}

/** What follows the first `**`: the last names must be those behind the last one, and between them all parts in order. */
function matchesEnd({ path, dialect }: PathGlob, first: number, names: readonly string[]): boolean {
  const isPassed = (name: string): boolean => dialect === "ignore file" || !name.startsWith(".");
  const last = path.lastIndexOf(ANY_NAMES);
  const tail = path.slice(last + 1);
  let end = names.length - tail.length;
  if (end < first) return false;
  if (!matchesRowAt(tail, names, end)) {
    // For example, `a/**/*` also matches `a/b/`.
    if (tail.length === 0 || names.at(-1) !== "" || end === first || !matchesRowAt(tail, names, --end)) return false;
  }
  let at = first;
  let part: NamePattern[] = [];
  for (const pattern of path.slice(first + 1, last + 1)) {
    if (pattern !== ANY_NAMES) {
      part.push(pattern);
      continue;
    }
    const start = at;
    while (at + part.length <= end && !matchesRowAt(part, names, at)) at++;
    if (at + part.length > end || !names.slice(start, at).every(isPassed)) return false;
    at += part.length;
    part = [];
  }
  if (!names.slice(at, end).every(isPassed)) return false;
  // A `**` at the end must match something.
  return tail.length > 0 || at < names.length;
}
