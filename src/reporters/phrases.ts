import { WORSE_THAN_BASELINE } from "../core/baseline.js";
import { groupBy } from "../base/text/lists.js";
import { joinWords, listFirst } from "../base/text/join-words.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import {
  countFindings,
  isCounted,
  IN_BASELINE,
  listCountedFindings,
  verdict,
  type Counts,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
  type RunNote,
  type Verdict,
} from "../core/report.js";
import { SEVERITIES } from "../core/check.js";

const VERDICT_OF_ONE: Readonly<Record<Verdict, string>> = {
  pass: "passes",
  fail: "does not pass",
  broken: "could not be checked",
};
const VERDICT_OF_SEVERAL: Readonly<Record<Verdict, string>> = {
  pass: "pass",
  fail: "do not all pass",
  broken: "could not all be checked",
};

/** `passes` or `does not pass as a release`. For several plugins `do not all pass`. */
export function formatVerdict(report: Report): string {
  const words = (report.plugins.length > 1 ? VERDICT_OF_SEVERAL : VERDICT_OF_ONE)[verdict(report)];
  return report.occasion === "release" ? `${words} as a release` : words;
}

/** `2 errors, 1 warning`. "" if there is nothing to count. */
export function formatCounts(counts: Counts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => formatCount(counts[severity], severity))
    .join(", ");
}

/** Phrases with commas between them. Those that are empty are left out. */
export function joinPhrases(phrases: readonly string[], separator = ", "): string {
  return phrases.filter((phrase) => phrase !== "").join(separator);
}

/** `3 new`. "" for none. */
export function formatNonZero(count: number, words: string): string {
  return count === 0 ? "" : `${formatNumber(count)} ${words}`;
}

/** `2 errors, 3 suppressed`. "" if there is nothing to count. */
export function formatAllCounts(counts: Counts): string {
  return joinPhrases([formatCounts(counts), formatNonZero(counts.suppressed, "suppressed")]);
}

/** What a release would report that this run does not: a sentence without a full stop, or `undefined`. */
export function formatReleaseCounts(report: Report): string | undefined {
  const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
  const isNew = verdict(report) === "pass" || stopping.some((finding) => stopsOnlyRelease(finding));
  if (report.occasion === "release" || stopping.length === 0 || !isNew) return undefined;
  const suppressed = stopping.filter((finding) => !isCounted(finding)).length;
  const words = `${formatCount(stopping.length, "finding")} would stop a release`;
  if (suppressed === 0) return words;
  if (stopping.length === 1) return `${words}, although it is suppressed`;
  return `${words}, ${formatNumber(suppressed)} of them suppressed`;
}

/** Adds a full stop if the text does not end in a question mark. */
export function formatSentence(text: string): string {
  return /[.?!…]$/u.test(text) ? text : `${text}.`;
}

/**
 * What there is to say of a finding besides its message and its help: why it does not count, and that it stops a
 * release.
 *
 * @param saysAge whether to say, too, that the base of the pull request has the finding.
 */
export function listNotes(finding: Finding, report: Report, saysAge = false): readonly string[] {
  const notes: string[] = [];
  const suppression = explainSuppression(finding, report);
  if (suppression !== undefined) notes.push(suppression);
  if (saysAge && finding.age === "known") notes.push(formatExisting("Existing", report.base));
  if (report.occasion !== "release" && stopsOnlyRelease(finding)) notes.push("This would stop a release");
  return notes;
}

/** Whether a finding would stop only a release. */
function stopsOnlyRelease(finding: Finding): boolean {
  return finding.stopsRelease && !(isCounted(finding) && finding.severity === "error");
}

/**
 * Why a finding does not count, or would not count outside a release and without `strict`. `undefined` for any
 * other.
 */
function explainSuppression({ suppressed, overruled }: Finding, { occasion }: Report): string | undefined {
  const reason = suppressed ?? overruled;
  if (reason === undefined) return undefined;
  if (reason === WORSE_THAN_BASELINE) return "Listed in the baseline, but less severe there";
  const words = reason === IN_BASELINE ? "Listed in the baseline" : `Suppressed: ${reason}`;
  if (overruled === undefined) return words;
  const where = occasion === "release" ? "on a release" : "under strict rules";
  return `${words} (that does not apply ${where})`;
}

