import { resolve } from "node:path";
import { checks } from "../checks/index.js";
import { SEVERITIES } from "../core/check.js";
import type { Lived, LivedStep } from "../core/lived.js";
import { ALWAYS_COUNTING } from "../core/policy.js";
import {
  AGES,
  FAIL_ON,
  OCCASIONS,
  type Base,
  type BaselineUse,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
  type Selection,
} from "../core/report.js";
import { makePageUrl, ORIGIN, readPageUrl, TOOL, type Origin } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { LONGEST_PART, type Excerpt } from "../text/excerpt.js";
import { comparePositions, type Edit, type Location, type Position, type Range } from "../text/location.js";
import { REPORT_SCHEMA } from "../reporters/json.js";
import { quote } from "../text/safe.js";
import { readGivenFile, type GivenFile } from "../workspace/read-given-file.js";
import { readRecord, type RecordReader } from "./record.js";

const STATUSES = ["met", "unmet", "skipped", "crashed"] as const;

const TITLES = new Map(checks.map(({ id, title }) => [id, title]));

/** GitHub and editors do not count further. */
const MOST_LINES = 2 ** 31 - 1;

interface ReadOptions {
  readonly readFile?: (path: string) => GivenFile;
  /** Where the pages of the checks are. */
  readonly origin?: Origin | undefined;
  /** Whether the job that wrote it is believed: what its findings are known by decides what a code scanning takes for fixed. */
  readonly isTrusted?: boolean;
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
  { readFile = readGivenFile, origin = ORIGIN, isTrusted = true }: ReadOptions = {},
): Report {
  const subject = `The report ${quote(file)}`;
  const read = readFile(resolve(cwd, file));
  if ("refused" in read) {
    const what = read.missing ? `There is no report ${quote(file)}` : `${subject} cannot be read: ${read.refused}`;
    throw new UsageError(what, "Give a file that --format json, or the input report-file, has written");
  }
  const help = "Give what --format json has written, in this version";
  return readRecord({ bytes: read.bytes, subject, schema: REPORT_SCHEMA, help }, (record) =>
    makeReport(record, { origin, isTrusted }),
  );
}

type MakeOptions = Required<Pick<ReadOptions, "isTrusted">> & Pick<ReadOptions, "origin">;

function makeReport(record: RecordReader, options: MakeOptions): Report {
  record.part("tool", (tool) => {
    const ruleset = tool.text("ruleset");
    if (ruleset !== TOOL.ruleset) {
      tool.refuse("ruleset", `it was made by the rules of ${quote(ruleset)}, and these are ${quote(TOOL.ruleset)}`);
    }
  });
  const selection = record.optionalPart("selection", makeSelection);
  const baseline = record.optionalPart("baseline", makeBaseline);
  const base = record.optionalPart("base", makeBase);
  return {
    occasion: record.word("occasion", OCCASIONS),
    strict: record.flag("strict"),
    failOn: record.word("failOn", FAIL_ON),
    plugins: pluginsOf(record, selection, options),
    ...(selection && { selection }),
    ...(baseline && { baseline }),
    ...(base && { base }),
  };
}

/** A part of a run may have nothing to check and says why. Otherwise a report without plugins is not valid. */
function pluginsOf(
  record: RecordReader,
  selection: Selection | undefined,
  options: MakeOptions,
): readonly PluginReport[] {
  const plugins = record.list("plugins", (plugin) => makePlugin(plugin, options));
  const { of = 0, changedSince, shard } = selection ?? {};
  const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
  if (plugins.length === 0 && !mayBeEmpty)
    record.refuse("plugins", "it reports no plugin, and what is not checked is not a pass");
  if (selection && plugins.length > of)
    record.refuse("plugins", `it reports more plugins than ${String(of)}, which it is about`);
  return plugins;
}

function makeSelection(record: RecordReader): Selection {
  const part = {
    ...readOptional(record, "tag"),
    ...readOptional(record, "changedSince"),
    ...readOptional(record, "shard"),
  };
  return { of: record.sum("of"), ...part };
}

function makeBaseline(record: RecordReader): BaselineUse {
  return { file: record.text("file"), gone: record.sum("gone") };
}

function makeBase(record: RecordReader): Base {
  return { name: record.text("name"), commit: record.text("commit") };
}

function makePlugin(record: RecordReader, options: MakeOptions): PluginReport {
  const findings = record.list("findings", (finding) => makeFinding(finding, options));
  const byCheck = new Map<string, Finding[]>();
  for (const finding of findings) {
    const same = byCheck.get(finding.check);
    if (same) same.push(finding);
    else byCheck.set(finding.check, [finding]);
  }
  const outcomes = record.list("outcomes", (outcome) => makeOutcome(outcome, byCheck, options));
  const reported = outcomes.reduce(
    (sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0),
    0,
  );
  if (reported !== findings.length) record.refuse("findings", "not every finding is of a check that is unmet");
  requireEveryCheck(outcomes, record);
  const lifecycle = record.optionalPart("lifecycle", makeLived);
  return {
    path: readPath(record, "path", "folder"),
    name: record.optionalText("name"),
    version: record.optionalText("version"),
    outcomes,
    findings,
    ...(lifecycle && { lifecycle }),
  };
}

function makeLived(record: RecordReader): Lived {
  return {
    entry: readPath(record, "entry", "file"),
    ...readOptional(record, "dom"),
    steps: record.list("steps", makeLivedStep),
    permissions: record.texts("permissions"),
  };
}

