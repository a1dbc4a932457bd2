import { plainHeadings } from "./markdown-plain.js";
import { sectionsOf, type Section } from "./section.js";

/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
export async function readMarkdown(text: string): Promise<readonly Section[]> {
  return sectionsOf(text, plainHeadings(text) ?? (await import("./markdown-full.js")).fullHeadings(text));
}
