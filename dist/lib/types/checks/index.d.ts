import type { Check } from "../core/check.js";
/** Every check, in the order of the checklist. */
export declare const checks: readonly Check[];
