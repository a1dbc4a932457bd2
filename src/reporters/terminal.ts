import type { Severity } from "../core/check.js";
import { isCounted, IN_BASELINE, type Finding, type PluginReport, type Report } from "../core/report.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { getExcerpt } from "./finding-excerpt.js";
import { formatClosing } from "./format-closing.js";
import { formatPrintedLine } from "./command-lines.js";
import { makePainter, type Paint, type Style, breakLines } from "./terminal-text.js";
import type { Reporter, View } from "./reporter.js";
import { formatNextSteps } from "./next-steps.js";
import { formatSnippet } from "./snippet.js";
import { formatLabel, formatPosition, listAdvice } from "./finding-message.js";

const COLORS: Readonly<Record<Severity, Style>> = { error: "red", warning: "yellow", notice: "blue" };

/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
export const terminal: Reporter = (report, view) => {
  const paint = makePainter(view);
  const blocks = report.plugins.flatMap((plugin) => [
    ...formatFiles(plugin, report, view, paint),
    ...formatCrashes(plugin, paint),
  ]);
  if (view.quiet !== true) blocks.push(formatClosing(report, view), ...formatNextSteps(report, view));
  if (blocks.length === 0) return "";
  return `${makeInert(blocks.join("\n\n"))}\n`;
};

function formatFiles(plugin: PluginReport, report: Report, view: View, paint: Paint): string[] {
  // Findings of the baseline are only counted: there may be many, and all of them are known.
  const shown = plugin.findings.filter(
    (finding) => isCounted(finding) || (view.quiet !== true && finding.suppressed !== IN_BASELINE),
  );
  const names = new Set(shown.map(({ location }) => location.file));
  return [...names].map((file) => {
    const heading = paint("bold", makeVisible((view.pathOf ?? String)(file)));
    const findings = shown.filter(({ location }) => location.file === file);
    return [heading, ...findings.map((finding) => formatFinding(finding, report, view, paint))].join("\n");
  });
}

function formatFinding(finding: Finding, report: Report, view: View, paint: Paint): string {
  const { severity, message, printed = [], check, location } = finding;
  const { range } = location;
  const isOpen = isCounted(finding);
  const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
  const label = formatLabel(finding);
  const start = range ? ` ${formatPosition(range).padStart(gutter.length)}  ` : "  ";
  const indent = start.length + label.length + 2;
  const [first = "", ...others] = breakLines(`${makeVisible(message)}  ${check}`, indent, view).map((line) =>
    paintMessage(line, check, isOpen, paint),
  );
  const lines = [`${start}${paint(isOpen ? COLORS[severity] : "dim", label)}  ${first}`, ...others];
  lines.push(...formatExcerpt(finding, gutter, view, paint));
  for (const note of listAdvice(finding, report)) {
    const [head = "", ...rest] = breakLines(makeVisible(note), gutter.length + 4, view);
    lines.push(`${gutter}  ${paint("dim", "=")} ${head}`, ...rest);
  }
  lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${formatPrintedLine(line)}`)}`));
  return lines.join("\n");
}

/** A line of a message. The check's name ends the last one. */
function paintMessage(line: string, check: string, isOpen: boolean, paint: Paint): string {
  const paintWords = (words: string): string => (isOpen ? words : paint("dim", words));
  if (!line.endsWith(check)) return paintWords(line);
  return paintWords(line.slice(0, -check.length)) + paint("dim", check);
}

/** The source line of a finding with its range marked. Empty if it is not shown. */
function formatExcerpt(finding: Finding, gutter: string, view: View, paint: Paint): readonly string[] {
  const { severity, location } = finding;
  const excerpt = getExcerpt(finding, view);
  if (!excerpt) return [];
  const bar = paint("dim", "│");
  const { line, marks } = formatSnippet(excerpt, Math.max(20, (view.width ?? 100) - gutter.length - 4));
  return [
    `${String(location.range?.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd(),
    `${gutter}  ${bar} ${paint(COLORS[severity], marks)}`,
  ];
}

function formatCrashes({ outcomes }: PluginReport, paint: Paint): string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.status !== "crashed") return [];
    const head = `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
    return [head, ...outcome.error.split("\n").map((line) => `  ${makeVisible(line)}`)].join("\n");
  });
}