/** Which plugins were checked. `undefined` if all were. */
export function formatSelection({ selection, plugins }: Report): string | undefined {
  if (!selection) return undefined;
  const { of, tag, changedSince, shard } = selection;
  const how: string[] = [];
  if (tag !== undefined) how.push(`released by ${tag}`);
  if (changedSince !== undefined) how.push(`changed since ${changedSince}`);
  if (shard !== undefined) how.push(`shard ${shard}`);
  const selected = plugins.length === 0 ? "None" : formatNumber(plugins.length);
  return `${selected} of ${formatCount(of, "plugin")}: ${how.join(", ")}`;
}

/** The number of findings that only the baseline still contains. `undefined` if there are none. */
export function formatGone({ baseline }: Pick<Report, "baseline">): string | undefined {
  if (!baseline || baseline.gone === 0) return undefined;
  const gone = baseline.gone === 1 ? "1 finding that is gone" : `${formatNumber(baseline.gone)} findings that are gone`;
  return `The baseline ${baseline.file} lists ${gone}. Run again with --update-baseline`;
}

/** `3 new, 5 existing in main, 1 not compared`, of the findings that count. `undefined` if none was compared. */
export function formatAges({ plugins, base }: Pick<Report, "plugins" | "base">): string | undefined {
  const { fresh, existing, uncompared } = splitByAge({ plugins });
  if (base === undefined && fresh.length + existing.length === 0) return undefined;
  if (fresh.length + existing.length + uncompared.length === 0) return undefined;
  return joinPhrases([
    fresh.length > 0 ? `${formatNumber(fresh.length)} new` : "Nothing new",
    formatNonZero(existing.length, formatExisting("existing", base)),
    formatNonZero(uncompared.length, "not compared"),
  ]);
}

/** `existing in main`, if it is known what the base is. */
function formatExisting(existing: string, base: Report["base"]): string {
  return base === undefined ? existing : `${existing} in ${base.name}`;
}

/** Which findings fail, where existing ones do not. `undefined` where all do, or there is nothing that could. */
export function formatFailRule({ plugins, failOnNew, base }: Report): string | undefined {
  const open = listCountedFindings({ plugins });
  if (failOnNew === undefined || open.length === 0) return undefined;
  const { uncompared } = splitByAge({ plugins });
  if (base === undefined && uncompared.length === open.length) {
    return "Every finding counts, because there is no base to compare with";
  }
  const which = uncompared.length > 0 ? "new findings and those that were not compared" : "new findings";
  return `Only ${which} of severity ${failOnNew} or higher make it fail`;
}

/** The findings that count, by whether the base has them as well. */
export interface FindingsByAge {
  readonly fresh: readonly Finding[];
  readonly existing: readonly Finding[];
  readonly uncompared: readonly Finding[];
}

export function splitByAge(report: Pick<Report, "plugins">): FindingsByAge {
  const open = listCountedFindings(report);
  return {
    fresh: open.filter(({ age }) => age === "new"),
    existing: open.filter(({ age }) => age === "known"),
    uncompared: open.filter(({ age }) => age === undefined),
  };
}

export function countReportFindings({ plugins }: Pick<Report, "plugins">): Counts {
  return countFindings(plugins.flatMap(({ findings }) => findings));
}

/** Says that not all findings are shown at their lines. Empty if all are. */
export function explainUnannotated(
  report: Report,
  { shown, all }: { readonly shown: number; readonly all: number },
  isCut: boolean,
): readonly string[] {
  if (shown >= all) return [];
  const isByAge = report.failOnNew === undefined && formatAges(report) !== undefined;
  const order = isByAge ? "most severe first, and new ones first within a severity" : "most severe first";
  return [
    `${formatNumber(shown)} of ${formatCount(all, "finding")} are annotated, ${order}; ${formatListPlace(isCut)}.`,
  ];
}

/** Where the findings are that GitHub does not show at their lines. */
export function formatListPlace(isCut: boolean): string {
  return isCut ? "the list is below, as far as it fits GitHub's limit" : "the list is below";
}

/** `Weather 1.2.0`, or the folder if the manifest has no name. */
export function formatPluginTitle({ name, version, path }: PluginReport): string {
  if (name === undefined) return path;
  return version === undefined ? name : `${name} ${version}`;
}

