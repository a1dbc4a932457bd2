import type { View } from "./reporter.js";
/** Whether GitHub takes all of it. */
export declare function fits(blocks: readonly string[], { room }: Pick<View, "room">): boolean;
/** The first lines that fit, none cut and no fold left open, and a sentence on what is left out and where it is. */
export declare function withinBytes(blocks: readonly string[], { room, whole, isLogged }: Pick<View, "room" | "whole" | "isLogged">): string;
