import type { Excerpt } from "../base/text/excerpt.js";
import type { NotCompared, PluginChange, RemovedPlugin } from "./change.js";
import type { LifecycleReport } from "./lifecycle-report.js";
import type { ReportedDifference } from "./package-difference.js";
import type { Way } from "../base/text/help.js";
import type { Location } from "../base/text/location.js";
import { SEVERITIES, type Problem, type Severity } from "./check.js";

/** Why the plugin is looked at; a release asks for more. */
export const OCCASIONS = ["pull-request", "push", "release"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The lowest severity that makes a report fail. */
export const FAIL_ON = [...SEVERITIES, "never"] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** One problem at one place, complete. */
export interface Finding extends Pick<
  Problem,
  "code" | "subject" | "times" | "message" | "fix" | "printed" | "secret" | "fingerprint"
> {
  readonly check: string;
  /** What to do, as an imperative sentence. */
  readonly help?: string | undefined;
  /** What the help names, each to be done alone; left out where the report was read back. */
  readonly ways?: readonly Way[] | undefined;
  /** Whether its check counts whatever the repository says. */
  readonly alwaysCounts?: true;
  readonly severity: Severity;
  /** Whether a release of this plugin would be stopped by it. */
  readonly stopsRelease: boolean;
  /** The page of the check; left out while it has no address. */
  readonly url?: string | undefined;
  readonly location: Location;
  /** Why it does not count: the reason that the repository gives, or {@link IN_BASELINE}. A release still counts it. */
  readonly suppressed?: string | undefined;
  /** Why it would not count if this were neither a release nor strict. */
  readonly overruled?: string | undefined;
  /**
   * Whether the base of the pull request has it, too; undefined where that was not compared. It affects the verdict
   * only where the report has `failOnNew`.
   */
  readonly age?: Age | undefined;
  /** Why it has no age, where the report was compared with a base. */
  readonly notCompared?: NotCompared | undefined;
  /** The line of its place, where the report was read back: the file may not be here. */
  readonly excerpt?: Excerpt | undefined;
  /** The hash of its identity, where the report was read back. */
  readonly identity?: string | undefined;
  /** GitHub's own hash of its line, where the report was read back. */
  readonly lineHash?: string | undefined;
}

export const AGES = ["new", "known"] as const;
export type Age = (typeof AGES)[number];

/** The reason for not counting what the baseline lists. */
export const IN_BASELINE = "known in the baseline";

/** The result of one check. */
export type Outcome = { readonly check: string; readonly title: string; readonly url?: string | undefined } & (
  | { readonly status: "met" }
  | { readonly status: "unmet"; readonly findings: readonly Finding[] }
  | {
      readonly status: "skipped";
      readonly reason: string;
      /** `false` where there is nothing to check. */
      readonly applies?: false;
    }
  | { readonly status: "crashed"; readonly error: string }
);

export interface PluginReport {
  /** The plugin's folder relative to the repository's root; "." is the root. */
  readonly path: string;
  /** From the manifest, as written there, where it is a text. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly outcomes: readonly Outcome[];
  /** By file, line, column and check. */
  readonly findings: readonly Finding[];
  /** What the built plugin did, where its hooks were called. */
  readonly lifecycle?: LifecycleReport | undefined;
  /** How its archive differs from an earlier one, where they were compared. */
  readonly difference?: ReportedDifference | undefined;
  /** What a change does to it, where it was compared with a base. */
  readonly change?: PluginChange | undefined;
}

/** The same report with each finding, in the list and in the outcomes, replaced by what is made of it. */
export function mapFindings(plugin: PluginReport, change: (finding: Finding) => Finding): PluginReport {
  const outcomes = plugin.outcomes.map((outcome) =>
    outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(change) } : outcome,
  );
  return { ...plugin, outcomes, findings: plugin.findings.map(change) };
}

/** The same report with each finding, and what its fix changes, at another path. */
export function moveFindings(plugin: PluginReport, movePath: (path: string) => string): PluginReport {
  return mapFindings(plugin, ({ location, fix, ...finding }) => ({
    ...finding,
    location: { ...location, file: movePath(location.file) },
    ...(fix && { fix: fix.map((edit) => ({ ...edit, file: movePath(edit.file) })) }),
  }));
}

export interface Report {
  readonly occasion: Occasion;
  readonly strict: boolean;
  readonly failOn: FailOn;
  /** Takes the place of `failOn`: only findings that are not known make the report fail, from this severity on. */
  readonly failOnNew?: Severity | undefined;
  /** By path. */
  readonly plugins: readonly PluginReport[];
  /** Why not all plugins that were named are in it. */
  readonly selection?: Selection | undefined;
  readonly baseline?: BaselineUse | undefined;
  /** What the findings were compared with. */
  readonly base?: Base | undefined;
  /** How many checks were chosen by name, where there are more. */
  readonly only?: ChosenChecks | undefined;
  /** What else a person should know of what was checked and what was not, by path. */
  readonly notes?: readonly RunNote[] | undefined;
}

