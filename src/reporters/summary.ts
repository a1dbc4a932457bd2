import type { Severity } from "../core/check.js";
import {
  counts,
  newFirst,
  verdict,
  worstFirst,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { grouped } from "../text/numbers.js";
import { markdown, shortened } from "../text/safe.js";
import { annotated, MOST_OF_A_KIND } from "./annotations.js";
import type { Reporter, View } from "./reporter.js";
import { fits, withinBytes } from "./within-bytes.js";
import {
  ageWords,
  allCountWords,
  annotatedWords,
  counted,
  countWords,
  goneWords,
  isHealthy,
  pluginTitle,
  releaseWords,
  reportCounts,
  selectionWords,
  sentence,
  skippedChecks,
  STOPS_RELEASE,
  stopsReleaseOnly,
  suppressionWords,
  tally,
  titleAndPath,
  verdictWords,
} from "./words.js";

const LONGEST_MESSAGE = 2000;
const MARKS: Readonly<Record<Severity | "suppressed" | "pass" | "fail" | "broken", string>> = {
  error: "❌",
  warning: "⚠️",
  notice: "ℹ️",
  suppressed: "🔕",
  pass: "✅",
  fail: "❌",
  broken: "💥",
};

/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
export const summary: Reporter = (report, view) => {
  const { block, brief } = view.offer ?? {};
  const whole = block === undefined ? undefined : blocksOf(report, view, [block]);
  if (whole && fits(whole, view)) return whole.join("");
  return withinBytes(blocksOf(report, view, brief === undefined ? [] : [brief]), view);
};

function blocksOf(report: Report, view: View, offered: readonly string[]): readonly string[] {
  const several = report.plugins.length > 1;
  const words = report.plugins.length === 0 ? "nothing to check" : verdictWords(report, several);
  const blocks = [
    `## ${TOOL.name}: ${MARKS[verdict(report)]} ${words}`,
    ...notes(report),
    ...(view.remarks ?? []),
    ...offered,
    ...limits(report, view),
    ...(several ? overview(report) : []),
    ...report.plugins
      .filter((plugin) => !several || !isHealthy(plugin))
      .flatMap((plugin) => section(plugin, report, view)),
    ...(several ? healthyPlugins(report) : []),
  ];
  return blocks.map((block) => `${block}\n\n`);
}

function notes(report: Report): string[] {
  return [ageWords(report), releaseWords(report), selectionWords(report), goneWords(report)].flatMap((words) =>
    words === undefined ? [] : [`${markdown(words)}.`],
  );
}

function limits(report: Report, view: View): readonly string[] {
  if (view.annotated !== undefined) return annotatedWords(report, view.annotated);
  const { left } = annotated(report);
  if (left.length === 0) return [];
  const most = String(MOST_OF_A_KIND);
  return [
    `GitHub shows ${most} annotations of a severity. ${counted(left.length, "finding")} of ${countWords(reportCounts(report))} ` +
      `${left.length === 1 ? "is" : "are"} not among them; the list is below.`,
  ];
}

function section(plugin: PluginReport, report: Report, view: View): string[] {
  const { met } = tally(plugin);
  const words = allCountWords(reportCounts({ plugins: [plugin] }));
  const several = report.plugins.length > 1;
  const title = `### ${markdown(several ? titleAndPath(plugin) : pluginTitle(plugin))}`;
  const score = `${String(met)} of ${counted(plugin.outcomes.length, "check")} met${words === "" ? "" : ` · ${words}`}`;
  const rows = (findings: readonly Finding[]): string =>
    newFirst(findings, view.isChanged)
      .map((finding) => row(finding, report, view))
      .join("\n");
  const open = plugin.findings.filter(counts);
  const suppressed = plugin.findings.filter((finding) => !counts(finding));
  const crashed = plugin.outcomes.flatMap((outcome) => crash(outcome));
  return [
    ...[title, score, ...(open.length > 0 ? [rows(open)] : []), ...crashed],
    ...(suppressed.length > 0 ? [details(`${grouped(suppressed.length)} suppressed`, rows(suppressed))] : []),
    ...checklist(plugin, several),
  ];
}

/** All checks of a plugin; of one among several only those that are not met. */
function checklist({ outcomes }: PluginReport, several: boolean): string[] {
  const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
  const title = several ? "Checks that are not met" : "All checks";
  return listed.length === 0 ? [] : [details(title, listed.map(item).join("\n"))];
}

/** A row for each plugin that something is said of. */
function overview({ plugins, failOn }: Report): string[] {
  const spoken = plugins.filter((plugin) => !isHealthy(plugin));
  if (spoken.length === 0) return [];
  const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
  const rows = spoken.map((plugin) => {
    const sums = reportCounts({ plugins: [plugin] });
    const name = markdown(titleAndPath(plugin));
    return `| ${MARKS[verdict({ plugins: [plugin], failOn })]} | ${name} | ${allCountWords(sums)} | ${grouped(sums.stopsRelease)} |`;
  });
  return [[...head, ...rows].join("\n")];
}

function healthyPlugins({ plugins }: Report): string[] {
  const healthy = plugins.filter(isHealthy);
  if (healthy.length === 0) return [];
  const rows = healthy.map((plugin) => `- ${MARKS.pass} ${markdown(titleAndPath(plugin))}`);
  const skips = [...skippedChecks(healthy)].map(
    ([reason, { checks, plugins: concerned }]) =>
      `- ⏭️ ${counted(concerned, "plugin")}: skipped, as ${markdown(reason)}: ${[...checks].join(", ")}`,
  );
  return [details(`${counted(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}

function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

function row(finding: Finding, report: Report, view: View): string {
  const { severity, message, help, printed = [], check, url, location, age } = finding;
  const { range, file } = location;
  const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
  const name = markdown(place);
  const link = view.link ? `[${name}](${view.link(file, range)})` : name;
  const release = report.occasion !== "release" && stopsReleaseOnly(finding) ? STOPS_RELEASE : undefined;
  const advice = [counts(finding) ? help : undefined, suppressionWords(finding, report), release]
    .map((words) => (words === undefined ? "" : ` ${markdown(shortened(words, LONGEST_MESSAGE))}.`))
    .join("");
  const told = `- ${counts(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} · `}${link}: **${markdown(sentence(shortened(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
  return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}

function item(outcome: Outcome): string {
  const link = `[${outcome.check}](${outcome.url}): ${markdown(outcome.title)}`;
  switch (outcome.status) {
    case "met":
      return `- ✅ ${link}`;
    case "unmet":
      return `- ${MARKS[worstFirst(outcome.findings.filter(counts))[0]?.severity ?? "suppressed"]} ${link}`;
    case "skipped":
      return `- ⏭️ ${link} (skipped: ${markdown(outcome.reason)})`;
    case "crashed":
      return `- 💥 ${link} (crashed)`;
  }
}

function crash(outcome: Outcome): string[] {
  if (outcome.status !== "crashed") return [];
  const lines = outcome.error.split("\n").map(quote);
  return [`💥 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}

/** Blanks at the start of a line would make code of it; two at its end keep it apart from the next. */
function quote(line: string): string {
  return `> ${markdown(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `;
}
