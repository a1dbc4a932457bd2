import { appendFileSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readRepositoryRefs } from "../../../src/plugin/git-facts.js";
import type { GitRefs } from "../../../src/base/git/git-refs.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { temporaryFolder } from "../../support/folders.js";
import { git, makeRepository } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";

const POSIX = process.platform !== "win32";

function readRefs(root: string): GitRefs {
  const refs = readRepositoryRefs(diskWorkspace(root));
  if (isAbsent(refs)) throw new Error(refs.absent);
  return refs;
}

function readReason(root: string): string {
  const refs = readRepositoryRefs(diskWorkspace(root));
  return isAbsent(refs) ? refs.absent : "none";
}

/** The tags as git has them: the object that each names, and the commit behind it. */
function listTagsWithGit(root: string): Map<string, { object: string; commit: string }> {
  const format = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
  const lines = git(root, "for-each-ref", "refs/tags", format).trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [name = "", object = "", peeled = ""] = line.split(" ");
      return [name, { object, commit: peeled === "" ? object : peeled }];
    }),
  );
}

function expectSameTags(root: string, known: "every commit" | "some commits"): void {
  const { tags, head } = readRefs(root);
  const real = listTagsWithGit(root);
  expect(head).toBe(git(root, "rev-parse", "HEAD").trim());
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...real.keys()].toSorted());
  for (const { name, object, commit } of tags) {
    expect(object).toBe(real.get(name)?.object);
    if (known === "every commit" || commit !== undefined) expect(commit).toBe(real.get(name)?.commit);
  }
}

function tagged(...init: readonly string[]): string {
  const root = makeRepository(undefined, ...init);
  git(root, "tag", "v1.0.0");
  git(root, "tag", "--annotate", "--message=x", "v1.1.0");
  git(root, "tag", "@harbour/tides@1.2.0");
  git(root, "tag", "a/b/c-v2.0.0");
  git(root, "commit", "--allow-empty", "--quiet", "--message=second");
  return root;
}

describe.each([
  ["SHA-1", []],
  ["SHA-256", ["--object-format=sha256"]],
])("tags and HEAD are those of git, with %s", (_, init) => {
  nightly("when each has a file of its own", () => {
    expectSameTags(tagged(...init), "some commits");
  });

  nightly("when they are packed, with the commits behind annotated tags", () => {
    const root = tagged(...init);
    git(root, "pack-refs", "--all");
    expectSameTags(root, "every commit");
  });

  nightly("when some were made, moved and removed after they were packed", () => {
    const root = tagged(...init);
    git(root, "pack-refs", "--all");
    git(root, "tag", "--force", "v1.0.0");
    git(root, "tag", "v3.0.0-rc.1");
    git(root, "tag", "--delete", "v1.1.0");
    expectSameTags(root, "some commits");
  });
});

nightly("HEAD may be a commit, a branch that is packed, or a branch without a commit", () => {
  const root = tagged();
  git(root, "pack-refs", "--all");
  expect(readRefs(root).head).toBe(git(root, "rev-parse", "HEAD").trim());
  git(root, "checkout", "--quiet", "--detach", "v1.1.0");
  expect(readRefs(root).head).toBe(git(root, "rev-parse", "HEAD").trim());
  git(root, "switch", "--quiet", "--orphan", "empty");
  expect(readRefs(root).head).toBeUndefined();
});

nightly("a worktree has a HEAD of its own and the tags of all", () => {
  const root = tagged();
  const worktree = join(temporaryFolder(), "tree");
  git(root, "worktree", "add", "--quiet", "--detach", worktree, "v1.0.0");
  expectSameTags(worktree, "some commits");
  expect(readRefs(worktree).head).not.toBe(readRefs(root).head);
});

nightly("a submodule is a repository of its own", () => {
  const inner = tagged();
  const outer = makeRepository();
  git(outer, "submodule", "add", "--quiet", inner, "plugins/inner");
  expectSameTags(join(outer, "plugins", "inner"), "some commits");
});

