import {
  isCounted,
  listCountedFindings,
  sortNewFirst,
  verdict,
  sortWorstAndNewFirst,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { formatCount, formatNumber, formatVerb } from "../text/numbers.js";
import { formatMarkdown } from "../text/safe.js";
import { explainAnnotationLimit, splitAnnotated } from "./annotations.js";
import { formatNextStepsMarkdown } from "./next-steps.js";
import { listOverviewRows } from "./overview.js";
import type { Reporter, View } from "./reporter.js";
import { formatCrash, formatItem, MARKS, formatRow } from "./summary-rows.js";
import { fitsInBytes, cutToBytes, type Piece } from "./cut-to-bytes.js";
import {
  formatAges,
  formatAllCounts,
  explainUnannotated,
  formatCounts,
  formatFailRule,
  formatGone,
  isHealthy,
  formatListPlace,
  formatPluginTitle,
  formatReleaseCounts,
  countReportFindings,
  formatSelection,
  findSkippedChecks,
  findReasonForRest,
  formatCheckNames,
  formatChosen,
  countOutcomes,
  formatTitleAndPath,
  formatVerdict,
} from "./phrases.js";

export const NOT_VERIFIED =
  "⚠️ **Not verified**: a job of the pull request has reported this about itself, and could report anything.";

/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
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

interface SummaryParts {
  readonly view: View;
  readonly rowOf: (finding: Finding) => Piece;
  readonly offered: readonly string[];
  /** Whether the summary does not fit as a whole. */
  readonly isCut: boolean;
}

/** A paragraph, a list, a table or a fold. */
type Block = readonly Piece[];

function formatBlocks(report: Report, parts: SummaryParts): readonly Block[] {
  const { view, offered, isCut } = parts;
  const several = report.plugins.length > 1;
  const words = report.plugins.length === 0 ? "nothing to check" : formatVerdict(report);
  const head = [
    `## ${TOOL.name}: ${MARKS[verdict(report)]} ${words}`,
    ...(view.isUnverified === true ? [NOT_VERIFIED] : []),
    ...formatNotes(report),
    ...(view.remarks ?? []),
    ...offered,
    ...formatLimits(report, parts),
  ];
  return [
    ...head.map(makeParagraph),
    ...(several && isCut ? formatWorstFindings(report, parts) : []),
    ...(several ? formatOverview(report) : []),
    ...report.plugins
      .filter((plugin) => !several || !isHealthy(plugin))
      .flatMap((plugin) => formatSection(plugin, report, parts)),
    ...(several ? formatHealthyPlugins(report) : []),
    ...[...(view.sections ?? []), ...formatNextStepsMarkdown(report, view)].map(makeParagraph),
  ];
}

function makeParagraph(text: string): Block {
  return [{ text: `${text}\n\n` }];
}

/** A line of a list or a table. */
function makeRow(text: string, noun: string, which: unknown): Piece {
  return { text: `${text}\n`, shows: { noun, which } };
}

function makeList(rows: readonly Piece[]): Block {
  return [...rows, { text: "\n" }];
}

function makeFold(title: string, rows: readonly Piece[]): Block {
  const opening: Piece = { text: `<details><summary>${title}</summary>\n\n`, fold: "opens" };
  return [opening, ...rows, { text: "\n</details>\n\n", fold: "closes" }];
}

/** Sentences about the findings as a whole, in Markdown. */
export function formatNotes(report: Report): string[] {
  const notes = [formatAges(report), formatFailRule(report), formatReleaseCounts(report), formatChosen(report)];
  return [...notes, formatSelection(report), formatGone(report)].flatMap((words) =>
    words === undefined ? [] : [`${formatMarkdown(words)}.`],
  );
}

function formatLimits(report: Report, { view, isCut }: SummaryParts): readonly string[] {
  const { annotated } = view;
  if (annotated === undefined) return [];
  if ("count" in annotated) return explainUnannotated(report, annotated.count, isCut);
  const { left } = splitAnnotated(report, view);
  if (left.length === 0) return [];
  return [
    `${explainAnnotationLimit(report, view)}. ${formatCount(left.length, "finding")} of ${formatCounts(countReportFindings(report))} ` +
      `${formatVerb(left.length)} not among them; ${formatListPlace(isCut)}.`,
  ];
}

/** The worst findings of several plugins, before all else, because the end of the summary may be cut. */
function formatWorstFindings(report: Report, { view, rowOf }: SummaryParts): readonly Block[] {
  const rows = sortWorstAndNewFirst(listCountedFindings(report), view.isChanged).map(rowOf);
  const sums = formatCounts(countReportFindings(report));
  return [
    ...report.plugins.flatMap(formatCrashes),
    ...(sums === "" ? [] : [makeParagraph(sums)]),
    ...(rows.length === 0 ? [] : [makeList(rows)]),
  ];
}

function formatCrashes({ outcomes, path }: PluginReport): readonly Block[] {
  return outcomes.flatMap((outcome) =>
    formatCrash(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))]),
  );
}

