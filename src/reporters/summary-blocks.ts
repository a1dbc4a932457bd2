import {
  isCounted,
  listCountedFindings,
  sortNewFirst,
  sortWorstAndNewFirst,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { formatMarkdown } from "../base/text/safe.js";
import type { Piece } from "./cut-to-bytes.js";
import { listOverviewRows } from "./overview.js";
import {
  countOutcomes,
  countReportFindings,
  findReasonForRest,
  findSkippedChecks,
  formatAllCounts,
  formatCheckNames,
  formatNonZero,
  formatSubject,
  formatTitleAndPath,
  isHealthy,
  joinPhrases,
} from "./phrases.js";
import type { View } from "./reporter.js";
import { formatCrash, formatItem, MARKS } from "./summary-rows.js";

export interface SummaryParts {
  readonly view: View;
  readonly rowOf: (finding: Finding) => Piece;
  readonly offered: readonly string[];
  /** Whether the summary does not fit as a whole. */
  readonly isCut: boolean;
}

/** A paragraph, a list, a table or a fold. */
export type Block = readonly Piece[];

export function makeParagraph(text: string): Block {
  return [{ text: `${text}\n\n` }];
}

/** A line of a list or a table. */
export function makeRow(text: string, noun: string, which: unknown): Piece {
  return { text: `${text}\n`, shows: { noun, which } };
}

export function makeList(rows: readonly Piece[]): Block {
  if (rows.length === 0) return [];
  return [...rows, { text: "\n" }];
}

export function makeFold(title: string, rows: readonly Piece[]): Block {
  const opening: Piece = { text: `<details><summary>${title}</summary>\n\n`, fold: "opens" };
  return [opening, ...rows, { text: "\n</details>\n\n", fold: "closes" }];
}

export function formatCrashes({ outcomes, path }: PluginReport): readonly Block[] {
  return outcomes.flatMap((outcome) =>
    formatCrash(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))]),
  );
}

function identifyCheck(path: string, { check }: Pick<Outcome, "check">): string {
  return JSON.stringify([path, check]);
}

/** `### plugins/weather (Weather 1.2.0)`. */
export function formatHeading(plugin: PluginReport, several: boolean): Piece {
  if (!several) return { text: `### ${formatMarkdown(formatSubject({ plugins: [plugin] }))}\n\n` };
  return makeRow(`### ${formatMarkdown(formatTitleAndPath(plugin))}\n`, "plugin", plugin);
}

/** `70 of 86 checks passed, 16 skipped · 2 errors`. */
export function formatScore(plugin: PluginReport, report: Report): string {
  const counts = formatAllCounts(countReportFindings({ plugins: [plugin] }));
  return joinPhrases([formatPassed(plugin, report), counts], " · ");
}

function formatPassed(plugin: PluginReport, report: Report): string {
  const rest = findReasonForRest(report);
  if (rest !== undefined) return `Nothing else was checked, because ${formatMarkdown(rest)}`;
  const { met, skipped } = countOutcomes(plugin);
  const passed = `${String(met)} of ${formatCount(plugin.outcomes.length, "check")} passed`;
  return joinPhrases([passed, formatNonZero(skipped, "skipped")]);
}

export function* formatSection(plugin: PluginReport, report: Report, parts: SummaryParts): Generator<Block> {
  const { view, rowOf, isCut } = parts;
  const several = report.plugins.length > 1;
  const inOrder = isCut ? sortWorstAndNewFirst : sortNewFirst;
  const rows = (findings: readonly Finding[]): readonly Piece[] => inOrder(findings, view.isChanged).map(rowOf);
  const open = plugin.findings.filter(isCounted);
  const suppressed = plugin.findings.filter((finding) => !isCounted(finding));
  const crashed = formatCrashes(plugin);
  yield [formatHeading(plugin, several)];
  yield makeParagraph(formatScore(plugin, report));
  // If the page of several plugins is cut, it begins with all findings.
  if (!isCut) yield* [makeList(rows(open)), ...crashed];
  else if (!several) yield* [...crashed, makeList(rows(open))];
  if (suppressed.length > 0) yield makeFold(`${formatNumber(suppressed.length)} suppressed`, rows(suppressed));
  if (findReasonForRest(report) === undefined) yield* formatChecklist(plugin, several);
}

/**
 * All checks of a plugin; if there are several plugins, only the checks that failed. Those that were skipped are
 * one line for each cause.
 */
export function formatChecklist(plugin: PluginReport, several: boolean): readonly Block[] {
  const { outcomes, path } = plugin;
  const all = { title: "All checks", listed: outcomes };
  const notMet = outcomes.filter(({ status }) => status !== "met");
  const { title, listed } = several ? { title: "Checks that failed or were skipped", listed: notMet } : all;
  if (listed.length === 0) return [];
  const rows = listed
    .filter((outcome) => outcome.status !== "skipped")
    .map((outcome) => makeRow(formatItem(outcome), "check", identifyCheck(path, outcome)));
  const skips = [...findSkippedChecks([plugin])].flatMap(([reason, { checks }]) =>
    [...checks].map((check, at): Piece => {
      const text = at === 0 ? `- ⏭️ ${formatCheckNames(checks)} skipped: ${formatMarkdown(reason)}\n` : "";
      return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
    }),
  );
  return [makeFold(title, [...rows, ...skips])];
}

/** One row for each plugin with something to report. With a base, they say how many findings are new. */
export function formatOverview(report: Report): Block {
  const overview = listOverviewRows(report);
  if (overview.length === 0) return [];
  const columns = ["Verdict", "Plugin", "New", "Findings", "Stop a release"];
  // Without a base, it is not known what is new.
  const formatCells = (cells: readonly string[]): string =>
    formatTableRow(report.base === undefined ? cells.toSpliced(2, 1) : cells);
  const head = { text: `${formatCells(columns)}\n${formatCells(columns.map(() => "---"))}\n` };
  const rows = overview.map(({ plugin, state, fresh, counts, stopping, stoppedBy }) => {
    const stops = stopping === 0 ? "0" : `${formatNumber(stopping)}: ${stoppedBy}`;
    const verdict = state === "stopped" ? "⛔ refused as a release" : MARKS[state];
    const name = formatMarkdown(formatTitleAndPath(plugin));
    return makeRow(formatCells([verdict, name, formatNumber(fresh), counts, stops]), "plugin", plugin);
  });
  return makeList([head, ...rows]);
}

function formatTableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The plugins without a finding, and what was skipped in some plugins. */
export function listHealthyRows(plugins: readonly PluginReport[]): readonly Piece[] {
  return plugins
    .filter(isHealthy)
    .map((plugin) => makeRow(`- ${MARKS.pass} ${formatMarkdown(formatTitleAndPath(plugin))}`, "plugin", plugin));
}

export function listSkipRows(plugins: readonly PluginReport[]): readonly Piece[] {
  return [...findSkippedChecks(plugins)].map(([reason, { checks, plugins: concerned }]): Piece => ({
    text: `- ⏭️ ${formatCheckNames(checks)} skipped in ${formatCount(concerned, "plugin")}: ${formatMarkdown(reason)}\n`,
  }));
}

/** The worst findings of several plugins, before all else, because the end of the summary may be cut. */
export function formatWorstFindings(report: Report, { view, rowOf }: SummaryParts): readonly Block[] {
  const rows = sortWorstAndNewFirst(listCountedFindings(report), view.isChanged).map(rowOf);
  return [...report.plugins.flatMap(formatCrashes), makeList(rows)];
}
