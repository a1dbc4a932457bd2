import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskWorkspace, findRepositoryRoot } from "../../../src/base/files/disk.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";

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
  test("distinguishes files, folders and missing entries", () => {
    expect(files.entry("README.md")).toEqual({ kind: "file", size: 5 });
    expect(files.entry("dist")).toEqual({ kind: "folder" });
    expect(files.entry("dist/plugin.js")).toEqual({ kind: "file", size: 4 });
    expect(files.entry("dist/nothing")).toBeUndefined();
    expect(files.entry("README.md/x")).toBeUndefined();
  });

  test("distinguishes letter case that the disk may not", () => {
    expect(files.entry("readme.md")).toBeUndefined();
    expect(files.entry("Dist/plugin.js")).toBeUndefined();
    expect(files.bytes("readme.md")).toBeUndefined();
  });

  test("never leaves the repository", () => {
    expect(files.entry("../secret")).toBeUndefined();
    expect(files.bytes("../secret")).toBeUndefined();
    expect(files.bytes("dist/../../secret")).toBeUndefined();
    expect(files.entry("/dist")).toBeUndefined();
    expect(files.bytes("/README.md")).toBeUndefined();
    expect(files.entry("dist//plugin.js")).toBeUndefined();
    expect(files.entry("dist/")).toBeUndefined();
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
    expect(files.canList("up")).toBe(false);
    expect(files.list("built")).toEqual(files.list("dist"));
    expect(files.entry("built/nothing")).toBeUndefined();
    expect(files.entry("broken")).toEqual({ kind: "broken" });
    expect(files.entry("broken/below")).toEqual({ kind: "broken" });
    expect(files.entry("loop")).toEqual({ kind: "broken" });
  });

  test.runIf(posix)("does not take a folder whose name only begins like its own for a part of it", () => {
    const [own, other] = ["repo", "repo-evil"].map((name) => join(folder, name)) as [string, string];
    for (const root of [own, other]) mkdirSync(root);
    writeFileSync(join(other, "secret"), "secret");
    symlinkSync("../repo-evil/secret", join(own, "a"));
    symlinkSync(other, join(own, "b"));
    const { entry, bytes, list } = diskWorkspace(own);
    expect([entry("a"), entry("b"), entry("b/secret")]).toEqual(Array(3).fill({ kind: "outside" }));
    expect([bytes("a"), bytes("b/secret"), list("b")]).toEqual([undefined, undefined, []]);
  });

  test.runIf(posix)("does not wait for a pipe", () => {
    expect(files.entry("pipe")).toEqual({ kind: "special" });
    expect(files.bytes("pipe")).toBeUndefined();
  });

  test.runIf(posix && process.getuid?.() !== 0)("reports that a file cannot be read", () => {
    expect(files.entry("locked")).toEqual({ kind: "unreadable" });
    expect(files.bytes("locked")).toBeUndefined();
  });

  test("reads no more than is asked for", () => {
    expect(files.bytes("dist/plugin.js", 3)).toBeUndefined();
    expect(files.bytes("dist/plugin.js", 4)).toHaveLength(4);
  });

  test("knows the repository that a folder is in", () => {
    expect(findRepositoryRoot(join(folder, "repository", "dist"))).toMatch(/repository$/u);
    // Of a folder that has vanished meanwhile as well.
    expect(findRepositoryRoot(join(folder, "repository", "dist", "gone"))).toMatch(/repository$/u);
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
