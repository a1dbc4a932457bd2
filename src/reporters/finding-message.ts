import { isCounted, type Finding, type Outcome, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { Location, Range } from "../base/text/location.js";
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
  const words = [finding.message, finding.help, ...listNotes(finding, report)].filter((part) => part !== undefined);
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

type Page = Pick<Outcome, "check" | "url">;

/** Where the page of a check is: its address, or the command that prints it. */
export function formatPageReference({ check, url }: Page): string {
  return url ?? `${TOOL.name} explain ${check}`;
}

/** The same in Markdown. */
export function formatPageLink({ check, url }: Page): string {
  return url === undefined ? `\`${formatPageReference({ check })}\`` : `[${check}](${url})`;
}

/** `3:11`: the line, and the column in it. */
export function formatPosition({ start }: Range): string {
  return `${String(start.line)}:${String(start.column)}`;
}

/** `manifest.json:3:11`, or the file alone. */
export function formatPlace({ file, range }: Location): string {
  return range ? `${file}:${formatPosition(range)}` : file;
}

/** `warning`, or `suppressed warning`. */
export function formatLabel(finding: Finding): string {
  return isCounted(finding) ? finding.severity : `suppressed ${finding.severity}`;
}

/** The help of a finding that counts, and its notes. */
export function listAdvice(finding: Finding, report: Report): readonly string[] {
  const notes = listNotes(finding, report);
  return isCounted(finding) && finding.help !== undefined ? [finding.help, ...notes] : notes;
}
