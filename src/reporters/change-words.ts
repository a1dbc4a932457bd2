import type { AddedSuppression, FixedFinding, RemovedPlugin } from "../core/change.js";
import { verdict, type PluginReport, type Report } from "../core/report.js";
import { formatCount, formatVerb } from "../base/text/numbers.js";
import { formatMarkdown, formatMarkdownCode, shorten } from "../base/text/safe.js";
import { formatChange } from "./change-phrases.js";
import { formatPageLink } from "./page-reference.js";
import { formatPluginTitle, formatSentence, formatVerdict } from "./phrases.js";
import type { View } from "./reporter.js";
import { MARKS } from "./summary-rows.js";

const MAX_MESSAGE = 2000;

const MAX_TITLE = 100;

/** `Weather 1.2.0 does not pass: 3 new findings`, in Markdown. Without a base, it ends before the colon. */
export function formatChangeTitle(report: Report): string {
  const { plugins } = report;
  const [plugin, ...others] = plugins;
  const change = formatChange(report);
  if (plugin === undefined) return "nothing to check";
  const subject = others.length > 0 ? formatCount(plugins.length, "plugin") : formatPluginTitle(plugin);
  const words = formatMarkdown(shorten(`${subject} ${formatVerdict(report)}`, MAX_TITLE));
  return change === undefined ? words : `${words}: ${change}`;
}

/** A title with its mark. Where the step fails for another reason than its findings, it says so. */
export function formatMarked(title: string, report: Report, { isStopped = false }: Pick<View, "isStopped">): string {
  const given = verdict(report);
  return isStopped && given === "pass" ? `${MARKS.fail} ${title}, but the step fails` : `${MARKS[given]} ${title}`;
}

/** A row about what a change adds to suppress findings. */
export function formatSuppressionRow(suppression: AddedSuppression, view: Pick<View, "link">): string {
  const { kind, check, file, line, reason, findings } = suppression;
  const start = { line: line ?? 1, column: 1 };
  const name = formatMarkdownCode(line === undefined ? file : `${file}:${String(line)}`);
  const place = view.link
    ? `[${name}](${view.link(file, line === undefined ? undefined : { start, end: start })})`
    : name;
  const words = formatMarkdown(formatSentence(shorten(reason, MAX_MESSAGE)));
  const effect = findings === 0 ? "It suppresses nothing." : `It suppresses ${formatCount(findings, "finding")}.`;
  const what =
    kind === "off"
      ? `**Suppresses ${formatMarkdown(shorten(check, MAX_MESSAGE))}:** ${words}`
      : `**Adds to the baseline:** ${words}`;
  return `- ${MARKS.suppressed} ${place}: ${what} ${effect} ${kind === "off" ? "" : formatMarkdownCode(check)}`.trimEnd();
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
  return `- ${MARKS.warning} **No plugin any more: ${name} has no manifest.json.** ${left}.`;
}

function formatFolder(path: string): string {
  return path === "." ? "the root" : formatMarkdownCode(path);
}

function formatMoved(plugin: PluginReport): readonly string[] {
  const { change, path } = plugin;
  const title = formatPluginTitle(plugin);
  const name = `${formatFolder(path)}${title === path ? "" : ` (${formatMarkdown(title)})`}`;
  if (change?.kind === "added") return [`- Added: ${name}`];
  if (change?.kind !== "renamed") return [];
  return [`- Renamed: ${formatFolder(change.from ?? "")} is now ${name}`];
}
