import { resolve } from "node:path";
import type { BaselineEntry } from "../core/baseline.js";
import { UsageError } from "../core/errors.js";
import { formatNumber } from "../text/numbers.js";
import { makeInertJson, quote } from "../text/safe.js";
import { readGivenFile } from "../workspace/read-given-file.js";
import { readRecord, type RecordReader } from "./record.js";

const SCHEMA = "plugin-preflight/baseline@1";

/** What is read of a baseline is kept while the whole run lasts. So much lists some 20,000 findings. */
const MOST_BASELINE_BYTES = 8 * 1024 * 1024;

/**
 * The entries of a baseline. `undefined` if there is no such file.
 *
 * @throws {UsageError} if it is not a baseline.
 */
export function readBaseline(file: string, cwd: string, root: string): readonly BaselineEntry[] | undefined {
  const subject = `The baseline ${quote(file)}`;
  const read = readGivenFile(resolve(cwd, file), root, MOST_BASELINE_BYTES);
  if ("refused" in read) {
    if (read.missing) return undefined;
    throw new UsageError(
      `${subject} cannot be read: ${read.refused}`,
      "Name a file that --update-baseline has written",
    );
  }
  const record = {
    bytes: read.bytes,
    subject,
    schema: SCHEMA,
    help: "Write it again: remove it, then --update-baseline",
  };
  return readRecord(record, (baseline) => baseline.list("findings", readEntry));
}

function readEntry(record: RecordReader): BaselineEntry {
  const pointer = record.optionalText("pointer");
  return {
    plugin: record.text("plugin"),
    check: record.text("check"),
    file: record.text("file"),
    ...(pointer !== undefined && { pointer }),
    message: record.text("message"),
    fingerprint: record.text("fingerprint"),
    count: record.count("count"),
  };
}

/**
 * Formats a baseline with one entry on each line, so that two branches that change it rarely conflict.
 *
 * @throws {UsageError} if it would be larger than what is read of one.
 */
export function formatBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  const text = makeInertJson(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
  if (Buffer.byteLength(text) <= MOST_BASELINE_BYTES) return text;
  throw new UsageError(
    `The baseline would have ${formatNumber(entries.length)} entries and more than 8 MiB, and no more is read of one`,
    "Fix some of the findings first, or write a baseline for fewer plugins",
  );
}
