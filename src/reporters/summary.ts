import type { Severity } from "../core/check.js";
import { verdict, worstFirst, type Finding, type Outcome, type PluginReport, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { markdown, shortened } from "../text/safe.js";
import { annotated, MOST_OF_A_KIND } from "./annotations.js";
import type { Reporter, View } from "./reporter.js";
import { counted, countWords, pluginTitle, reportCounts, tally, VERDICT_WORDS } from "./words.js";

/** GitHub drops a whole summary over 1 MiB; what is added around the rows needs some of it. */
const MOST_BYTES = 1_000_000;
const LONGEST_MESSAGE = 2000;
const MARKS: Readonly<Record<Severity | "pass" | "fail" | "broken", string>> = {
  error: "❌",
  warning: "⚠️",
  notice: "ℹ️",
  pass: "✅",
  fail: "❌",
  broken: "💥",
};

/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
export const summary: Reporter = (report, view) => {
  const result = verdict(report);
  const sections = report.plugins.flatMap((plugin) => section(plugin, view));
  const top = [`## ${TOOL.name}: ${MARKS[result]} ${VERDICT_WORDS[result]}`, ...limits(report)];
  return withinBytes([...top, ...sections].map((block) => `${block}\n\n`));
};

function limits(report: Report): string[] {
  const { left } = annotated(report);
  if (left.length === 0) return [];
  const most = String(MOST_OF_A_KIND);
  return [
    `GitHub shows ${most} annotations of a severity. ${counted(left.length, "finding")} of ${countWords(reportCounts(report))} ` +
      `${left.length === 1 ? "is" : "are"} not among them; all are listed here.`,
  ];
}

function section(plugin: PluginReport, view: View): string[] {
  const { met } = tally(plugin);
  const words = countWords(reportCounts({ plugins: [plugin] }));
  const title = `### ${markdown(pluginTitle(plugin))}`;
  const score = `${String(met)} of ${counted(plugin.outcomes.length, "check")} met${words === "" ? "" : ` · ${words}`}`;
  const rows = worstFirst(plugin.findings).map((finding) => row(finding, view));
  const crashed = plugin.outcomes.flatMap((outcome) => crash(outcome));
  const checklist = `<details><summary>All checks</summary>\n\n${plugin.outcomes.map(item).join("\n")}\n\n</details>`;
  return [title, score, ...(rows.length > 0 ? [rows.join("\n")] : []), ...crashed, checklist];
}

function row(finding: Finding, view: View): string {
  const { severity, message, help, printed = [], check, url, location } = finding;
  const { range, file } = location;
  const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
  const name = markdown(place);
  const link = view.link ? `[${name}](${view.link(file, range)})` : name;
  const advice = help === undefined ? "" : ` ${markdown(shortened(help, LONGEST_MESSAGE))}.`;
  const told = `- ${MARKS[severity]} ${link}: **${markdown(sentence(shortened(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
  return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}

/** With a full stop, where it does not end in a question. */
function sentence(text: string): string {
  return /[.?!…]$/u.test(text) ? text : `${text}.`;
}

function item(outcome: Outcome): string {
  const link = `[${outcome.check}](${outcome.url}): ${markdown(outcome.title)}`;
  switch (outcome.status) {
    case "met":
      return `- ✅ ${link}`;
    case "unmet":
      return `- ${MARKS[worstFirst(outcome.findings)[0]?.severity ?? "error"]} ${link}`;
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

/** The first blocks that fit, whole lines only, and a sentence on what is left out. */
function withinBytes(blocks: readonly string[]): string {
  const bytes = (text: string): number => Buffer.byteLength(text);
  const whole = blocks.join("");
  if (bytes(whole) <= MOST_BYTES) return whole;
  const lines = whole.split("\n");
  let used = 0;
  const end = lines.findIndex((line) => (used += bytes(line) + 1) > MOST_BYTES);
  const left = lines.slice(end).filter((line) => line.startsWith("- "));
  const cut = `_GitHub takes 1 MiB: ${counted(left.length, "more line")} of this summary left out. The log and the report file hold everything._`;
  return `${lines.slice(0, end).join("\n")}\n\n${cut}\n`;
}
