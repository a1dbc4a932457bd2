import type { Reporter } from "./reporter.js";
/** SARIF 2.1.0, within GitHub's limits: the worst findings first, and those last that do not count. */
export declare const sarif: Reporter;
