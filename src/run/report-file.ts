import { resolve } from "node:path";
import type { FixedFinding } from "../core/change.js";
import type { Finding, Outcome, PluginReport, Report, RunNote } from "../core/report.js";
import { choosePageUrl, makePageUrl, ORIGIN, TOOL, type Origin } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { validate } from "../generated/report-validator.js";
import { REPORT_SCHEMA } from "../reporters/json.js";
import { groupBy } from "../base/text/lists.js";
import { toObject, type JsonObject } from "../base/text/json/json-object.js";
import { quote } from "../base/text/safe.js";
import { readFileOfCaller, type FileOfCaller } from "../base/files/read-file-of-caller.js";
import { readRecord, type RecordFault } from "./record.js";
import {
  alwaysCounts,
  findReportFault,
  findTitle,
  type OutcomeRecord,
  type PluginRecord,
  type ReportRecord,
} from "./records/report-rules.js";

interface ReportSource {
  /** Where the pages of the checks are. */
  readonly origin: Origin | undefined;
  /**
   * Whether the job that wrote the report is trusted: by the identities of findings, a code scanning decides what is
   * fixed.
   */
  readonly isTrusted: boolean;
}

interface ReadOptions extends Partial<ReportSource> {
  readonly readFile?: (path: string) => FileOfCaller;
}

/**
 * Reads a report that was written as JSON, whoever wrote it. The names and pages of checks in it are replaced by
 * ours.
 *
 * @throws {UsageError} if it is not a report, was made by other rules, or has no outcome for a check of this
 * version.
 */
export function readReport(
  file: string,
  cwd: string,
  { readFile = readFileOfCaller, origin = ORIGIN, isTrusted = true }: ReadOptions = {},
): Report {
  const subject = `The report ${quote(file)}`;
  const read = readFile(resolve(cwd, file));
  if ("refused" in read) {
    const what = read.missing ? `There is no report ${quote(file)}` : `${subject} cannot be read: ${read.refused}`;
    throw new UsageError(what, "Give a file that --format json or the input report-file wrote");
  }
  const help = "Give a file that --format json of this version wrote";
  const record = readRecord<ReportRecord>(
    { bytes: read.bytes, subject, schema: REPORT_SCHEMA, help },
    { validate, findOtherVersion: findOtherRules, findFault: findReportFault },
  );
  return makeReport(record, { origin, isTrusted });
}

function findOtherRules(record: JsonObject): RecordFault | undefined {
  const ruleset = toObject(record["tool"])["ruleset"];
  if (typeof ruleset !== "string" || ruleset === TOOL.ruleset) return undefined;
  const why = `it was made with the rules ${quote(ruleset)}, but this version has ${quote(TOOL.ruleset)}`;
  return { path: ["tool", "ruleset"], why };
}

function makeReport(record: ReportRecord, source: ReportSource): Report {
  const { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes } = record;
  return {
    occasion,
    strict,
    failOn,
    failOnNew,
    plugins: plugins.map((plugin) => makePlugin(plugin, source)),
    selection,
    baseline,
    base,
    ...(notes && { notes: notes.map(makeNote) }),
  };
}

function makeNote(note: RunNote): RunNote {
  return { ...note, path: note.path === "." ? "" : note.path };
}

function makePlugin(record: PluginRecord, source: ReportSource): PluginReport {
  const { path, name, version, lifecycle, difference, change } = record;
  const findings = record.findings.map((finding) => makeFinding(finding, source));
  const byCheck = groupBy(findings, ({ check }) => check);
  return {
    path,
    name,
    version,
    outcomes: record.outcomes.map((outcome) => makeOutcome(outcome, byCheck, source)),
    findings,
    lifecycle,
    difference: difference && { ...difference, growth: difference.after.size - difference.before.size },
    change: change && { ...change, fixed: change.fixed.map((fixed) => usePage(fixed, source)) },
  };
}

function makeFinding(record: Finding, source: ReportSource): Finding {
  const finding = usePage(record, source);
  const { identity, lineHash } = finding;
  return {
    ...finding,
    ...(alwaysCounts(finding.check) && { alwaysCounts: true }),
    identity: source.isTrusted ? identity : undefined,
    lineHash: source.isTrusted ? lineHash : undefined,
  };
}

/** With the page of the check that this copy of the tool has, where the report is not trusted. */
function usePage<Record extends Finding | FixedFinding>(record: Record, source: ReportSource): Record {
  return { ...record, url: choosePage(record, source) };
}

function choosePage({ check, url }: { check: string; url?: string | undefined }, source: ReportSource) {
  return source.isTrusted ? choosePageUrl(url, check) : makePageUrl(check, source.origin);
}

function makeOutcome(
  record: OutcomeRecord,
  findings: ReadonlyMap<string, readonly Finding[]>,
  source: ReportSource,
): Outcome {
  const { check } = record;
  const named = { check, title: findTitle(check), url: choosePage(record, source) };
  switch (record.status) {
    case "met":
      return { ...named, status: "met" };
    case "skipped":
      return { ...named, status: "skipped", reason: record.reason };
    case "crashed":
      return { ...named, status: "crashed", error: record.error };
    case "unmet":
      return { ...named, status: "unmet", findings: findings.get(check) ?? [] };
  }
}
