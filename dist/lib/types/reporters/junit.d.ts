import type { Reporter } from "./reporter.js";
/** JUnit's XML, as Jenkins, GitLab and others show it: a suite for each plugin, and a test for each check. */
export declare const junit: Reporter;
