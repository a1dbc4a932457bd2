import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeZip, type ZipFile } from "../../../src/release/packing/write-zip.js";
import { openArchive } from "../../../src/base/files/archive.js";
import { MAX_ARCHIVED_FILES } from "../../../src/base/files/archive-limits.js";
import { nightly } from "../../support/nightly.js";

const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes);
const file = (path: string, content = "x".repeat(100), isExecutable = false): ZipFile => ({
  path,
  isExecutable,
  bytes: Buffer.from(content),
});
const zip = (...files: readonly ZipFile[]): Buffer => Buffer.from(makeZip(files, deflate));
const DIRECTORY = "PK\x01\x02";

/** An archive with a few bytes of its directory's first entry written over. */
function damaged(whole: Buffer, offset: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(whole);
  write(bytes.subarray(bytes.indexOf(DIRECTORY, 0, "latin1") + offset));
  return bytes;
}

/** An archive of one file with some bytes written over in its directory and in the file's own head, 2 earlier there. */
function lyingTwice(whole: Buffer, offset: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = damaged(whole, offset, write);
  write(bytes.subarray(offset - 2));
  return bytes;
}

const whyNot = (bytes: Uint8Array): string => {
  const opened = openArchive(bytes);
  return "refused" in opened ? opened.refused : "opened";
};

nightly("the same bytes are opened once, and files beyond what is kept are unpacked again", () => {
  const MEBI = 1024 * 1024;
  const names = Array.from({ length: 12 }, (_, at) => `${String(at)}.txt`);
  const bytes = zip(...names.map((name) => file(name, name.padEnd(MEBI, "."))));
  const opened = openArchive(bytes);
  if ("refused" in opened) throw new Error(opened.refused);
  expect(openArchive(bytes)).toBe(opened);
  const kept = names.filter((name) => {
    const unpacked = opened.workspace.bytes(name);
    expect(Buffer.from(unpacked ?? []).toString()).toBe(name.padEnd(MEBI, "."));
    return opened.workspace.bytes(name) === unpacked;
  });
  expect(kept).toEqual(names.slice(0, 8));
});

test("an archive is a workspace of its files", () => {
  const opened = openArchive(zip(file("a.txt", "hello"), file("dist/run.sh", "x".repeat(99), true), file("dist/ü/z")));
  if ("refused" in opened) throw new Error(opened.refused);
  const { workspace } = opened;
  expect(workspace.list("")).toEqual([
    { name: "a.txt", kind: "file" },
    { name: "dist", kind: "folder" },
  ]);
  expect(workspace.list("dist").map(({ name }) => name)).toEqual(["run.sh", "ü"]);
  expect(Buffer.from(workspace.bytes("a.txt") ?? []).toString()).toBe("hello");
  expect(workspace.bytes("a.txt", 4)).toBeUndefined();
  expect(workspace.head("dist/run.sh", 3)).toHaveLength(3);
  expect(workspace.entry("dist/run.sh")).toEqual({ kind: "file", size: 99, isExecutable: true });
  expect(workspace.entry("dist/ü")).toEqual({ kind: "folder" });
  expect(workspace.entry("dist/none")).toBeUndefined();
});

