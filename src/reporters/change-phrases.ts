import type { AddedSuppression, FixedFinding, NotCompared } from "../core/change.js";
import { isCounted, type Finding, type Report } from "../core/report.js";
import { listFirst } from "../base/text/join-words.js";
import { formatCount, formatVerb } from "../base/text/numbers.js";
import { formatNonZero, formatSpread, joinPhrases, splitByAge } from "./phrases.js";

/** All that a change suppresses. */
export function listSuppressions({ plugins }: Pick<Report, "plugins">): readonly AddedSuppression[] {
  return plugins.flatMap(({ change }) => change?.suppressions ?? []);
}

/** All that a change has fixed. */
export function listFixed({ plugins }: Pick<Report, "plugins">): readonly FixedFinding[] {
  return plugins.flatMap(({ change }) => change?.fixed ?? []);
}

/**
 * `3 new findings, 1 not compared, 2 suppressed by this change, 4 fixed`; of several plugins, in how many of them the new
 * ones are. `undefined` where nothing was compared.
 */
export function formatChange(report: Report): string | undefined {
  if (report.base === undefined) return undefined;
  const { fresh, uncompared } = splitByAge(report);
  const [suppressed, fixed] = [listSuppressions(report).length, listFixed(report).length];
  const added = `${formatCount(fresh.length, "new finding")}${formatSpread(report, countConcerned(report, fresh))}`;
  return joinPhrases([
    fresh.length > 0 ? added : "nothing new",
    formatNonZero(uncompared.length, "not compared"),
    formatNonZero(suppressed, "suppressed by this change"),
    formatNonZero(fixed, "fixed"),
  ]);
}

function countConcerned({ plugins }: Report, fresh: readonly Finding[]): number {
  const isFresh = new Set(fresh);
  return plugins.filter(({ findings }) => findings.some((finding) => isFresh.has(finding))).length;
}

/** More lines would hide the verdict below them. */
const MAX_LINES = 10;

/** What a change does besides adding findings, for the terminal: a line for each, without a full stop. */
export function listChanges(report: Report): readonly string[] {
  const { plugins, base } = report;
  if (base === undefined) return [];
  const suppressed = listSuppressions(report).map(({ kind, check, file, line, reason }) => {
    const place = line === undefined ? file : `${file}:${String(line)}`;
    const what = kind === "off" ? `suppresses ${check}` : `adds ${check} to the baseline`;
    return `Suppressed by this change: ${place} ${what}: ${reason}`;
  });
  const added = plugins.filter(({ change }) => change?.kind === "added").map(({ path }) => path);
  const renamed = plugins
    .filter(({ change }) => change?.from !== undefined)
    .map(({ change, path }) => `${change?.from ?? ""} to ${path}`);
  const removed = base.removed ?? [];
  const gone = removed.filter(({ filesLeft }) => filesLeft === 0).map(({ path }) => path);
  const left = removed.filter(({ filesLeft }) => filesLeft > 0).map(({ path }) => path);
  return [
    ...listFirst(suppressed, MAX_LINES),
    ...formatFixed(report, base.name),
    ...formatPlugins("Added", added),
    ...formatPlugins("Renamed", renamed),
    ...formatPlugins("Removed", gone),
    ...formatPlugins("No longer a plugin: it has no manifest.json", left),
  ];
}

function formatFixed(report: Report, base: string): readonly string[] {
  const { length } = listFixed(report);
  if (length === 0) return [];
  return [`${formatCount(length, "finding")} of ${base} ${formatVerb(length)} fixed`];
}

function formatPlugins(what: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [`${what}: ${listFirst(paths, MAX_LINES).join(", ")}`];
}

/** Why some findings were not compared with the base: sentences without a full stop. */
export function explainUncompared(report: Report): readonly string[] {
  if (report.base === undefined) return [];
  const { name } = report.base;
  const words: Readonly<Record<NotCompared, (count: number) => string>> = {
    untracked: (count) =>
      `${formatCount(count, "finding")} ${formatVerb(count)} about built code, or other files that git does not track: the build of ${name} is not available`,
    run: (count) =>
      `${formatCount(count, "finding")} ${count === 1 ? "was" : "were"} found by commands, hooks, npm or git, but no code of ${name} is run`,
    always: (count) => `${formatCount(count, "finding")} always ${count === 1 ? "counts" : "count"}, such as a secret`,
    unread: (count) => `${formatCount(count, "finding")} ${formatVerb(count)} of checks that could not run on ${name}`,
  };
  const { uncompared } = splitByAge(report);
  const counts = (Object.keys(words) as NotCompared[]).map((reason) => ({
    reason,
    count: uncompared.filter(({ notCompared }) => notCompared === reason).length,
  }));
  return counts.filter(({ count }) => count > 0).map(({ reason, count }) => words[reason](count));
}

/** Whether a change leaves files of a plugin that is none any more. */
export function leavesFiles({ base }: Pick<Report, "base">): boolean {
  return (base?.removed ?? []).some(({ filesLeft }) => filesLeft > 0);
}

/** The report without what the base has as well. Without a base it stays as it is. */
export function omitExisting(report: Report): Report {
  if (report.base === undefined) return report;
  const isOfChange = (finding: Finding): boolean => !isCounted(finding) || finding.age !== "known";
  const plugins = report.plugins.map((plugin) => ({ ...plugin, findings: plugin.findings.filter(isOfChange) }));
  return { ...report, plugins };
}
