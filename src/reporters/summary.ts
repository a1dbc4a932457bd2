import { countFindings, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatVerb } from "../base/text/numbers.js";
import { formatMarkdown } from "../base/text/safe.js";
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
} from "./phrases.js";
import { listRunNotes } from "./run-notes.js";
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
import { formatRow } from "./summary-rows.js";

export const NOT_VERIFIED =
  "⚠️ **Not verified**: a job of the pull request has reported this about itself, and could report anything.";

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
  const { view, offered, isCut } = parts;
  const isCompared = report.base !== undefined;
  const notes = [
    ...(view.isUnverified === true ? [NOT_VERIFIED] : []),
    ...(isCompared ? formatChangeNotes(report) : formatNotes(report)),
    ...[...(view.remarks ?? []), ...(isCompared ? [] : offered), ...formatLimits(report, parts)],
  ];
  if (isCompared) return formatChangeBlocks(report, notes, parts);
  const several = report.plugins.length > 1;
  const words = report.plugins.length === 0 ? "nothing to check" : formatVerdict(report);
  const sums = several && isCut ? formatCounts(countReportFindings(report)) : "";
  return [
    ...[`## ${TOOL.name}: ${formatMarked(words, report, view)}`, ...notes].map(makeParagraph),
    ...(sums === "" ? [] : [makeParagraph(sums)]),
    ...(several && isCut ? formatWorstFindings(report, parts) : []),
    ...(several ? [formatOverview(report)] : []),
    ...report.plugins
      .filter((plugin) => !several || !isHealthy(plugin))
      .flatMap((plugin) => formatSection(plugin, report, parts)),
    ...(several ? formatHealthyPlugins(report) : []),
    ...[...(view.sections ?? []), ...formatNextStepsMarkdown(report, view)].map(makeParagraph),
  ];
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
  return [...(about === "" ? [] : [about]), ...others];
}

function formatRunNotes(report: Report): readonly string[] {
  return listRunNotes(report).map(({ message }) => message);
}

function formatSentences(sentences: readonly (string | undefined)[]): string[] {
  return sentences.flatMap((words) => (words === undefined ? [] : [`${formatMarkdown(words)}.`]));
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
