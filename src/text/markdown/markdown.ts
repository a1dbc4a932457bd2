import { makeSections, type FoundHeading, type Section } from "./section.js";

/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * The parser is loaded with the first text.
 */
export async function readMarkdown(text: string): Promise<readonly Section[]> {
  return makeSections(text, await findHeadings(text));
}

/** The same headings, for those who have sections of their own in mind. */
export async function findHeadings(text: string): Promise<readonly FoundHeading[]> {
  return (await import(/* webpackChunkName: "markdown" */ "./markdown-headings.js")).findMarkdownHeadings(text);
}
