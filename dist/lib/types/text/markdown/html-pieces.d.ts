/** A piece of HTML as a browser would read it, near enough to tell text from what is not shown. */
export type HtmlPiece = {
    /** Offsets in the HTML. */
    readonly start: number;
    readonly end: number;
} & ({
    readonly kind: "text";
}
/** One that is not closed goes to the end. */
 | {
    readonly kind: "comment";
    readonly isClosed: boolean;
} | {
    readonly kind: "tag";
    readonly name: string;
    readonly closes: boolean;
});
export declare function htmlPieces(html: string): Generator<HtmlPiece>;
/** The text of some HTML that a reader sees, and a mark for each picture; "" where nothing is seen. */
export declare function visibleText(html: string): string;
/** Whether a tag shows something by itself. */
export declare function isSeen(piece: HtmlPiece): boolean;
