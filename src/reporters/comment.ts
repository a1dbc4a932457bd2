import { sortWorstFirst, verdict, type Finding, type Report } from "../core/report.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { formatMarkdown } from "../base/text/safe.js";
import { explainUncompared, leavesFiles, listFixed, listSuppressions, omitExisting } from "./change-phrases.js";
import {
  formatChangeTitle,
  formatFixedRow,
  formatMarked,
  formatSuppressionRow,
  listPluginRows,
} from "./change-words.js";
import { formatNextStepsMarkdown } from "./next-steps.js";
import {
  countReportFindings,
  findSkippedChecks,
  formatAllCounts,
  formatCheckNames,
  formatReleaseCounts,
  joinPhrases,
  splitByAge,
} from "./phrases.js";
import type { View } from "./reporter.js";
import { formatItem, formatLink, formatRow, formatSentences } from "./summary-rows.js";
import { formatChangeNotes, NOT_VERIFIED } from "./summary.js";

/** What a comment is about, besides the report. */
export interface CommentPlace {
  /** The last commit of the pull request. */
  readonly commit: string;
  readonly commitUrl: string | undefined;
  /** The page of the run, whose summary has everything. */
  readonly runUrl: string | undefined;
}

type CommentView = Pick<
  View,
  "isChanged" | "isStopped" | "isUnverified" | "link" | "next" | "remarks" | "sections" | "source"
>;

/** Rows of each list. A conversation is read by people: more is in the summary. */
const ROW_LIMITS: readonly number[] = [10, 5, 2, 0];

/**
 * A report in GitHub Markdown for the conversation of a pull request. What is new comes first, and what its base has as
 * well is folded. If all is well, it is one line and folds.
 */
export function formatComment(report: Report, view: CommentView, place: CommentPlace): string {
  const texts = listSections(view, place).flatMap((sections) => {
    // Details of packages give way before findings do.
    const rows = sections.length > 1 ? ROW_LIMITS.slice(0, 1) : ROW_LIMITS;
    return rows.map((most) => formatBlocks(report, { ...view, sections }, place, most).join("\n\n"));
  });
  const fitting = texts.find((text) => text.length <= GITHUB_LIMITS.keptCommentLength);
  const tooLong = `The rest is too long for a comment: see ${formatSummaryLink(place)}.`;
  return fitting ?? [formatHead(report, view, place), formatFacts(report, place), tooLong].join("\n\n");
}

/** Shorter and shorter: of several packages, the table of the first section goes without the details below it. */
function listSections({ sections = [] }: CommentView, place: CommentPlace): readonly (readonly string[])[] {
  const [first, ...details] = sections;
  if (first === undefined) return [sections];
  const tooLong = (what: string): string => `${what} too long for a comment: see ${formatSummaryLink(place)}.`;
  const shortest = [tooLong("What changes in the package is")];
  if (details.length === 0) return [sections, shortest];
  return [sections, [`${first}\n\n${tooLong("The details of the packages are")}`], shortest];
}

/** Whether a report says something that a reviewer should see without looking for it. */
export function isWorthComment(report: Report, view: Pick<View, "isStopped" | "sections">): boolean {
  return (view.sections ?? []).length > 0 || !isWell(report, view);
}

/** Whether it passes, and the change adds no finding, suppresses none and leaves no file unchecked. */
function isWell(report: Report, { isStopped = false }: Pick<View, "isStopped">): boolean {
  const { fresh, uncompared } = splitByAge(report);
  const isQuiet = listSuppressions(report).length === 0 && !leavesFiles(report);
  return !isStopped && verdict(report) === "pass" && fresh.length + uncompared.length === 0 && isQuiet;
}

/** The worst first. A conversation is read by people: the summary has the rest. */
type ListRows = <Item>(items: readonly Item[], format: (item: Item) => string, noun: string) => readonly string[];

