import type { Finding, Report } from "../core/report.js";
import { shorten, makeVisible } from "../text/safe.js";
import { formatSentence, listNotes } from "./phrases.js";

const LONGEST_MESSAGE = 4000;

/** A finding as one paragraph, and a line for each line that a command printed. */
export function formatFindingMessage(finding: Finding, report: Report): string {
  const { message, help, printed = [] } = finding;
  const words = [message, ...(help === undefined ? [] : [help]), ...listNotes(finding, report)];
  return [
    words.map((part) => formatSentence(makeMessage(part))).join(" "),
    ...printed.map((line) => `> ${makeMessage(line)}`),
  ].join("\n");
}

/**
 * Makes a message that no reader turns into a link. A space can be seen and copied: not every reader knows the
 * standard's escapes, and an invisible character would be copied with the text.
 */
export function makeMessage(words: string): string {
  return makeVisible(shorten(words, LONGEST_MESSAGE)).replaceAll("](", "] (");
}
