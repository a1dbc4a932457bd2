import { styleText } from "node:util";
import type { View } from "./reporter.js";

export type Style = "bold" | "dim" | "red" | "yellow" | "blue" | "green";
export type Paint = (style: Style, text: string) => string;

/** Colours a text where the view has colours. */
export function makePainter({ color }: Pick<View, "color">): Paint {
  return (style, text) => (color === true && text !== "" ? styleText(style, text, { validateStream: false }) : text);
}
