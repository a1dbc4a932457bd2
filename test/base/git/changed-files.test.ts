import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { findChangedFiles } from "../../../src/base/git/changed-files.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { commitAll, git, makeRepository } from "../../support/repository.js";

const FILES = { "a.txt": "a", "b.txt": "b", "c/d.txt": "d" };

nightly(
  "files count that were committed, staged, changed, moved and removed since both parted, and no others",
  async () => {
    const folder = makeRepository(FILES);
    git(folder, "switch", "--quiet", "--create", "work");
    makePlugin({ "committed.txt": "1" }, folder);
    commitAll(folder);
    git(folder, "switch", "--quiet", "main");
    makePlugin({ "elsewhere.txt": "1" }, folder);
    commitAll(folder);
    git(folder, "switch", "--quiet", "work");
    makePlugin({ "a.txt": "changed", "staged.txt": "1", "new.txt": "1" }, folder);
    git(folder, "add", "staged.txt");
    git(folder, "mv", "b.txt", "moved.txt");
    rmSync(join(folder, "c"), { recursive: true });
    expect(await findChangedFiles(folder, "main")).toMatchObject({
      files: ["a.txt", "b.txt", "c/d.txt", "committed.txt", "moved.txt", "staged.txt"],
      untracked: ["new.txt"],
    });
    expect(await findChangedFiles(folder, "HEAD~1")).toMatchObject({ untracked: ["new.txt"] });
  },
);

nightly("nothing has changed since HEAD, and ignored files are nothing", async () => {
  const folder = makeRepository({ ...FILES, ".gitignore": "dist/\n" });
  makePlugin({ "dist/plugin.js": "1" }, folder);
  for (const ref of ["HEAD", "main", "@", git(folder, "rev-parse", "HEAD").trim()]) {
    expect(await findChangedFiles(folder, ref)).toMatchObject({ files: [], untracked: [] });
  }
});

nightly.runIf(POSIX)("names come back as they are, whatever they contain", async () => {
  const folder = makeRepository(FILES);
  const names = ["é.txt", "new\nline", 'qu"ote', "-dash", "ta\tb", " "];
  for (const name of names) writeFileSync(join(folder, name), "1");
  const changed = await findChangedFiles(folder, "HEAD");
  expect("untracked" in changed && [...changed.untracked].toSorted()).toEqual(names.toSorted());
});

nightly("a branch that only the remote has is found there", async () => {
  const origin = makeRepository(FILES);
  const clone = join(temporaryFolder(), "clone");
  git(origin, "clone", "--quiet", "--branch", "main", origin, clone);
  git(clone, "switch", "--quiet", "--create", "work");
  git(clone, "branch", "--quiet", "--delete", "--force", "main");
  expect(await findChangedFiles(clone, "main")).toMatchObject({ files: [], untracked: [] });
});

nightly("a shallow clone is reported as one", async () => {
  const origin = makeRepository(FILES);
  git(origin, "branch", "base");
  makePlugin({ "a.txt": "2" }, origin);
  commitAll(origin);
  const clone = join(temporaryFolder(), "clone");
  git(origin, "clone", "--quiet", "--depth", "1", "--branch", "main", `file://${origin}`, clone);
  expect(await findChangedFiles(clone, "base")).toEqual({ refused: "no-commit", shallow: true });
  git(clone, "fetch", "--quiet", "--depth", "1", "origin", "base:base");
  expect(await findChangedFiles(clone, "base")).toEqual({ refused: "no-common-commit", shallow: true });
});

nightly("histories without a commit in common are refused", async () => {
  const folder = makeRepository(FILES);
  git(folder, "switch", "--quiet", "--orphan", "other");
  commitAll(folder);
  expect(await findChangedFiles(folder, "main")).toEqual({ refused: "no-common-commit", shallow: false });
});

nightly.each([
  ...["nope", "", "-", "--upload-pack=touch hacked", "--output=hacked", "-c", "main..HEAD", "main HEAD", "main\nHEAD"],
  ...["HEAD:a.txt", "main\0", "main^{/x", "@{-1}", "$(touch hacked)", "'; touch hacked'", "../../etc/passwd"],
])("%j names no commit, and nothing comes of it", async (ref) => {
  const folder = makeRepository(FILES);
  expect(await findChangedFiles(folder, ref)).toEqual({ refused: "no-commit", shallow: false });
  expect(git(folder, "status", "--porcelain")).toBe("");
});

nightly("a folder that is not a repository is refused, and so is one whose references cannot be read", async () => {
  expect(await findChangedFiles(temporaryFolder(), "main")).toMatchObject({ refused: "no-repository" });
  const folder = makeRepository(FILES);
  writeFileSync(join(folder, ".git", "HEAD"), "ref: refs/heads/.invalid\n");
  expect(await findChangedFiles(folder, "main")).toMatchObject({
    refused: "failed",
    why: expect.stringMatching(/reftable/u) as string,
  });
});

nightly.runIf(POSIX)("no program that the repository's settings name is started", async () => {
  const folder = makeRepository(FILES);
  const program = join(folder, ".git", "evil");
  writeFileSync(program, `#!/bin/sh\ntouch "${join(folder, "hacked")}"\n`, { mode: 0o755 });
  mkdirSync(join(folder, ".git", "hooks"), { recursive: true });
  writeFileSync(join(folder, ".git", "hooks", "post-index-change"), `#!/bin/sh\n"${program}"\n`, { mode: 0o755 });
  for (const key of ["core.fsmonitor", "diff.external", "core.pager"]) git(folder, "config", key, program);
  makePlugin({ "a.txt": "2", ".gitattributes": "* diff=evil\n" }, folder);
  expect(await findChangedFiles(folder, "HEAD")).toMatchObject({ files: ["a.txt"], untracked: [".gitattributes"] });
});
