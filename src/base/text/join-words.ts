import { quote } from "./safe.js";

/** `a`, `a and b`, or `a, b and c`. */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** Texts in quotation marks: `"a", "b" and "c"`. */
export function joinQuoted(texts: readonly string[], conjunction = "and"): string {
  const quoted = texts.map((text) => quote(text));
  return joinWords(quoted, conjunction);
}

/** The first words of a list, and in the place of the others how many there are: `["a", "b", "7 more"]`. */
export function listFirst(words: readonly string[], max: number): readonly string[] {
  const more = words.length - max;
  if (more > 0) return [...words.slice(0, max), `${String(more)} more`];
  return words;
}
