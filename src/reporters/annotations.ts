import { SEVERITIES } from "../core/check.js";
import { worstFirst, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { commandData, commandProperty } from "../text/safe.js";
import { grouped } from "../text/numbers.js";
import type { Reporter } from "./reporter.js";

/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
export const MOST_OF_A_KIND = 10;

/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
export const annotations: Reporter = (report) => {
  const { shown, left } = annotated(report);
  const lines = shown.map(command);
  if (left.length > 0) {
    const places = left.length === 1 ? "1 more finding is" : `${grouped(left.length)} more findings are`;
    lines.push(
      `${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. The summary holds them all.`,
    );
  }
  return lines.map((line) => `${line}\n`).join("");
};

/** What GitHub will show of a report, worst first, and what it would drop. */
export function annotated({ plugins }: Pick<Report, "plugins">): {
  shown: readonly Finding[];
  left: readonly Finding[];
} {
  const findings = worstFirst(plugins.flatMap((plugin) => plugin.findings));
  const budget = new Map(SEVERITIES.map((severity) => [severity, MOST_OF_A_KIND]));
  const shown = findings.filter(({ severity }) => {
    const rest = budget.get(severity) ?? 0;
    budget.set(severity, rest - 1);
    return rest > 0;
  });
  const chosen = new Set(shown);
  return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}

function command({ severity, location, check, message, help, printed = [], url }: Finding): string {
  const properties = [`file=${commandProperty(location.file)}`, ...place(location.range)];
  properties.push(`title=${commandProperty(`${TOOL.name}: ${check}`)}`);
  const data = [message, help, ...printed, url].filter((line) => line !== undefined).join("\n");
  return `::${severity} ${properties.join(",")}::${commandData(data)}`;
}

// The runner drops the columns of a range that spans lines, with a complaint in the log.
function place(range: Finding["location"]["range"]): string[] {
  if (!range) return [];
  const { start, end } = range;
  const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
  if (start.line !== end.line) return lines;
  return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}
