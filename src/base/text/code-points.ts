/** The length of a text as the specification counts it: in Unicode code points. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next < 0xdc00 || next > 0xdfff) continue;
    count--;
    at++;
  }
  return count;
}

const MAX_SHOWN = 8;

/** The code points of a text as Unicode writes them, such as `U+0065 U+0301`. */
export function formatCodePoints(text: string): string {
  const points = Array.from(
    text,
    (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  const more = points.length - MAX_SHOWN;
  return `${points.slice(0, MAX_SHOWN).join(" ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}

/** What two texts have between their common beginning and their common end. */
export function findDifference(a: string, b: string): readonly [a: string, b: string] {
  const [left, right] = [Array.from(a), Array.from(b)];
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const cut = (points: readonly string[]): string => points.slice(start, points.length - end).join("");
  return [cut(left), cut(right)];
}

/** Whether a text contains half a character. Node 16, on which plugins run `validateManifest`, has no `isWellFormed`. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
