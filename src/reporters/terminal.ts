import type { Severity } from "../core/check.js";
import { isCounted, IN_BASELINE, type Finding, type PluginReport, type Report } from "../core/report.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { getExcerpt } from "./finding-excerpt.js";
import { formatClosing } from "./format-closing.js";
import { formatPrintedLine } from "./command-lines.js";
import { makePainter, type Paint, type Style } from "./paint.js";
import type { Reporter, View } from "./reporter.js";
import { breakLines } from "./break-lines.js";
import { formatNextSteps } from "./next-steps.js";
import { formatSnippet } from "./snippet.js";
import { listNotes } from "./phrases.js";

const COLORS: Readonly<Record<Severity, Style>> = { error: "red", warning: "yellow", notice: "blue" };

/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
export const terminal: Reporter = (report, view) => {
  const paint = makePainter(view);
  const blocks = report.plugins.flatMap((plugin) => [
    ...formatFiles(plugin, report, view, paint),
    ...formatCrashes(plugin, paint),
  ]);
  const ends = view.quiet === true ? [] : [formatClosing(report, view), ...formatNextSteps(report, view)];
  const parts = [...blocks, ...ends];
  return parts.length === 0 ? "" : `${makeInert(parts.join("\n\n"))}\n`;
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
  const { severity, message, help, printed = [], check, location } = finding;
  const { range } = location;
  const isOpen = isCounted(finding);
  const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
  const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
  const label = isOpen ? severity : `suppressed ${severity}`;
  const start = range ? ` ${place.padStart(gutter.length)}  ` : "  ";
  const indent = start.length + label.length + 2;
  const [first = "", ...others] = breakLines(`${makeVisible(message)}  ${check}`, indent, view).map((line) =>
    paintMessage(line, check, isOpen, paint),
  );
  const lines = [`${start}${paint(isOpen ? COLORS[severity] : "dim", label)}  ${first}`, ...others];
  lines.push(...formatExcerpt(finding, gutter, view, paint));
  for (const note of [isOpen ? help : undefined, ...listNotes(finding, report)]) {
    if (note === undefined) continue;
    const [head = "", ...rest] = breakLines(makeVisible(note), gutter.length + 4, view);
    lines.push(`${gutter}  ${paint("dim", "=")} ${head}`, ...rest);
  }
  lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${formatPrintedLine(line)}`)}`));
  return lines.join("\n");
}

/** A line of a message. The check's name ends the last one. */
function paintMessage(line: string, check: string, isOpen: boolean, paint: Paint): string {
  const words = line.endsWith(check) ? line.slice(0, -check.length) : line;
  return `${isOpen ? words : paint("dim", words)}${words === line ? "" : paint("dim", check)}`;
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
