import {
  countFindings,
  verdict,
  type Base,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
  type RunNote,
  type Selection,
} from "../core/report.js";
import type { AddedSuppression, FixedFinding, PluginChange } from "../core/change.js";
import type { LifecycleReport, LifecycleStepReport } from "../core/lifecycle-report.js";
import { makeSafeSubject } from "../core/finding-identity.js";
import { TOOL } from "../core/tool.js";
import type { Excerpt } from "../base/text/excerpt.js";
import type { Range } from "../base/text/location.js";
import { makeInertJson } from "../base/text/safe.js";
import { getExcerpt } from "./finding-excerpt.js";
import { makeMarkReader, type FindingMarks } from "./finding-marks.js";
import type { Reporter, View } from "./reporter.js";
import { countReportFindings } from "./phrases.js";

export const REPORT_SCHEMA = "plugin-preflight/report@1";

/** The whole report for programs, as dist/report.schema.json describes it. */
export const json: Reporter = (report, view) =>
  `${makeInertJson(JSON.stringify(makeReportRecord(report, view), undefined, 2))}\n`;

function makeReportRecord(report: Report, view: Pick<View, "source">) {
  const readMarks = makeMarkReader(view);
  const makeFinding = (finding: Finding) => makeFindingRecord(finding, readMarks(finding), getExcerpt(finding, view));
  return {
    schema: REPORT_SCHEMA,
    tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
    occasion: report.occasion,
    strict: report.strict,
    failOn: report.failOn,
    failOnNew: report.failOnNew,
    verdict: verdict(report),
    selection: report.selection && makeSelectionRecord(report.selection),
    baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
    only: report.only && { chosen: report.only.chosen, of: report.only.of },
    base: report.base && makeBaseRecord(report.base),
    notes: report.notes?.length === 0 ? undefined : report.notes?.map(makeNoteRecord),
    counts: countReportFindings(report),
    plugins: report.plugins.map((plugin) => makePluginRecord(plugin, report, makeFinding)),
  };
}

function makePluginRecord(
  plugin: PluginReport,
  { failOn, failOnNew }: Report,
  makeFinding: (finding: Finding) => object,
) {
  return {
    path: plugin.path,
    name: plugin.name,
    version: plugin.version,
    verdict: verdict({ plugins: [plugin], failOn, failOnNew }),
    counts: countFindings(plugin.findings),
    outcomes: plugin.outcomes.map(makeOutcomeRecord),
    findings: plugin.findings.map(makeFinding),
    lifecycle: plugin.lifecycle && makeLifecycleRecord(plugin.lifecycle),
    difference: plugin.difference,
    change: plugin.change && makeChangeRecord(plugin.change),
  };
}

function makeNoteRecord({ severity, path, message }: RunNote) {
  return { severity, path: path || ".", message };
}

function makeBaseRecord({ name, commit, removed }: Base) {
  return { name, commit, removed: removed?.map(({ path, filesLeft }) => ({ path, filesLeft })) };
}

function makeChangeRecord({ kind, from, fixed, suppressions }: PluginChange) {
  return { kind, from, fixed: fixed.map(makeFixedRecord), suppressions: suppressions.map(makeSuppressionRecord) };
}

function makeFixedRecord({ check, code, severity, message, url, file }: FixedFinding) {
  return { check, code, severity, message, url, file };
}

function makeSuppressionRecord({ kind, check, file, line, reason, findings }: AddedSuppression) {
  return { kind, check, file, line, reason, findings };
}

// Keys have a fixed order, whoever made the report. Equal reports give equal texts.

function makeOutcomeRecord(outcome: Outcome) {
  const { check, title, url, status } = outcome;
  const common = { check, title, url, status };
  switch (outcome.status) {
    case "met":
      return common;
    case "unmet":
      return { ...common, findings: outcome.findings.length };
    case "skipped":
      return { ...common, reason: outcome.reason };
    case "crashed":
      return { ...common, error: outcome.error };
  }
}

function makeFindingRecord(finding: Finding, { identity, lineHash }: FindingMarks, excerpt: Excerpt | undefined) {
  const { check, code, severity, stopsRelease, suppressed, overruled, age, notCompared, message, help, printed, url } =
    finding;
  const subject = finding.subject && makeSafeSubject(finding.subject);
  const { secret, fingerprint, location, fix } = finding;
  const { file, pointer, range } = location;
  return {
    check,
    code,
    subject,
    severity,
    stopsRelease,
    suppressed,
    overruled,
    age,
    notCompared,
    message,
    help,
    printed,
    url,
    secret,
    fingerprint,
    identity,
    lineHash,
    location: { file, pointer, range: range && makeRangeRecord(range) },
    excerpt: excerpt && makeExcerptRecord(excerpt),
    fix: fix?.map((edit) => ({ file: edit.file, range: makeRangeRecord(edit.range), text: edit.text })),
  };
}

function makeExcerptRecord({ before, marked, after, cutBefore, cutAfter }: Excerpt) {
  return { before, marked, after, cutBefore, cutAfter };
}

function makeLifecycleRecord({
  entry,
  dom,
  browser,
  unguarded,
  steps,
  permissions,
  left,
  laterLives,
}: LifecycleReport) {
  return {
    entry,
    dom,
    browser,
    unguarded,
    steps: makeStepRecords(steps),
    permissions,
    left,
    laterLives: laterLives.map((later) => ({
      kind: later.kind,
      entry: later.entry,
      from: later.from,
      steps: makeStepRecords(later.steps),
      left: later.left,
    })),
  };
}

function makeStepRecords(steps: readonly LifecycleStepReport[]) {
  return steps.map(({ step, call, outcome, milliseconds, logged, printed, stored, notified, open }) => ({
    step,
    call,
    outcome,
    milliseconds,
    logged,
    printed,
    stored,
    notified,
    open,
  }));
}

function makeSelectionRecord({ of, tag, changedSince, shard }: Selection) {
  return { of, tag, changedSince, shard };
}

function makeRangeRecord({ start, end }: Range) {
  return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}
