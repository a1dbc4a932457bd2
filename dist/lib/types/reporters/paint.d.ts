import type { View } from "./reporter.js";
export type Style = "bold" | "dim" | "red" | "yellow" | "blue" | "green";
export type Paint = (style: Style, text: string) => string;
/** Colours a text where the view has colours. */
export declare function painter({ color }: Pick<View, "color">): Paint;
