import { TOOL } from "../../core/tool.js";
import type { Report } from "../../core/report.js";
import { makeInertJson } from "../../base/text/safe.js";
import { makeReplacementRecords } from "./format-replacement.js";
import type { PluginArchive } from "./pack.js";
import type { UninstallableRange } from "./replace-ranges.js";
import { SUMS, makeSumsFile } from "./sums.js";
import { UsageError } from "../../core/errors.js";
import { validate } from "../../generated/receipt-validator.js";
import { readRecord, type RecordFault } from "../../run/record.js";

export const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** The name of the receipt next to an archive. */
export const RECEIPT_NAME = "receipt.json";

/** The checks that pass only if the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];

/**
 * Makes the receipt for a later job: which bytes were checked, of which commit, by which rules, and what was not
 * checked.
 */
function formatReceipt(archive: PluginArchive, report: Report): string {
  const { name, sha256, bytes, files, commit, replacement, unpublished = [] } = archive;
  const plugins = report.plugins.map((plugin) => ({
    path: plugin.path,
    name: plugin.name,
    version: plugin.version,
    ran: plugin.outcomes
      .filter(({ check, status }) => RUNNING.includes(check) && status === "met")
      .map(({ check }) => check),
    skipped: plugin.outcomes
      .filter((outcome) => outcome.status === "skipped")
      .map(({ check, reason }) => ({ check, reason })),
  }));
  const receipt = {
    schema: RECEIPT_SCHEMA,
    tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
    archive: {
      name,
      sha256,
      size: bytes.length,
      files: files.length,
      ...makeReplacementRecords(replacement),
      ...makeUnpublishedRecords(unpublished),
    },
    commit: commit ?? null,
    plugin: plugins[0],
  };
  return makeInertJson(`${JSON.stringify(receipt, undefined, 2)}\n`);
}

/** Nothing if there is no such dependency. */
function makeUnpublishedRecords(unpublished: readonly UninstallableRange[]) {
  const records = unpublished.flatMap(({ key, name, range, reason }) =>
    reason.kind === "private" ? [{ key, name, range, package: reason.named, file: reason.file }] : [],
  );
  return records.length === 0 ? {} : { unpublished: records };
}

/** The files for a later job, by name. */
export function makeHandedFiles(archive: PluginArchive, report: Report): ReadonlyMap<string, string | Uint8Array> {
  return new Map<string, string | Uint8Array>([
    [archive.name, archive.bytes],
    [RECEIPT_NAME, formatReceipt(archive, report)],
    [SUMS, makeSumsFile(archive).bytes],
  ]);
}

/** The part of a receipt that an archive must agree with. */
export interface Receipt {
  readonly archive: {
    readonly name: string;
    readonly sha256: string;
    readonly size: number;
    readonly files: number;
    /** The ranges of package.json that it has with another value than the repository. */
    readonly replaced: readonly DeclaredReplacement[];
    readonly unpublished: readonly UninstallableRange[];
  };
  /** The commit that was checked out. `undefined` if there was none. */
  readonly commit: string | undefined;
  readonly plugin: { readonly path: string; readonly name: string; readonly version: string };
}

interface DeclaredReplacement {
  readonly key: string;
  readonly name: string;
  readonly packed: string;
}

/** The receipt as its schema describes it. */
interface ReceiptRecord {
  readonly archive: Omit<Receipt["archive"], "replaced" | "unpublished"> & {
    readonly replaced?: readonly DeclaredReplacement[];
    readonly unpublished?: readonly UnpublishedRecord[];
  };
  readonly commit: string | null;
  readonly plugin: Receipt["plugin"];
}

interface UnpublishedRecord extends Pick<UninstallableRange, "key" | "name" | "range"> {
  readonly package: string;
  readonly file: string;
}

/** Reads a receipt, whoever wrote it, or says why it is not a receipt. */
export function readReceipt(bytes: Uint8Array): Receipt | { readonly refused: string } {
  const file = { bytes, subject: "The receipt", schema: RECEIPT_SCHEMA, help: "" };
  try {
    return makeReceipt(readRecord<ReceiptRecord>(file, { validate, findFault: findPathFault }));
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.message };
    throw error;
  }
}

function makeReceipt({ archive, commit, plugin }: ReceiptRecord): Receipt {
  const { replaced = [], unpublished = [] } = archive;
  return {
    archive: {
      ...archive,
      replaced: replaced.map(({ key, name, packed }) => ({ key, name, packed })),
      unpublished: unpublished.map(makeUninstallable),
    },
    commit: commit ?? undefined,
    plugin,
  };
}

function makeUninstallable({ key, name, range, package: named, file }: UnpublishedRecord): UninstallableRange {
  return { key, name, range, reason: { kind: "private", named, file } };
}

function findPathFault({ plugin: { path } }: ReceiptRecord): RecordFault | undefined {
  return isFolder(path) ? undefined : { path: ["plugin", "path"], why: "it is not a folder of a repository" };
}

function isFolder(path: string): boolean {
  if (path === ".") return true;
  return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}
