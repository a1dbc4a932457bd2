import type { View } from "./reporter.js";

/** The lines of a text that begins at column `indent`. Below the first, each is indented by as much. */
export function breakLines(text: string, indent: number, { wrap }: Pick<View, "wrap">): readonly string[] {
  const [first = "", ...others] = wrap ? wrap(text, indent) : [text];
  return [first, ...others.map((line) => " ".repeat(indent) + line)];
}
