import { isFailing, verdict, type PluginReport, type Report } from "../core/report.js";
import { makeVisible } from "../base/text/safe.js";
import { explainUncompared, listChanges } from "./change-phrases.js";
import { makePainter, type Paint, breakLines } from "./terminal-text.js";
import { listOverviewRows, type OverviewRow } from "./overview.js";
import type { View } from "./reporter.js";
import {
  formatAges,
  formatAllCounts,
  formatFailRule,
  formatGone,
  formatPluginTitle,
  formatReleaseCounts,
  countReportFindings,
  formatSelection,
  formatSpread,
  formatSubject,
  findSkippedChecks,
  findReasonForRest,
  formatCheckNames,
  formatChosen,
  countOutcomes,
  formatVerdict,
  joinPhrases,
  listRunNotes,
} from "./phrases.js";
import { formatCount } from "../base/text/numbers.js";

const SYMBOLS = { pass: "✔", stopped: "▲", fail: "✘", broken: "✘" } as const;
const STYLES = { pass: "green", stopped: "yellow", fail: "red", broken: "red" } as const;
const OUTCOMES = [
  { status: "met", words: "passed" },
  { status: "failing", words: "failed" },
  { status: "unmet", words: "with findings" },
  { status: "crashed", words: "crashed" },
  { status: "skipped", words: "skipped" },
] as const;
const MAX_PATH_LENGTH = 40;
/** A list that nobody reads to its end hides the verdict below it. */
const MAX_ROWS = 100;

/** The end of a report for the terminal: what was checked, and the verdict in its last line. */
export function formatClosing(report: Report, view: Pick<View, "color" | "wrap">): string {
  const paint = makePainter(view);
  const notes = listReportNotes(report);
  return [
    ...formatChecked(report, paint, view),
    ...notes.flatMap((note) => breakLines(makeVisible(note), 0, view)),
    ...formatVerdictLine(report, paint, view),
  ].join("\n");
}

/** What was checked, and what was skipped. */
function formatChecked(report: Report, paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  const rest = findReasonForRest(report);
  if (rest !== undefined) return breakLines(`Nothing else was checked, because ${makeVisible(rest)}`, 0, view);
  const { plugins } = report;
  const [only, ...others] = plugins;
  const skips = formatSkips(plugins, paint, view);
  if (only && others.length === 0) return [...formatChecklist(only, report), ...skips];
  return [...formatTable(report, paint, view), ...skips];
}

function listReportNotes(report: Report): readonly string[] {
  const notes = [
    report.plugins.length > 1 ? formatChosen(report) : undefined,
    formatSelection(report),
    ...listRunNotes(report).map(({ severity, message }) => (severity === "warning" ? `Warning: ${message}` : message)),
    formatGone(report),
    formatAges(report),
    ...explainUncompared(report),
    ...listChanges(report),
    formatFailRule(report),
  ];
  return notes.filter((note) => note !== undefined);
}

function formatVerdictLine(report: Report, paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  const result = verdict(report);
  const sentence = makeVisible(formatVerdictSentence(report));
  const words = joinPhrases([sentence, formatReleaseCounts(report) ?? ""], ". ");
  const [first = "", ...rest] = breakLines(words, 2, view);
  return [`${SYMBOLS[result]} ${first}`, ...rest].map((line) => paint(STYLES[result], line));
}

function formatVerdictSentence(report: Report): string {
  if (report.plugins.length === 0) return "There is nothing to check";
  const counts = formatAllCounts(countReportFindings(report));
  return joinPhrases([`${formatSubject(report)} ${formatVerdict(report)}`, counts], ": ");
}

function formatChecklist(plugin: PluginReport, { only, ...rule }: Report): readonly string[] {
  const failed = new Set(plugin.findings.filter((finding) => isFailing(finding, rule)).map(({ check }) => check));
  const failing = plugin.outcomes.filter(({ status, check }) => status === "unmet" && failed.has(check)).length;
  const { unmet, ...others } = countOutcomes(plugin);
  // What fails nothing, such as a warning, is no failure.
  const counts = { ...others, failing, unmet: unmet - failing };
  const states = OUTCOMES.filter(({ status }) => counts[status] > 0).map(
    ({ status, words }) => `${String(counts[status])} ${words}`,
  );
  const { length } = plugin.outcomes;
  const checks = only ? `${String(length)} of ${formatCount(only.of, "check")}` : formatCount(length, "check");
  return [`${checks}: ${states.join(", ")}`];
}

/** One line for each plugin with something to report, the worst first, and one for all others. */
function formatTable(report: Report, paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  const overview = listOverviewRows(report);
  const shown = overview.slice(0, MAX_ROWS);
  const paths = new Map(shown.map(({ plugin }) => [plugin, makeVisible(plugin.path)]));
  const column = Math.min(MAX_PATH_LENGTH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
  const lines = shown.flatMap((row) => {
    const { plugin, state } = row;
    const title = formatPluginTitle(plugin);
    const path = (paths.get(plugin) ?? "").padEnd(column);
    const names = title === plugin.path ? [path] : [path, makeVisible(title)];
    const cells = [...names, formatState(row)];
    const [first = "", ...rest] = breakLines(cells.join("  "), 2, view);
    return [`${SYMBOLS[state]} ${first}`, ...rest].map((line) => paint(STYLES[state], line));
  });
  const left = overview.length - shown.length;
  const healthy = report.plugins.length - overview.length;
  if (left > 0) lines.push(`  and ${formatCount(left, "plugin")} more with findings`);
  if (shown.length > 0 && healthy > 0) {
    lines.push(paint("green", `✔ ${formatCount(healthy, "plugin")} without findings`));
  }
  return lines;
}

/** `2 errors (license-present), refused as a release`. */
function formatState({ state, counts, stoppedBy }: OverviewRow): string {
  const words = stoppedBy === "" ? counts : `${counts} (${stoppedBy})`;
  if (state === "broken") return joinPhrases(["could not be checked", words]);
  if (state === "stopped") return joinPhrases([words, "refused as a release"]);
  return words;
}

function formatSkips(plugins: readonly PluginReport[], paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  return [...findSkippedChecks(plugins)].flatMap(([reason, { checks, plugins: concerned }]) => {
    const where = formatSpread({ plugins }, concerned);
    const [named, counted] = [formatCheckNames(checks), formatCount(checks.size, "check")].map((names) =>
      breakLines(`${names} skipped${where}: ${makeVisible(reason)}`, 4, view),
    );
    const [first = "", ...others] = named?.length === 1 ? named : (counted ?? []);
    return [`  ${first}`, ...others].map((line) => paint("dim", line));
  });
}
