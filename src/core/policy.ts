import { SEVERITIES, type Problem, type Severity } from "./check.js";
import type { Occasion } from "./report.js";

/** The circumstances that a problem is judged in. */
export interface Policy {
  readonly occasion: Occasion;
  /** Valid under both rule sets of the specification: the reference and the sample validator. */
  readonly strict: boolean;
}

/** The severity of a problem: the worst of those that the circumstances call for. */
export function severityOf(problem: Problem, usual: Severity, { occasion, strict }: Policy): Severity {
  return worst([
    problem.severity ?? usual,
    ...(strict && problem.strict ? [problem.strict] : []),
    ...(occasion === "release" && problem.release ? [problem.release] : []),
  ]);
}

/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
export function stopsRelease(problem: Problem, usual: Severity, { strict }: Policy): boolean {
  return severityOf(problem, usual, { occasion: "release", strict }) === "error";
}

function worst(severities: readonly Severity[]): Severity {
  return SEVERITIES.find((severity) => severities.includes(severity)) ?? "error";
}
