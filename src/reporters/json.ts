import { countFindings, verdict, type Finding, type PluginReport, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { inertJson } from "../text/safe.js";
import type { Reporter } from "./reporter.js";
import { reportCounts } from "./words.js";

const SCHEMA = "plugin-preflight/report@1";

/** The whole report for programs; dist/report.schema.json describes it. */
export const json: Reporter = (report) => `${inertJson(JSON.stringify(reportRecord(report), undefined, 2))}\n`;

function reportRecord(report: Report) {
  return {
    schema: SCHEMA,
    tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
    occasion: report.occasion,
    strict: report.strict,
    failOn: report.failOn,
    verdict: verdict(report),
    counts: reportCounts(report),
    plugins: report.plugins.map((plugin) => pluginRecord(plugin, report)),
  };
}

function pluginRecord(plugin: PluginReport, { failOn }: Report) {
  return {
    path: plugin.path,
    name: plugin.name,
    version: plugin.version,
    verdict: verdict({ plugins: [plugin], failOn }),
    counts: countFindings(plugin.findings),
    outcomes: plugin.outcomes.map((outcome) =>
      outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.length } : outcome,
    ),
    findings: plugin.findings.map(findingRecord),
  };
}

function findingRecord({ check, severity, stopsRelease, message, help, printed, url, location, fix }: Finding) {
  return { check, severity, stopsRelease, message, help, printed, url, location, fix };
}
