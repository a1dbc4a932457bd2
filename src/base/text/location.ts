/** A point in a text. Lines and columns start at 1; a column counts UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A stretch of a text, in UTF-16 offsets from 0. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where something is: in the text of a file, or the file alone. */
export type Location = TextLocation | FileLocation;

/**
 * A stretch of a file's text; for JSON with the pointer (RFC 6901) of the value, and with its place: the same, with the
 * items of lists by their names or texts, which stays as it is when items come and go.
 */
export interface TextLocation {
  readonly file: string;
  readonly range: Range;
  readonly pointer?: string;
  readonly place?: string;
}

/** A file without a text to point into: it is missing, or a program gave its value, whose parts have pointers. */
export interface FileLocation {
  readonly file: string;
  readonly range?: undefined;
  readonly pointer?: string;
  readonly place?: string;
}

/** Replace the text in a range. A fix is a list of edits that do not overlap. */
export interface Edit {
  readonly file: string;
  readonly range: Range;
  readonly text: string;
}

/** The file alone, where there is no range in it. */
export function makeLocation(file: string, range: Range | undefined): Location {
  if (range) return { file, range };
  return { file };
}

export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}
