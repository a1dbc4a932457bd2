import { markdown } from "../text/safe.js";
import type { View } from "./reporter.js";
import { formatCount } from "./phrases.js";

/** GitHub drops a whole summary over 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;

/** Whether GitHub accepts all of it. */
export function fitsInBytes(blocks: readonly string[], { room = MOST_BYTES }: Pick<View, "room">): boolean {
  return Buffer.byteLength(blocks.join("")) <= room;
}

/**
 * The first lines that fit, with no line cut and no fold left open, and a sentence on what is left out and where it
 * is.
 */
export function cutToBytes(
  blocks: readonly string[],
  { room = MOST_BYTES, whole, isLogged }: Pick<View, "room" | "whole" | "isLogged">,
): string {
  const bytes = (text: string): number => Buffer.byteLength(text);
  const all = blocks.join("");
  if (bytes(all) <= room) return all;
  const lines = all.split("\n");
  let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
  const end = lines.findIndex((line) => (used += bytes(line) + 1) > room);
  const kept = lines.slice(0, end);
  const left = lines.slice(end).filter((line) => /^(?:- |\| )/u.test(line));
  const isOpen = kept.findLastIndex((line) => line.startsWith("<details>")) > kept.lastIndexOf("</details>");
  const where = describePlaces(whole, isLogged);
  const cut = `_GitHub takes no more: ${formatCount(left.length, "more line")} of this summary left out. ${where} everything._`;
  const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
  // With other text before it, the whole file would be dropped.
  return bytes(fitting) <= room ? fitting : "";
}

/** Where the whole text is. */
function describePlaces(whole: string | undefined, isLogged = false): string {
  if (!isLogged) return "The formats json and terminal hold";
  return whole === undefined ? "The log of the step holds" : `The log of the step and ${markdown(whole)} hold`;
}
