import { countLeading } from "./lists.js";

/** A text with the escapes of JSON and JavaScript resolved, and where each of its characters comes from. */
export interface Unescaped {
  readonly text: string;
  /** The offset in the text as it was written. */
  toWrittenOffset(offset: number): number;
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])/gu;
const CONTROLS: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", "0": "\0" };

/** Resolves every escape that it can: it does not ask whether a backslash is inside a string. */
export function unescapeText(written: string): Unescaped {
  const parts: string[] = [];
  /** Behind each escape: the offset in the new text, and in the one as written. */
  const ends: (readonly [number, number])[] = [];
  let length = 0;
  let from = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (const { 0: escape, index } of written.matchAll(ESCAPE)) {
    add(written.slice(from, index));
    add(resolveEscape(escape));
    from = index + escape.length;
    ends.push([length, from]);
  }
  add(written.slice(from));
  return {
    text: parts.join(""),
    toWrittenOffset(offset) {
      const [here, there] = ends[countLeading(ends, ([end]) => end <= offset) - 1] ?? [0, 0];
      return there + offset - here;
    },
  };
}

function resolveEscape(escape: string): string {
  const sign = escape.charAt(1);
  const isCode = escape.length > 3 && (sign === "u" || sign === "x");
  if (isCode) return String.fromCharCode(Number.parseInt(escape.slice(2), 16));
  return CONTROLS[sign] ?? escape.slice(1);
}
