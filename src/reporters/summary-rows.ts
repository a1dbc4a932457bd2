import type { Severity } from "../core/check.js";
import { isCounted, sortWorstFirst, type Finding, type Outcome, type Report } from "../core/report.js";
import { formatCodeBlock, formatMarkdown, formatMarkdownCode, shorten } from "../base/text/safe.js";
import { formatPrintedLine } from "./command-lines.js";
import { formatPageLink } from "./page-reference.js";
import type { View } from "./reporter.js";
import { formatSentence, listNotes } from "./phrases.js";

const MAX_MESSAGE_LENGTH = 2000;
export const MARKS: Readonly<Record<Severity | "suppressed" | "pass" | "fail" | "broken", string>> = {
  error: "❌",
  warning: "⚠️",
  notice: "ℹ️",
  suppressed: "🔕",
  pass: "✅",
  fail: "❌",
  broken: "💥",
};

/** One line for a finding, and below it what a command printed. */
export function formatRow(finding: Finding, report: Report, view: View): string {
  const { severity, message, help, printed = [], location, age } = finding;
  const { range, file } = location;
  const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
  const name = formatMarkdownCode(place);
  const link = view.link ? `[${name}](${view.link(file, range)})` : name;
  const advice = [isCounted(finding) ? help : undefined, ...listNotes(finding, report)]
    .map((words) =>
      words === undefined ? "" : ` ${formatMarkdown(formatSentence(shorten(words, MAX_MESSAGE_LENGTH)))}`,
    )
    .join("");
  const row = `- ${isCounted(finding) ? MARKS[severity] : MARKS.suppressed} ${formatAge(age, report)}${link}: **${formatMarkdown(formatSentence(shorten(message, MAX_MESSAGE_LENGTH)))}**${advice} ${formatPageLink(finding)}`;
  const block = printed.length === 0 ? [] : formatCodeBlock(printed.map(formatPrintedLine));
  return [row, ...block.map((line) => `  ${line}`)].join("\n");
}

/** Where the base is not known, the lists are not divided by it. */
function formatAge(age: Finding["age"], { base }: Report): string {
  if (age === undefined || base !== undefined) return "";
  return age === "new" ? "new · " : "existing · ";
}

/** A check in a list of checks. */
export function formatItem(outcome: Exclude<Outcome, { readonly status: "skipped" }>): string {
  const name = outcome.url === undefined ? outcome.check : formatPageLink(outcome);
  const link = `${name}: ${formatMarkdown(outcome.title)}`;
  switch (outcome.status) {
    case "met":
      return `- ✅ ${link}`;
    case "unmet":
      return `- ${MARKS[sortWorstFirst(outcome.findings.filter(isCounted))[0]?.severity ?? "suppressed"]} ${link}`;
    case "crashed":
      return `- 💥 ${link} (crashed)`;
  }
}

/** The message of a check that crashed. Empty for any other. */
export function formatCrash(outcome: Outcome): string[] {
  if (outcome.status !== "crashed") return [];
  const lines = formatCodeBlock(outcome.error.split("\n"));
  return [`💥 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
