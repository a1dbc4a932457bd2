import { resolve } from "node:path";
import { SEVERITIES } from "../core/check.js";
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
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { comparePositions, type Edit, type Location, type Position, type Range } from "../text/location.js";
import { REPORT_SCHEMA } from "../reporters/json.js";
import { quote } from "../text/safe.js";
import { readGivenFile, type GivenFile } from "../workspace/read-given-file.js";
import { readRecord, type RecordReader } from "./record.js";

const STATUSES = ["met", "unmet", "skipped", "crashed"] as const;

/** GitHub and editors count no further. */
const MOST_LINES = 2 ** 31 - 1;

/** Reads a report that was written as JSON. @throws {UsageError} for anything else, and for one by other rules. */
export function readReport(
  file: string,
  cwd: string,
  readFile: (path: string) => GivenFile = (path) => readGivenFile(path),
): Report {
  const subject = `The report ${quote(file)}`;
  const read = readFile(resolve(cwd, file));
  if ("refused" in read) {
    const what = read.missing ? `There is no report ${quote(file)}` : `${subject} cannot be read: ${read.refused}`;
    throw new UsageError(what, "Give a file that --format json, or the input report-file, has written");
  }
  const help = "Give what --format json has written, in this version";
  return readRecord({ bytes: read.bytes, subject, schema: REPORT_SCHEMA, help }, reportOf);
}

function reportOf(record: RecordReader): Report {
  record.part("tool", (tool) => {
    const ruleset = tool.text("ruleset");
    if (ruleset !== TOOL.ruleset) {
      tool.refuse("ruleset", `it was made by the rules of ${quote(ruleset)}, and these are ${quote(TOOL.ruleset)}`);
    }
  });
  const selection = record.optionalPart("selection", selectionOf);
  const baseline = record.optionalPart("baseline", baselineOf);
  const base = record.optionalPart("base", baseOf);
  return {
    occasion: record.word("occasion", OCCASIONS),
    strict: record.flag("strict"),
    failOn: record.word("failOn", FAIL_ON),
    plugins: record.list("plugins", pluginOf),
    ...(selection && { selection }),
    ...(baseline && { baseline }),
    ...(base && { base }),
  };
}

function selectionOf(record: RecordReader): Selection {
  const part = { ...optional(record, "tag"), ...optional(record, "changedSince"), ...optional(record, "shard") };
  return { of: record.sum("of"), ...part };
}

function baselineOf(record: RecordReader): BaselineUse {
  return { file: record.text("file"), gone: record.sum("gone") };
}

function baseOf(record: RecordReader): Base {
  return { name: record.text("name"), commit: record.text("commit") };
}

function pluginOf(record: RecordReader): PluginReport {
  const findings = record.list("findings", findingOf);
  const byCheck = new Map<string, Finding[]>();
  for (const finding of findings) {
    const same = byCheck.get(finding.check);
    if (same) same.push(finding);
    else byCheck.set(finding.check, [finding]);
  }
  const outcomes = record.list("outcomes", (outcome) => outcomeOf(outcome, byCheck));
  const reported = outcomes.reduce(
    (sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0),
    0,
  );
  if (reported !== findings.length) record.refuse("findings", "not every finding is of a check that is unmet");
  return {
    path: record.text("path"),
    name: record.optionalText("name"),
    version: record.optionalText("version"),
    outcomes,
    findings,
  };
}

function outcomeOf(record: RecordReader, findings: ReadonlyMap<string, readonly Finding[]>): Outcome {
  const about = { check: record.text("check"), title: record.text("title"), url: record.text("url") };
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

function findingOf(record: RecordReader): Finding {
  const fix = record.has("fix") ? record.list("fix", editOf) : undefined;
  return {
    check: record.text("check"),
    severity: record.word("severity", SEVERITIES),
    stopsRelease: record.flag("stopsRelease"),
    ...optional(record, "suppressed"),
    ...optional(record, "overruled"),
    ...(record.has("age") && { age: record.word("age", AGES) }),
    message: record.text("message"),
    ...optional(record, "help"),
    ...(record.has("printed") && { printed: record.texts("printed") }),
    url: record.text("url"),
    ...(record.has("secret") && { secret: record.flag("secret") }),
    location: record.part("location", locationOf),
    ...(fix && { fix }),
  };
}

function locationOf(record: RecordReader): Location {
  const range = record.optionalPart("range", rangeOf);
  return { file: record.text("file"), ...optional(record, "pointer"), ...(range && { range }) };
}

function editOf(record: RecordReader): Edit {
  return { file: record.text("file"), range: record.part("range", rangeOf), text: record.text("text") };
}

function rangeOf(record: RecordReader): Range {
  const [start, end] = [record.part("start", positionOf), record.part("end", positionOf)];
  return comparePositions(end, start) < 0 ? record.refuse("end", "it stands before the start") : { start, end };
}

function positionOf(record: RecordReader): Position {
  const [line, column] = [record.count("line"), record.count("column")];
  if (line > MOST_LINES) record.refuse("line", "no file has so many lines");
  return column > MOST_LINES ? record.refuse("column", "no line is so long") : { line, column };
}

function optional<Key extends string>(record: RecordReader, key: Key): Readonly<Partial<Record<Key, string>>> {
  const text = record.optionalText(key);
  const nothing: Partial<Record<Key, string>> = {};
  return text === undefined ? nothing : { ...nothing, [key]: text };
}
