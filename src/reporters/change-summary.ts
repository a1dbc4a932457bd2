import { GITHUB_LIMITS } from "../core/github-limits.js";
import {
  countFindings,
  isCounted,
  sortWorstFirst,
  type Finding,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { formatMarkdown } from "../base/text/safe.js";
import { explainUncompared, listFixed, listSuppressions } from "./change-phrases.js";
import {
  formatChangeTitle,
  formatFixedRow,
  formatMarked,
  formatSuppressionRow,
  listPluginRows,
} from "./change-words.js";
import type { Piece } from "./cut-to-bytes.js";
import { formatNextStepsMarkdown } from "./next-steps.js";
import { findReasonForRest, formatCounts, formatReleaseCounts, splitByAge } from "./phrases.js";
import {
  formatChecklist,
  formatCrashes,
  formatHeading,
  formatOverview,
  formatScore,
  listHealthyRows,
  listSkipRows,
  makeFold,
  makeList,
  makeParagraph,
  makeRow,
  type Block,
  type SummaryParts,
} from "./summary-blocks.js";
import { formatSentences } from "./summary-rows.js";

/** More of a list would hide what is below it. */
const MAX_OPEN_ROWS = 10;
const MAX_OPEN_NEW = 100;

/**
 * What a change does, and then what was there before, folded. The new findings are the worst first.
 *
 * @param notes sentences about the run, in Markdown.
 */
export function formatChangeBlocks(report: Report, notes: readonly string[], parts: SummaryParts): readonly Block[] {
  const { view, isCut } = parts;
  const { fresh, existing, uncompared } = splitByAge(report);
  const rows = listRows(fresh, parts);
  const [first, more] = isCut ? divideRows(rows, view.room) : [rows, []];
  return [
    ...[`## ${TOOL.name}: ${formatMarked(formatChangeTitle(report), report, view)}`, ...notes].map(makeParagraph),
    ...report.plugins.flatMap(formatCrashes),
    ...formatNew(`New: ${countSeverities(fresh)}`, first),
    ...formatPart(
      `Not compared: ${countSeverities(uncompared)}`,
      listRows(uncompared, parts),
      explainUncompared(report),
    ),
    ...formatSuppressions(report, parts),
    ...formatPart(
      "Plugins",
      listPluginRows(report).map((row) => makeRow(row, "plugin", row)),
    ),
    ...formatFixed(report),
    ...[...(view.sections ?? []), ...formatNextStepsMarkdown(report, view), ...parts.offered].map(makeParagraph),
    ...formatSentences([formatReleaseCounts(report)]).map(makeParagraph),
    ...formatExisting(existing, report, parts),
    ...formatPart("More new findings", more),
    ...formatSuppressed(report, parts),
    ...formatPlugins(report),
  ];
}

/** The worst first; of one severity, those on lines that the change shows. */
function listRows(findings: readonly Finding[], { view, rowOf }: SummaryParts): readonly Piece[] {
  return sortWorstFirst(findings, view.isChanged).map(rowOf);
}

/** The worst are open; nobody scrolls through thousands. */
function formatNew(title: string, rows: readonly Piece[]): readonly Block[] {
  const open = formatPart(title, rows.slice(0, MAX_OPEN_NEW));
  const folded = rows.slice(MAX_OPEN_NEW);
  if (folded.length === 0) return open;
  return [...open, makeFold(`${formatNumber(folded.length)} more new findings`, folded)];
}

/** The rows that half of the room has place for, and the others: what was there before gets the other half. */
function divideRows(
  rows: readonly Piece[],
  room = GITHUB_LIMITS.summaryBytes,
): readonly [readonly Piece[], readonly Piece[]] {
  let bytes = 0;
  const end = rows.findIndex(({ text }) => (bytes += Buffer.byteLength(text)) > room / 2);
  return end === -1 ? [rows, []] : [rows.slice(0, end), rows.slice(end)];
}

function countSeverities(findings: readonly Finding[]): string {
  return formatCounts(countFindings(findings));
}

/** A heading with its sentences and rows; nothing without a row. */
function formatPart(title: string, rows: readonly Piece[], sentences: readonly string[] = []): readonly Block[] {
  if (rows.length === 0) return [];
  const words = sentences.map((sentence) => makeParagraph(formatMarkdown(capitalize(sentence)) + "."));
  return [makeParagraph(`### ${title}`), ...words, makeList(rows)];
}

function capitalize(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

function formatSuppressions(report: Report, { view }: SummaryParts): readonly Block[] {
  const suppressions = listSuppressions(report);
  const rows = suppressions.map((one) => makeRow(formatSuppressionRow(one, view), "suppression", one));
  return formatPart(`Suppressed by this change: ${formatNumber(rows.length)}`, rows);
}

function formatFixed(report: Report): readonly Block[] {
  const rows = listFixed(report).map((one) => makeRow(formatFixedRow(one), "fixed finding", one));
  if (rows.length <= MAX_OPEN_ROWS) return formatPart(`Fixed by this change: ${formatNumber(rows.length)}`, rows);
  return [makeFold(`${formatNumber(rows.length)} fixed by this change`, rows)];
}

/** What the base has as well: one line with a count, which opens. */
function formatExisting(existing: readonly Finding[], report: Report, parts: SummaryParts): readonly Block[] {
  if (existing.length === 0) return [];
  const isExisting = new Set(existing);
  const several = report.plugins.length > 1;
  const title = `${formatCount(existing.length, "existing finding")}: ${countSeverities(existing)}`;
  if (parts.isCut || !several) return [makeFold(title, listRows(existing, parts))];
  const sections = report.plugins.flatMap((plugin) => {
    const findings = plugin.findings.filter((finding) => isExisting.has(finding));
    if (findings.length === 0) return [];
    return [formatHeading(plugin, several), ...makeList(listRows(findings, parts))];
  });
  return [makeFold(title, sections)];
}

function formatSuppressed({ plugins }: Report, { rowOf }: SummaryParts): readonly Block[] {
  const suppressed = plugins.flatMap(({ findings }) => findings.filter((finding) => !isCounted(finding)));
  if (suppressed.length === 0) return [];
  return [makeFold(`${formatNumber(suppressed.length)} suppressed`, sortWorstFirst(suppressed).map(rowOf))];
}

function formatAllPlugins(report: Report): Block {
  const { plugins } = report;
  const skips = listSkipRows(plugins);
  const rows = [...formatOverview(report), ...makeList(listHealthyRows(plugins)), ...skips];
  return makeFold(`All ${formatCount(plugins.length, "plugin")}`, rows);
}

function formatPlugins(report: Report): readonly Block[] {
  const [only, ...others] = report.plugins;
  if (others.length > 0) return [formatAllPlugins(report)];
  return only ? formatOnly(only, report) : [];
}

/** The checks of the only plugin. */
function formatOnly(plugin: PluginReport, report: Report): readonly Block[] {
  const checklist = findReasonForRest(report) === undefined ? formatChecklist(plugin, false) : [];
  return [makeParagraph(formatScore(plugin, report)), ...checklist];
}
