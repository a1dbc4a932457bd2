import { listCountedFindings, sortWorstAndNewFirst, verdict, type Finding, type Report } from "../core/report.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatNumber } from "../text/numbers.js";
import { formatMarkdown, shorten } from "../text/safe.js";
import { formatNextStepsMarkdown } from "./next-steps.js";
import {
  countReportFindings,
  findSkippedChecks,
  formatAllCounts,
  formatCheckNames,
  formatPluginTitle,
  formatVerdict,
} from "./phrases.js";
import type { View } from "./reporter.js";
import { formatItem, formatRow, MARKS } from "./summary-rows.js";
import { formatNotes, NOT_VERIFIED } from "./summary.js";

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
const MOST_ROWS: readonly number[] = [10, 5, 2, 0];
const LONGEST_TITLE = 100;

/**
 * A report in GitHub Markdown for the conversation of a pull request. What is new comes first, and what its base has as
 * well is folded. If all is well, it is one line and folds.
 */
export function formatComment(report: Report, view: CommentView, place: CommentPlace): string {
  const sections = [`What changes in the package is too long for a comment: see ${formatSummaryLink(place)}.`];
  const views = [view, ...((view.sections ?? []).length > 0 ? [{ ...view, sections }] : [])];
  const texts = views.flatMap((one) => MOST_ROWS.map((most) => formatBlocks(report, one, place, most).join("\n\n")));
  const fitting = texts.find((text) => text.length <= GITHUB_LIMITS.keptCommentLength);
  const tooLong = `All else is too long for a comment: see ${formatSummaryLink(place)}.`;
  return fitting ?? [formatHead(report, view, place), formatFacts(report, place), tooLong].join("\n\n");
}

/** Whether a report says something that a reviewer should see without looking for it. */
export function isWorthComment(report: Report, view: Pick<View, "isStopped" | "sections">): boolean {
  return (view.sections ?? []).length > 0 || !isWell(report, view);
}

/** Whether it passes, and adds no finding. */
function isWell(report: Report, { isStopped = false }: Pick<View, "isStopped">): boolean {
  return !isStopped && verdict(report) === "pass" && listCountedFindings(report).every(isKnown);
}

function isKnown({ age }: Finding): boolean {
  return age === "known";
}

function formatBlocks(report: Report, view: CommentView, place: CommentPlace, most: number): readonly string[] {
  const open = sortWorstAndNewFirst(listCountedFindings(report), view.isChanged);
  const known = open.filter(isKnown);
  const listFindings = (findings: readonly Finding[]): readonly string[] =>
    formatList(
      findings.slice(0, most).map((finding) => formatRow({ ...finding, printed: [] }, report, view)),
      findings.length > most ? [formatRest(findings.length, most, place)] : [],
    );
  const notes = [...formatNotes(report), ...(view.remarks ?? [])];
  const notJudged = formatFold("What was not judged", listNotJudged(report, most));
  const fixes = formatNextStepsMarkdown(report, view);
  const sections = view.sections ?? [];
  const ofKnown = known.length > 0 ? formatCount(known.length, "known finding") : "Details";
  if (isWell(report, view)) {
    const details = formatFold(ofKnown, [...notes, ...listFindings(known), ...fixes]);
    return [formatHead(report, view, place), ...details, ...sections, ...notJudged];
  }
  return [
    ...[formatHead(report, view, place), formatFacts(report, place), ...notes],
    ...formatList(listCrashes(report).slice(0, most)),
    ...listFindings(open.filter((finding) => !isKnown(finding))),
    ...formatFold(ofKnown, listFindings(known)),
    ...[...sections, ...fixes, ...notJudged],
  ];
}

/** The verdict: of a plugin without new findings a line with all that there is to say, else a heading. */
function formatHead(report: Report, view: CommentView, place: CommentPlace): string {
  const { plugins } = report;
  const [plugin, ...others] = plugins;
  const several = others.length > 0;
  const subject = several ? formatCount(plugins.length, "plugin") : plugin && formatPluginTitle(plugin);
  const words = subject === undefined ? "nothing to check" : `${subject} ${formatVerdict(report)}`;
  const [mark, addition] =
    view.isStopped && verdict(report) === "pass" ? [MARKS.fail, ", but the step fails"] : [MARKS[verdict(report)], ""];
  const title = `${mark} ${formatMarkdown(shorten(words, LONGEST_TITLE))}${addition}`;
  const head = isWell(report, view)
    ? `**${TOOL.name}**: ${[title, ...formatPlaces(place)].join(" · ")}`
    : `## ${TOOL.name}: ${title}`;
  return view.isUnverified === true ? `${NOT_VERIFIED}\n\n${head}` : head;
}

function formatFacts(report: Report, place: CommentPlace): string {
  const counts = formatAllCounts(countReportFindings(report));
  return [...(counts === "" ? [] : [counts]), ...formatPlaces(place)].join(" · ");
}

/** The commit, and the summary of the run. Their addresses are GitHub's. */
function formatPlaces({ commit, commitUrl, runUrl }: CommentPlace): readonly string[] {
  const name = `\`${commit.slice(0, 7)}\``;
  return [
    `commit ${commitUrl === undefined ? name : `[${name}](${commitUrl})`}`,
    ...(runUrl === undefined ? [] : [`[summary of the run](${runUrl})`]),
  ];
}

function formatSummaryLink({ runUrl }: CommentPlace): string {
  return runUrl === undefined ? "the summary of the run" : `[the summary of the run](${runUrl})`;
}

function formatRest(count: number, shown: number, place: CommentPlace): string {
  const where = formatSummaryLink(place);
  return shown === 0
    ? `${formatCount(count, "finding")}: see ${where}.`
    : `${formatNumber(shown)} of ${formatCount(count, "finding")} are shown, the worst first. All are in ${where}.`;
}

function listCrashes({ plugins }: Report): readonly string[] {
  const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
  return outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [formatItem(outcome)] : []));
}

/** The checks that would have had something to judge, one line for each reason why they did not. */
function listNotJudged({ plugins }: Report, most: number): readonly string[] {
  const judging = plugins.map((plugin) => ({
    ...plugin,
    outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
  }));
  const rows = [...findSkippedChecks(judging)].map(
    ([reason, { checks }]) => `- ⏭️ Not judged, as ${formatMarkdown(reason)} (${formatCheckNames(checks)})`,
  );
  const left = rows.length > most ? [`${formatCount(rows.length - most, "more reason")}.`] : [];
  return formatList(rows.slice(0, most), left);
}

/** Rows as one list, and what is below it. */
function formatList(rows: readonly string[], below: readonly string[] = []): readonly string[] {
  return [...(rows.length === 0 ? [] : [rows.join("\n")]), ...below];
}

function formatFold(title: string, blocks: readonly string[]): readonly string[] {
  return blocks.length === 0 ? [] : [[`<details><summary>${title}</summary>`, ...blocks, "</details>"].join("\n\n")];
}
