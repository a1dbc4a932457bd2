import { createHash } from "node:crypto";
import { chmodSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { findChangedFiles } from "../../../src/base/git/changed-files.js";
import { readCommittedFiles } from "../../../src/base/git/committed-files.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { commitAll, git, makeRepository } from "../../support/repository.js";

const NOTHING = { files: [], untracked: [] };
const LARGE = "x".repeat(5000);
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash("sha256").update(LARGE).digest("hex")}\nsize 5000\n`;

describe("what a checkout converts is not taken for a change:", () => {
  nightly.each<[what: string, committed: string, onDisk: string | Uint8Array]>([
    ["the ends of lines", "a\nb\n", "a\r\nb\r\n"],
    ["a large file of Git LFS", POINTER, LARGE],
    ["$Id$", "a $Id$\n", "a $Id: 0123 $\n"],
    ["$Id$, and the ends of lines", "a $Id$\n", "a $Id: 0123 $\r\n"],
    ["a text in UTF-16", "é\n", Buffer.from("\ufeffé\n", "utf16le")],
  ])("%s", async (_, committed, onDisk) => {
    const folder = makeRepository({ "a.txt": committed });
    writeFileSync(join(folder, "a.txt"), onDisk);
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject(NOTHING);
    writeFileSync(join(folder, "a.txt"), Buffer.concat([Buffer.from(onDisk), Buffer.from("!\n")]));
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject({ files: ["a.txt"] });
  });

  nightly("a sparse checkout, a worktree, and a submodule that is not checked out, or is as committed", async () => {
    const inner = makeRepository({ "x.txt": "x" });
    const folder = makeRepository({ "a/a.txt": "a", "b/b.txt": "b" });
    git(folder, "submodule", "--quiet", "add", inner, "sub");
    commitAll(folder);
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject(NOTHING);
    writeFileSync(join(folder, "sub", "x.txt"), "X");
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject({ files: ["sub"] });
    const tree = join(temporaryFolder(), "tree");
    git(folder, "worktree", "add", "--quiet", "-b", "other", tree);
    expect(await findChangedFiles(tree, "main")).toMatchObject(NOTHING);
    git(tree, "sparse-checkout", "set", "--no-cone", "/a/", ".gitmodules");
    expect(await findChangedFiles(tree, "main")).toMatchObject(NOTHING);
  });

  nightly.runIf(POSIX)("but a changed executable bit is a change, and so is a link", async () => {
    const folder = makeRepository({ "run.sh": "x", "a.txt": "a" });
    chmodSync(join(folder, "run.sh"), 0o755);
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject({ files: ["run.sh"] });
    commitAll(folder);
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject(NOTHING);
    rmSync(join(folder, "a.txt"));
    symlinkSync("run.sh", join(folder, "a.txt"));
    expect(await findChangedFiles(folder, "HEAD")).toMatchObject({ files: ["a.txt"] });
  });
});

nightly("a repository of SHA-256, and a name with steps behind it, are read", async () => {
  const folder = temporaryFolder();
  git(folder, "init", "--quiet", "--initial-branch=main", "--object-format=sha256");
  for (const text of ["1", "2", "3"]) {
    makePlugin({ "a.txt": text, [`b/${text}.txt`]: text }, folder);
    commitAll(folder);
  }
  git(folder, "tag", "--annotate", "--message=x", "v1");
  git(folder, "pack-refs", "--all");
  git(folder, "gc", "--quiet");
  const head = git(folder, "rev-parse", "HEAD").trim();
  for (const ref of ["HEAD", "v1", "main", "refs/heads/main", "heads/main", head.slice(0, 12), head]) {
    expect(await findChangedFiles(folder, ref), ref).toMatchObject(NOTHING);
  }
  expect(await findChangedFiles(folder, "v1~1")).toMatchObject({ files: ["a.txt", "b/3.txt"], untracked: [] });
  expect(await findChangedFiles(folder, "main~1^")).toMatchObject({ files: ["a.txt", "b/2.txt", "b/3.txt"] });
  const committed = await readCommittedFiles(folder, head, "b");
  expect("blobs" in committed && [...committed.blobs.keys()]).toEqual(["b/1.txt", "b/2.txt", "b/3.txt"]);
});

nightly("a shallow clone is read as far as it goes", async () => {
  const origin = makeRepository({ "a.txt": "1" });
  for (const text of ["2", "3"]) {
    makePlugin({ "a.txt": text }, origin);
    commitAll(origin);
  }
  const clone = join(temporaryFolder(), "clone");
  git(origin, "clone", "--quiet", "--depth=2", `file://${origin}`, clone);
  expect(await findChangedFiles(clone, "HEAD~1")).toMatchObject({ files: ["a.txt"], untracked: [] });
  expect(await findChangedFiles(clone, "HEAD~2")).toEqual({ refused: "no-commit", shallow: true });
});

nightly("of what git does not track, that is left out which an ignore file names", async () => {
  const ignore = "# no rule\n*.log\n!keep.log\n/root.txt\nbuild/\n  \na/**/z.txt\n[ab].tmp\n{x}.txt\ntrail.txt   \n";
  const folder = makeRepository({ ".gitignore": ignore, "sub/.gitignore": "!deep.log\nown/\n", "build.log": "" });
  const names = [
    "x.log",
    "keep.log",
    "root.txt",
    "sub/root.txt",
    "build/x",
    "sub/build/y",
    "a/b/c/z.txt",
    "a/z.txt",
    "b/z.txt",
  ];
  const more = [
    "sub/deep.log",
    "deep.log",
    "sub/own/x",
    "own/x",
    "a.tmp",
    "c.tmp",
    "{x}.txt",
    "trail.txt",
    "build.log",
    "excluded",
  ];
  makePlugin(Object.fromEntries([...names, ...more].map((name) => [name, name === "build.log" ? "" : "1"])), folder);
  makePlugin({ ".git/info/exclude": "excluded\n" }, folder);
  const changed = await findChangedFiles(folder, "HEAD");
  const listed = git(folder, "ls-files", "--others", "--exclude-standard").trim().split("\n");
  expect("untracked" in changed && [...changed.untracked].toSorted()).toEqual(listed.toSorted());
});
