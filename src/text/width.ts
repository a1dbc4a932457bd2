import { eastAsianWidth } from "get-east-asian-width";

/** The columns of a text on a terminal. A combining mark takes none. */
export function measureWidth(text: string): number {
  if (/^[\x20-\x7e]*$/u.test(text)) return text.length;
  let columns = 0;
  for (const character of text) {
    if (!/\p{M}/u.test(character)) columns += eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return columns;
}
