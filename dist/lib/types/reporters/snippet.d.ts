import type { Range } from "../text/location.js";
/** A source line and the marks under the part of it that a range covers. */
export interface Snippet {
    readonly line: string;
    readonly marks: string;
}
/** Shows a line in at most `width` columns, with the start of the range always in sight. */
export declare function snippet(line: string, range: Range, width: number): Snippet;
