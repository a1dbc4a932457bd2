import { type Counts, type PluginReport, type Report, type Verdict } from "../core/report.js";
export declare const VERDICT_WORDS: Readonly<Record<Verdict, string>>;
/** `1 error`, `3 warnings`. */
export declare function counted(count: number, noun: string): string;
/** `2 errors, 1 warning`; "" when there is nothing. */
export declare function countWords(counts: Counts): string;
export declare function reportCounts({ plugins }: Pick<Report, "plugins">): Counts;
/** `Weather 1.2.0`, or the folder where the manifest names none. */
export declare function pluginTitle({ name, version, path }: PluginReport): string;
export interface Tally {
    readonly met: number;
    readonly unmet: number;
    readonly crashed: number;
    /** The checks that were skipped, by the reason. */
    readonly skipped: ReadonlyMap<string, readonly string[]>;
}
export declare function tally({ outcomes }: PluginReport): Tally;
