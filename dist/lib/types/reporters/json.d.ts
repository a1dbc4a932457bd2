import type { Reporter } from "./reporter.js";
/** The whole report for programs; dist/report.schema.json describes it. */
export declare const json: Reporter;
