import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskWorkspace, repositoryRoot } from "../../src/workspace/disk.js";
import { inMemory, type Workspace } from "../../src/workspace/workspace.js";

let folder: string;
let files: Workspace;
const posix = process.platform !== "win32";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "preflight-disk-"));
  const root = join(folder, "repository");
  mkdirSync(join(root, "dist"), { recursive: true });
  mkdirSync(join(root, ".git"));
  writeFileSync(join(root, "README.md"), "hello");
  writeFileSync(join(root, "dist", "plugin.js"), "code");
  writeFileSync(join(folder, "secret"), "secret");
  if (posix) {
    symlinkSync("../secret", join(root, "out"));
    symlinkSync("README.md", join(root, "in"));
    symlinkSync("..", join(root, "up"));
    symlinkSync("dist", join(root, "built"));
    symlinkSync("nowhere", join(root, "broken"));
    symlinkSync("loop", join(root, "loop"));
    execFileSync("mkfifo", [join(root, "pipe")]);
    writeFileSync(join(root, "locked"), "locked");
    chmodSync(join(root, "locked"), 0);
  }
  files = diskWorkspace(root);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a workspace on disk", () => {
  test("tells files, folders and what is not there", () => {
    expect(files.entry("README.md")).toEqual({ kind: "file", size: 5 });
    expect(files.entry("dist")).toEqual({ kind: "folder" });
    expect(files.entry("dist/plugin.js")).toEqual({ kind: "file", size: 4 });
    expect(files.entry("dist/nothing")).toBeUndefined();
    expect(files.entry("README.md/x")).toBeUndefined();
  });

  test("tells letters apart that the disk may not", () => {
    expect(files.entry("readme.md")).toBeUndefined();
    expect(files.entry("Dist/plugin.js")).toBeUndefined();
    expect(files.bytes("readme.md")).toBeUndefined();
  });

  test("never leaves the repository", () => {
    expect(files.entry("../secret")).toBeUndefined();
    expect(files.bytes("../secret")).toBeUndefined();
    expect(files.bytes("dist/../../secret")).toBeUndefined();
  });

  test.runIf(posix)("follows links that stay inside, and no others", () => {
    expect(files.entry("in")).toEqual({ kind: "file", size: 5 });
    expect(new TextDecoder().decode(files.bytes("in"))).toBe("hello");
    expect(files.entry("built/plugin.js")).toEqual({ kind: "file", size: 4 });
    expect(files.entry("out")).toEqual({ kind: "outside" });
    expect(files.bytes("out")).toBeUndefined();
    expect(files.entry("up/secret")).toEqual({ kind: "outside" });
    expect(files.bytes("up/secret")).toBeUndefined();
    expect(files.entry("up/nothing/below")).toEqual({ kind: "outside" });
    expect(files.list("up")).toEqual([]);
    expect(files.canList?.("up")).toBe(false);
    expect(files.list("built")).toEqual(files.list("dist"));
    expect(files.entry("built/nothing")).toBeUndefined();
    expect(files.entry("broken")).toEqual({ kind: "broken" });
    expect(files.entry("broken/below")).toEqual({ kind: "broken" });
    expect(files.entry("loop")).toEqual({ kind: "broken" });
  });

  test.runIf(posix)("does not wait for a pipe", () => {
    expect(files.entry("pipe")).toEqual({ kind: "special" });
    expect(files.bytes("pipe")).toBeUndefined();
  });

  test.runIf(posix && process.getuid?.() !== 0)("says of a file that it cannot be read", () => {
    expect(files.entry("locked")).toEqual({ kind: "unreadable" });
    expect(files.bytes("locked")).toBeUndefined();
  });

  test("reads no more than is asked for", () => {
    expect(files.bytes("dist/plugin.js", 3)).toBeUndefined();
    expect(files.bytes("dist/plugin.js", 4)).toHaveLength(4);
  });

  test("keeps what it has read, whatever happens on the disk", () => {
    const root = join(folder, "repository");
    const first = diskWorkspace(root);
    writeFileSync(join(root, "note"), "before");
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("before");
    writeFileSync(join(root, "note"), "after!");
    expect(new TextDecoder().decode(first.bytes("note"))).toBe("before");
  });

  test("keeps a small file from the moment it is asked about, until it is let go", () => {
    const root = join(folder, "repository");
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

  test.each([
    ["all ASCII", "## 1.4.0\n\tTides\x7f\r\n", true],
    ["empty", "", true],
    ["not ASCII", "Mar\xe9es", false],
    ["two bytes a character", Buffer.from("Tides", "utf16le").toString("latin1"), false],
    ["as large as a small file may be", "x".repeat(8192), true],
    ["larger", "x".repeat(8193), false],
  ])("knows the text of a file that is %s: %#", (_, text, isKnown) => {
    const root = join(folder, "repository");
    const first = diskWorkspace(root);
    writeFileSync(join(root, "words"), text, "latin1");
    expect(first.ascii?.("words")).toBe(isKnown ? text : undefined);
    expect(Buffer.from(first.bytes("words") ?? []).toString("latin1")).toBe(text);
    expect(first.head("words", 4)?.length).toBe(Math.min(4, text.length));
    expect(first.ascii?.("words")).toBe(isKnown ? text : undefined);
    expect(first.entry("words")).toEqual({ kind: "file", size: text.length });
    expect(first.ascii?.("dist")).toBeUndefined();
    expect(first.ascii?.("nowhere")).toBeUndefined();
  });

  test("does not mix up two small files that it has read", () => {
    const root = join(folder, "repository");
    const first = diskWorkspace(root);
    writeFileSync(join(root, "one"), "one\0");
    writeFileSync(join(root, "two"), "two!\0");
    expect([first.entry("one"), first.entry("two")].map((entry) => entry?.kind)).toEqual(["file", "file"]);
    expect(["one", "two"].map((name) => new TextDecoder().decode(first.bytes(name)))).toEqual(["one\0", "two!\0"]);
  });

  test("reads of many files that are only asked about no more than a few megabytes", () => {
    const root = join(folder, "repository");
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

  test.runIf(posix)("knows of a file that has been read that it can be run", () => {
    const root = join(folder, "repository");
    const first = diskWorkspace(root);
    writeFileSync(join(root, "tool"), "run", { mode: 0o755 });
    expect(first.bytes("tool")).toHaveLength(3);
    expect(first.entry("tool")).toEqual({ kind: "file", size: 3, isExecutable: true });
  });

  test("says of a file that vanishes after its folder was listed that it is not there", () => {
    const root = join(folder, "repository");
    const first = diskWorkspace(root);
    writeFileSync(join(root, "passing"), "here");
    expect(first.list("").map(({ name }) => name)).toContain("passing");
    rmSync(join(root, "passing"));
    expect(first.entry("passing")).toBeUndefined();
    expect(first.bytes("passing")).toBeUndefined();
  });

  test("knows the repository that a folder is in", () => {
    expect(repositoryRoot(join(folder, "repository", "dist"))).toMatch(/repository$/u);
  });
});

test("a workspace in memory answers as one on disk", () => {
  const memory = inMemory({ "README.md": "hello", "dist/plugin.js": "code" });
  expect(memory.entry("README.md")).toEqual(files.entry("README.md"));
  expect(memory.entry("dist")).toEqual({ kind: "folder" });
  expect(memory.entry("readme.md")).toBeUndefined();
  expect(memory.entry("../secret")).toBeUndefined();
  expect(memory.list("")).toEqual([
    { name: "README.md", kind: "file" },
    { name: "dist", kind: "folder" },
  ]);
  expect(memory.list("dist")).toEqual(files.list("dist"));
  expect(memory.bytes("dist/plugin.js", 3)).toBeUndefined();
});
