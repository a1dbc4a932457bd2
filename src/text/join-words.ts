/** `a`, `a and b`, or `a, b and c`. */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
