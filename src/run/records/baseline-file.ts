import { resolve } from "node:path";
import { mergeEqualEntries, type BaselineEntry } from "../../core/baseline.js";
import { UsageError } from "../../core/errors.js";
import { isOfRepository } from "../../core/finding-identity.js";
import { formatStart, UNKNOWN_COPY, type ToolCopy } from "../../core/tool.js";
import { formatNumber } from "../../base/text/numbers.js";
import { makeInertJson, quote } from "../../base/text/safe.js";
import { quoteForShell } from "../../base/text/shell-word.js";
import { readFileOfCaller } from "../../base/files/read-file-of-caller.js";
import { validate } from "../../generated/baseline-validator.js";
import { readRecord, type RecordFault } from "../record.js";
import type { Request } from "../request.js";

const SCHEMA = "plugin-preflight/baseline@2";

/** The start of a file in the earlier form, whose entries have no codes. */
const OLD_FORM = /^\s*\{\s*"schema":\s*"plugin-preflight\/baseline@1"/u;

/** A baseline stays in memory for the whole run. This is enough for some 20,000 findings. */
export const MAX_BASELINE_BYTES = 8 * 1024 * 1024;

/** Where the path of a baseline is read, and by which copy of this tool. */
export interface BaselinePlace extends Pick<Request, "cwd" | "copy"> {
  /** The root of the repository on this disk. */
  readonly root: string;
}

/**
 * The entries of a baseline. `undefined` if there is no such file, or one in the old form that may be replaced.
 *
 * @throws {UsageError} if it is not a baseline.
 */
export function readBaseline(
  file: string,
  { cwd, root, copy, mayBeOld = false }: BaselinePlace & { readonly mayBeOld?: boolean },
): readonly BaselineEntry[] | undefined {
  const subject = nameBaseline(file);
  const read = readFileOfCaller(resolve(cwd, file), root, MAX_BASELINE_BYTES);
  if ("refused" in read) {
    if (read.missing) return undefined;
    throw new UsageError(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline wrote");
  }
  if (mayBeOld && isOldForm(read.bytes)) return undefined;
  return mergeEqualEntries(parseBaseline(read.bytes, file, copy));
}

/**
 * The entries of a baseline from its bytes.
 *
 * @throws {UsageError} if it is not a baseline, or one in the old form.
 */
export function parseBaseline(bytes: Uint8Array, file: string, copy?: ToolCopy): readonly BaselineEntry[] {
  const subject = nameBaseline(file);
  if (isOldForm(bytes)) {
    throw new UsageError(
      `${subject} has the format of an earlier version, without severities`,
      formatBaselineCommand(file, copy),
    );
  }
  const help = "Remove it, and write it again with --update-baseline";
  const record = { bytes, subject, schema: SCHEMA, help };
  const { findings } = readRecord<BaselineRecord>(record, { validate, findFault: findMissingPlugin });
  // A baseline of an earlier version names the plugin that had reported what the repository has.
  return findings.map((entry) => (isOfRepository(entry.file) ? { ...entry, plugin: undefined } : entry));
}

function nameBaseline(file: string): string {
  return `The baseline ${quote(file)}`;
}

function isOldForm(bytes: Uint8Array): boolean {
  return OLD_FORM.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

interface BaselineRecord {
  readonly findings: readonly BaselineEntry[];
}

function findMissingPlugin({ findings }: BaselineRecord): RecordFault | undefined {
  const at = findings.findIndex(({ file, plugin }) => plugin === undefined && !isOfRepository(file));
  return at === -1 ? undefined : { path: ["findings", at], why: '"plugin" is missing' };
}

/** How a baseline is written, as a help. */
export function formatBaselineCommand(file: string, copy: ToolCopy = UNKNOWN_COPY): string {
  return `Write it with:${formatStart(copy, `validate --baseline ${quoteForShell(file)} --update-baseline`)}`;
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
  if (Buffer.byteLength(text) <= MAX_BASELINE_BYTES) return text;
  throw new UsageError(
    `The baseline would have ${formatNumber(entries.length)} entries and more than 8 MiB, which is the limit`,
    "Fix some of the findings first, or write a baseline for fewer plugins",
  );
}
