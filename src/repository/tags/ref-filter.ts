/**
 * GitHub's filters of branches and tags in `on`, as its workflow syntax describes them: `*` takes any characters but a
 * slash, `**` takes any, `?` and `+` repeat the character before them, `[]` lists characters, `\` makes the next
 * character a plain one, and `!` takes names out again. A pattern matches the whole name.
 */

/** What a push filters: the patterns by their keys. A key that is not there does not filter. */
export interface PushFilter {
  readonly tags?: readonly string[] | undefined;
  readonly "tags-ignore"?: readonly string[] | undefined;
  readonly branches?: readonly string[] | undefined;
  readonly "branches-ignore"?: readonly string[] | undefined;
}

export interface Ref {
  readonly type: "tag" | "branch";
  readonly name: string;
}

/**
 * Whether a push of this branch or tag starts the workflow. `paths` does not count: it is not looked at for a tag, and
 * any file of a branch may change. A pattern that cannot be read lets everything through.
 */
export function letsThrough(filter: PushFilter, { type, name }: Ref): boolean {
  const [own, other] = [listKeys(type), listKeys(type === "tag" ? "branch" : "tag")];
  const isFiltered = own.some((key) => filter[key] !== undefined);
  // A filter for the other kind alone leaves this kind out.
  if (!isFiltered) return other.every((key) => filter[key] === undefined);
  const [only, ignored] = own.map((key) => filter[key]);
  if (ignored !== undefined && ignored.length > 0 && matchesAny(ignored, name)) return false;
  return only === undefined || matchesAny(only, name);
}

function listKeys(type: Ref["type"]): readonly (keyof PushFilter)[] {
  return type === "tag" ? ["tags", "tags-ignore"] : ["branches", "branches-ignore"];
}

/** Whether a list of patterns lets a name through. A later pattern wins over an earlier one. */
export function matchesAny(patterns: readonly string[], name: string): boolean {
  // What GitHub makes of an empty list is not documented.
  let isIn = patterns.length === 0;
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith("!");
    if (matchesPattern(pattern.replace(/^!/u, ""), name)) isIn = !isNegative;
  }
  return isIn;
}

/** A name as a pattern that only this name matches. */
export function escapeForFilter(name: string): string {
  return name.replace(/[*?+[\]\\]/gu, "\\$&").replace(/^!/u, "\\!");
}

const MAX_NAME_LENGTH = 1024;
export const MAX_PATTERN_LENGTH = 1024;

/** A part of a pattern. */
export interface Token {
  /** The characters that it takes: "folders" for `**` and a slash, which takes none as well. */
  readonly takes: "any" | "any but /" | "folders" | ((character: string) => boolean);
  readonly times: "once" | "at most once" | "once or more";
}

export function matchesPattern(pattern: string, name: string): boolean {
  if (pattern.length > MAX_PATTERN_LENGTH || name.length > MAX_NAME_LENGTH) return true;
  const tokens = readPattern(pattern);
  if (!tokens) return true;
  // All positions in the name that the tokens so far may end at: no pattern takes longer than its length times the name.
  let at: ReadonlySet<number> = new Set([0]);
  for (const token of tokens) at = follow(token, at, name);
  return at.has(name.length);
}

/** The parts of a pattern. `undefined` for a pattern that is none. */
export function readPattern(pattern: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const parts = /\*\*\/|\*+|\\?\[|\\.|[\s\S]/gu;
  for (let part = parts.exec(pattern); part; part = parts.exec(pattern)) {
    const [text] = part;
    const last = tokens.at(-1);
    if (text === "**/") tokens.push({ takes: "folders", times: "once" });
    else if (text.startsWith("*")) tokens.push({ takes: text === "*" ? "any but /" : "any", times: "once" });
    else if ((text === "?" || text === "+") && typeof last?.takes === "function" && last.times === "once")
      tokens.splice(-1, 1, { ...last, times: text === "?" ? "at most once" : "once or more" });
    else if (text === "?" || text === "+") continue;
    else if (text === "[") {
      const end = pattern.indexOf("]", part.index + 1);
      if (end === -1) return undefined;
      tokens.push({ takes: makeSet(pattern.slice(part.index + 1, end)), times: "once" });
      parts.lastIndex = end + 1;
    } else {
      const plain = text.length > 1 && text.startsWith("\\") ? text.slice(1) : text;
      tokens.push({ takes: (character) => character === plain, times: "once" });
    }
  }
  return tokens;
}

/** The characters between brackets, such as `0-9a-z`. */
function makeSet(text: string): (character: string) => boolean {
  const ranges = [...text.matchAll(/([\s\S])-([\s\S])|([\s\S])/gu)].map(([, from = "", to = "", one = ""]) =>
    one === "" ? ([from, to] as const) : ([one, one] as const),
  );
  return (character) => ranges.some(([from, to]) => character >= from && character <= to);
}

function follow({ takes, times }: Token, from: ReadonlySet<number>, name: string): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const start of from) {
    if (takes === "any" || takes === "any but /") {
      for (let end = start; end <= name.length && !ends.has(end); end++) {
        ends.add(end);
        if (takes === "any but /" && name[end] === "/") break;
      }
    } else if (takes === "folders") {
      ends.add(start);
      for (let end = start + 1; end <= name.length; end++) if (name[end - 1] === "/") ends.add(end);
    } else {
      if (times === "at most once") ends.add(start);
      for (let end = start; end < name.length && !ends.has(end + 1) && takes(name[end] ?? ""); end++) {
        ends.add(end + 1);
        if (times !== "once or more") break;
      }
    }
  }
  return ends;
}

/** The pattern of all tags in the form of one. */
export function makeTagPattern(tag: string, version: string): string {
  const at = tag.lastIndexOf(version);
  if (at === -1) return escapeForFilter(tag);
  return `${escapeForFilter(tag.slice(0, at))}*${escapeForFilter(tag.slice(at + version.length))}`;
}
