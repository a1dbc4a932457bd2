import { resolve } from "node:path";
import { checks } from "../checks/index.js";
import { SEVERITIES } from "../core/check.js";
import type { LaterLifeReport, LifecycleReport, LifecycleStepReport } from "../core/lifecycle-report.js";
import {
  FAIL_ON,
  NOTE_SEVERITIES,
  OCCASIONS,
  type Base,
  type BaselineUse,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
  type RunNote,
  type Selection,
} from "../core/report.js";
import { ORIGIN, TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { REPORT_SCHEMA } from "../reporters/json.js";
import { quote } from "../text/safe.js";
import { readFileOfCaller, type FileOfCaller } from "../workspace/read-file-of-caller.js";
import { readCheck, readFinding, readPath, type ReportSource } from "./records/read-finding.js";
import { readChange, readRemoved } from "./records/read-change.js";
import { readDifference } from "./records/read-difference.js";
import { readRecord, type RecordReader } from "./record.js";
import { groupBy } from "../text/group-by.js";

const STATUSES = ["met", "unmet", "skipped", "crashed"] as const;

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
    throw new UsageError(what, "Give a file that --format json, or the input report-file, has written");
  }
  const help = "Give what --format json has written, in this version";
  return readRecord({ bytes: read.bytes, subject, schema: REPORT_SCHEMA, help }, (record) =>
    readReportRecord(record, { origin, isTrusted }),
  );
}

function readReportRecord(record: RecordReader, source: ReportSource): Report {
  record.part("tool", (tool) => {
    const ruleset = tool.text("ruleset");
    if (ruleset !== TOOL.ruleset) {
      tool.refuse("ruleset", `it was made by the rules of ${quote(ruleset)}, and these are ${quote(TOOL.ruleset)}`);
    }
  });
  const selection = record.optionalPart("selection", readSelection);
  return {
    occasion: record.word("occasion", OCCASIONS),
    strict: record.flag("strict"),
    failOn: record.word("failOn", FAIL_ON),
    failOnNew: record.has("failOnNew") ? record.word("failOnNew", SEVERITIES) : undefined,
    plugins: readPlugins(record, selection, source),
    selection,
    baseline: record.optionalPart("baseline", readBaselineUse),
    base: record.optionalPart("base", readBase),
    ...(record.has("notes") && { notes: record.list("notes", readNote) }),
  };
}

/** A part of a run may have nothing to check and says why. Otherwise a report without plugins is not valid. */
function readPlugins(
  record: RecordReader,
  selection: Selection | undefined,
  source: ReportSource,
): readonly PluginReport[] {
  const plugins = record.list("plugins", (plugin) => readPlugin(plugin, source));
  const { of = 0, changedSince, shard } = selection ?? {};
  const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
  if (plugins.length === 0 && !mayBeEmpty)
    record.refuse("plugins", "it reports no plugin, and what is not checked is not a pass");
  if (selection && plugins.length > of)
    record.refuse("plugins", `it reports more plugins than ${String(of)}, which it is about`);
  return plugins;
}

function readSelection(record: RecordReader): Selection {
  return {
    of: record.sum("of"),
    tag: record.optionalText("tag"),
    changedSince: record.optionalText("changedSince"),
    shard: record.optionalText("shard"),
  };
}

function readNote(record: RecordReader): RunNote {
  const path = readPath(record, "path", "folder");
  return {
    severity: record.word("severity", NOTE_SEVERITIES),
    path: path === "." ? "" : path,
    message: record.text("message"),
  };
}

function readBaselineUse(record: RecordReader): BaselineUse {
  return { file: record.text("file"), gone: record.sum("gone") };
}

function readBase(record: RecordReader): Base {
  const removed = record.has("removed") ? record.list("removed", readRemoved) : undefined;
  return { name: record.text("name"), commit: record.text("commit"), ...(removed && { removed }) };
}

function readPlugin(record: RecordReader, source: ReportSource): PluginReport {
  const findings = record.list("findings", (finding) => readFinding(finding, source));
  const byCheck = groupBy(findings, ({ check }) => check);
  const outcomes = record.list("outcomes", (outcome) => readOutcome(outcome, byCheck, source));
  const reported = outcomes.reduce(
    (sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0),
    0,
  );
  if (reported !== findings.length) record.refuse("findings", "not every finding is of a check that failed");
  requireEveryCheck(outcomes, record);
  return {
    path: readPath(record, "path", "folder"),
    name: record.optionalText("name"),
    version: record.optionalText("version"),
    outcomes,
    findings,
    lifecycle: record.optionalPart("lifecycle", readLifecycle),
    difference: record.optionalPart("difference", readDifference),
    change: record.optionalPart("change", (change) => readChange(change, source)),
  };
}

function readLifecycle(record: RecordReader): LifecycleReport {
  return {
    entry: readPath(record, "entry", "file"),
    dom: record.optionalText("dom"),
    unguarded: record.optionalText("unguarded"),
    steps: record.list("steps", readLifecycleStep),
    permissions: record.texts("permissions"),
    left: record.texts("left"),
    laterLives: record.list("laterLives", readLaterLife),
  };
}

function readLaterLife(record: RecordReader): LaterLifeReport {
  return {
    kind: record.text("kind"),
    from: record.optionalText("from"),
    steps: record.list("steps", readLifecycleStep),
    left: record.texts("left"),
  };
}

function readLifecycleStep(record: RecordReader): LifecycleStepReport {
  return {
    step: record.text("step"),
    call: record.count("call"),
    outcome: record.text("outcome"),
    milliseconds: record.sum("milliseconds"),
    logged: record.texts("logged"),
    printed: record.texts("printed"),
    stored: record.texts("stored"),
    notified: record.texts("notified"),
    open: record.texts("open"),
  };
}

/** What a job has not checked is not a pass: each check has one outcome. */
function requireEveryCheck(outcomes: readonly Outcome[], record: RecordReader): void {
  const seen = new Set<string>();
  for (const { check } of outcomes) {
    if (seen.has(check)) record.refuse("outcomes", `there are two outcomes of the check ${quote(check)}`);
    seen.add(check);
  }
  const missing = checks.find(({ id }) => !seen.has(id));
  if (missing) record.refuse("outcomes", `there is no outcome of the check ${quote(missing.id)}, so it is not a pass`);
}

function readOutcome(
  record: RecordReader,
  findings: ReadonlyMap<string, readonly Finding[]>,
  source: ReportSource,
): Outcome {
  const named = readCheck(record, source);
  const status = record.word("status", STATUSES);
  switch (status) {
    case "met":
      return { ...named, status };
    case "skipped":
      return { ...named, status, reason: record.text("reason") };
    case "crashed":
      return { ...named, status, error: record.text("error") };
    case "unmet": {
      const own = findings.get(named.check) ?? [];
      const count = record.count("findings");
      if (own.length !== count)
        record.refuse("findings", `${String(count)} are announced and ${String(own.length)} there`);
      return { ...named, status, findings: own };
    }
  }
}
