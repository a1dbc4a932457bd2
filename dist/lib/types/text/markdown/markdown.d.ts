import { type FoundHeading, type Section } from "./section.js";
/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
export declare function readMarkdown(text: string): Promise<readonly Section[]>;
/** The same headings, for those who have sections of their own in mind. */
export declare function findHeadings(text: string): Promise<readonly FoundHeading[]>;
