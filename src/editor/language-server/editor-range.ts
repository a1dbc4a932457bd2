import type { Diagnostic } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { indexLines } from "../../base/text/lines.js";
import type { Position, Range } from "../../base/text/location.js";

type EditorRange = Diagnostic["range"];

/** Turns a range into that of an editor, whose lines and columns begin at 0. Both count UTF-16 units. */
export type ConvertRange = (range: Range | undefined) => EditorRange;

const START = { line: 0, character: 0 };
/** The protocol ends a line at a carriage return as well, which git and GitHub do not. */
const LONE_RETURN = /\r(?!\n)/u;

/** @param document the text, where it is open; it may hide the byte order mark of its file. */
export function makeRangeConverter(document: TextDocument | undefined, hidesMark: boolean): ConvertRange {
  const show = ({ line, column }: Position): Position =>
    line === 1 && hidesMark ? { line, column: Math.max(1, column - 1) } : { line, column };
  const text = document?.getText() ?? "";
  const lines = LONE_RETURN.test(text) ? indexLines(text) : undefined;
  const convert = (position: Position): EditorRange["start"] => {
    const shown = show(position);
    if (lines && document) return document.positionAt(lines.offset(shown));
    return { line: shown.line - 1, character: shown.column - 1 };
  };
  return (range) => (range ? { start: convert(range.start), end: convert(range.end) } : { start: START, end: START });
}
