import type { Position, Range } from "./location.js";
/** The lines of a text: turns offsets into places and places into text. */
export interface Lines {
    readonly count: number;
    /** The place of an offset in UTF-16 units; an offset past the end is the end. */
    position(offset: number): Position;
    offset(place: Position): number;
    range(start: number, end: number): Range;
    /** A line without its line break; `undefined` past the last one. */
    line(number: number): string | undefined;
    /** The text in a range. */
    slice(range: Range): string;
}
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
export declare function linesOf(text: string): Lines;
