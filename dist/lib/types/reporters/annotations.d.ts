import { type Finding, type Report } from "../core/report.js";
import type { Reporter, View } from "./reporter.js";
/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
export declare const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
export declare const annotations: Reporter;
/** What GitHub will show of a report, worst first, and what it would drop. */
export declare function annotated({ plugins }: Pick<Report, "plugins">, { isChanged }?: Pick<View, "isChanged">): {
    readonly shown: readonly Finding[];
    readonly left: readonly Finding[];
};
