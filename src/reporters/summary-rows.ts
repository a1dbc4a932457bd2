import type { Severity } from "../core/check.js";
import { isCounted, sortWorstFirst, type Finding, type Outcome, type Report } from "../core/report.js";
import { formatCodeBlock, formatMarkdown, formatMarkdownCode, shorten } from "../base/text/safe.js";
import { formatPrintedLine } from "./command-lines.js";
import { formatPageLink, formatPlace, listAdvice } from "./finding-message.js";
import type { View } from "./reporter.js";
import { formatSentence } from "./phrases.js";

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
  const { severity, message, printed = [], location, age } = finding;
  const isOpen = isCounted(finding);
  const link = formatLink(formatMarkdownCode(formatPlace(location)), view.link?.(location.file, location.range));
  const notes = listAdvice(finding, report).map(formatWords);
  const words = [`**${formatWords(message)}**`, ...notes, formatPageLink(finding)].join(" ");
  const row = `- ${MARKS[isOpen ? severity : "suppressed"]} ${formatAge(age, report)}${link}: ${words}`;
  if (printed.length === 0) return row;
  const block = formatCodeBlock(printed.map(formatPrintedLine));
  return [row, ...block.map((line) => `  ${line}`)].join("\n");
}

function formatWords(words: string): string {
  return formatMarkdown(formatSentence(shorten(words, MAX_MESSAGE_LENGTH)));
}

/** A name as a link, if it has an address. */
export function formatLink(name: string, address: string | undefined): string {
  return address === undefined ? name : `[${name}](${address})`;
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

/** Sentences in Markdown, each with its full stop. Those that are undefined are left out. */
export function formatSentences(sentences: readonly (string | undefined)[]): string[] {
  return sentences.filter((words) => words !== undefined).map((words) => `${formatMarkdown(words)}.`);
}
