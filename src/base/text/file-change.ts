import { makeVisible } from "./safe.js";

export interface TextChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The new content of a file, or why it does not change. */
export type FileChange =
  | (TextChange & {
      /** Whether a link is on the way to it. */
      readonly linked: boolean;
    })
  | { readonly file: string; readonly left: string };

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
export function quoteForGit(name: string): string {
  if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && makeVisible(name) === name) return name;
  const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
    const char = String.fromCharCode(byte);
    if (char === '"' || char === "\\") return `\\${char}`;
    // What might be a command to the runner is not spelled out, either.
    const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
    if (isPlain) return char;
    return `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `"${bytes.join("")}"`;
}

/** A line of the newer text, as the diff of a file shows it. */
export interface DiffLine {
  /** Without its line break. */
  readonly text: string;
  /** Whether it is new or changed, and not shown for its neighbours only. */
  readonly isNew: boolean;
  /** Which part of the diff contains it: a comment never spans two. */
  readonly hunk: number;
}

/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
export function parseDiffLines(patch: string): ReadonlyMap<number, DiffLine> {
  const shown = new Map<number, DiffLine>();
  let number = 0;
  let hunk = 0;
  for (const line of patch.split("\n")) {
    const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
    if (start !== undefined) {
      number = Number(start);
      hunk++;
    } else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
      shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
    }
  }
  return shown;
}
