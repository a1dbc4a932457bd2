import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseGitIndex } from "../../../src/base/git/git-index.js";
import { makePlugin } from "../../support/folders.js";
import { git, gitReading, makeRepository } from "../../support/git.js";
import { random } from "../../support/random.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";

const indexOf = (folder: string): Buffer => readFileSync(join(folder, ".git", "index"));
const listed = (folder: string): string[] => git(folder, "ls-files", "-z").split("\0").slice(0, -1);
const tracked = (folder: string, part = ""): unknown => parseGitIndex(indexOf(folder), part);

const PIECES = [".env", ".e", "nv", "a", "b", "plugin", "é", "x".repeat(90), ".env.local", "link", "sdir"];

/** Some hundred files with names that share beginnings. */
function manyFiles(seed: number): Record<string, string> {
  const next = random(seed);
  const name = (): string => Array.from({ length: 1 + next(3) }, () => PIECES[next(PIECES.length)]).join("");
  const files: Record<string, string> = {};
  for (let at = 0; at < 200; at++) files[`${"f/".repeat(next(4))}d${String(next(9))}/${name()}-${String(at)}`] = "";
  return { ...files, ".env": "", "deep/.env": "", "deep/.environment": "" };
}

nightly.each([
  ["SHA-1", []],
  ["SHA-256", ["--object-format=sha256"]],
])("the tracked paths are those of git, in every version of the index, with %s", (_, init) => {
  for (const seed of [1, 2, 3]) {
    const folder = makeRepository(manyFiles(seed), ...init);
    for (const version of ["2", "3", "4"]) {
      git(folder, "update-index", "--index-version", version);
      expect(tracked(folder)).toMatchObject({ paths: listed(folder), folders: [] });
      const expected = listed(folder).filter((path) => path.includes(".env"));
      expect(tracked(folder, ".env")).toMatchObject({ paths: expected, folders: [] });
      expect(expected.length).toBeGreaterThan(5);
    }
  }
});

test("a file of which git only keeps the intention to add it, and one that it skips, are tracked in version 3", () => {
  const folder = makePlugin({ "later/.env": "" }, makeRepository({ ".env": "", a: "" }));
  git(folder, "add", "--intent-to-add", "later/.env");
  git(folder, "update-index", "--skip-worktree", ".env");
  expect(indexOf(folder).readUInt32BE(4)).toBe(3);
  expect(tracked(folder, ".env")).toMatchObject({ paths: [".env", "later/.env"], folders: [] });
});

nightly("a path in conflict is given once", () => {
  const folder = makeRepository({ ".env": "a" });
  const commit = (text: string): void => {
    writeFileSync(join(folder, ".env"), text);
    git(folder, "commit", "--all", "--quiet", "--message=more");
  };
  git(folder, "switch", "--quiet", "--create", "other");
  commit("b");
  git(folder, "switch", "--quiet", "main");
  commit("c");
  expect(() => git(folder, "merge", "other")).toThrow();
  expect(git(folder, "ls-files", "--stage").split("\n")).toHaveLength(4);
  expect(tracked(folder, ".env")).toMatchObject({ paths: [".env"], folders: [] });
});

nightly("a path of more than 4095 bytes is read as it is, or not at all", () => {
  const folder = makeRepository({ a: "" });
  const object = git(folder, "rev-parse", "HEAD:a").trim();
  const long = `${"x/".repeat(2040)}longer-than-the-field/.env`;
  git(folder, "update-index", "--add", "--cacheinfo", `100644,${object},${long}`);
  expect(tracked(folder, ".env")).toMatchObject({ paths: [long], folders: [] });
  git(folder, "update-index", "--index-version", "4");
  expect(tracked(folder, ".env")).toEqual({ refused: "the index of git cannot be read" });
});

test("a split index is reported as incomplete", () => {
  const folder = makeRepository({ ".env": "", a: "" });
  git(folder, "update-index", "--split-index");
  expect(tracked(folder, ".env")).toEqual({ refused: "the index of git is split, and only whole ones are read" });
});

test("the index of a sparse checkout names the folders that it keeps closed", () => {
  const folder = makeRepository({ "a/.env": "", "b/.env": "", "c/d/x": "" });
  git(folder, "sparse-checkout", "init", "--cone", "--sparse-index");
  git(folder, "sparse-checkout", "set", "a");
  expect(tracked(folder, ".env")).toMatchObject({ paths: ["a/.env"], folders: ["b/", "c/"] });
});

nightly("a cache of untracked files and a monitor of the file system change nothing", () => {
  const folder = makePlugin({ "untracked/.env": "" }, makeRepository(manyFiles(4)));
  git(folder, "update-index", "--force-untracked-cache");
  git(folder, "status");
  git(folder, "-c", "index.threads=2", "-c", "index.recordEndOfIndexEntries=true", "add", ".");
  git(folder, "rm", "--cached", "--quiet", "untracked/.env");
  expect(indexOf(folder).includes("UNTR")).toBe(true);
  expect(tracked(folder)).toMatchObject({ paths: listed(folder), folders: [] });
});

nightly("an index that is cut or changed anywhere is read without a crash, and never for ever", () => {
  const folder = makeRepository(manyFiles(5));
  for (const version of ["2", "4"]) {
    git(folder, "update-index", "--index-version", version);
    const whole = indexOf(folder);
    const next = random(7);
    let listed = 0;
    for (let round = 0; round < 4000; round++) {
      const bytes = Buffer.from(whole.subarray(0, next(4) === 0 ? next(whole.length) : whole.length));
      for (let change = next(4); change > 0 && bytes.length > 0; change--) bytes[next(bytes.length)] = next(256);
      const result = parseGitIndex(bytes, ".env");
      if ("paths" in result && result.paths.length > 300) throw new Error(`${String(round)}: too many paths`);
      if ("paths" in result) listed++;
    }
    expect(listed).toBeGreaterThan(400);
    for (let length = 0; length < 200; length++) {
      expect(parseGitIndex(whole.subarray(0, length), ".env")).toEqual({ refused: "the index of git cannot be read" });
    }
  }
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["another file", Buffer.from("PK\u0003\u0004 and what follows in it")],
  ["a version to come", Buffer.from("DIRC\0\0\0\u0005\0\0\0\0".padEnd(60, "\0"))],
  ["four thousand million entries", Buffer.concat([Buffer.from("DIRC\0\0\0\u0002"), Buffer.alloc(1_000_000, 0xff)])],
])("of %s the list is not known", (_, bytes) => {
  expect(parseGitIndex(bytes, ".env")).toHaveProperty("refused");
});

nightly("an index of fifty thousand files is walked, and not decoded", () => {
  const folder = makeRepository({ a: "" });
  const object = git(folder, "rev-parse", "HEAD:a").trim();
  const lines = Array.from({ length: 50_000 }, (_, at) => `100644 ${object}\tsrc/folder/file-${String(at)}.ts\n`);
  gitReading(lines.join(""), folder, "update-index", "--index-info");
  const bytes = indexOf(folder);
  const effort = startEffort();
  expect(parseGitIndex(bytes, ".env")).toMatchObject({ paths: [], folders: [] });
  expect(effort()).toBeLessThan(200);
  expect(parseGitIndex(bytes, "file-49999")).toMatchObject({ paths: ["src/folder/file-49999.ts"], folders: [] });
});
