import { countFindings, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatVerb } from "../base/text/numbers.js";
import { explainAnnotationLimit, listAnnotatable, splitAnnotated } from "./annotations.js";
import { formatChangeBlocks } from "./change-summary.js";
import { formatMarked } from "./change-words.js";
import { fitsInBytes, cutToBytes, type Piece } from "./cut-to-bytes.js";
import { formatNextStepsMarkdown } from "./next-steps.js";
import {
  countReportFindings,
  explainUnannotated,
  formatAges,
  formatChosen,
  formatCounts,
  formatFailRule,
  formatGone,
  formatListPlace,
  formatReleaseCounts,
  formatSelection,
  formatVerdict,
  isHealthy,
  listRunNotes,
} from "./phrases.js";
import type { Reporter } from "./reporter.js";
import {
  formatOverview,
  formatSection,
  formatWorstFindings,
  listHealthyRows,
  listSkipRows,
  makeFold,
  makeParagraph,
  makeRow,
  type Block,
  type SummaryParts,
} from "./summary-blocks.js";
import { formatRow, formatSentences } from "./summary-rows.js";

export const NOT_VERIFIED =
  "⚠️ **Not verified**: a job of the pull request reported this about itself, so it could report anything.";

/**
 * GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. With a
 * base, what the change does comes first.
 */
export const summary: Reporter = (report, view) => {
  const { block, brief } = view.offer ?? {};
  const rows = new Map<Finding, Piece>();
  const rowOf = (finding: Finding): Piece => {
    const row = rows.get(finding) ?? makeRow(formatRow(finding, report, view), "finding", finding);
    rows.set(finding, row);
    return row;
  };
  const pieces = (offered: string | undefined, isCut = false): readonly Piece[] =>
    formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] }).flat();
  const offers = block === undefined ? [brief] : [block, brief];
  const whole = offers.map((offered) => pieces(offered)).find((all) => fitsInBytes(all, view));
  return cutToBytes(whole ?? pieces(brief, true), view);
};

function formatBlocks(report: Report, parts: SummaryParts): readonly Block[] {
  const { view, offered } = parts;
  const start = view.isUnverified === true ? [NOT_VERIFIED] : [];
  const remarks = view.remarks ?? [];
  const limits = formatLimits(report, parts);
  if (report.base !== undefined) {
    return formatChangeBlocks(report, [...start, ...formatChangeNotes(report), ...remarks, ...limits], parts);
  }
  const words = report.plugins.length === 0 ? "nothing to check" : formatVerdict(report);
  const title = `## ${TOOL.name}: ${formatMarked(words, report, view)}`;
  return [
    ...[title, ...start, ...formatNotes(report), ...remarks, ...offered, ...limits].map(makeParagraph),
    ...formatPlugins(report, parts),
    ...[...(view.sections ?? []), ...formatNextStepsMarkdown(report, view)].map(makeParagraph),
  ];
}

/** A section for each plugin. Of several, those without a finding have a line each at the end. */
function* formatPlugins(report: Report, parts: SummaryParts): Generator<Block> {
  const { plugins } = report;
  if (plugins.length <= 1) {
    for (const plugin of plugins) yield* formatSection(plugin, report, parts);
    return;
  }
  if (parts.isCut) {
    const sums = formatCounts(countReportFindings(report));
    if (sums !== "") yield makeParagraph(sums);
    yield* formatWorstFindings(report, parts);
  }
  yield formatOverview(report);
  for (const plugin of plugins) if (!isHealthy(plugin)) yield* formatSection(plugin, report, parts);
  yield* formatHealthyPlugins(report);
}

/** Sentences about the findings as a whole, in Markdown. */
export function formatNotes(report: Report): string[] {
  const notes = [formatAges(report), formatFailRule(report), formatReleaseCounts(report), formatChosen(report)];
  return formatSentences([...notes, formatSelection(report), ...formatRunNotes(report), formatGone(report)]);
}

/** The same with a base: what is new, and what fails, is one paragraph. */
export function formatChangeNotes(report: Report): string[] {
  const about = formatSentences([formatAges(report), formatFailRule(report)]).join(" ");
  const others = formatSentences([
    formatChosen(report),
    formatSelection(report),
    ...formatRunNotes(report),
    formatGone(report),
  ]);
  return about === "" ? others : [about, ...others];
}

function formatRunNotes(report: Report): readonly string[] {
  return listRunNotes(report).map(({ message }) => message);
}

function formatLimits(report: Report, { view, isCut }: SummaryParts): readonly string[] {
  const { annotated } = view;
  if (annotated === undefined) return [];
  const all = listAnnotatable(report, view).length;
  if ("count" in annotated) return explainUnannotated(report, { shown: annotated.count, all }, isCut);
  const { left } = splitAnnotated(report, view);
  if (left.length === 0) return [];
  return [
    `${explainAnnotationLimit(report, view)}. ${formatCount(left.length, "finding")} of ${formatCounts(countFindings(listAnnotatable(report, view)))} ` +
      `${formatVerb(left.length)} not annotated; ${formatListPlace(isCut)}.`,
  ];
}

function formatHealthyPlugins({ plugins }: Report): readonly Block[] {
  const healthy = plugins.filter(isHealthy);
  if (healthy.length === 0) return [];
  const rows = [...listSkipRows(healthy), ...listHealthyRows(healthy)];
  return [makeFold(`${formatCount(healthy.length, "plugin")} without findings`, rows)];
}
