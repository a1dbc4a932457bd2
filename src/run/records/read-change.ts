import { SEVERITIES } from "../../core/check.js";
import type { AddedSuppression, FixedFinding, PluginChange, RemovedPlugin } from "../../core/change.js";
import { readCheck, readCode, readPath, type ReportSource } from "./read-finding.js";
import type { RecordReader } from "../record.js";

const KINDS = ["added", "renamed", "kept"] as const;
const SUPPRESSIONS = ["off", "baseline"] as const;

/** What a change does to a plugin, whoever wrote it. */
export function readChange(record: RecordReader, source: ReportSource): PluginChange {
  return {
    kind: record.word("kind", KINDS),
    from: record.has("from") ? readPath(record, "from", "folder") : undefined,
    fixed: record.list("fixed", (fixed) => readFixed(fixed, source)),
    suppressions: record.list("suppressions", readSuppression),
  };
}

function readFixed(record: RecordReader, source: ReportSource): FixedFinding {
  const { check, url } = readCheck(record, source);
  return {
    check,
    code: readCode(record, check),
    severity: record.word("severity", SEVERITIES),
    message: record.text("message"),
    url,
    file: readPath(record, "file", "file"),
  };
}

function readSuppression(record: RecordReader): AddedSuppression {
  return {
    kind: record.word("kind", SUPPRESSIONS),
    check: record.text("check"),
    file: readPath(record, "file", "file"),
    line: record.has("line") ? record.count("line") : undefined,
    reason: record.text("reason"),
    findings: record.sum("findings"),
  };
}

/** A plugin that only the base has. */
export function readRemoved(record: RecordReader): RemovedPlugin {
  return { path: readPath(record, "path", "folder"), filesLeft: record.sum("filesLeft") };
}