export const NOTE_SEVERITIES = ["warning", "notice"] as const satisfies readonly Severity[];

/** Something about a folder of the repository that is no finding of a plugin. */
export interface RunNote {
  readonly severity: (typeof NOTE_SEVERITIES)[number];
  /** Relative to the repository's root, which is "". */
  readonly path: string;
  /** What follows the path and a colon, without a full stop. */
  readonly message: string;
}

export interface ChosenChecks {
  readonly chosen: number;
  readonly of: number;
}

/** What a pull request, or a group of a merge queue, goes to. */
export interface Base {
  /** The branch. */
  readonly name: string;
  readonly commit: string;
  /** The plugins that only the base has, by path. */
  readonly removed?: readonly RemovedPlugin[] | undefined;
}

export interface Selection {
  /** How many plugins were named. */
  readonly of: number;
  /** Only the one that this tag releases. */
  readonly tag?: string | undefined;
  /** Only those that have changed since this commit, branch or tag. */
  readonly changedSince?: string | undefined;
  /** Only this part of them, such as 2/3. */
  readonly shard?: string | undefined;
}

export interface BaselineUse {
  readonly file: string;
  /** How many findings it lists that are no longer there. */
  readonly gone: number;
}

export type Verdict = "pass" | "fail" | "broken";

/** Which findings make a report fail. */
export type FailRule = Pick<Report, "failOn" | "failOnNew">;

/** Pass, or fail for a finding that {@link isFailing}; broken when a check crashed, which is never a pass. */
export function verdict({ plugins, ...rule }: Pick<Report, "plugins"> & FailRule): Verdict {
  if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed"))) return "broken";
  return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, rule))) ? "fail" : "pass";
}

/** Whether a finding alone makes a report fail. One that was not compared is not known. */
export function isFailing(finding: Finding, { failOn, failOnNew }: FailRule): boolean {
  const lowest = failOnNew ?? failOn;
  if (lowest === "never" || !isCounted(finding) || (failOnNew !== undefined && finding.age === "known")) return false;
  return SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(lowest);
}

/** Whether a finding affects the verdict. */
export function isCounted({ suppressed }: Finding): boolean {
  return suppressed === undefined;
}

export function listCountedFindings({ plugins }: Pick<Report, "plugins">): readonly Finding[] {
  return plugins.flatMap(({ findings }) => findings.filter(isCounted));
}

/** How many findings count, by severity, how many do not, and how many of both would stop a release. */
export type Counts = Readonly<Record<Severity | "suppressed" | "stopsRelease", number>>;

export function countFindings(findings: Iterable<Finding>): Counts {
  const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
  for (const finding of findings) {
    sums[isCounted(finding) ? finding.severity : "suppressed"]++;
    if (finding.stopsRelease) sums.stopsRelease++;
  }
  return sums;
}

/** Whether an archive was compared with an earlier one. */
export function hasDifference({ plugins }: Pick<Report, "plugins">): boolean {
  return plugins.some(({ difference }) => difference !== undefined);
}

/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
export function getFolder({ path }: Pick<PluginReport, "path">): string {
  return path === "." ? "" : path;
}

/** Plugins in the order of reports: the root first, then by path. */
export function compareByPath(a: Pick<PluginReport, "path">, b: Pick<PluginReport, "path">): number {
  const [left, right] = [getFolder(a), getFolder(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Sorts by severity, the worst first. Of one severity, those that come `first` lead; the rest keeps its order. */
export function sortWorstFirst(
  findings: Iterable<Finding>,
  first: (finding: Finding) => boolean = () => false,
): readonly Finding[] {
  const rank = (finding: Finding): number => SEVERITIES.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
  const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}

/** The order for a list that may be cut: worst first, and of one severity the new ones, with those that come `first`. */
export function sortWorstAndNewFirst(
  findings: Iterable<Finding>,
  first?: (finding: Finding) => boolean,
): readonly Finding[] {
  return sortWorstFirst(sortNewFirst(findings, first));
}

/**
 * The order for a list that is shown whole: what the base of the pull request has as well comes last, each part worst
 * first.
 */
export function sortNewFirst(findings: Iterable<Finding>, first?: (finding: Finding) => boolean): readonly Finding[] {
  const ordered = sortWorstFirst(findings, first);
  return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}
