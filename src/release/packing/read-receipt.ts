import { UsageError } from "../../core/errors.js";
import { validate } from "../../generated/receipt-validator.js";
import { readRecord, type RecordFault } from "../../run/record.js";
import { RECEIPT_SCHEMA } from "./receipt.js";
import type { UninstallableRange } from "./replace-ranges.js";

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
