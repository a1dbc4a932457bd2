import { type Problem, type Severity } from "./check.js";
import type { Occasion } from "./report.js";
/** The circumstances that a problem is judged in. */
export interface Policy {
    readonly occasion: Occasion;
    /** Valid under both rule sets of the specification: the reference and the sample validator. */
    readonly strict: boolean;
    /** The day of the run, such as 2026-11-21; without it, nothing that is switched off until some day is past. */
    readonly today?: string;
    /** The ids of all checks there are, where not all of them are run. */
    readonly known?: readonly string[];
}
/** Whether what is switched off, or known in a baseline, counts all the same. */
export declare function overrules({ occasion, strict }: Pick<Policy, "occasion" | "strict">): boolean;
/** The severity of a problem: the worst of those that the circumstances call for. */
export declare function severityOf(problem: Problem, usual: Severity, { occasion, strict }: Policy): Severity;
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
export declare function stopsRelease(problem: Problem, usual: Severity, { strict }: Policy): boolean;
