import type { FoundHeading } from "./section.js";
/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
export declare function plainHeadings(text: string): readonly FoundHeading[] | undefined;
