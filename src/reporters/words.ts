import { grouped } from "../text/numbers.js";
import { countFindings, type Counts, type PluginReport, type Report, type Verdict } from "../core/report.js";
import { SEVERITIES } from "../core/check.js";

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pass: "passes",
  fail: "does not pass",
  broken: "could not be checked",
};

/** `1 error`, `3 warnings`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `2 errors, 1 warning`; "" when there is nothing. */
export function countWords(counts: Counts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => counted(counts[severity], severity))
    .join(", ");
}

export function reportCounts({ plugins }: Pick<Report, "plugins">): Counts {
  return countFindings(plugins.flatMap(({ findings }) => findings));
}

/** `Weather 1.2.0`, or the folder where the manifest names none. */
export function pluginTitle({ name, version, path }: PluginReport): string {
  return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}

export interface Tally {
  readonly met: number;
  readonly unmet: number;
  readonly crashed: number;
  /** The checks that were skipped, by the reason. */
  readonly skipped: ReadonlyMap<string, readonly string[]>;
}

export function tally({ outcomes }: PluginReport): Tally {
  const skipped = new Map<string, string[]>();
  for (const outcome of outcomes) {
    if (outcome.status !== "skipped") continue;
    skipped.set(outcome.reason, [...(skipped.get(outcome.reason) ?? []), outcome.check]);
  }
  const count = (status: string): number => outcomes.filter((outcome) => outcome.status === status).length;
  return { met: count("met"), unmet: count("unmet"), crashed: count("crashed"), skipped };
}
