import fastStringWidth from "fast-string-width";

const ASCII = /^[\x20-\x7e]*$/u;

/** The columns of a text on a terminal: an emoji of several characters takes two, a combining mark none. */
export function measureWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  return fastStringWidth(text, { tabWidth: 1, controlWidth: 1 });
}

/** The part of a text that begins in the columns `from` up to, not including, `to`. No emoji is cut in two. */
export function cutToColumns(text: string, from: number, to: number): string {
  if (ASCII.test(text)) return text.slice(from, to);
  let column = 0;
  let cut = "";
  // Made only here: it takes as long as reading a whole plugin.
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (column >= to) break;
    if (column >= from) cut += segment;
    column += measureWidth(segment);
  }
  return cut;
}

/** Breaks a text between words. Its first line begins at column `indent`, and so do the others when they are printed. */
export type Wrap = (text: string, indent: number) => readonly string[];

/** Fewer columns for a text help nobody, and longer lines are hard to read. */
const FEWEST = 20;
const MAX_WIDTH = 120;

/** A word that is longer than a line is kept whole: it may be a path or an address, to be copied. */
export function makeWrap(columns: number): Wrap {
  return (text, indent) => {
    const room = Math.max(FEWEST, Math.min(columns, MAX_WIDTH) - indent);
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const word of text.split(" ")) {
      const width = measureWidth(word);
      if (line !== "" && used + 1 + width > room) {
        lines.push(line.trimEnd());
        line = "";
        used = 0;
      }
      // Of several spaces at a break, none begins the next line.
      if (line === "" && word === "" && lines.length > 0) continue;
      const isFirst = line === "" && used === 0;
      line += isFirst ? word : ` ${word}`;
      used += isFirst ? width : width + 1;
    }
    if (line === "" && lines.length > 0) return lines;
    return [...lines, line];
  };
}
