import type { OffEntry } from "../plugin/configuration/off-entry.js";
import type { Check } from "./check.js";
import { type Policy } from "./policy.js";
import type { Finding, Outcome } from "./report.js";
export interface SwitchedOff {
    readonly outcomes: readonly Outcome[];
    /** The entries that some finding was found for. */
    readonly used: ReadonlySet<OffEntry>;
}
/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
export declare function switchOff(outcomes: readonly Outcome[], checks: readonly Check[], { off, folder, policy }: {
    readonly off: readonly OffEntry[];
    readonly folder: string;
    readonly policy: Policy;
}): SwitchedOff;
/** A finding that is known and does not count, or, where that does not hold, says so. */
export declare function suppressedBy(finding: Finding, reason: string, policy: Pick<Policy, "occasion" | "strict">): Finding;
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
export declare function isPast({ until }: OffEntry, { today }: Policy): boolean;
