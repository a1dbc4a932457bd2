import type { Edit } from "./location.js";
export interface Edited {
    readonly text: string;
    /** For each fix whether it was applied; one that touches what another has changed is not. */
    readonly applied: readonly boolean[];
}
/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
export declare function applyFixes(text: string, fixes: readonly (readonly Edit[])[]): Edited;
