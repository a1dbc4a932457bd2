import type { Severity } from "../core/check.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { listCountedFindings, verdict, sortWorstAndNewFirst, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { makeVisible } from "../base/text/safe.js";
import { listAnnotatable } from "./annotations.js";
import { formatChange } from "./change-phrases.js";
import type { Reporter, View } from "./reporter.js";
import { formatPageReference } from "./finding-message.js";
import {
  formatAges,
  formatChosen,
  formatNonZero,
  formatVerdict,
  joinPhrases,
  listNotes,
  splitByAge,
} from "./phrases.js";
import { formatCount } from "../base/text/numbers.js";

/** A report in the format of GitHub's Checks API. Every text in it is harmless. */
export interface CheckRunText {
  /** The same for every run of the same plugins, because GitHub shows the newest run of a name. */
  readonly name: string;
  readonly conclusion: "success" | "failure";
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: "failure" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
  readonly raw_details?: string;
}

/** Nobody reads more, and the requests would take minutes. The summary counts the others. */
export const MAX_ANNOTATIONS = 1000;
const { checkRunSummaryBytes, annotationBytes, checkRunTitleBytes } = GITHUB_LIMITS;
const LEVELS: Readonly<Record<Severity, Annotation["annotation_level"]>> = {
  error: "failure",
  warning: "warning",
  notice: "notice",
};

export function makeCheckRun(report: Report, view: View, summary: Reporter): CheckRunText {
  const findings = listCountedFindings(report);
  const annotatable = sortWorstAndNewFirst(listAnnotatable(report, view), view.isChanged);
  const annotations = annotatable.slice(0, MAX_ANNOTATIONS).map((finding) => makeAnnotation(finding, report));
  const title = report.plugins.length === 0 ? "nothing to check" : formatVerdict(report);
  const notes = joinPhrases([...formatCountNotes(report, findings.length), formatChosen(report) ?? ""]);
  return {
    name: cutBytes(formatName(report), checkRunTitleBytes),
    conclusion: verdict(report) === "pass" ? "success" : "failure",
    title: cutBytes(makeVisible(joinPhrases([title, notes], ": ")), checkRunTitleBytes),
    summary: summary(report, { ...view, annotated: { count: annotations.length }, room: checkRunSummaryBytes }),
    annotations,
  };
}

/** `plugin-preflight (plugins/weather)`. */
function formatName({ plugins }: Report): string {
  const [first, ...others] = plugins;
  if (others.length > 0) return `${TOOL.name} (${formatCount(plugins.length, "plugin")})`;
  if (!first || first.path === ".") return TOOL.name;
  return `${TOOL.name} (${makeVisible(first.path)})`;
}

/** With a base: what the change does, and how much was there before. */
function formatCountNotes(report: Report, count: number): readonly string[] {
  const change = formatChange(report);
  const existing = formatNonZero(splitByAge(report).existing.length, "existing");
  if (change !== undefined) return [change, existing];
  return [count > 0 ? formatCount(count, "finding") : "", formatAges(report) ?? ""];
}

function makeAnnotation(finding: Finding, report: Report): Annotation {
  const { severity, location, check, message, help, printed = [] } = finding;
  const lines = [message, help, ...listNotes(finding, report, true), formatPageReference(finding)].filter(
    (line) => line !== undefined,
  );
  return {
    path: location.file,
    ...makePlace(location.range),
    annotation_level: LEVELS[severity],
    title: cutBytes(makeVisible(`${TOOL.name}: ${check}`), checkRunTitleBytes),
    message: cutBytes(lines.map(makeVisible).join("\n"), annotationBytes),
    ...(printed.length > 0 && { raw_details: cutBytes(printed.map(makeVisible).join("\n"), annotationBytes) }),
  };
}

// GitHub refuses columns if a range spans lines, and requires a line even if there is none.
function makePlace(
  range: Finding["location"]["range"],
): Pick<Annotation, "start_line" | "end_line" | "start_column" | "end_column"> {
  const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const lines = { start_line: start.line, end_line: end.line };
  if (!range || start.line !== end.line) return lines;
  return { ...lines, start_column: start.column, end_column: end.column };
}

/** Cuts a text to a number of bytes in UTF-8, with an ellipsis for the rest. */
function cutBytes(text: string, most: number): string {
  // No character takes more than three bytes for each UTF-16 unit.
  if (text.length * 3 <= most) return text;
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
  return `${kept}…`;
}
