import { SEVERITIES, type Severity } from "../core/check.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { listCountedFindings, sortNewFirst, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { escapeCommandData, escapeCommandProperty, makeVisible } from "../base/text/safe.js";
import { formatCount, formatNumber, formatVerb } from "../base/text/numbers.js";
import type { Reporter, View } from "./reporter.js";
import { formatPageReference } from "./finding-message.js";
import {
  formatAges,
  formatChosen,
  formatGone,
  formatReleaseCounts,
  countReportFindings,
  listNotes,
  listRunNotes,
} from "./phrases.js";

/** Workflow commands for the GitHub runner: the worst findings of each severity, and one line about the rest. */
export const annotations: Reporter = (report, view) => {
  const { shown, left } = splitAnnotated(report, view);
  const lines: string[] = [];
  const gone = formatGone(report);
  if (gone !== undefined) lines.push(`::notice title=${TOOL.name}::${escapeCommandData(gone)}`);
  for (const { message } of listRunNotes(report).filter(({ severity }) => severity === "warning"))
    lines.push(`::warning title=${TOOL.name}::${escapeCommandData(message)}`);
  lines.push(...shown.map((finding) => formatCommand(finding, report, view)));
  if (left.length > 0) {
    const more = `${formatCount(left.length, "more finding")} ${formatVerb(left.length)} not annotated`;
    const list = view.isLogged === true ? "The list above contains" : "The formats json and terminal contain";
    lines.push(`${more}: ${explainAnnotationLimit(report, view)}. ${list} them all.`);
  }
  const silent = countSilent(report, view);
  if (silent > 0) lines.push(`${formatCount(silent, "existing finding")} ${formatVerb(silent)} not annotated.`);
  const { suppressed } = countReportFindings(report);
  if (suppressed > 0) lines.push(`${formatNumber(suppressed)} suppressed and not annotated.`);
  if (view.isLogged !== true) lines.push(...formatSentences(report));
  return lines.map((line) => `${line}\n`).join("");
};

function formatSentences(report: Report): readonly string[] {
  const sentences = [formatReleaseCounts(report), formatAges(report), formatChosen(report)];
  return sentences.filter((words) => words !== undefined).map((words) => `${makeVisible(words)}.`);
}

/** `GitHub shows at most 10 annotations per severity`, and whether some of them are of no finding. */
export function explainAnnotationLimit(report: Report, view: Pick<View, "annotated">): string {
  const words = `GitHub shows at most ${String(GITHUB_LIMITS.annotationsOfSeverity)} annotations per severity`;
  if (listRunAnnotations(report, view).length === 0) return words;
  return `${words}, including those that are not findings`;
}

/** The annotations that say something of the run. */
function listRunAnnotations(
  report: Pick<Report, "baseline" | "notes">,
  { annotated }: Pick<View, "annotated">,
): readonly Severity[] {
  const severities: Severity[] = [];
  if (annotated && "own" in annotated) severities.push(...annotated.own);
  for (const { severity } of listRunNotes(report)) if (severity === "warning") severities.push(severity);
  if (formatGone(report) !== undefined) severities.push("notice");
  return severities;
}

type Annotatable = Pick<Report, "plugins" | "baseline" | "failOnNew" | "notes">;

/**
 * The findings to show at their lines: those that count. Where only new ones make it fail, others are not shown, unless
 * somebody asks for them.
 */
export function listAnnotatable(
  { plugins, failOnNew }: Pick<Report, "plugins" | "failOnNew">,
  { annotatesExisting = false }: Pick<View, "annotatesExisting">,
): readonly Finding[] {
  const open = listCountedFindings({ plugins });
  if (failOnNew === undefined || annotatesExisting) return open;
  return open.filter(({ age }) => age !== "known");
}

/** A report with only those of its findings that are shown at their lines. */
export function keepAnnotatable(report: Report, view: Pick<View, "annotatesExisting">): Report {
  const kept = new Set(listAnnotatable(report, view));
  const plugins = report.plugins.map((plugin) => ({
    ...plugin,
    findings: plugin.findings.filter((finding) => kept.has(finding)),
  }));
  return { ...report, plugins };
}

/** How many findings count and are not to be shown at their lines. */
function countSilent(report: Annotatable, view: Pick<View, "annotatesExisting">): number {
  return listCountedFindings(report).length - listAnnotatable(report, view).length;
}

/** The findings that GitHub will show, worst first, and those that it would drop. */
export function splitAnnotated(
  report: Annotatable,
  view: Pick<View, "isChanged" | "annotated" | "annotatesExisting"> = {},
): { readonly shown: readonly Finding[]; readonly left: readonly Finding[] } {
  const { isChanged, annotated } = view;
  const findings = sortNewFirst(listAnnotatable(report, view), isChanged);
  const budget = new Map<Severity, number>(
    SEVERITIES.map((severity) => [severity, GITHUB_LIMITS.annotationsOfSeverity]),
  );
  for (const severity of listRunAnnotations(report, { annotated }))
    budget.set(severity, (budget.get(severity) ?? 0) - 1);
  const shown = findings.filter(({ severity }) => {
    const rest = budget.get(severity) ?? 0;
    budget.set(severity, rest - 1);
    return rest > 0;
  });
  const chosen = new Set(shown);
  return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}

function formatCommand(finding: Finding, report: Report, { isForTerminal = false }: View): string {
  const { severity, location, check, message, help, printed = [] } = finding;
  const properties = [
    `file=${escapeCommandProperty(isForTerminal ? makeVisible(location.file) : location.file)}`,
    ...formatPlaceProperties(location.range),
  ];
  properties.push(`title=${escapeCommandProperty(`${TOOL.name}: ${check}`)}`);
  const lines = [message, help, ...printed, ...listNotes(finding, report, true), formatPageReference(finding)];
  const data = lines.filter((line) => line !== undefined).join("\n");
  return `::${severity} ${properties.join(",")}::${escapeCommandData(data)}`;
}

// If a range spans lines, the runner drops its columns and prints a warning.
function formatPlaceProperties(range: Finding["location"]["range"]): string[] {
  if (!range) return [];
  const { start, end } = range;
  const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
  if (start.line !== end.line) return lines;
  return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}
