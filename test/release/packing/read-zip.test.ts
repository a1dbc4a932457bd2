import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parseZipDirectory } from "../../../src/base/files/read-zip.js";
import { makeField } from "../../support/odd-archive.js";

const [STORED, DEFLATED] = [0, 8];
const [UTF8, DESCRIBED_BEHIND] = [0x0800, 0x0008];
const SIGN = Buffer.from("PK\x07\x08", "latin1");

/** A file of an archive. What is given as `head` is in its own head only. */
interface Entry {
  readonly name: string | Buffer;
  readonly packed?: Uint8Array;
  readonly size?: number;
  readonly packedSize?: number;
  readonly checksum?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly attributes?: number;
  readonly from?: number;
  readonly extra?: Uint8Array;
  readonly head?: Pick<Entry, "name" | "method" | "extra"> & { readonly recorded?: Buffer };
  /** Behind its bytes. */
  readonly behind?: Uint8Array;
}

interface End {
  readonly disk?: number;
  readonly here?: number;
  readonly count?: number;
  readonly length?: number;
  readonly start?: number;
  readonly comment?: number;
  /** Between the directory and the end; the directory's length has it. */
  readonly before?: Uint8Array;
}

/** The checksum and both sizes, as they are in both heads and in a descriptor. */
function recordOf({ packed = Buffer.alloc(0), checksum = 7, ...entry }: Entry): Buffer {
  const { packedSize = packed.length, size = packed.length } = entry;
  const bytes = Buffer.alloc(12);
  for (const [at, value] of [checksum, packedSize, size].entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

function makeLocal(entry: Entry): Buffer {
  const { packed = Buffer.alloc(0), method = STORED, flags = UTF8, behind = Buffer.alloc(0), head } = entry;
  const name = Buffer.from(head?.name ?? entry.name);
  const extra = head?.extra ?? Buffer.alloc(0);
  const bytes = Buffer.alloc(30);
  bytes.write("PK\x03\x04", "latin1");
  bytes.writeUInt16LE(flags, 6);
  bytes.writeUInt16LE(head?.method ?? method, 8);
  bytes.set(head?.recorded ?? recordOf(entry), 14);
  bytes.writeUInt16LE(name.length, 26);
  bytes.writeUInt16LE(extra.length, 28);
  return Buffer.concat([bytes, name, extra, packed, behind]);
}

function makeCentral(entry: Entry, at: number): Buffer {
  const { method = STORED, flags = UTF8, attributes = 0, from = at, extra = Buffer.alloc(0) } = entry;
  const name = Buffer.from(entry.name);
  const bytes = Buffer.alloc(46);
  bytes.write("PK\x01\x02", "latin1");
  bytes.writeUInt16LE(flags, 8);
  bytes.writeUInt16LE(method, 10);
  bytes.set(recordOf(entry), 16);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt16LE(extra.length, 30);
  bytes.writeUInt32LE(attributes, 38);
  bytes.writeUInt32LE(from, 42);
  return Buffer.concat([bytes, name, extra]);
}

function makeArchive(entries: readonly Entry[], end: End = {}): Buffer {
  const locals = entries.map(makeLocal);
  const starts = locals.map((_, at) => Buffer.concat(locals.slice(0, at)).length);
  const directory = Buffer.concat([
    ...entries.map((entry, at) => makeCentral(entry, starts[at] ?? 0)),
    end.before ?? Buffer.alloc(0),
  ]);
  const { count = entries.length, here = count, disk = 0 } = end;
  const bytes = Buffer.alloc(22);
  bytes.write("PK\x05\x06", "latin1");
  bytes.writeUInt16LE(disk, 4);
  bytes.writeUInt16LE(here, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(end.length ?? directory.length, 12);
  bytes.writeUInt32LE(end.start ?? Buffer.concat(locals).length, 16);
  bytes.writeUInt16LE(end.comment ?? 0, 20);
  return Buffer.concat([...locals, directory, bytes]);
}

const parse = (...entries: readonly Entry[]) => parseZipDirectory(makeArchive(entries));
const file = (name: string | Buffer, more: Partial<Entry> = {}): Entry => ({
  name,
  packed: Buffer.from("xy"),
  ...more,
});
const listed = (...names: readonly string[]) => names.map((path) => expect.objectContaining({ path }) as unknown);
const refused = (why: string) => ({ refused: why });
const deflated = (more: Partial<Entry> = {}): Entry =>
  file("a", { packed: deflateRawSync(Buffer.from("xy")), size: 2, method: DEFLATED, ...more });

describe("the directory of an archive", () => {
  test("lists its files with all that unpacking needs", () => {
    const packed = deflateRawSync(Buffer.from("hello"));
    const run: Entry = { name: "dist/run.sh", packed, size: 5, checksum: 9, method: DEFLATED };
    expect(parse(file("ü.txt"), { ...run, attributes: 0o100755 * 0x10000 })).toEqual([
      { path: "ü.txt", size: 2, checksum: 7, isExecutable: false, packed: Buffer.from("xy"), isDeflated: false },
      { path: "dist/run.sh", size: 5, checksum: 9, isExecutable: true, packed, isDeflated: true },
    ]);
  });

  test("may be empty", () => {
    expect(parse()).toEqual([]);
  });

  test.each(["dist/c:/d", "ab:c", "a\x7f", "..a", "a..", "...", "a b", `${"a/".repeat(60)}b`, "x".repeat(1000)])(
    "may have the name %j",
    (name) => {
      expect(parse(file(name, { flags: 0 }))).toEqual(listed(name));
    },
  );

  test("may have names that begin alike", () => {
    const names = ["a", "ab/c", "ab/cd", "b/c/d", "b/cc"];
    expect(parse(...names.map((name) => file(name)))).toEqual(listed(...names));
  });

  test("may have a field that says nothing else", () => {
    const extra = makeField(0x7875, Buffer.alloc(11));
    expect(parse(file("a", { extra, head: { name: "a", extra } }), file("b"))).toEqual(listed("a", "b"));
  });

  test("may unpack to 256 MiB, and to no more", () => {
    const half = 128 * 1024 * 1024;
    const [one, other] = [deflated({ size: half }), deflated({ name: "b", size: half })];
    expect(parse(one, other)).toEqual(listed("a", "b"));
    expect(parse(one, { ...other, size: half + 1 })).toEqual(refused("it unpacks to more than 256 MiB"));
  });

  test.each([
    ["with its sign", Buffer.concat([SIGN, recordOf(deflated())])],
    ["without it", recordOf(deflated())],
  ])("may have sizes behind a file, %s", (_, behind) => {
    const entry = deflated({ flags: UTF8 | DESCRIBED_BEHIND, behind });
    expect(parse(entry, file("b"))).toEqual(listed("a", "b"));
    expect(parse({ ...entry, head: { name: "a", recorded: Buffer.alloc(12) } })).toEqual(listed("a"));
  });
});

const ZIP64 = "it is a ZIP64 archive, the form for more files or bytes than an archive takes (10,000 files, 256 MiB)";
const NO_ARCHIVE = "it is not a ZIP archive, or its end is missing";
const DAMAGED = "its directory is damaged";
const OTHER_SIZE = '"a" in it has another size or checksum in its own head';

describe("an archive is refused", () => {
  test.each<readonly [why: string, bytes: Buffer]>([
    [NO_ARCHIVE, Buffer.alloc(0)],
    [NO_ARCHIVE, Buffer.alloc(22)],
    [NO_ARCHIVE, Buffer.alloc(100)],
    [NO_ARCHIVE, makeArchive([file("a")]).subarray(0, -1)],
    [NO_ARCHIVE, Buffer.concat([makeArchive([file("a")]), Buffer.alloc(70_000)])],
    [
      "its end is not where it says, but in front of 60,000 more bytes",
      Buffer.concat([makeArchive([]), Buffer.alloc(60_000)]),
    ],
    ["its end is cut off", makeArchive([], { comment: 1 })],
    ["its end is cut off", makeArchive([file("a")], { comment: 1 })],
    ["it has a comment of 3 more bytes", Buffer.concat([makeArchive([], { comment: 3 }), Buffer.from("abc")])],
    ["it contains more than 10,000 files", makeArchive([], { count: 10_001 })],
    [ZIP64, makeArchive([file("a")], { count: 0xffff })],
    [ZIP64, makeArchive([file("a")], { length: 0xffffffff })],
    [ZIP64, makeArchive([file("a")], { start: 0xffffffff })],
    ["it is one part of an archive in several files", makeArchive([file("a")], { disk: 1 })],
    ["it is one part of an archive in several files", makeArchive([file("a")], { here: 0 })],
    ["its directory does not end where it says", makeArchive([file("a")], { length: 46 })],
    ["its directory does not end where it says", makeArchive([file("a")], { start: 32 })],
    ["its directory contains more than it says", makeArchive([file("a"), file("b")], { count: 1 })],
    [DAMAGED, makeArchive([file("a")], { count: 2 })],
    [DAMAGED, makeArchive([file("a")], { count: 2, before: Buffer.from("PK\x01\x02") })],
    [DAMAGED, makeArchive([file("a")], { count: 2, before: Buffer.alloc(47) })],
    [DAMAGED, makeArchive([file("a")], { count: 2, before: makeCentral(file("bcd"), 0).subarray(0, -1) })],
  ])("where %s (%#)", (why, bytes) => {
    expect(parseZipDirectory(bytes)).toEqual(refused(why));
  });

  const inside = makeLocal(file("b"));
  const cases: readonly (readonly [why: string, ...entries: Entry[]])[] = [
    ['it contains "a" twice', file("a"), file("a")],
    ['it contains "a" as a file and as a folder', file("a"), file("a/b")],
    ['it contains "a/b" as a file and as a folder', file("a/b/c/d"), file("a/b")],
    [
      "its files lie in each other, or not in the order of its directory",
      file("a", { packed: inside }),
      file("b", { from: 31 }),
    ],
    [
      "something lies between its files that its directory does not name",
      file("a", { behind: Buffer.of(0) }),
      file("b"),
    ],
    [
      "something lies behind its files that its directory does not name",
      file("a"),
      file("b", { behind: Buffer.of(0) }),
    ],
    ['"a" in it is encrypted', file("a", { flags: UTF8 | 0x0001 })],
    ['"a" in it is encrypted', file("a", { flags: UTF8 | 0x0040 })],
    ['"a" in it is encrypted', file("a", { flags: UTF8 | 0x2000 })],
    ['"a" in it is packed in an unusual way', file("a", { method: 9 })],
    ['"a" in it is a link', file("a", { attributes: 0o120777 * 0x10000 })],
    [ZIP64, file("a", { size: 0xffffffff })],
    [ZIP64, file("a", { packedSize: 0xffffffff })],
    [ZIP64, file("a", { from: 0xffffffff })],
    ['"a" in it is not there', file("a", { from: 0x7fffffff })],
    ['"a" in it is not there', file("a", { from: 1 })],
    ['"a" in it is not there', file("a", { behind: Buffer.from("PK\x03\x04"), from: 33 })],
    ['"P" in it is cut off', file("P", { behind: makeLocal(file("x")).subarray(0, 30), from: 33 })],
    ['"a" in it has another name or form in its own head', file("a", { head: { name: "b" } })],
    ['"a" in it has another name or form in its own head', file("a", { head: { name: "a", method: DEFLATED } })],
    ['the name "aü" in it is not marked as UTF-8', file("aü", { flags: 0 })],
    ['"a" in it has a field with another size', file("a", { extra: makeField(1, Buffer.alloc(8)) })],
    [
      '"a" in it has a field with another size',
      file("a", { head: { name: "a", extra: makeField(1, Buffer.alloc(8)) } }),
    ],
    ['"a" in it is cut off', file("a", { packedSize: 4 })],
    ['"a" in it has two sizes', file("a", { size: 1 })],
    [OTHER_SIZE, file("a", { head: { name: "a", recorded: Buffer.alloc(12) } })],
    [OTHER_SIZE, file("a", { flags: UTF8 | DESCRIBED_BEHIND, behind: recordOf(file("a")) })],
    [
      OTHER_SIZE,
      file("a", {
        flags: UTF8 | DESCRIBED_BEHIND,
        behind: recordOf(file("a")),
        head: { name: "a", recorded: Buffer.alloc(12) },
      }),
    ],
    [OTHER_SIZE, deflated({ flags: UTF8 | DESCRIBED_BEHIND })],
    [OTHER_SIZE, deflated({ flags: UTF8 | DESCRIBED_BEHIND, behind: Buffer.concat([SIGN, Buffer.alloc(12)]) })],
    [
      OTHER_SIZE,
      deflated({
        flags: UTF8 | DESCRIBED_BEHIND,
        behind: recordOf(deflated()),
        head: { name: "a", recorded: recordOf(deflated({ size: 3 })) },
      }),
    ],
    ["a name in it is not UTF-8", file(Buffer.of(0xff))],
    [`the name "${"x".repeat(80)}…" in it has more than 1,000 characters`, file("x".repeat(1001))],
    ['"a/" in it is a folder, and folders are not listed', file("a/")],
    ['the name "a\\\\b" in it contains a backslash or a zero', file("a\\b")],
    ['the name "a\\u0000b" in it contains a backslash or a zero', file("a\0b")],
    ['the name "/a" in it leads to a root', file("/a")],
    ['the name "C:a" in it leads to a root', file("C:a")],
    ['the name "z:/a" in it leads to a root', file("z:/a")],
    ['the name "" in it leads elsewhere', file("")],
    ['the name "a//b" in it leads elsewhere', file("a//b")],
    ['the name "./a" in it leads elsewhere', file("./a")],
    ['the name "a/../b" in it leads elsewhere', file("a/../b")],
    [`"${"a/".repeat(40)}…" in it is more than 60 folders deep`, file(`${"a/".repeat(61)}b`)],
  ];
  test.each(cases.map(([why, ...entries]) => ({ why, entries })))("where $why (%#)", ({ why, entries }) => {
    expect(parse(...entries)).toEqual(refused(why));
  });
});
