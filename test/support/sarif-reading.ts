import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Log, Result, Run } from "sarif";
import type { Finding, PluginReport, Report } from "../../src/core/report.js";
import { ROOT } from "./project.js";

const validate = sarifValidator();

function sarifValidator(): ValidateFunction {
  const schema = JSON.parse(
    readFileSync(join(ROOT, "test", "support", "schemas", "sarif-2.1.0.json"), "utf8"),
  ) as object;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** The one run of a report that meets the standard's own schema. */
export function runOf(text: string): Run {
  const log = JSON.parse(text) as Log;
  if (!validate(log)) throw new Error(JSON.stringify(validate.errors?.slice(0, 3)));
  const [run, ...others] = log.runs;
  if (!run || others.length > 0) throw new Error("There must be one run");
  return run;
}

export function placeOf({ ruleId = "", locations }: Result): string {
  const { artifactLocation, region } = locations?.[0]?.physicalLocation ?? {};
  return JSON.stringify([ruleId, decodeURIComponent(artifactLocation?.uri ?? ""), region]);
}

export function findingPlace({ check, location: { file, range } }: Pick<Finding, "check" | "location">): string {
  if (!range) return JSON.stringify([check, file, { startLine: 1 }]);
  const { start, end } = range;
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return JSON.stringify([check, file, region]);
}

export function mapFindings(report: Report, change: (finding: Finding) => Finding): Report {
  const plugins = report.plugins.map((plugin) => ({ ...plugin, findings: plugin.findings.map(change) }));
  return { ...report, plugins };
}

export function finding(number: number, more: Partial<Finding>): Finding {
  return {
    check: "manifest-name",
    code: "spaces",
    severity: "error",
    stopsRelease: false,
    url: "https://example.com",
    message: `Finding ${String(number)}`,
    location: { file: "manifest.json" },
    ...more,
  };
}

export function pluginOf(findings: readonly Finding[]): PluginReport {
  const about = { check: "manifest-name", title: "A title", url: "https://example.com" };
  return { path: ".", name: "A", version: "1.0.0", outcomes: [{ ...about, status: "unmet", findings }], findings };
}

export function reportOf(findings: readonly Finding[]): Report {
  return { occasion: "push", strict: false, failOn: "error", plugins: [pluginOf(findings)] };
}
