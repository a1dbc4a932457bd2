import type { Reporter } from "./reporter.js";
export declare const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs; dist/report.schema.json describes it. */
export declare const json: Reporter;