describe("an archive is refused that", () => {
  test.each([
    ["../up", "leads elsewhere"],
    ["a/../../up", "leads elsewhere"],
    ["./a", "leads elsewhere"],
    ["a//b", "leads elsewhere"],
    ["/etc/passwd", "leads to a root"],
    ["C:/windows", "leads to a root"],
    ["a\\..\\b", "a backslash or a zero"],
    ["a\0b", "a backslash or a zero"],
    ["folder/", "is a folder"],
    ["", "leads elsewhere"],
  ])("contains the name %j", (path, why) => {
    expect(whyNot(zip(file(path)))).toContain(why);
  });

  const one = zip(file("a"));
  test.each([
    ["contains a name twice", zip(file("a"), file("a")), "twice"],
    ["contains a file that is a folder, too", zip(file("a"), file("a/b")), "as a file and as a folder"],
    ["is encrypted", damaged(one, 8, (entry) => entry.writeUInt16LE(0x0801)), "is encrypted"],
    ["is packed in another way", damaged(one, 10, (entry) => entry.writeUInt16LE(12)), "packed in an unusual way"],
    ["contains a link", damaged(one, 38, (entry) => entry.writeUInt32LE(0o120777 * 0x10000)), "is a link"],
    ["has the wrong checksum", lyingTwice(one, 16, (entry) => entry.writeUInt32LE(1)), "is damaged"],
    ["unpacks to more than it says", lyingTwice(one, 24, (entry) => entry.writeUInt32LE(99)), "is damaged"],
    ["unpacks to less than it says", lyingTwice(one, 24, (entry) => entry.writeUInt32LE(101)), "is damaged"],
    ["says it unpacks to 300 MiB", lyingTwice(one, 24, (entry) => entry.writeUInt32LE(300 << 20)), "more than 256 MiB"],
    ["is of the 64-bit form", damaged(one, 24, (entry) => entry.writeUInt32LE(0xffffffff)), "ZIP64"],
    ["points beyond its end", damaged(one, 42, (entry) => entry.writeUInt32LE(0x7fffffff)), "is not there"],
    ["has two names for a file", damaged(one, 46, (entry) => entry.write("b")), "another name"],
    ["is empty", Buffer.alloc(0), "not a ZIP archive"],
    ["is a text", Buffer.from("hello, this is not an archive at all"), "not a ZIP archive"],
  ])("%s", (_, bytes, why) => {
    expect(whyNot(bytes)).toContain(why);
  });

  test("unpacks to far more than itself, before all of it is unpacked", () => {
    const bomb = zip(file("a", "\0".repeat(16 << 20)));
    const lying = lyingTwice(bomb, 24, (entry) => entry.writeUInt32LE(10));
    expect(bomb.length).toBeLessThan(100_000);
    expect(whyNot(lying)).toContain("is damaged");
  });

  test("has two entries for the same bytes", () => {
    const both = zip(file("a"), file("b"));
    const second = both.lastIndexOf(DIRECTORY, undefined, "latin1");
    const first = Buffer.from(both);
    first.writeUInt32LE(0, second + 42);
    first.write("a", second + 46);
    expect(whyNot(first)).toMatch(/twice|lie in each other/u);
  });

  nightly("contains more than 10,000 files", () => {
    const files = Array.from({ length: MAX_ARCHIVED_FILES + 1 }, (_, at) => file(String(at), ""));
    expect(whyNot(zip(...files))).toContain("more than 10,000 files");
    expect(whyNot(zip(...files.slice(1)))).toBe("opened");
  });
});

