import { checks } from "../../checks/index.js";
import type { Finding, Outcome, PluginReport, Report } from "../../core/report.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { comparePositions, type Range } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import type { RecordFault } from "../record.js";

/** A report as its schema describes it. */
export interface ReportRecord extends Omit<Report, "plugins" | "only"> {
  readonly plugins: readonly PluginRecord[];
}

export interface PluginRecord extends Omit<PluginReport, "outcomes"> {
  readonly outcomes: readonly OutcomeRecord[];
}

export type OutcomeRecord =
  | Exclude<Outcome, { readonly status: "unmet" }>
  /** How many findings the check has. */
  | { readonly check: string; readonly url?: string; readonly status: "unmet"; readonly findings: number };

const CHECKS = new Map(checks.map((check) => [check.id, check]));

/** Whether the findings of a check count, whatever the repository says. */
export function alwaysCounts(check: string): boolean {
  return CHECKS.get(check)?.alwaysCounts === true;
}

export function findTitle(check: string): string {
  return CHECKS.get(check)?.title ?? check;
}

/** The first fault of a report that its schema cannot describe. */
export function findReportFault(report: ReportRecord): RecordFault | undefined {
  const [fault] = findReportFaults(report);
  return fault;
}

function* findReportFaults({ plugins, selection, base, notes = [] }: ReportRecord): Generator<RecordFault> {
  for (const [at, plugin] of plugins.entries()) yield* findPluginFaults(plugin, ["plugins", at]);
  // A part of a run may have nothing to check and says why.
  const { of = 0, changedSince, shard } = selection ?? {};
  const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
  if (plugins.length === 0 && !mayBeEmpty) {
    yield { path: ["plugins"], why: "it reports no plugin, so it is not a pass" };
  }
  if (selection && plugins.length > of) {
    yield { path: ["plugins"], why: `it reports more plugins than ${String(of)}, which it is about` };
  }
  for (const [at, { path }] of (base?.removed ?? []).entries()) {
    yield* findPathFaults(path, ["base", "removed", at, "path"], "folder");
  }
  for (const [at, { path }] of notes.entries()) yield* findPathFaults(path, ["notes", at, "path"], "folder");
}

function* findPluginFaults(plugin: PluginRecord, at: Path): Generator<RecordFault> {
  for (const [index, finding] of plugin.findings.entries())
    yield* findFindingFaults(finding, [...at, "findings", index]);
  yield* findOutcomeFaults(plugin, at);
  yield* findPathFaults(plugin.path, [...at, "path"], "folder");
  if (plugin.lifecycle) yield* findPathFaults(plugin.lifecycle.entry, [...at, "lifecycle", "entry"], "file");
  if (plugin.change) yield* findChangeFaults(plugin.change, [...at, "change"]);
}

function* findFindingFaults(finding: Finding, at: Path): Generator<RecordFault> {
  yield* findCodeFaults(finding, at);
  const { check, suppressed, fingerprint, location, fix = [] } = finding;
  yield* findPathFaults(location.file, [...at, "location", "file"], "file");
  if (location.range) yield* findRangeFaults(location.range, [...at, "location", "range"]);
  for (const [edit, { file, range }] of fix.entries()) {
    yield* findPathFaults(file, [...at, "fix", edit, "file"], "file");
    yield* findRangeFaults(range, [...at, "fix", edit, "range"]);
  }
  if (suppressed !== undefined && fingerprint === undefined && alwaysCounts(check)) {
    yield { path: [...at, "suppressed"], why: `${quote(check)} cannot be suppressed` };
  }
}

/** What a job has not checked is not a pass: each check has one outcome, with all its findings. */
function* findOutcomeFaults({ outcomes, findings }: PluginRecord, at: Path): Generator<RecordFault> {
  const seen = new Set<string>();
  let reported = 0;
  for (const [index, outcome] of outcomes.entries()) {
    const { check } = outcome;
    yield* findCheckFaults(check, [...at, "outcomes", index]);
    if (seen.has(check))
      yield { path: [...at, "outcomes"], why: `there are two outcomes of the check ${quote(check)}` };
    seen.add(check);
    if (outcome.status !== "unmet") continue;
    const own = findings.filter((finding) => finding.check === check).length;
    if (own !== outcome.findings) {
      const why = `${String(outcome.findings)} are announced and ${String(own)} there`;
      yield { path: [...at, "outcomes", index, "findings"], why };
    }
    reported += own;
  }
  if (reported !== findings.length) {
    yield { path: [...at, "findings"], why: "not every finding is of a check that failed" };
  }
  const missing = checks.find(({ id }) => !seen.has(id));
  if (!missing) return;
  const why = `there is no outcome of the check ${quote(missing.id)}, so it is not a pass`;
  yield { path: [...at, "outcomes"], why };
}

function* findChangeFaults(change: NonNullable<PluginRecord["change"]>, at: Path): Generator<RecordFault> {
  if (change.from !== undefined) yield* findPathFaults(change.from, [...at, "from"], "folder");
  for (const [index, fixed] of change.fixed.entries()) {
    yield* findCodeFaults(fixed, [...at, "fixed", index]);
    yield* findPathFaults(fixed.file, [...at, "fixed", index, "file"], "file");
  }
  for (const [index, { file }] of change.suppressions.entries()) {
    yield* findPathFaults(file, [...at, "suppressions", index, "file"], "file");
  }
}

function* findCheckFaults(check: string, at: Path): Generator<RecordFault> {
  if (!CHECKS.has(check)) yield { path: [...at, "check"], why: `there is no check ${quote(check)}` };
}

function* findCodeFaults({ check, code }: { check: string; code: string }, at: Path): Generator<RecordFault> {
  yield* findCheckFaults(check, at);
  const codes: JsonObject = CHECKS.get(check)?.codes ?? {};
  if (Object.hasOwn(codes, code)) return;
  yield { path: [...at, "code"], why: `the check ${quote(check)} has no code ${quote(code)}` };
}

function* findPathFaults(path: string, at: Path, kind: "file" | "folder"): Generator<RecordFault> {
  const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
  if (!isInside) yield { path: at, why: `${quote(path)} is not a ${kind} of a repository` };
}

function* findRangeFaults({ start, end }: Range, at: Path): Generator<RecordFault> {
  if (comparePositions(end, start) < 0) yield { path: [...at, "end"], why: "it is before the start" };
}
