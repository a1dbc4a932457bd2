import { GITHUB_LIMITS } from "../core/github-limits.js";
import { formatMarkdownCode } from "../base/text/safe.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import type { View } from "./reporter.js";

/** A part of a summary, with its line breaks, that is shown as a whole or not at all. */
export interface Piece {
  readonly text: string;
  /** What it shows, to count what is left out: a noun such as `finding`, and which one. It may be shown again elsewhere. */
  readonly shows?: { readonly noun: string; readonly which: unknown };
  readonly fold?: "opens" | "closes";
}

/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MAX_ESCAPED_BYTES = 12;

/** Whether GitHub accepts all of it. */
export function fitsInBytes(
  pieces: readonly Piece[],
  { room = GITHUB_LIMITS.summaryBytes }: Pick<View, "room">,
): boolean {
  return Buffer.byteLength(joinPieces(pieces)) <= room;
}

/**
 * The first pieces that fit, with no fold left open, and a sentence on what is left out and where it is.
 */
export function cutToBytes(
  pieces: readonly Piece[],
  { room = GITHUB_LIMITS.summaryBytes, whole, isLogged }: Pick<View, "room" | "whole" | "isLogged">,
): string {
  const bytes = (text: string): number => Buffer.byteLength(text);
  const all = joinPieces(pieces);
  if (bytes(all) <= room) return all;
  let used = NOTE_BYTES + bytes(whole ?? "") * MAX_ESCAPED_BYTES;
  const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
  const kept = pieces.slice(0, end);
  const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
  const left = formatLeftOut(kept, pieces.slice(end));
  const cut = `_GitHub's size limit is reached: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
  const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
  // With other text before it, the whole file would be dropped.
  return bytes(fitting) <= room ? fitting : "";
}

/** Lines of Markdown as pieces, of which those of lists and tables are counted. */
export function splitLines(text: string): readonly Piece[] {
  return text.split(/(?<=\n)/u).map((line, at) => ({
    text: line,
    ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
    ...(line.startsWith("<details>") && { fold: "opens" }),
    ...(line.startsWith("</details>") && { fold: "closes" }),
  }));
}

function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** `7,014 of 10,000 findings, 73 of 73 checks`. */
function formatLeftOut(kept: readonly Piece[], left: readonly Piece[]): string {
  const shown = groupByNoun(kept);
  const parts = [...groupByNoun(left)].map(([noun, all]) => {
    const others = shown.get(noun) ?? new Set();
    const count = [...all].filter((which) => !others.has(which)).length;
    return { count, words: `${formatNumber(count)} of ${formatCount(others.size + count, noun)}` };
  });
  const missing = parts.filter(({ count }) => count > 0).map(({ words }) => words);
  return missing.length === 0 ? "a part of this page" : missing.join(", ");
}

function groupByNoun(pieces: readonly Piece[]): ReadonlyMap<string, Set<unknown>> {
  const groups = new Map<string, Set<unknown>>();
  for (const { shows } of pieces) {
    if (!shows) continue;
    const group = groups.get(shows.noun) ?? new Set();
    groups.set(shows.noun, group.add(shows.which));
  }
  return groups;
}

/** Where the whole text is. */
function describePlaces(whole: string | undefined, isLogged = false): string {
  if (!isLogged) return "the formats json and terminal";
  if (whole === undefined) return "the log of the step";
  return `the log of the step and in ${formatMarkdownCode(whole)}`;
}
