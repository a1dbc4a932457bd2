import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OLD, withKeys } from "../support/aged.js";
import { makePlugin, manifestWith, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git, makeRepository } from "../support/repository.js";

/** A branch that has changed a text only. */
function branchOf(files: Parameters<typeof wholePlugin>[0]): string {
  const folder = makeRepository({});
  wholePlugin(files, folder);
  commitAll(folder);
  git(folder, "switch", "--quiet", "--create", "work");
  writeFileSync(join(folder, "notes.txt"), "x");
  commitAll(folder);
  return folder;
}

const validate = (cwd: string, ...args: readonly string[]) =>
  runCliHere(["validate", "--changed-since", "main", "--fail-on-new", "warning", ...args], { cwd });

describe("--fail-on-new", () => {
  nightly("passes with what the branch has from its base, fails with what it adds, and merges as one run", async () => {
    const cwd = branchOf(OLD);
    const known = await validate(cwd);
    expect(known.status).toBe(0);
    expect(known.stdout).toContain("Nothing new, 2 existing in main\n");
    writeFileSync(join(cwd, "manifest.json"), withKeys("old_a", "old_b", "brought")["manifest.json"] ?? "");
    const added = await validate(cwd, "--format", "json");
    expect(added.status).toBe(1);
    expect(readReport(added.stdout)).toMatchObject({ failOnNew: "warning", base: { name: "main" }, verdict: "fail" });
    writeFileSync(join(cwd, "..", "report.json"), added.stdout);
    const merged = await runCliHere(["merge", "../report.json", "--format", "json"], { cwd });
    expect([merged.status, merged.stdout]).toEqual([1, added.stdout]);
  });

  test("says which plugins the branch has added, renamed and removed, each of two", async () => {
    const cwd = makeRepository({});
    for (const name of ["a", "b", "c", "d"])
      wholePlugin({ "manifest.json": manifestWith({ name: `Plugin ${name}` }) }, join(cwd, name));
    commitAll(cwd);
    git(cwd, "switch", "--quiet", "--create", "work");
    git(cwd, "mv", "a", "new a");
    git(cwd, "mv", "b", "new b");
    git(cwd, "rm", "--quiet", "-r", "c", "d");
    // Nothing that git would take for the removed ones.
    for (const name of ["e", "f"]) makePlugin({ "manifest.json": JSON.stringify({ name }) }, join(cwd, name));
    commitAll(cwd);
    const { stdout } = await validate(cwd, "./*");
    const lines = stdout.split("\n").filter((line) => /^(?:Added|Renamed|Removed): /u.test(line.trim()));
    expect(lines.map((line) => line.trim())).toEqual([
      "Added: e, f",
      "Renamed: a to new a, b to new b",
      "Removed: c, d",
    ]);
  });

  nightly("lets an error of the base pass, as JUnit's readers see it too", async () => {
    const cwd = branchOf({ "manifest.json": manifestWith({ version: "one" }) });
    const junit = await validate(cwd, "--format", "junit");
    expect(junit.status).toBe(0);
    expect(junit.stdout).toMatch(/<testsuites [^>]*failures="0"/u);
    const release = await validate(cwd, "--tag", "v1.4.0");
    expect(release.status).toBe(1);
  });

  test("asks for the commit to compare with", async () => {
    const { status, stderr } = await runCliHere(["validate", "--fail-on-new", "error"], { cwd: branchOf(OLD) });
    expect([status, stderr]).toEqual([
      2,
      "plugin-preflight: --fail-on-new needs a base to compare with\nAdd --changed-since with the branch that you started from, such as origin/main\n",
    ]);
  });

  test("takes no option of git for a commit", async () => {
    const cwd = branchOf(OLD);
    const { status } = await runCliHere(["validate", "--changed-since", "--output=stolen", "--fail-on-new", "error"], {
      cwd,
    });
    expect(status).toBe(2);
  });
});
