import { createHash } from "node:crypto";
import type { Range } from "../text/location.js";
import { ALWAYS_COUNTING, type Policy } from "./policy.js";
import { counts, IN_BASELINE, type Finding, type Outcome, type PluginReport } from "./report.js";
import { markSuppressed } from "./suppression.js";

/** Equal findings that are known: what they are, wherever in their file they have moved to. */
export interface BaselineEntry {
  /** The plugin's path, as the report has it. */
  readonly plugin: string;
  readonly check: string;
  readonly file: string;
  /** With `*` for the places in lists, as those move. */
  readonly pointer?: string;
  /** For the reader; the fingerprint covers it, too. */
  readonly message: string;
  /** A hash of the message and of the line that it is about. */
  readonly fingerprint: string;
  /** How many there are. */
  readonly count: number;
}

/** A line of a file that is checked. */
export type LineOf = (file: string, line: number) => string | undefined;

/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const LONGEST_LINE = 1000;

/** The findings of a plugin that a baseline accepts. Never a secret, nor what always counts. */
export function makeBaseline(plugin: PluginReport, lineOf: LineOf): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of plugin.findings) {
    if (!canBeKnown(finding)) continue;
    const entry = makeBaselineEntry(plugin.path, finding, lineOf);
    const before = entries.get(makeIdentity(entry));
    entries.set(makeIdentity(entry), { ...entry, count: (before?.count ?? 0) + 1 });
  }
  return [...entries.values()];
}

export interface RecognisedFindings {
  readonly plugin: PluginReport;
  /** How many of the entries' findings are not there any more. */
  readonly gone: number;
}

/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
export function recogniseFindings(
  plugin: PluginReport,
  entries: readonly BaselineEntry[],
  lineOf: LineOf,
  policy: Pick<Policy, "occasion" | "strict">,
): RecognisedFindings {
  const left = new Map<string, number>();
  for (const entry of entries) left.set(makeIdentity(entry), (left.get(makeIdentity(entry)) ?? 0) + entry.count);
  const marked = new Map<Finding, Finding>();
  for (const finding of plugin.findings) {
    if (!canBeKnown(finding)) continue;
    const key = makeIdentity(makeBaselineEntry(plugin.path, finding, lineOf));
    const count = left.get(key) ?? 0;
    if (count === 0) continue;
    left.set(key, count - 1);
    marked.set(finding, markSuppressed(finding, IN_BASELINE, policy));
  }
  const known = (finding: Finding): Finding => marked.get(finding) ?? finding;
  const outcome = (one: Outcome): Outcome =>
    one.status === "unmet" ? { ...one, findings: one.findings.map(known) } : one;
  return {
    plugin: { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(known) },
    gone: [...left.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Whether this run could have found what an entry lists. */
export function isJudged(entry: BaselineEntry, plugins: readonly PluginReport[]): boolean {
  const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
  return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}

/** Whether a baseline may list a finding. */
export function canBeKnown(finding: Finding): boolean {
  return counts(finding) && finding.secret !== true && !ALWAYS_COUNTING.includes(finding.check);
}

/** What two entries have in common that list the same. */
export function makeIdentity({ plugin, check, file, pointer, fingerprint }: BaselineEntry): string {
  return JSON.stringify([plugin, check, file, pointer, fingerprint]);
}

/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
export function makeBaselineEntry(plugin: string, finding: Finding, lineOf: LineOf): BaselineEntry {
  const { check, message, location } = finding;
  const { file, range } = location;
  const pointer = location.pointer?.replace(/\/\d+(?=\/|$)/gu, "/*");
  const withoutNumbers = message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
  const line = range ? lineOf(file, range.start.line) : undefined;
  const text = range && line !== undefined ? getEssence(line, range) : "";
  const fingerprint = createHash("sha256").update(`${withoutNumbers}\n${text}`).digest("hex").slice(0, 16);
  return {
    plugin,
    check,
    file,
    ...(pointer !== undefined && { pointer }),
    message: withoutNumbers,
    fingerprint,
    count: 1,
  };
}

/** A line without what changes when lines around it come and go: its indentation, and the comma at its end. */
function getEssence(line: string, { start, end }: Range): string {
  const meant =
    line.length <= LONGEST_LINE
      ? line
      : line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return meant.slice(0, LONGEST_LINE).trim().replace(/,$/u, "");
}