nightly("a clone of some commits is reported as shallow, and a whole one is not", () => {
  const root = tagged();
  const clone = (...options: readonly string[]): string => {
    const folder = join(temporaryFolder(), "clone");
    git(root, "clone", "--quiet", ...options, `file://${root}`, folder);
    return folder;
  };
  expect(readRefs(clone()).isShallow).toBe(false);
  const shallow = clone("--depth=1", "--no-tags");
  expect(readRefs(shallow)).toMatchObject({ isShallow: true, tags: [] });
  const worktree = join(temporaryFolder(), "tree");
  git(shallow, "worktree", "add", "--quiet", "--detach", worktree);
  expect(readRefs(worktree).isShallow).toBe(true);
});

describe("what is not a repository, or is kept in another way, is reported as such", () => {
  test("no .git at all", () => {
    expect(readReason(temporaryFolder())).toBe("the files are in no git repository");
  });

  nightly.each([
    ["a file of something else", "hello"],
    ["an empty file", ""],
    ["a pointer to nowhere", "gitdir: nowhere\n"],
    ["a pointer to another machine", "gitdir: //harbour.example/share/.git\n"],
    ["a pointer to another machine, as Windows writes it", "gitdir: \\\\harbour.example\\share\n"],
    ["a pointer with a character that no path has", "gitdir: a\0b\n"],
    ["a hundred megabytes", "gitdir: ".padEnd(100_000_000, "x")],
  ])("%s in place of .git", (_, text) => {
    const root = temporaryFolder();
    writeFileSync(join(root, ".git"), text);
    expect(readReason(root)).toBe(".git is not a git repository");
  });

  test("an empty folder", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, ".git"));
    expect(readReason(root)).toBe("the files are in no git repository");
  });

  test("a repository with a reftable", () => {
    const root = makeRepository();
    writeFileSync(join(root, ".git", "HEAD"), "ref: refs/heads/.invalid\n");
    expect(readReason(root)).toBe("git keeps the tags of this repository in a reftable");
  });

  nightly.runIf(POSIX)("files of git that are links, which could lead anywhere", () => {
    for (const path of ["packed-refs", "refs/tags", "refs"]) {
      const root = tagged();
      git(root, "pack-refs", "--all");
      const real = join(temporaryFolder(), "moved");
      renameSync(join(root, ".git", path), real);
      symlinkSync(real, join(root, ".git", path));
      expect(readReason(root)).toMatch(/^git's .* cannot be read/u);
    }
    const root = tagged();
    renameSync(join(root, ".git"), join(root, "kept"));
    symlinkSync("kept", join(root, ".git"));
    expect(readReason(root)).toBe(".git is not a git repository");
  });
});

test("a HEAD that points outside the repository's folder names no commit", () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret"), `${"a".repeat(40)}\n`);
  const root = tagged();
  const way = relative(join(root, ".git"), join(outside, "secret"));
  for (const ref of [way, `refs/heads/../../${way}`, join(outside, "secret"), "refs/heads//secret", "refs/heads/./x"]) {
    writeFileSync(join(root, ".git", "HEAD"), `ref: ${ref}\n`);
    expect(readRefs(root).head).toBeUndefined();
  }
});

nightly("lines that are not references, and files that are not tags, are passed over", () => {
  const root = tagged();
  git(root, "pack-refs", "--all");
  const before = readRefs(root).tags;
  appendFileSync(join(root, ".git", "packed-refs"), "^zzz\nnonsense\n^\n\n \u0000\n__proto__ refs/tags/x\n");
  mkdirSync(join(root, ".git", "refs", "tags"), { recursive: true });
  writeFileSync(join(root, ".git", "refs", "tags", "v9.9.9.lock"), "");
  writeFileSync(join(root, ".git", "refs", "tags", "v9.9.9"), "not an object");
  expect(readRefs(root).tags).toEqual(before);
});
