/** Replaces the text between `<!-- name -->` and `<!-- /name -->`, or `<!-- name: argument -->`. */
export function withGenerated(text: string, name: string, content: string): string {
  const block = new RegExp(`(<!-- ${name}(?:: [^>]*)? -->\\n)[^]*?(<!-- /${name} -->)`, "u");
  if (!block.test(text)) throw new Error(`There is no block <!-- ${name} --> to write into`);
  return text.replace(block, (_, start: string, end: string) => `${start}${content}\n${end}`);
}

/** Removes the marks of the generator, each with the blank line behind it, for readers without a Markdown renderer. */
export function withoutMarks(page: string): string {
  return `${page.replace(/^<!-- .* -->\n\n?/gmu, "").trimEnd()}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
