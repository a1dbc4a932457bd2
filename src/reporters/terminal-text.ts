import type { View } from "./reporter.js";
import { styleText } from "node:util";

/** The lines of a text that begins at column `indent`. Below the first, each is indented by as much. */
export function breakLines(text: string, indent: number, { wrap }: Pick<View, "wrap">): readonly string[] {
  const [first = "", ...others] = wrap ? wrap(text, indent) : [text];
  return [first, ...others.map((line) => " ".repeat(indent) + line)];
}

export type Style = "bold" | "dim" | "red" | "yellow" | "blue" | "green";
export type Paint = (style: Style, text: string) => string;

/** Colours a text where the view has colours. */
export function makePainter({ color }: Pick<View, "color">): Paint {
  return (style, text) => (color === true && text !== "" ? styleText(style, text, { validateStream: false }) : text);
}
