import { DECLARED_KEYS } from "../repository/dependencies.js";
import { UsageError } from "../core/errors.js";
import { readRecord, type RecordReader } from "../run/record.js";
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

const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/** Reads a receipt, whoever wrote it, or says why it is not a receipt. */
export function readReceipt(bytes: Uint8Array): Receipt | { readonly refused: string } {
  try {
    return readRecord({ bytes, subject: SUBJECT, schema: RECEIPT_SCHEMA, help: "" }, readReceiptRecord);
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.message };
    throw error;
  }
}

function readReceiptRecord(record: RecordReader): Receipt {
  const archive = record.part("archive", (part) => ({
    name: part.text("name"),
    sha256: readMatching(part, "sha256", HASH, "a SHA-256 in hexadecimal"),
    size: part.sum("size"),
    files: part.sum("files"),
    unpublished: part.has("unpublished") ? part.list("unpublished", readUnpublished) : [],
    replaced: part.has("replaced") ? part.list("replaced", readReplacement) : [],
  }));
  const plugin = record.part("plugin", (part) => {
    const path = part.text("path");
    if (!isFolder(path)) part.refuse("path", "it is not a folder of a repository");
    return { path, name: part.text("name"), version: part.text("version") };
  });
  const commit = record.isNull("commit") ? undefined : readMatching(record, "commit", COMMIT, "a commit's whole hash");
  return { archive, plugin, commit };
}

function readReplacement(item: RecordReader): DeclaredReplacement {
  return { key: item.text("key"), name: item.text("name"), packed: item.text("packed") };
}

function readUnpublished(item: RecordReader): UninstallableRange {
  const key = item.word("key", DECLARED_KEYS);
  const reason = { kind: "private", named: item.text("package"), file: item.text("file") } as const;
  return { key, name: item.text("name"), range: item.text("range"), reason };
}

function readMatching(record: RecordReader, key: string, form: RegExp, words: string): string {
  const text = record.text(key);
  return form.test(text) ? text : record.refuse(key, `it is not ${words}`);
}

function isFolder(path: string): boolean {
  if (path === ".") return true;
  return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}