function formatBlocks(report: Report, view: CommentView, place: CommentPlace, most: number): readonly string[] {
  const { fresh, existing, uncompared } = splitByAge(report);
  const list: ListRows = (items, format, noun) => {
    const rows = items.slice(0, most).map(format);
    return formatList(rows, items.length > most ? [formatRest(items.length, most, noun, place)] : []);
  };
  const listFindings = (findings: readonly Finding[]): readonly string[] =>
    list(
      sortWorstFirst(findings, view.isChanged),
      (one) => formatRow({ ...one, printed: [] }, report, view),
      "finding",
    );
  const existingFold = formatFold(formatCount(existing.length, "existing finding"), listFindings(existing));
  const notes = formatChangeNotes(report);
  const remarks = view.remarks ?? [];
  const closing = [...formatSentences([formatReleaseCounts(report)]), ...formatNextStepsMarkdown(report, view)];
  const notChecked = formatFold("What was not checked", listNotChecked(report, most));
  const sections = view.sections ?? [];
  if (isWell(report, view)) {
    const title = existing.length > 0 ? formatCount(existing.length, "existing finding") : "Details";
    const change = [...formatSuppressedAndPlugins(report, view, list), ...formatFixed(report, list)];
    const details = [...notes, ...change, ...listFindings(existing), ...remarks, ...closing];
    return [formatHead(report, view, place), ...formatFold(title, details), ...sections, ...notChecked];
  }
  return [
    // A remark may say why the step fails.
    ...[formatHead(report, view, place), formatFacts(report, place), ...remarks, ...notes],
    ...formatList(listCrashes(report).slice(0, most)),
    ...listFindings(fresh),
    ...explainNotCompared(report),
    ...listFindings(uncompared),
    ...formatSuppressedAndPlugins(report, view, list),
    ...[...closing, ...sections],
    ...formatFold(`${formatNumber(listFixed(report).length)} fixed by this change`, formatFixed(report, list)),
    ...[...existingFold, ...notChecked],
  ];
}

/** Without a base nothing is compared, and no sentence says so of each finding. */
function explainNotCompared(report: Report): readonly string[] {
  const sentences = formatSentences(explainUncompared(report));
  if (sentences.length === 0) return [];
  return [`**Not compared**: ${sentences.join(" ")}`];
}

function formatSuppressedAndPlugins(report: Report, view: CommentView, list: ListRows): readonly string[] {
  const suppressed = list(listSuppressions(report), (one) => formatSuppressionRow(one, view), "suppression");
  const plugins = list(listPluginRows(report), String, "plugin");
  return [...addTitle("**Suppressed by this change**", suppressed), ...addTitle("**Plugins**", plugins)];
}

function addTitle(title: string, blocks: readonly string[]): readonly string[] {
  if (blocks.length === 0) return [];
  return [title, ...blocks];
}

function formatFixed(report: Report, list: ListRows): readonly string[] {
  return list(listFixed(report), formatFixedRow, "fixed finding");
}

/** The verdict: of a plugin without new findings a line with all that there is to say, else a heading. */
function formatHead(report: Report, view: CommentView, place: CommentPlace): string {
  const title = formatMarked(formatChangeTitle(report), report, view);
  const line = `**${TOOL.name}**: ${[title, ...formatPlaces(place)].join(" · ")}`;
  const head = isWell(report, view) ? line : `## ${TOOL.name}: ${title}`;
  return view.isUnverified === true ? `${NOT_VERIFIED}\n\n${head}` : head;
}

/** The counts of what is of this change; without a base, of all. */
function formatFacts(report: Report, place: CommentPlace): string {
  // Without a base, nothing is omitted.
  const counts = formatAllCounts(countReportFindings(omitExisting(report)));
  return joinPhrases([counts, ...formatPlaces(place)], " · ");
}

/** The commit, and the summary of the run. Their addresses are GitHub's. */
function formatPlaces({ commit, commitUrl, runUrl }: CommentPlace): readonly string[] {
  const places = [`commit ${formatLink(`\`${commit.slice(0, 7)}\``, commitUrl)}`];
  if (runUrl !== undefined) places.push(`[summary of the run](${runUrl})`);
  return places;
}

function formatSummaryLink({ runUrl }: CommentPlace): string {
  return formatLink("the summary of the run", runUrl);
}

function formatRest(count: number, shown: number, noun: string, place: CommentPlace): string {
  const where = formatSummaryLink(place);
  if (shown === 0) return `${formatCount(count, noun)}: see ${where}.`;
  return `${formatNumber(shown)} of ${formatCount(count, noun)} are shown, most severe first. All are in ${where}.`;
}

function listCrashes({ plugins }: Report): readonly string[] {
  const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
  return outcomes.filter((outcome) => outcome.status === "crashed").map(formatItem);
}

/** The checks that would have had something to check, one line for each reason why they did not. */
function listNotChecked({ plugins }: Report, most: number): readonly string[] {
  const concerned = plugins.map((plugin) => ({
    ...plugin,
    outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
  }));
  const rows = [...findSkippedChecks(concerned)].map(
    ([reason, { checks }]) => `- ⏭️ ${formatCheckNames(checks)} skipped: ${formatMarkdown(reason)}`,
  );
  const left = rows.length > most ? [`${formatCount(rows.length - most, "more reason")}.`] : [];
  return formatList(rows.slice(0, most), left);
}

/** Rows as one list, and what is below it. */
function formatList(rows: readonly string[], below: readonly string[] = []): readonly string[] {
  return rows.length === 0 ? below : [rows.join("\n"), ...below];
}

function formatFold(title: string, blocks: readonly string[]): readonly string[] {
  if (blocks.length === 0) return [];
  return [[`<details><summary>${title}</summary>`, ...blocks, "</details>"].join("\n\n")];
}
