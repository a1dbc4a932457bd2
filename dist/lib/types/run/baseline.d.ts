import type { Preflight } from "./preflight.js";
/** Reads a baseline, to mark the findings of a run that it lists. @throws {UsageError} for a file that is no baseline. */
export declare function givenBaseline(file: string, cwd: string, root: string): (result: Preflight) => Preflight;
export interface UpdatedBaseline {
    readonly result: Preflight;
    /** How many findings it lists now. */
    readonly listed: number;
    /** How many were left out: a secret is never taken for known. */
    readonly secrets: number;
}
/**
 * Writes a baseline of all that this run has found, and marks it. What the run did not look at - other plugins, as long
 * as they are there, and checks that were not run - stays in it.
 *
 * @throws {UsageError} for a file that is no baseline, or that cannot be written.
 */
export declare function updatedBaseline(result: Preflight, file: string, cwd: string): UpdatedBaseline;