/** `Weather 1.2.0`, or `3 plugins`. One without a name in the current folder is `The plugin`. */
export function formatSubject({ plugins }: Pick<Report, "plugins">): string {
  const [only, ...others] = plugins;
  if (!only || others.length > 0) return formatCount(plugins.length, "plugin");
  return only.name === undefined && only.path === "." ? "The plugin" : formatPluginTitle(only);
}

/** ` in 2 plugins`, if a reader could not know. */
export function formatSpread({ plugins }: Pick<Report, "plugins">, count: number): string {
  return plugins.length > 1 ? ` in ${formatCount(count, "plugin")}` : "";
}

/** `plugins/weather (Weather 1.2.0)`, if there are several plugins. */
export function formatTitleAndPath(plugin: PluginReport): string {
  const title = formatPluginTitle(plugin);
  return title === plugin.path ? title : `${plugin.path} (${title})`;
}

/** Whether there is nothing to report about a plugin. */
export function isHealthy({ findings, outcomes }: PluginReport): boolean {
  return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}

export function countOutcomes({ outcomes }: PluginReport): Readonly<Record<Outcome["status"], number>> {
  const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
  for (const { status } of outcomes) sums[status]++;
  return sums;
}

export interface SkippedChecks {
  readonly checks: ReadonlySet<string>;
  /** The number of plugins. */
  readonly plugins: number;
}

/** More names help nobody. */
const MAX_NAMED = 5;

/** `scripts-test, scripts-lint`, or how many there are. */
export function formatCheckNames(checks: ReadonlySet<string>): string {
  return checks.size > MAX_NAMED ? formatCount(checks.size, "check") : [...checks].join(", ");
}

/** Why nothing was checked but what has findings: one reason for all other checks. `undefined` if there is no such reason. */
export function findReasonForRest({ plugins, only }: Pick<Report, "only" | "plugins">): string | undefined {
  const [plugin, ...others] = plugins;
  if (!plugin || others.length > 0 || only) return undefined;
  const { met, unmet, crashed } = countOutcomes(plugin);
  const [reason, ...reasons] = findSkippedChecks(plugins).keys();
  if (met + crashed > 0 || unmet === 0 || reasons.length > 0) return undefined;
  return reason;
}

/** `1 of 74 checks was chosen`. `undefined` if none was chosen by name. */
export function formatChosen({ only }: Pick<Report, "only">): string | undefined {
  if (!only) return undefined;
  const were = only.chosen === 1 ? "was" : "were";
  return `${formatNumber(only.chosen)} of ${formatCount(only.of, "check")} ${were} chosen`;
}

/** The skipped checks, grouped by reason. */
export function findSkippedChecks(plugins: readonly PluginReport[]): ReadonlyMap<string, SkippedChecks> {
  const skipped = new Map<string, { readonly checks: Set<string>; readonly plugins: Set<string> }>();
  for (const { path, outcomes } of plugins) {
    for (const outcome of outcomes) {
      if (outcome.status !== "skipped") continue;
      const known = skipped.get(outcome.reason) ?? { checks: new Set(), plugins: new Set() };
      known.checks.add(outcome.check);
      known.plugins.add(path);
      skipped.set(outcome.reason, known);
    }
  }
  return new Map([...skipped].map(([reason, { checks, plugins: paths }]) => [reason, { checks, plugins: paths.size }]));
}

const MAX_NOTE_FOLDERS = 5;
const MAX_NOTES = 20;

/** What a person should know besides the findings: `plugins/a and plugins/b: changed by package.json`. */
export function listRunNotes({ notes = [] }: Pick<Report, "notes">): readonly Pick<RunNote, "severity" | "message">[] {
  const groups = groupBy(notes, ({ severity, message }) => JSON.stringify([severity, message]));
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const folders = [first, ...others].map(({ path }) => path || ".");
    const named = joinWords(listFirst(folders, MAX_NOTE_FOLDERS));
    return [{ severity: first.severity, message: `${named}: ${first.message}` }];
  });
  const more = lines.length - MAX_NOTES;
  if (more <= 0) return lines;
  return [
    ...lines.slice(0, MAX_NOTES),
    { severity: "notice", message: `${String(more)} more notes like these are left out` },
  ];
}
