import type { Severity } from "../core/check.js";
import { type Finding, type Outcome, type Report } from "../core/report.js";
import type { View } from "./reporter.js";
export declare const MARKS: Readonly<Record<Severity | "suppressed" | "pass" | "fail" | "broken", string>>;
/** A finding in one line, and below it what was printed. */
export declare function row(finding: Finding, report: Report, view: View): string;
/** A check in a list of checks. */
export declare function item(outcome: Outcome): string;
/** What a check that crashed has to say; nothing of any other. */
export declare function crash(outcome: Outcome): string[];
