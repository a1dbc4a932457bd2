import { verdict, type PluginReport, type Report } from "../core/report.js";
import { makeVisible } from "../base/text/safe.js";
import { explainUncompared, listChanges } from "./change-phrases.js";
import { makePainter, type Paint } from "./paint.js";
import { breakLines } from "./break-lines.js";
import { listOverviewRows } from "./overview.js";
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
  findSkippedChecks,
  findReasonForRest,
  formatCheckNames,
  formatChosen,
  countOutcomes,
  formatVerdict,
} from "./phrases.js";
import { listRunNotes } from "./run-notes.js";
import { formatCount } from "../base/text/numbers.js";

const SYMBOLS = { pass: "✔", stopped: "▲", fail: "✘", broken: "✘" } as const;
const STYLES = { pass: "green", stopped: "yellow", fail: "red", broken: "red" } as const;
const OUTCOMES = [
  { status: "met", words: "passed" },
  { status: "unmet", words: "failed" },
  { status: "crashed", words: "crashed" },
  { status: "skipped", words: "skipped" },
] as const;
const MAX_PATH_LENGTH = 40;
/** A list that nobody reads to its end hides the verdict below it. */
const MAX_ROWS = 100;

/** The end of a report for the terminal: what was checked, and the verdict in its last line. */
export function formatClosing(report: Report, view: Pick<View, "color" | "wrap">): string {
  const paint = makePainter(view);
  const { plugins } = report;
  const [only, ...others] = plugins;
  const rest = findReasonForRest(report);
  const listPlugins = (): readonly string[] =>
    only && others.length === 0 ? formatChecklist(only, report) : formatTable(report, paint, view);
  const body =
    rest === undefined ? listPlugins() : breakLines(`Nothing else was checked, as ${makeVisible(rest)}`, 0, view);
  const chosen = plugins.length > 1 ? formatChosen(report) : undefined;
  const notes = [
    chosen,
    formatSelection(report),
    ...listRunNotes(report).map(({ severity, message }) => (severity === "warning" ? `Warning: ${message}` : message)),
    formatGone(report),
    formatAges(report),
    ...explainUncompared(report),
    ...listChanges(report),
    formatFailRule(report),
  ].filter((note) => note !== undefined);
  return [
    ...body,
    ...(rest === undefined ? formatSkips(plugins, paint, view) : []),
    ...notes.flatMap((note) => breakLines(makeVisible(note), 0, view)),
    ...formatVerdictLine(report, paint, view),
  ].join("\n");
}

function formatVerdictLine(report: Report, paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  const { plugins } = report;
  const result = verdict(report);
  const [only, ...others] = plugins;
  const subject = only && others.length === 0 ? formatPluginTitle(only) : formatCount(plugins.length, "plugin");
  const counts = formatAllCounts(countReportFindings(report));
  const sentence =
    only === undefined
      ? "There is nothing to check"
      : `${subject} ${formatVerdict(report)}${counts === "" ? "" : `: ${counts}`}`;
  const release = formatReleaseCounts(report);
  const words = `${makeVisible(sentence)}${release === undefined ? "" : `. ${release}`}`;
  const [first = "", ...rest] = breakLines(words, 2, view);
  return [`${SYMBOLS[result]} ${first}`, ...rest].map((line) => paint(STYLES[result], line));
}

function formatChecklist(plugin: PluginReport, { only }: Report): readonly string[] {
  const counts = countOutcomes(plugin);
  const states = OUTCOMES.filter(({ status }) => counts[status] > 0).map(
    ({ status, words }) => `${String(counts[status])} ${words}`,
  );
  const all = formatCount(only?.of ?? plugin.outcomes.length, "check");
  return [`${only ? `${String(plugin.outcomes.length)} of ` : ""}${all}: ${states.join(", ")}`];
}

/** One line for each plugin with something to report, the worst first, and one for all others. */
function formatTable(report: Report, paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  const overview = listOverviewRows(report);
  const shown = overview.slice(0, MAX_ROWS);
  const paths = new Map(shown.map(({ plugin }) => [plugin, makeVisible(plugin.path)]));
  const column = Math.min(MAX_PATH_LENGTH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
  const rows = shown.map(({ plugin, state, counts, stoppedBy }) => {
    const words = stoppedBy === "" ? counts : `${counts} (${stoppedBy})`;
    const phrases = [
      ...(state === "broken" ? ["could not be checked"] : []),
      words,
      ...(state === "stopped" ? ["refused as a release"] : []),
    ];
    const title = formatPluginTitle(plugin) === plugin.path ? [] : [makeVisible(formatPluginTitle(plugin))];
    const path = (paths.get(plugin) ?? "").padEnd(column);
    const row = [path, ...title, phrases.filter((word) => word !== "").join(", ")];
    const [first = "", ...rest] = breakLines(row.join("  "), 2, view);
    return [`${SYMBOLS[state]} ${first}`, ...rest].map((line) => paint(STYLES[state], line));
  });
  const left = overview.length - shown.length;
  const healthy = report.plugins.length - overview.length;
  return [
    ...rows.flat(),
    ...(left > 0 ? [`  and ${formatCount(left, "plugin")} more with findings`] : []),
    ...(rows.length > 0 && healthy > 0 ? [paint("green", `✔ ${formatCount(healthy, "plugin")} without findings`)] : []),
  ];
}

function formatSkips(plugins: readonly PluginReport[], paint: Paint, view: Pick<View, "wrap">): readonly string[] {
  return [...findSkippedChecks(plugins)].flatMap(([reason, { checks, plugins: concerned }]) => {
    const where = plugins.length > 1 ? ` in ${formatCount(concerned, "plugin")}` : "";
    const [named, counted] = [formatCheckNames(checks), formatCount(checks.size, "check")].map((names) =>
      breakLines(`${names} skipped${where}: ${makeVisible(reason)}`, 4, view),
    );
    const [first = "", ...others] = named?.length === 1 ? named : (counted ?? []);
    return [`  ${first}`, ...others].map((line) => paint("dim", line));
  });
}
