import type { FoundHeading } from "./section.js";
/** The headings of any Markdown text. */
export declare function fullHeadings(text: string): readonly FoundHeading[];
