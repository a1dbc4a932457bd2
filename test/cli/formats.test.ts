import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { git, gitReading } from "../support/git.js";
import { matchLines, readMatcher } from "../support/problem-matcher.js";
import { runCliHere } from "../support/product.js";
import { DIST } from "../support/project.js";
import { findingsOf } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ manifest_version: "1", version: "v1.4.0", name: "W" });

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime prints", ({ node }) => {
  test("SARIF with every finding of the JSON", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    const { status, stdout } = await runCliHere(["validate", "--format", "sarif"], { node, cwd });
    const { stdout: json } = await runCliHere(["validate", "--format", "json"], { node, cwd });
    const { runs } = JSON.parse(stdout) as Log;
    const reported = runs[0]?.results?.map(({ ruleId }) => ruleId).toSorted();
    expect([status, reported]).toEqual([
      1,
      findingsOf(json)
        .map(({ check }) => check)
        .toSorted(),
    ]);
  });

  test("JUnit with a failure for each check that fails, also of merged reports", async () => {
    const cwd = makePlugin({ ".git/": "" });
    wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins", "a"));
    wholePlugin({}, join(cwd, "plugins", "b"));
    const { status, stdout } = await runCliHere(["validate", "plugins/*", "--format", "junit"], { node, cwd });
    expect([status, stdout.match(/<testsuite /gu)?.length]).toEqual([1, 2]);
    const file = join(temporaryFolder(), "report.json");
    await runCliHere(["validate", "plugins/*", "--format", "json", "--output", file], { node, cwd });
    const errors = findingsOf(readFileSync(file, "utf8")).filter(({ severity }) => severity === "error");
    expect(stdout.match(/<failure /gu)).toHaveLength(new Set(errors.map(({ check }) => check)).size);
    expect((await runCliHere(["merge", file, "--format", "junit"], { node })).stdout).toBe(stdout);
  });

  test("a line for each finding, which the problem matcher beside it reads, from any folder", async () => {
    const cwd = makePlugin({ ".git/": "" });
    wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins", "a"));
    const { stdout: json } = await runCliHere(["validate", "plugins/*", "--format", "json"], { node, cwd });
    const places = findingsOf(json).map(({ check, severity, location: { file, range } }) => {
      const { line, column } = range?.start ?? { line: 1, column: 1 };
      return [check, severity, relative("plugins/a", file), line, column].join("|");
    });
    const run = { node, cwd: join(cwd, "plugins", "a") };
    const { status, stdout } = await runCliHere(["validate", "--format", "compact"], run);
    const { matched, log } = matchLines(stdout, readMatcher(join(DIST, "problem-matcher.json")));
    const read = matched.map(({ code, severity, file, line, column }) =>
      [code, severity, file, line, column].join("|"),
    );
    expect([status, log, read.toSorted()]).toEqual([1, [], places.toSorted()]);
  });

  test("GitLab's report with every finding at its line, also of merged reports", async () => {
    const cwd = makePlugin({ ".git/": "" });
    wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins", "a"));
    const { status, stdout } = await runCliHere(["validate", "plugins/*", "--format", "gitlab"], { node, cwd });
    const file = join(temporaryFolder(), "report.json");
    await runCliHere(["validate", "plugins/*", "--format", "json", "--output", file], { node, cwd });
    const places = findingsOf(readFileSync(file, "utf8")).map(({ check, location }) => [
      ...[check, location.file, location.range?.start.line ?? 1],
    ]);
    const entries = JSON.parse(stdout) as {
      check_name: string;
      location: { path: string; lines: { begin: number } };
    }[];
    const read = entries.map(({ check_name, location }) => [check_name, location.path, location.lines.begin]);
    expect([status, read.toSorted()]).toEqual([1, places.toSorted()]);
    expect((await runCliHere(["merge", file, "--format", "gitlab"], { node })).stdout).toBe(stdout);
  });

  test("a patch of all fixes, also into a file, and nothing after --fix", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    git(cwd, "init", "--quiet");
    const { status, stdout } = await runCliHere(["validate", "--format", "patch"], { node, cwd });
    expect(status).toBe(1);
    const file = join(temporaryFolder(), "fixes.patch");
    await runCliHere(["validate", "--format", "patch", "--output", file], { node, cwd });
    expect(readFileSync(file, "utf8")).toBe(stdout);
    gitReading(stdout, cwd, "apply", "-");
    expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toBe(
      manifestWith({ manifest_version: 1, version: "1.4.0", name: "W" }),
    );
    expect((await runCliHere(["validate", "--format", "patch"], { node, cwd })).stdout).toBe("");
  });

  test("a merged report in every format that its help names, and in no other", async () => {
    const cwd = wholePlugin({ ".git/": "", "manifest.json": wrong });
    const { stdout: report } = await runCliHere(["validate", "--format", "json"], { node, cwd });
    writeFileSync(join(cwd, "report.json"), report);
    const { stdout: help } = await runCliHere(["merge", "--help"], { node, cwd });
    const named = /\(([^)]*)\)/u.exec(help)?.[1]?.split(", ") ?? [];
    expect(named).toContain("sarif");
    for (const format of named) {
      const { status, stdout } = await runCliHere(["merge", "report.json", "--format", format], { node, cwd });
      expect([format, status, stdout === ""]).toEqual([format, 1, false]);
    }
    const { status, stderr } = await runCliHere(["merge", "report.json", "--format", "patch"], { node, cwd });
    expect([named.includes("patch"), status]).toEqual([false, 2]);
    expect(stderr).toContain('--format is "patch"');
  });
});
