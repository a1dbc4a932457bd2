import type { Location } from "../text/location.js";
import { SEVERITIES, type Problem, type Severity } from "./check.js";

/** Why the plugin is looked at; a release asks for more. */
export type Occasion = "pull-request" | "push" | "release";

/** The lowest severity that makes a report fail. */
export const FAIL_ON = [...SEVERITIES, "never"] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** What one check says of one place, complete. */
export interface Finding extends Pick<Problem, "message" | "help" | "fix" | "printed" | "secret"> {
  readonly check: string;
  readonly severity: Severity;
  /** Whether a release of this plugin would be stopped by it. */
  readonly stopsRelease: boolean;
  readonly url: string;
  readonly location: Location;
}

/** What became of one check. */
export type Outcome = { readonly check: string; readonly title: string; readonly url: string } & (
  | { readonly status: "met" }
  | { readonly status: "unmet"; readonly findings: readonly Finding[] }
  | { readonly status: "skipped"; readonly reason: string }
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
}

export interface Report {
  readonly occasion: Occasion;
  readonly strict: boolean;
  readonly failOn: FailOn;
  readonly plugins: readonly PluginReport[];
}

export type Verdict = "pass" | "fail" | "broken";

/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
export function verdict({ plugins, failOn }: Pick<Report, "plugins" | "failOn">): Verdict {
  if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed"))) return "broken";
  const failing = new Set<Severity>(failOn === "never" ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1));
  return plugins.some(({ findings }) => findings.some(({ severity }) => failing.has(severity))) ? "fail" : "pass";
}

/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
export function exitStatus(report: Pick<Report, "plugins" | "failOn">): 0 | 1 | 3 {
  return ({ pass: 0, fail: 1, broken: 3 } as const)[verdict(report)];
}

export type Counts = Readonly<Record<Severity | "stopsRelease", number>>;

export function countFindings(findings: Iterable<Finding>): Counts {
  const counts = { error: 0, warning: 0, notice: 0, stopsRelease: 0 };
  for (const { severity, stopsRelease } of findings) {
    counts[severity]++;
    if (stopsRelease) counts.stopsRelease++;
  }
  return counts;
}

/** Worst first, and in the order of the report among equals. */
export function worstFirst(findings: Iterable<Finding>): readonly Finding[] {
  return [...findings].toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
