import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findDefaultBranch, type DefaultBranch } from "../../../src/base/git/default-branch.js";
import { openGitFolder } from "../../../src/base/files/git-folder.js";
import { temporaryFolder } from "../../support/folders.js";
import { git, makeRepository } from "../../support/git.js";
import { POSIX } from "../../support/product.js";

function find(root: string): DefaultBranch | undefined {
  const folder = openGitFolder(root);
  if (!folder || "absent" in folder) throw new Error("There is no repository");
  return findDefaultBranch(folder);
}

/** A repository with one commit on each branch; the first one is checked out. */
function repository(first: string, ...others: readonly string[]): string {
  const folder = makeRepository();
  git(folder, "branch", "--quiet", "--move", first);
  for (const name of others) git(folder, "branch", "--quiet", name);
  return folder;
}

function cloned(origin: string, ...options: readonly string[]): string {
  const folder = join(temporaryFolder(), "clone");
  git(origin, "clone", "--quiet", ...options, `file://${origin}`, folder);
  return folder;
}

describe("the default branch", () => {
  test.each(["trunk", "main", "release/2.x"])("is %s where the remote's HEAD says so", (name) => {
    const clone = cloned(repository(name, "master", "work"));
    git(clone, "switch", "--quiet", "work");
    expect(find(clone)).toEqual({ name, known: "remote" });
    git(clone, "pack-refs", "--all");
    expect(find(clone)).toEqual({ name, known: "remote" });
    // As git itself reads it.
    expect(git(clone, "rev-parse", "--abbrev-ref", "origin/HEAD").trim()).toBe(`origin/${name}`);
  });

  test("is not the one that the remote has removed since", () => {
    const clone = cloned(repository("master", "main"));
    git(clone, "update-ref", "-d", "refs/remotes/origin/master");
    expect(find(clone)).toEqual({ name: "main", known: "usual" });
  });

  test.each([
    [["work", "master"], { name: "master", known: "usual" }],
    [["work", "a/b", "trunk"], { name: "trunk", known: "usual" }],
    [["development"], { name: "development", known: "only" }],
    [["work", "main", "master"], { name: "work", known: "current" }],
    [["work", "other"], { name: "work", known: "current" }],
  ] as const)("of %j without a remote is %j", ([first, ...others], expected) => {
    const folder = repository(first, ...others);
    expect(find(folder)).toEqual(expected);
    git(folder, "pack-refs", "--all");
    expect(find(folder)).toEqual(expected);
  });

  test("of a repository without a commit is the one that its first commit goes to", () => {
    const folder = temporaryFolder();
    git(folder, "init", "--quiet", "--initial-branch=trunk", "--template=");
    expect(find(folder)).toEqual({ name: "trunk", known: "current" });
  });

  test("is not known where a remote has several, and what is checked out is work", () => {
    const clone = cloned(repository("development", "work"));
    git(clone, "switch", "--quiet", "work");
    git(clone, "remote", "set-head", "origin", "--delete");
    expect(find(clone)).toBeUndefined();
  });

  test.each([
    ["ref: refs/remotes/origin/../../../secret\n"],
    ["ref: refs/heads/elsewhere\n"],
    [`ref: refs/remotes/origin/${"x".repeat(5000)}\n`],
    ["\0\0\0"],
  ])("is not what a forged HEAD says: %j", (text) => {
    const clone = cloned(repository("trunk", "work"));
    writeFileSync(join(clone, ".git", "refs", "remotes", "origin", "HEAD"), text);
    expect(find(clone)).toEqual({ name: "trunk", known: "usual" });
  });

  test.runIf(POSIX)("is not read through a link", () => {
    const folder = repository("work", "trunk");
    const elsewhere = temporaryFolder();
    mkdirSync(join(folder, ".git", "refs", "remotes"), { recursive: true });
    writeFileSync(join(elsewhere, "HEAD"), "ref: refs/remotes/origin/evil\n");
    symlinkSync(elsewhere, join(folder, ".git", "refs", "remotes", "origin"));
    renameSync(join(folder, ".git", "refs", "heads", "work"), join(folder, ".git", "refs", "heads", "other"));
    expect(find(folder)?.name).toBe("trunk");
  });
});
