import type { Reporter } from "./reporter.js";
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
export declare const terminal: Reporter;
