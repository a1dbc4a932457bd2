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

/** Where something is: a file, a place in its text, and for JSON the pointer (RFC 6901) of the value. */
export interface Location {
  readonly file: string;
  readonly range?: Range;
  readonly pointer?: string;
}

/** Replace the text in a range. A fix is a list of edits that do not overlap. */
export interface Edit {
  readonly file: string;
  readonly range: Range;
  readonly text: string;
}

export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}
