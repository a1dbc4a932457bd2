import type { Outcome } from "../core/report.js";
/** What becomes of each check on a plugin that is plainly fine. */
export declare const PLAIN_OUTCOMES: readonly Outcome[];