function makeLivedStep(record: RecordReader): LivedStep {
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

/** A check by its id, with our own title and page, whatever the report contains. */
function readCheck(record: RecordReader, options: MakeOptions): Pick<Outcome, "check" | "title" | "url"> {
  const check = record.text("check");
  const title = TITLES.get(check) ?? record.refuse("check", `there is no check ${quote(check)}`);
  const url = options.isTrusted ? readPageUrl(record.optionalText("url"), check) : makePageUrl(check, options.origin);
  return { check, title, ...(url !== undefined && { url }) };
}

/** A path in the repository. */
function readPath(record: RecordReader, key: string, kind: "file" | "folder"): string {
  const path = record.text(key);
  const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
  return isInside ? path : record.refuse(key, `${quote(path)} is not a ${kind} of a repository`);
}

function makeOutcome(
  record: RecordReader,
  findings: ReadonlyMap<string, readonly Finding[]>,
  options: MakeOptions,
): Outcome {
  const about = readCheck(record, options);
  const status = record.word("status", STATUSES);
  switch (status) {
    case "met":
      return { ...about, status };
    case "skipped":
      return { ...about, status, reason: record.text("reason") };
    case "crashed":
      return { ...about, status, error: record.text("error") };
    case "unmet": {
      const own = findings.get(about.check) ?? [];
      const count = record.count("findings");
      if (own.length !== count)
        record.refuse("findings", `${String(count)} are announced and ${String(own.length)} there`);
      return { ...about, status, findings: own };
    }
  }
}

function makeFinding(record: RecordReader, options: MakeOptions): Finding {
  const finding = readFinding(record, options);
  const { check, suppressed, fingerprint } = finding;
  if (suppressed !== undefined && fingerprint === undefined && ALWAYS_COUNTING.includes(check)) {
    record.refuse("suppressed", `${quote(check)} cannot be switched off`);
  }
  return finding;
}

function readFinding(record: RecordReader, options: MakeOptions): Finding {
  const fix = record.has("fix") ? record.list("fix", makeEdit) : undefined;
  const { check, url } = readCheck(record, options);
  return {
    check,
    severity: record.word("severity", SEVERITIES),
    stopsRelease: record.flag("stopsRelease"),
    ...readOptional(record, "suppressed"),
    ...readOptional(record, "overruled"),
    ...(record.has("age") && { age: record.word("age", AGES) }),
    message: record.text("message"),
    ...readOptional(record, "help"),
    ...(record.has("printed") && { printed: record.texts("printed") }),
    ...(url !== undefined && { url }),
    ...(record.has("secret") && { secret: record.flag("secret") }),
    ...readOptional(record, "fingerprint"),
    ...(options.isTrusted && { ...readMark(record, "identity"), ...readMark(record, "lineHash") }),
    location: record.part("location", makeLocation),
    ...(record.has("excerpt") && { excerpt: record.part("excerpt", makeExcerpt) }),
    ...(fix && { fix }),
  };
}

function makeLocation(record: RecordReader): Location {
  const range = record.optionalPart("range", makeRange);
  return { file: readPath(record, "file", "file"), ...readOptional(record, "pointer"), ...(range && { range }) };
}

/** What findings are known by, as only this tool writes it. */
const MARKS = { identity: /^[0-9a-f]{16}$/u, lineHash: /^[0-9a-f]{1,16}:[1-9]\d{0,8}$/u } as const;

function readMark(record: RecordReader, key: keyof typeof MARKS): Pick<Finding, keyof typeof MARKS> {
  const mark = record.optionalText(key);
  if (mark === undefined) return {};
  return MARKS[key].test(mark) ? { [key]: mark } : record.refuse(key, `${quote(mark)} is not a mark of a finding`);
}

function makeExcerpt(record: RecordReader): Excerpt {
  const readPart = (key: string): string => {
    const part = record.text(key);
    return part.length <= LONGEST_PART
      ? part
      : record.refuse(key, `it has more than ${String(LONGEST_PART)} characters`);
  };
  return {
    ...{ before: readPart("before"), marked: readPart("marked"), after: readPart("after") },
    ...(record.has("cutBefore") && record.flag("cutBefore") && { cutBefore: true }),
    ...(record.has("cutAfter") && record.flag("cutAfter") && { cutAfter: true }),
  };
}

function makeEdit(record: RecordReader): Edit {
  return { file: readPath(record, "file", "file"), range: record.part("range", makeRange), text: record.text("text") };
}

function makeRange(record: RecordReader): Range {
  const [start, end] = [record.part("start", makePosition), record.part("end", makePosition)];
  return comparePositions(end, start) < 0 ? record.refuse("end", "it is before the start") : { start, end };
}

function makePosition(record: RecordReader): Position {
  const [line, column] = [record.count("line"), record.count("column")];
  if (line > MOST_LINES) record.refuse("line", "no file has so many lines");
  return column > MOST_LINES ? record.refuse("column", "no line is so long") : { line, column };
}

function readOptional<Key extends string>(record: RecordReader, key: Key): Readonly<Partial<Record<Key, string>>> {
  const text = record.optionalText(key);
  const nothing: Partial<Record<Key, string>> = {};
  return text === undefined ? nothing : { ...nothing, [key]: text };
}
