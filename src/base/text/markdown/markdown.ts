import { makeSections, type FoundHeading, type Section } from "./section.js";

/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * The parser is loaded with the first text.
 */
export async function parseMarkdown(text: string): Promise<readonly Section[]> {
  return makeSections(text, await findHeadings(text));
}

/**
 * The same headings, for those who have sections of their own in mind.
 *
 * @param isTitle whether a paragraph of one line is a heading of theirs, too. Its level is 6.
 */
export async function findHeadings(
  text: string,
  isTitle?: (line: string) => boolean,
): Promise<readonly FoundHeading[]> {
  const { findMarkdownHeadings } = await import("./markdown-headings.js");
  return findMarkdownHeadings(text, isTitle);
}
