import { SEVERITIES, type Problem, type Severity } from "./check.js";
import type { Target } from "./action-interface.js";
import type { Occasion } from "./report.js";
import type { Origin } from "./tool.js";

/** What decides how severe a problem is, besides itself. */
export interface Policy {
  readonly occasion: Occasion;
  /** Valid under both rule sets of the specification: the reference and the sample validator. */
  readonly strict: boolean;
  /** Where a release publishes, if that is known. */
  readonly targets?: readonly Target[] | undefined;
  /** Whether the notes of the release come from elsewhere than only the changelog. */
  readonly hasOtherNotes?: boolean | undefined;
  /** The day of the run, such as 2026-11-21. Without it, no entry that is switched off until some day is past. */
  readonly today?: string | undefined;
  /** The ids of all checks that exist, where not all of them are run. */
  readonly known?: readonly string[];
  /** The ids of those among them that always count. */
  readonly alwaysCounting?: readonly string[];
  /** Where the pages of the checks are, if that is known; as package.json names it where this is left out. */
  readonly origin?: Origin | undefined;
}

/** Whether what is switched off or known in a baseline counts nevertheless. */
export function isOverruling({ occasion, strict }: Pick<Policy, "occasion" | "strict">): boolean {
  return strict || occasion === "release";
}

/** The severity of a problem: the worst of those that the circumstances call for. */
export function decideSeverity(
  problem: Problem,
  usual: Severity,
  { occasion, strict, targets = [], hasOtherNotes = false }: Policy,
): Severity {
  return pickWorst([
    problem.severity ?? usual,
    ...(strict && problem.strict ? [problem.strict] : []),
    ...(occasion === "release" && problem.release ? [problem.release] : []),
    ...(occasion === "release" && !hasOtherNotes && problem.notesRelease ? [problem.notesRelease] : []),
    ...(occasion === "release" && targets.includes("npm") && problem.npmRelease ? [problem.npmRelease] : []),
  ]);
}

/** Whether a problem stops a release: whether it is an error there, even if this run is none. */
export function stopsRelease(problem: Problem, usual: Severity, { strict, hasOtherNotes }: Policy): boolean {
  return decideSeverity(problem, usual, { occasion: "release", strict, hasOtherNotes }) === "error";
}

function pickWorst(severities: readonly Severity[]): Severity {
  return SEVERITIES.find((severity) => severities.includes(severity)) ?? "error";
}
