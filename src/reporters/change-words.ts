import type { AddedSuppression, FixedFinding, RemovedPlugin } from "../core/change.js";
import { verdict, type PluginReport, type Report } from "../core/report.js";
import { formatCount, formatVerb } from "../base/text/numbers.js";
import { formatMarkdown, formatMarkdownCode, shorten } from "../base/text/safe.js";
import { formatChange } from "./change-phrases.js";
import { formatPageLink } from "./finding-message.js";
import { formatPluginTitle, formatSentence, formatSubject, formatVerdict, joinPhrases } from "./phrases.js";
import type { View } from "./reporter.js";
import { formatLink, MARKS } from "./summary-rows.js";

const MAX_MESSAGE = 2000;

const MAX_TITLE = 100;

/** `Weather 1.2.0 does not pass: 3 new findings`, in Markdown. Without a base, it ends before the colon. */
export function formatChangeTitle(report: Report): string {
  if (report.plugins.length === 0) return "nothing to check";
  const words = formatMarkdown(shorten(`${formatSubject(report)} ${formatVerdict(report)}`, MAX_TITLE));
  return joinPhrases([words, formatChange(report) ?? ""], ": ");
}

/** A title with its mark. Where the step fails for another reason than its findings, it says so. */
export function formatMarked(title: string, report: Report, { isStopped = false }: Pick<View, "isStopped">): string {
  const given = verdict(report);
  if (isStopped && given === "pass") return `${MARKS.fail} ${title}, but the step fails`;
  return `${MARKS[given]} ${title}`;
}

/** A row about what a change adds to suppress findings. */
export function formatSuppressionRow(suppression: AddedSuppression, view: Pick<View, "link">): string {
  const { kind, check, reason, findings } = suppression;
  const row = `- ${MARKS.suppressed} ${formatSuppressionPlace(suppression, view)}:`;
  const words = formatMarkdown(formatSentence(shorten(reason, MAX_MESSAGE)));
  const effect = findings === 0 ? "It suppresses nothing." : `It suppresses ${formatCount(findings, "finding")}.`;
  if (kind === "off") return `${row} **Suppresses ${formatMarkdown(shorten(check, MAX_MESSAGE))}:** ${words} ${effect}`;
  return `${row} **Adds to the baseline:** ${words} ${effect} ${formatMarkdownCode(check)}`;
}

function formatSuppressionPlace({ file, line }: AddedSuppression, { link }: Pick<View, "link">): string {
  if (line === undefined) return formatLink(formatMarkdownCode(file), link?.(file, undefined));
  const start = { line, column: 1 };
  return formatLink(formatMarkdownCode(`${file}:${String(line)}`), link?.(file, { start, end: start }));
}

/** A row about a finding of the base that is gone. */
export function formatFixedRow(fixed: FixedFinding): string {
  const message = formatMarkdown(shorten(fixed.message, MAX_MESSAGE));
  // Nobody has to look up how to fix it.
  const check = fixed.url === undefined ? formatMarkdownCode(fixed.check) : formatPageLink(fixed);
  return `- ${MARKS.pass} ${formatMarkdownCode(fixed.file)}: ~~${message}~~ ${check}`;
}

/** Rows about the plugins that a change adds, renames or removes. */
export function listPluginRows(report: Report): readonly string[] {
  const removed = report.base?.removed ?? [];
  return [
    ...removed.filter(({ filesLeft }) => filesLeft > 0).map(formatLeftFiles),
    ...report.plugins.flatMap(formatMoved),
    ...removed.filter(({ filesLeft }) => filesLeft === 0).map(({ path }) => `- Removed: ${formatFolder(path)}`),
  ];
}

function formatLeftFiles({ path, filesLeft }: RemovedPlugin): string {
  const name = formatFolder(path);
  const left = `${formatCount(filesLeft, "file")} ${formatVerb(filesLeft)} still there, and not checked`;
  return `- ${MARKS.warning} **No longer a plugin: ${name} has no manifest.json.** ${left}.`;
}

function formatFolder(path: string): string {
  return path === "." ? "the root" : formatMarkdownCode(path);
}

function formatMoved(plugin: PluginReport): readonly string[] {
  const { change, path } = plugin;
  const title = formatPluginTitle(plugin);
  const name = title === path ? formatFolder(path) : `${formatFolder(path)} (${formatMarkdown(title)})`;
  if (change?.kind === "added") return [`- Added: ${name}`];
  if (change?.kind !== "renamed") return [];
  return [`- Renamed: ${formatFolder(change.from ?? "")} is now ${name}`];
}
