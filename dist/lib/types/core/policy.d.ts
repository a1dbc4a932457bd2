import { type Problem, type Severity } from "./check.js";
import type { Occasion } from "./report.js";
/** The circumstances that a problem is judged in. */
export interface Policy {
    readonly occasion: Occasion;
    /** Valid under both rule sets of the specification: the reference and the sample validator. */
    readonly strict: boolean;
}
/** The severity of a problem: the worst of those that the circumstances call for. */
export declare function severityOf(problem: Problem, usual: Severity, { occasion, strict }: Policy): Severity;
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
export declare function stopsRelease(problem: Problem, usual: Severity, { strict }: Policy): boolean;