function identifyCheck(path: string, { check }: Pick<Outcome, "check">): string {
  return JSON.stringify([path, check]);
}

function formatSection(plugin: PluginReport, report: Report, { view, rowOf, isCut }: SummaryParts): readonly Block[] {
  const { met, skipped } = countOutcomes(plugin);
  const words = formatAllCounts(countReportFindings({ plugins: [plugin] }));
  const several = report.plugins.length > 1;
  const title = `### ${formatMarkdown(several ? formatTitleAndPath(plugin) : formatPluginTitle(plugin))}`;
  const rest = findReasonForRest(report);
  const made = `${String(met)} of ${formatCount(plugin.outcomes.length, "check")} met`;
  const outcomeCounts = skipped === 0 ? made : `${made}, ${String(skipped)} skipped`;
  const score = [rest === undefined ? outcomeCounts : `Nothing else was checked, as ${formatMarkdown(rest)}`, words]
    .filter((part) => part !== "")
    .join(" · ");
  const inOrder = isCut ? sortWorstAndNewFirst : sortNewFirst;
  const rows = (findings: readonly Finding[]): readonly Piece[] => inOrder(findings, view.isChanged).map(rowOf);
  const open = plugin.findings.filter(isCounted);
  const suppressed = plugin.findings.filter((finding) => !isCounted(finding));
  const crashed = formatCrashes(plugin);
  const details = [
    ...(isCut ? crashed : []),
    ...(open.length > 0 ? [makeList(rows(open))] : []),
    ...(isCut ? [] : crashed),
  ];
  return [
    [several ? makeRow(`${title}\n`, "plugin", plugin) : { text: `${title}\n\n` }],
    makeParagraph(score),
    ...(isCut && several ? [] : details),
    ...(suppressed.length > 0 ? [makeFold(`${formatNumber(suppressed.length)} suppressed`, rows(suppressed))] : []),
    ...(rest === undefined ? formatChecklist(plugin, several) : []),
  ];
}

/**
 * All checks of a plugin; if there are several plugins, only the checks that are not met. Those that were skipped are
 * one line for each cause.
 */
function formatChecklist(plugin: PluginReport, several: boolean): readonly Block[] {
  const { outcomes, path } = plugin;
  const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
  const title = several ? "Checks that are not met" : "All checks";
  const rows = listed.flatMap((outcome) =>
    outcome.status === "skipped" ? [] : [makeRow(formatItem(outcome), "check", identifyCheck(path, outcome))],
  );
  const skips = [...findSkippedChecks([plugin])].flatMap(([reason, { checks }]) =>
    [...checks].map((check, at): Piece => {
      const text = at === 0 ? `- ⏭️ skipped, as ${formatMarkdown(reason)} (${formatCheckNames(checks)})\n` : "";
      return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
    }),
  );
  return listed.length === 0 ? [] : [makeFold(title, [...rows, ...skips])];
}

/** One row for each plugin with something to report. */
function formatOverview(report: Report): readonly Block[] {
  const overview = listOverviewRows(report);
  if (overview.length === 0) return [];
  const head = { text: "| Verdict | Plugin | Findings | Stop a release |\n| --- | --- | --- | --- |\n" };
  const rows = overview.map(({ plugin, state, counts, stopping, stoppedBy }) => {
    const name = formatMarkdown(formatTitleAndPath(plugin));
    const stops = stopping === 0 ? "0" : `${formatNumber(stopping)}: ${stoppedBy}`;
    return makeRow(
      `| ${state === "stopped" ? "⛔ refused as a release" : MARKS[state]} | ${name} | ${counts} | ${stops} |`,
      "plugin",
      plugin,
    );
  });
  return [makeList([head, ...rows])];
}

function formatHealthyPlugins({ plugins }: Report): readonly Block[] {
  const healthy = plugins.filter(isHealthy);
  if (healthy.length === 0) return [];
  const rows = healthy.map((plugin) =>
    makeRow(`- ${MARKS.pass} ${formatMarkdown(formatTitleAndPath(plugin))}`, "plugin", plugin),
  );
  const skips = [...findSkippedChecks(healthy)].map(([reason, { checks, plugins: concerned }]): Piece => ({
    text: `- ⏭️ ${formatCount(concerned, "plugin")}: skipped, as ${formatMarkdown(reason)} (${formatCheckNames(checks)})\n`,
  }));
  return [makeFold(`${formatCount(healthy.length, "plugin")} without findings`, [...skips, ...rows])];
}
