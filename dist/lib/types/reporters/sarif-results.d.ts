import type { Result } from "sarif";
import type { Finding, Report } from "../core/report.js";
import type { Fingerprints } from "./sarif-fingerprints.js";
/** The folder that all files are relative to; whoever reads the report knows where it is. */
export declare const SOURCE_ROOT = "%SRCROOT%";
/** A finding as SARIF's result. */
export declare function resultOf(finding: Finding, rule: number, prints: Fingerprints, { report, isCompared }: {
    readonly report: Report;
    readonly isCompared: boolean;
}): Result;
/** A text of which no reader makes a link. */
export declare function text(words: string): string;
