import {
  counts,
  sortNewFirst,
  verdict,
  sortWorstAndNewFirst,
  type Finding,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { formatNumber } from "../text/numbers.js";
import { markdown } from "../text/safe.js";
import { takeAnnotated, MOST_OF_A_KIND } from "./annotations.js";
import type { Reporter, View } from "./reporter.js";
import { formatCrash, formatItem, MARKS, formatRow } from "./summary-rows.js";
import { fitsInBytes, cutToBytes } from "./cut-to-bytes.js";
import {
  formatAges,
  formatAllCounts,
  formatAnnotated,
  formatCount,
  formatCounts,
  formatGone,
  isHealthy,
  formatList,
  formatPluginTitle,
  formatReleaseCounts,
  reportCounts,
  formatSelection,
  findSkippedChecks,
  countOutcomes,
  formatTitleAndPath,
  formatVerdict,
} from "./phrases.js";

/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
export const summary: Reporter = (report, view) => {
  const { block, brief } = view.offer ?? {};
  const rows = new Map<Finding, string>();
  const rowOf = (finding: Finding): string => {
    const reported = rows.get(finding) ?? formatRow(finding, report, view);
    rows.set(finding, reported);
    return reported;
  };
  const blocks = (offered: string | undefined, isCut = false): readonly string[] =>
    formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] });
  const offers = block === undefined ? [brief] : [block, brief];
  const whole = offers.map((offered) => blocks(offered)).find((all) => fitsInBytes(all, view));
  return whole ? whole.join("") : cutToBytes(blocks(brief, true), view);
};

interface SummaryParts {
  readonly view: View;
  readonly rowOf: (finding: Finding) => string;
  readonly offered: readonly string[];
  /** Whether the summary does not fit as a whole. */
  readonly isCut: boolean;
}

function formatBlocks(report: Report, parts: SummaryParts): readonly string[] {
  const { view, offered, isCut } = parts;
  const several = report.plugins.length > 1;
  const words = report.plugins.length === 0 ? "nothing to check" : formatVerdict(report, several);
  const blocks = [
    `## ${TOOL.name}: ${MARKS[verdict(report)]} ${words}`,
    ...formatNotes(report),
    ...(view.remarks ?? []),
    ...offered,
    ...formatLimits(report, parts),
    ...(several && isCut ? formatWorst(report, parts) : []),
    ...(several ? formatOverview(report) : []),
    ...report.plugins
      .filter((plugin) => !several || !isHealthy(plugin))
      .flatMap((plugin) => formatSection(plugin, report, parts)),
    ...(several ? formatHealthyPlugins(report) : []),
  ];
  return blocks.map((block) => `${block}\n\n`);
}

function formatNotes(report: Report): string[] {
  return [formatAges(report), formatReleaseCounts(report), formatSelection(report), formatGone(report)].flatMap(
    (words) => (words === undefined ? [] : [`${markdown(words)}.`]),
  );
}

function formatLimits(report: Report, { view, isCut }: SummaryParts): readonly string[] {
  if (view.annotated !== undefined) return formatAnnotated(report, view.annotated, isCut);
  const { left } = takeAnnotated(report);
  if (left.length === 0) return [];
  const most = String(MOST_OF_A_KIND);
  return [
    `GitHub shows ${most} annotations of a severity. ${formatCount(left.length, "finding")} of ${formatCounts(reportCounts(report))} ` +
      `${left.length === 1 ? "is" : "are"} not among them; ${formatList(isCut)}.`,
  ];
}

/** The worst findings of several plugins, before all else, because the end of the summary may be cut. */
function formatWorst(report: Report, { view, rowOf }: SummaryParts): string[] {
  const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(counts));
  const rows = sortWorstAndNewFirst(findings, view.isChanged).map(rowOf);
  const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(formatCrash));
  return [...crashes, formatCounts(reportCounts(report)), rows.join("\n")].filter((block) => block !== "");
}

function formatSection(plugin: PluginReport, report: Report, { view, rowOf, isCut }: SummaryParts): string[] {
  const { met, skipped } = countOutcomes(plugin);
  const words = formatAllCounts(reportCounts({ plugins: [plugin] }));
  const several = report.plugins.length > 1;
  const title = `### ${markdown(several ? formatTitleAndPath(plugin) : formatPluginTitle(plugin))}`;
  const made = `${String(met)} of ${formatCount(plugin.outcomes.length, "check")} met`;
  const score = [skipped === 0 ? made : `${made}, ${String(skipped)} skipped`, words]
    .filter((part) => part !== "")
    .join(" · ");
  const inOrder = isCut ? sortWorstAndNewFirst : sortNewFirst;
  const rows = (findings: readonly Finding[]): string => inOrder(findings, view.isChanged).map(rowOf).join("\n");
  const open = plugin.findings.filter(counts);
  const suppressed = plugin.findings.filter((finding) => !counts(finding));
  const crashed = plugin.outcomes.flatMap(formatCrash);
  const reported = [...(isCut ? crashed : []), ...(open.length > 0 ? [rows(open)] : []), ...(isCut ? [] : crashed)];
  return [
    ...[title, score, ...(isCut && several ? [] : reported)],
    ...(suppressed.length > 0
      ? [formatDetails(`${formatNumber(suppressed.length)} suppressed`, rows(suppressed))]
      : []),
    ...formatChecklist(plugin, several),
  ];
}

/** All checks of a plugin. If there are several plugins, only the checks that are not met. */
function formatChecklist({ outcomes }: PluginReport, several: boolean): string[] {
  const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
  const title = several ? "Checks that are not met" : "All checks";
  return listed.length === 0 ? [] : [formatDetails(title, listed.map(formatItem).join("\n"))];
}

/** One row for each plugin with something to report. */
function formatOverview({ plugins, failOn }: Report): string[] {
  const reportedBefore = plugins.filter((plugin) => !isHealthy(plugin));
  if (reportedBefore.length === 0) return [];
  const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
  const rows = reportedBefore.map((plugin) => {
    const sums = reportCounts({ plugins: [plugin] });
    const name = markdown(formatTitleAndPath(plugin));
    return `| ${MARKS[verdict({ plugins: [plugin], failOn })]} | ${name} | ${formatAllCounts(sums)} | ${formatNumber(sums.stopsRelease)} |`;
  });
  return [[...head, ...rows].join("\n")];
}

function formatHealthyPlugins({ plugins }: Report): string[] {
  const healthy = plugins.filter(isHealthy);
  if (healthy.length === 0) return [];
  const rows = healthy.map((plugin) => `- ${MARKS.pass} ${markdown(formatTitleAndPath(plugin))}`);
  const skips = [...findSkippedChecks(healthy)].map(
    ([reason, { checks, plugins: concerned }]) =>
      `- ⏭️ ${formatCount(concerned, "plugin")}: skipped, as ${markdown(reason)}: ${[...checks].join(", ")}`,
  );
  return [formatDetails(`${formatCount(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}

function formatDetails(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
