import { isDraft } from "../../src/base/files/draft-names.js";
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeNewFolder } from "../../src/base/output/new-folder.js";
import { temporaryFolder } from "../support/folders.js";
import { filesOf } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { AUTHOR, BOUND_USER, CLI, POSIX, runCli } from "../support/product.js";

/** A folder for PATH with a git that does something to the process that asked it to make a repository. */
function gitThat(does: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "git"), `#!/bin/sh\n[ "$1" = init ] || exit 1\n${does}\n`);
  chmodSync(join(folder, "git"), 0o755);
  return [folder, process.env["PATH"] ?? ""].join(delimiter);
}

const create = (cwd: string, PATH: string, signal = "") =>
  runProcess("sh", ["-c", `"$0" "$1" create my-clock --yes${signal}`, process.execPath, CLI], {
    cwd,
    env: { PATH, ...AUTHOR },
  });

describe.runIf(POSIX)("create that does not end well", () => {
  nightly.each([
    ["INT", 130],
    ["TERM", 143],
  ])("removes all that it wrote on SIG%s", async (signal, status) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "notes.txt"), "mine");
    const ended = await create(cwd, gitThat(`ls -d "$PWD"/manifest.json >&2\nkill -${signal} $PPID\nsleep 0.1`));
    expect([ended.status, ended.stdout]).toEqual([status, ""]);
    expect(ended.stderr).toContain("interrupted");
    expect(filesOf(cwd)).toEqual({ "notes.txt": Buffer.from("mine") });
    expect(readdirSync(cwd)).toEqual(["notes.txt"]);
  });

  nightly("leaves nothing at its place when it is killed, and the next run succeeds", async () => {
    const cwd = temporaryFolder();
    const killed = await create(cwd, gitThat("kill -KILL $PPID"), "; true");
    expect(killed.stdout).toBe("");
    expect(existsSync(join(cwd, "my-clock"))).toBe(false);
    expect(readdirSync(cwd).map(isDraft)).toEqual([true]);
    expect((await create(cwd, process.env["PATH"] ?? "")).status).toBe(0);
    expect(existsSync(join(cwd, "my-clock", "manifest.json"))).toBe(true);
  });

  test("makes the plugin without a repository where Git fails", async () => {
    const cwd = temporaryFolder();
    const { status, stdout } = await create(cwd, gitThat("exit 1"));
    expect([status, existsSync(join(cwd, "my-clock", ".git"))]).toEqual([0, false]);
    expect(stdout).not.toContain("git commit");
  });

  nightly("starts no git that is in the folder itself", async () => {
    const cwd = temporaryFolder();
    const file = join(cwd, "started");
    mkdirSync(join(cwd, ".git"));
    writeFileSync(join(cwd, "git"), `#!/bin/sh\n: > "${file}"\n`, { mode: 0o755 });
    const { status } = await create(cwd, [cwd, ".", process.env["PATH"] ?? ""].join(delimiter));
    expect([status, existsSync(file)]).toEqual([0, false]);
  });

  nightly.runIf(BOUND_USER)("says so where it may not write", async () => {
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o755);
    const { status, stderr } = await runCli(["create", "my-clock", "--yes"], { cwd, user: BOUND_USER, env: AUTHOR });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/"my-clock" cannot be written: EACCES[^]*can write to\n$/u),
    ]);
  });
});

test("a folder that was there and cannot be filled is as before, and what came meanwhile stays", async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, ".git"));
  const files = new Map([
    ["a/b.txt", { bytes: Buffer.from("b") }],
    ["c.txt", { bytes: Buffer.from("c") }],
  ]);
  const interfere = (): Promise<void> => {
    writeFileSync(join(cwd, "c.txt"), "mine");
    return Promise.resolve();
  };
  await expect(writeNewFolder(cwd, files, interfere)).rejects.toThrow("is not empty");
  expect(filesOf(cwd)).toEqual({ "c.txt": Buffer.from("mine") });
  expect(readdirSync(cwd)).toEqual([".git", "c.txt"]);
});

test("a new folder that cannot be finished is removed, and what was there before stays", async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "notes.txt"), "mine");
  const files = new Map([["a/b.txt", { bytes: Buffer.from("b") }]]);
  const fail = (): Promise<never> => Promise.reject(new Error("no"));
  await expect(writeNewFolder(join(cwd, "new"), files, fail)).rejects.toThrow("no");
  expect(readdirSync(cwd)).toEqual(["notes.txt"]);
});

test("a folder that appears meanwhile is not replaced", async () => {
  const cwd = temporaryFolder();
  const files = new Map([["a.txt", { bytes: Buffer.from("ours") }]]);
  const appear = async (): Promise<void> => {
    mkdirSync(join(cwd, "new"));
    writeFileSync(join(cwd, "new", "a.txt"), "theirs");
    await Promise.resolve();
  };
  await expect(writeNewFolder(join(cwd, "new"), files, appear)).rejects.toThrow("is not empty");
  expect(filesOf(cwd)).toEqual({ "new/a.txt": Buffer.from("theirs") });
});
