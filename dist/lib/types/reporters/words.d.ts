import { type Counts, type Finding, type Outcome, type PluginReport, type Report } from "../core/report.js";
/** `passes`, `does not pass as a release`; of several plugins `do not all pass`. */
export declare function verdictWords(report: Report, several?: boolean): string;
/** `1 error`, `3 warnings`. */
export declare function counted(count: number, noun: string): string;
/** `2 errors, 1 warning`; "" when there is nothing. */
export declare function countWords(counts: Counts): string;
/** `2 errors, 3 suppressed`; "" when there is nothing. */
export declare function allCountWords(counts: Counts): string;
/** What a release would say that this run does not: a sentence without its full stop, or `undefined`. */
export declare function releaseWords(report: Report): string | undefined;
/** With a full stop, where it does not end in a question. */
export declare function sentence(text: string): string;
export declare const STOPS_RELEASE = "A release would be stopped by this";
/** Whether nothing but a release would be stopped by a finding. */
export declare function stopsReleaseOnly(finding: Finding): boolean;
/** Why a finding does not count, or would not, were this no release and not strict; `undefined` for any other. */
export declare function suppressionWords({ suppressed, overruled }: Finding, { occasion }: Report): string | undefined;
/** Which plugins were looked at, where not all were; `undefined` where they were. */
export declare function selectionWords({ selection, plugins }: Report): string | undefined;
/** That a baseline lists what is not there any more; `undefined` where it does not. */
export declare function goneWords({ baseline }: Report): string | undefined;
/** `3 new, 5 known from main, 1 not compared`, of the findings that count; `undefined` where none was compared. */
export declare function ageWords({ plugins, base }: Pick<Report, "plugins" | "base">): string | undefined;
/** That the pull request does not bring a finding; `undefined` for any other. */
export declare function knownWords({ age }: Finding, { base }: Report): string | undefined;
export declare function reportCounts({ plugins }: Pick<Report, "plugins">): Counts;
/** That not all findings are shown at their lines, in a sentence; nothing where they are. */
export declare function annotatedWords(report: Report, shown: number, isCut: boolean): readonly string[];
/** Where those are that GitHub does not show at their lines. */
export declare function listWords(isCut: boolean): string;
/** `Weather 1.2.0`, or the folder where the manifest names none. */
export declare function pluginTitle({ name, version, path }: PluginReport): string;
/** `plugins/weather (Weather 1.2.0)`, where there are several. */
export declare function titleAndPath(plugin: PluginReport): string;
/** Whether there is nothing to say of a plugin. */
export declare function isHealthy({ findings, outcomes }: PluginReport): boolean;
export type Tally = Readonly<Record<Outcome["status"], number>>;
export declare function tally({ outcomes }: PluginReport): Tally;
export interface Skipped {
    readonly checks: ReadonlySet<string>;
    /** In how many plugins. */
    readonly plugins: number;
}
/** The checks that were skipped, by the reason. */
export declare function skippedChecks(plugins: readonly PluginReport[]): ReadonlyMap<string, Skipped>;
