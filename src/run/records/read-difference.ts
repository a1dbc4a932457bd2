import {
  DIFFERENCE_SCHEMA,
  type EntryPointChange,
  type FileDifference,
  type FileSize,
  type InsidePackage,
  type NameDifference,
  type NamedHost,
  type PackageChange,
  type PackageSummary,
  type ReportedDifference,
  type Unread,
} from "../../core/package-difference.js";
import type { RecordReader } from "../record.js";

/** How an archive differs from an earlier one, whoever wrote it. */
export function readDifference(record: RecordReader): ReportedDifference {
  const [before, after] = [record.part("before", readSummary), record.part("after", readSummary)];
  return {
    schema: record.word("schema", [DIFFERENCE_SCHEMA]),
    before,
    after,
    permissions: record.part("permissions", (part) => ({ added: part.texts("added"), removed: part.texts("removed") })),
    hosts: record.part("hosts", (part) => readNames(part, readHost)),
    packages: record.part("packages", (part) => ({
      ...readNames(part, readPackage),
      changed: part.list("changed", readPackageChange),
    })),
    entryPoints: record.list("entryPoints", readEntryPoint),
    files: record.list("files", readFile),
    growth: after.size - before.size,
    ...(record.has("limit") && {
      limit: record.part("limit", (part) => ({ text: part.text("text"), isExceeded: part.flag("isExceeded") })),
    }),
  };
}

function readSummary(record: RecordReader): PackageSummary {
  return {
    name: record.text("name"),
    ...readOptionalText(record, "version"),
    sha256: record.text("sha256"),
    size: record.sum("size"),
    unpacked: record.sum("unpacked"),
    files: record.sum("files"),
  };
}

function readNames<Item>(record: RecordReader, readItem: (item: RecordReader) => Item): NameDifference<Item> {
  return {
    added: record.list("added", readItem),
    removed: record.texts("removed"),
    perhapsAdded: record.list("perhapsAdded", readItem),
    unread: record.part("unread", (part) => ({
      before: part.list("before", readUnread),
      after: part.list("after", readUnread),
    })),
  };
}

function readUnread(record: RecordReader): Unread {
  return { ...readOptionalText(record, "file"), why: record.text("why") };
}

function readHost(record: RecordReader): NamedHost {
  return { host: record.text("host"), file: record.text("file") };
}

function readPackage(record: RecordReader): InsidePackage {
  return { name: record.text("name"), versions: record.texts("versions") };
}

function readPackageChange(record: RecordReader): PackageChange {
  return { name: record.text("name"), before: record.texts("before"), after: record.texts("after") };
}

function readEntryPoint(record: RecordReader): EntryPointChange {
  return { key: record.text("key"), ...readOptionalText(record, "before"), ...readOptionalText(record, "after") };
}

function readFile(record: RecordReader): FileDifference {
  return {
    path: record.text("path"),
    ...(record.has("before") && { before: record.part("before", readSize) }),
    ...(record.has("after") && { after: record.part("after", readSize) }),
  };
}

function readSize(record: RecordReader): FileSize {
  return {
    size: record.sum("size"),
    ...(record.has("gzip") && { gzip: record.sum("gzip") }),
    isExecutable: record.flag("isExecutable"),
  };
}

function readOptionalText<Key extends string>(record: RecordReader, key: Key): Partial<Record<Key, string>> {
  const text = record.optionalText(key);
  return text === undefined ? {} : ({ [key]: text } as Record<Key, string>);
}
