import { formatCount, formatVerb } from "../base/text/numbers.js";

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/u;

/**
 * Cuts Markdown to so many UTF-16 units, and says below it how much is left out: between two lines where there are
 * some, else between two words.
 *
 * @param whole a sentence that says where all of it is.
 */
export function cutNotes(text: string, most: number, whole: string): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, findEnd(text, most)).trimEnd();
  const left = text.length - kept.length;
  return `${kept}${closeFence(kept)}\n\n… ${formatCount(left, "character")} ${formatVerb(left)} left out here. ${whole}`;
}

/** Half of what fits is the least that is kept of it: a very long line is cut rather than left out. */
function findEnd(text: string, most: number): number {
  const line = text.lastIndexOf("\n", most);
  if (line > most / 2) return line;
  const word = text.lastIndexOf(" ", most);
  if (word > most / 2) return word;
  return /[\ud800-\udbff]/u.test(text.charAt(most - 1)) ? most - 1 : most;
}

/** What ends a block of code that the text leaves open, so that what follows is no part of it. */
function closeFence(text: string): string {
  let open: string | undefined;
  for (const line of text.split("\n")) {
    const [, fence = "", info = ""] = FENCE.exec(line) ?? [];
    const mayOpen = fence !== "" && !(fence.startsWith("`") && info.includes("`"));
    if (open === undefined && mayOpen) open = fence;
    else if (open === undefined) continue;
    else if (fence.startsWith(open) && info.trim() === "") open = undefined;
  }
  return open === undefined ? "" : `\n${open}`;
}
