import type { Position, Range } from "./location.js";
import { countLeading } from "./lists.js";

/** The lines of a text: turns offsets into places and places into text. */
export interface Lines {
  readonly text: string;
  readonly count: number;
  /** The place of an offset in UTF-16 units; an offset past the end is the end. */
  position(offset: number): Position;
  offset(place: Position): number;
  range(start: number, end: number): Range;
  /** A line without its line break; `undefined` past the last one. */
  line(number: number): string | undefined;
  slice(range: Range): string;
}

/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
export function indexLines(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const getStart = (line: number): number => starts[line - 1] ?? text.length;
  const offset = (place: Position): number => getStart(place.line) + place.column - 1;

  const lines: Lines = {
    text,
    count: starts.length,
    position(at) {
      const end = Math.min(at, text.length);
      const line = countLeading(starts, (start) => start <= end) || 1;
      return { line, column: end - getStart(line) + 1 };
    },
    offset,
    range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
    line: (number) =>
      number < 1 || number > starts.length
        ? undefined
        : text.slice(getStart(number), getStart(number + 1)).replace(/\r?\n$/u, ""),
    slice: (range) => text.slice(offset(range.start), offset(range.end)),
  };
  return lines;
}

/** The lines of code, as compilers and source maps count them: a CR alone ends a line, too. */
export function splitCodeLines(code: string): readonly string[] {
  return code.split(/\r\n|\r|\n/u);
}
