import type { Reporter } from "./reporter.js";
/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
export declare const summary: Reporter;
