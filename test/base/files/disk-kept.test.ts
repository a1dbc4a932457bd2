import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

describe("a workspace on disk", () => {
  test("keeps what it has read, whatever happens on the disk", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "note"), "before");
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("before");
    writeFileSync(join(root, "note"), "after!");
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("before");
  });

  test("keeps a small file from the moment it is asked about, until it is let go", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "note"), "before");
    expect(first.entry("note")).toEqual({ kind: "file", size: 6 });
    writeFileSync(join(root, "note"), "afterwards");
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("before");
    expect(new TextDecoder().decode(first.head("note", 3))).toBe("bef");
    first.forget("");
    expect(first.entry("note")).toEqual({ kind: "file", size: 10 });
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("afterwards");
  });

  test("does not keep what is read once, but gives what it has", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    for (const name of ["kept", "once"]) writeFileSync(join(root, name), "before");
    first.bytes("kept");
    expect(new TextDecoder().decode(first.bytes("once", 6, "once"))).toBe("before");
    expect(first.checkedBytes("once")).toBeUndefined();
    writeFileSync(join(root, "kept"), "after!");
    expect(new TextDecoder().decode(first.bytes("kept", 6, "once"))).toBe("before");
  });

  test("lets go of the pool that a small file was read into, also where the file is still to be shown", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "note"), "Mar\xe9es", "latin1");
    first.entry("note");
    first.forget("", new Set(["note"]));
    rmSync(join(root, "note"));
    const kept = first.bytes("note");
    expect([kept?.byteLength, kept?.buffer.byteLength]).toEqual([6, 6]);
  });

  test.each([
    ["all ASCII", "## 1.4.0\n\tTides\x7f\r\n", true],
    ["empty", "", true],
    ["not ASCII", "Mar\xe9es", false],
    ["two bytes a character", Buffer.from("Tides", "utf16le").toString("latin1"), false],
    ["as large as a small file may be", "x".repeat(32 * 1024), true],
    ["larger", "x".repeat(32 * 1024 + 1), false],
  ])("knows the text of a file that is %s: %#", (_, text, isKnown) => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "words"), text, "latin1");
    expect(first.ascii("words")).toBe(isKnown ? text : undefined);
    expect(Buffer.from(first.bytes("words") ?? []).toString("latin1")).toBe(text);
    expect(first.head("words", 4)?.length).toBe(Math.min(4, text.length));
    expect(first.ascii("words")).toBe(isKnown ? text : undefined);
    expect(first.entry("words")).toEqual({ kind: "file", size: text.length });
    expect(first.ascii("dist")).toBeUndefined();
    expect(first.ascii("nowhere")).toBeUndefined();
  });

  test("does not mix up two small files that it has read", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "one"), "one\0");
    writeFileSync(join(root, "two"), "two!\0");
    expect([first.entry("one"), first.entry("two")].map((entry) => entry?.kind)).toEqual(["file", "file"]);
    expect(["one", "two"].map((name) => new TextDecoder().decode(first.bytes(name)))).toEqual(["one\0", "two!\0"]);
  });

  test("still knows what it keeps of a folder that it lets go of", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    for (const [name, text] of [
      ["ascii", "before"],
      ["other", "bef\u00f6re"],
    ] as const) {
      writeFileSync(join(root, name), text);
      expect(first.entry(name)?.kind).toBe("file");
      first.forget("", new Set([name]));
      writeFileSync(join(root, name), "afterwards and longer");
      expect(first.entry(name)).toEqual({ kind: "file", size: Buffer.byteLength(text) });
      expect(new TextDecoder().decode(first.bytes(name))).toBe(text);
    }
  });

  test.each([8 * 1024, 8 * 1024 + 1, 32 * 1024])("reads a picture of %i bytes as it is, and so its text", (size) => {
    const root = temporaryFolder();
    const picture = Buffer.concat([Buffer.from("\x89PNG", "latin1"), Buffer.alloc(size - 4, "x")]);
    const text = Buffer.concat([Buffer.alloc(size - 2, "x"), Buffer.from("\u00e9")]);
    writeFileSync(join(root, "picture"), picture);
    writeFileSync(join(root, "text"), text);
    const first = diskWorkspace(root);
    for (const [name, bytes] of [
      ["picture", picture],
      ["text", text],
    ] as const) {
      expect(first.entry(name)).toEqual({ kind: "file", size });
      expect(first.ascii(name)).toBeUndefined();
      expect(Buffer.compare(first.bytes(name) ?? Buffer.alloc(0), bytes)).toBe(0);
      expect(Buffer.compare(first.head(name, 24) ?? Buffer.alloc(0), bytes.subarray(0, 24))).toBe(0);
    }
  });

  test("reads of many files that are only asked about no more than a few megabytes", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "many"));
    const names = Array.from({ length: 1024 }, (_, at) => `many/${String(at)}`);
    for (const name of names) writeFileSync(join(root, name), "x".repeat(8000));
    const first = diskWorkspace(root);
    for (const name of names) expect(first.entry(name)).toEqual({ kind: "file", size: 8000 });
    for (const name of names) writeFileSync(join(root, name), "changed");
    const kept = names.filter((name) => first.bytes(name)?.length === 8000);
    expect(kept.length * 8000).toBeLessThan(5 * 1024 * 1024);
    expect(kept.length).toBeGreaterThan(0);
  });

  test.runIf(POSIX)("knows of a file that has been read that it can be run", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "tool"), "run", { mode: 0o755 });
    expect(first.bytes("tool")).toHaveLength(3);
    expect(first.entry("tool")).toEqual({ kind: "file", size: 3, isExecutable: true });
  });

  test("reports a file that vanishes after its folder was listed as missing", () => {
    const root = temporaryFolder();
    const first = diskWorkspace(root);
    writeFileSync(join(root, "passing"), "here");
    expect(first.list("").map(({ name }) => name)).toContain("passing");
    rmSync(join(root, "passing"));
    expect(first.entry("passing")).toBeUndefined();
    expect(first.bytes("passing")).toBeUndefined();
  });
});
