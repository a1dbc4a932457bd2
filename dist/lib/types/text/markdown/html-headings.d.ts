import type { FoundHeading } from "./section.js";
/** Finds headings that are written in HTML, in pieces of a Markdown text from its start to its end. */
export interface HtmlHeadings {
    /** A block of HTML; headings in one that stands in a quote do not count. */
    block(start: number, end: number, isQuoted: boolean): void;
    /** A tag within a paragraph. */
    tag(tag: string, start: number): void;
    /** Whether a comment is open: what follows is part of it. */
    isComment(): boolean;
    /** Whether the element of a quote or of code is open. */
    isQuoted(): boolean;
}
/** @param decoded the text of HTML, in which entities are still to be read. */
export declare function htmlHeadings(source: string, found: FoundHeading[], decoded: (text: string) => string): HtmlHeadings;