describe("an archive that two readers could take for different ones is refused:", () => {
  const FLAG = 0x0808;
  const content = deflate(Buffer.from("x".repeat(100)));
  const plain = zip(file("a"));
  const localEnd = 30 + 1 + content.length;

  /** An archive of one file with the flag for a descriptor, and these bytes behind the file's own. */
  function described(behind: Buffer, heads: (local: Buffer, central: Buffer) => void = () => undefined): Buffer {
    const local = Buffer.from(plain.subarray(0, localEnd));
    const rest = Buffer.from(plain.subarray(localEnd));
    local.writeUInt16LE(FLAG, 6);
    rest.writeUInt16LE(FLAG, 8);
    heads(local, rest);
    rest.writeUInt32LE(localEnd + behind.length, rest.length - 22 + 16);
    return Buffer.concat([local, behind, rest]);
  }
  const descriptor = plain.subarray(14, 26);
  const SIGN = Buffer.from("PK\x07\x08", "latin1");
  const zeroed = (local: Buffer): unknown => local.fill(0, 14, 26);
  const HIDDEN = zip(file("hidden.js")).subarray(0, 30);

  test.each([
    ["with its sign", Buffer.concat([SIGN, descriptor])],
    ["without its sign", descriptor],
  ])("but a descriptor that says the same is taken, %s", (_, behind) => {
    expect(whyNot(described(behind))).toBe("opened");
    expect(whyNot(described(behind, zeroed))).toBe("opened");
  });

  test.each<[string, Buffer, string]>([
    ["the flag of a descriptor, and none", described(Buffer.alloc(0)), "in its own head"],
    ["the same, with no sizes in the head", described(Buffer.alloc(0), zeroed), "in its own head"],
    ["half a descriptor", described(descriptor.subarray(0, 8), zeroed), "in its own head"],
    ["a descriptor of another checksum", described(Buffer.concat([SIGN, Buffer.alloc(12, 1)])), "in its own head"],
    [
      "the flag in the head alone",
      described(descriptor, (_, central) => central.writeUInt16LE(0x0800, 8)),
      "in its own head",
    ],
    [
      "the flag in the directory alone",
      described(Buffer.alloc(0), (local) => local.writeUInt16LE(0x0800, 6)),
      "in its own head",
    ],
    ["another size in the head", damaged(plain, 24, (entry) => entry.writeUInt32LE(99)), "in its own head"],
    ["another checksum in the head", damaged(plain, 16, (entry) => entry.writeUInt32LE(1)), "in its own head"],
    ["a file between files", described(Buffer.concat([SIGN, descriptor, HIDDEN])), "that its directory does not name"],
    ["a name that is not marked as UTF-8", unmarked(zip(file("ü"))), "not marked as UTF-8"],
    ["an end in the comment of another", withComment(plain, plain.subarray(-22)), "does not end where it says"],
    ["a comment with the sign of an end", withComment(plain, Buffer.concat([plain.subarray(-22), SIGN])), "more bytes"],
  ])("%s", (_, bytes, why) => {
    expect(whyNot(bytes)).toContain(why);
  });

  test("a file before the first", () => {
    const whole = Buffer.concat([HIDDEN, plain]);
    const entry = whole.lastIndexOf(DIRECTORY, undefined, "latin1");
    whole.writeUInt32LE(HIDDEN.length, entry + 42);
    whole.writeUInt32LE(entry, whole.length - 6);
    expect(whyNot(whole)).toContain("that its directory does not name");
  });

  test("a second name in a field that some readers know", () => {
    const field = Buffer.from("7570040001020304", "hex");
    const local = Buffer.concat([plain.subarray(0, 31), field, plain.subarray(31, localEnd)]);
    local.writeUInt16LE(field.length, 28);
    const rest = Buffer.from(plain.subarray(localEnd));
    rest.writeUInt32LE(local.length, rest.length - 6);
    expect(whyNot(Buffer.concat([local, rest]))).toContain("a field with another name");
  });
});

function unmarked(whole: Buffer): Buffer {
  const bytes = Buffer.from(whole);
  bytes.writeUInt16LE(0, 6);
  bytes.writeUInt16LE(0, bytes.lastIndexOf(DIRECTORY, undefined, "latin1") + 8);
  return bytes;
}

function withComment(whole: Buffer, comment: Buffer): Buffer {
  const bytes = Buffer.concat([whole, comment]);
  bytes.writeUInt16LE(comment.length, whole.length - 2);
  return bytes;
}

test("an archive that is cut off, or has any one byte changed, never crashes the reader", () => {
  const whole = zip(file("a", "some text"), file("dist/plugin.js"), file("z", "", true));
  for (let at = 0; at < whole.length; at++) {
    if (whyNot(whole.subarray(0, at)) === "opened") throw new Error(`cut off at ${String(at)}, and opened`);
    for (const flip of [0x01, 0x80, 0xff]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ flip;
      expect(() => openArchive(bytes), `${String(at)} by ${String(flip)}`).not.toThrow();
    }
  }
});
