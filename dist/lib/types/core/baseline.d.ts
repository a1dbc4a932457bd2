import type { Policy } from "./policy.js";
import { type Finding, type PluginReport } from "./report.js";
/** Equal findings that are known: what they are, wherever in their file they have moved to. */
export interface BaselineEntry {
    /** The plugin's path, as the report has it. */
    readonly plugin: string;
    readonly check: string;
    readonly file: string;
    /** With `*` for the places in lists, as those move. */
    readonly pointer?: string;
    /** For the reader; the fingerprint holds it, too. */
    readonly message: string;
    /** Of what is said and of the line that it is said of. */
    readonly fingerprint: string;
    /** How many there are. */
    readonly count: number;
}
/** A line of a file that is checked. */
export type LineOf = (file: string, line: number) => string | undefined;
/** The findings of a plugin that a baseline takes in. Never a secret: that is to be mended, or switched off with a reason. */
export declare function baselineOf(plugin: PluginReport, lineOf: LineOf): readonly BaselineEntry[];
export interface Recognised {
    readonly plugin: PluginReport;
    /** How many of the entries' findings are not there any more. */
    readonly gone: number;
}
/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
export declare function recognised(plugin: PluginReport, entries: readonly BaselineEntry[], lineOf: LineOf, policy: Pick<Policy, "occasion" | "strict">): Recognised;
/** Whether this run could have found what an entry lists. */
export declare function isJudged(entry: BaselineEntry, plugins: readonly PluginReport[]): boolean;
/** What two entries have in common that list the same. */
export declare function keyOf({ plugin, check, file, pointer, fingerprint }: BaselineEntry): string;
/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
export declare function entryOf(plugin: string, finding: Finding, lineOf: LineOf): BaselineEntry;
