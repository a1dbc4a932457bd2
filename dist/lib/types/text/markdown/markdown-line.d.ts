/**
 * What a line of Markdown is that stands in no fence, if it is plain. "html" begins a block of HTML or a paragraph
 * with tags; "tag" holds one, but perhaps in an item of a list. "odd" is what may begin or hide a heading, or a name of a
 * link, in any other way.
 */
export type LineKind = "blank" | "atx" | "fence" | "underline" | "comment" | "definition" | "html" | "tag" | "text" | "odd";
export declare function lineKind(line: string): LineKind;
export interface Fence {
    readonly marks: string;
    readonly indent: number;
}
/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
export declare function isSeenText(line: string): boolean;
export declare function isBlank(line: string): boolean;
/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
export declare function openedFence(line: string): Fence | undefined;
/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
export declare function fenceLineKind(line: string, { marks, indent }: Fence): "end" | "inside" | "odd";
/** The name that a definition gives to a link, as links call it. */
export declare function definedName(line: string): string;
