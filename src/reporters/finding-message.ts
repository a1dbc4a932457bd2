import type { Finding, Outcome, Report } from "../core/report.js";
import { shorten, makeVisible } from "../base/text/safe.js";
import { formatSentence, listNotes } from "./phrases.js";

const MAX_MESSAGE_LENGTH = 4000;

/** A finding as one paragraph, and a line for each line that a command printed. */
export function formatFindingMessage(finding: Finding, report: Report): string {
  const { printed = [] } = finding;
  return [formatFindingSentences(finding, report), ...printed.map((line) => `> ${makeMessage(line)}`)].join("\n");
}

/** What is wrong, what to do, and what else there is to say of a finding, on one line. */
export function formatFindingSentences(finding: Finding, report: Report): string {
  const { message, help } = finding;
  const words = [message, ...(help === undefined ? [] : [help]), ...listNotes(finding, report)];
  return words.map((part) => formatSentence(makeMessage(part))).join(" ");
}

/** That a check has crashed, on one line. */
export function formatCrashMessage({ check, error }: Extract<Outcome, { readonly status: "crashed" }>): string {
  const [first = ""] = error.split("\n");
  return makeMessage(`The check ${check} crashed: a fault of this tool, not of the plugin. ${first}`);
}

/**
 * Makes a message that no reader turns into a link. A space can be seen and copied: not every reader knows the
 * standard's escapes, and an invisible character would be copied with the text.
 */
export function makeMessage(words: string): string {
  return makeVisible(shorten(words, MAX_MESSAGE_LENGTH)).replaceAll("](", "] (");
}
