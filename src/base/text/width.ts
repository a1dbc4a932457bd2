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
