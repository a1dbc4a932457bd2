import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { makeCheckRun } from "../../src/reporters/check-run.js";
import { summary } from "../../src/reporters/summary.js";
import { preflight } from "../../src/run/preflight.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { makeRepository } from "../support/git.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";

const ALL = String(checks.length);

describe("checks that were chosen by name and not made are not a pass", () => {
  test.each([
    [
      "scripts-test",
      [],
      "scripts-test was skipped, because validate does not run plugin code\nRun them with the command check:\n",
    ],
    ["scripts-test,scripts-lint", [], "scripts-test, scripts-lint were skipped, because validate does not run"],
    [
      "manifest-name",
      ["manifest.json"],
      "manifest-name was skipped, because there is no manifest.json\nLeave out --only",
    ],
    ["readme-length", ["README.md"], "readme-length was skipped, because there is no README.md\nLeave out --only"],
  ])("%s, without %j", async (only, missing, expected) => {
    const cwd = wholePlugin();
    for (const file of missing) rmSync(join(cwd, file));
    const { status, stdout, stderr } = await runCliHere(["validate", "--only", only], { cwd });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`plugin-preflight: Nothing was checked: ${expected}`);
  });

  test("also with check where the scripts may not run", async () => {
    const args = ["check", "--no-scripts", "--only", "scripts-test"];
    const { status, stderr } = await runCliHere(args, { cwd: wholePlugin() });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/--no-scripts was given\nLeave out --no-scripts\n$/u)]);
  });

  test("the command that is named instead keeps the other options", async () => {
    const { stderr } = await runCliHere(["validate", "--strict", "--only", "scripts-test", "."], {
      cwd: wholePlugin(),
    });
    expect(stderr).toMatch(/\n {2}node \S+ check --only scripts-test --strict \.\n$/u);
  });
});

describe("it is a pass where", () => {
  test.each([
    ["the check does not apply", ["--only", "version-matches-tag"]],
    ["one check was made", ["--only", "scripts-test,manifest-name"]],
    ["one check does not apply", ["--only", "scripts-test,version-matches-tag"]],
    ["no plugin is left for the shard", ["--only", "scripts-test", "--shard", "2/2"]],
  ])("%s", async (_, args) => {
    const { status, stderr } = await runCliHere(["validate", ...args], { cwd: wholePlugin() });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("no plugin has changed", async () => {
    const cwd = makeRepository({ "manifest.json": manifestWith({}) });
    const { status, stdout } = await runCliHere(["validate", "--only", "scripts-test", "--changed-since", "HEAD"], {
      cwd,
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining("None of 1 plugin")]);
  });
});

test("every format for people says how many of the checks were chosen", async () => {
  const cwd = wholePlugin();
  const only = ["--only", "manifest-name"];
  const { stdout } = await runCliHere(["validate", ...only], { cwd });
  expect(stdout).toBe(`1 of ${ALL} checks: 1 passed\n✔ Weather Widget 1.4.0 passes\n`);
  const chosen = `1 of ${ALL} checks was chosen`;
  for (const format of ["markdown", "github"]) {
    const { stdout: text } = await runCliHere(["validate", ...only, "--format", format], { cwd });
    expect(text, format).toContain(`${chosen}.`);
  }
  const request = { paths: ["."], cwd, occasion: "push", strict: false, failOn: "error" } as const;
  const { report, source } = await preflight({ ...request, only: ["manifest-name"] });
  expect(makeCheckRun(report, { source }, summary).title).toBe(`passes: ${chosen}`);
  const { stdout: json } = await runCliHere(["validate", ...only, "--format", "json"], { cwd });
  expect(readReport(json)).toMatchObject({ only: { chosen: 1, of: checks.length } });
  expect((await runCliHere(["validate"], { cwd })).stdout).toMatch(new RegExp(`^${ALL} checks: `, "u"));
});

test("of several plugins it is said once", async () => {
  const cwd = temporaryFolder();
  for (const name of ["a", "b"]) wholePlugin({}, join(cwd, name));
  const { stdout } = await runCliHere(["validate", "a", "b", "--only", "manifest-name"], { cwd });
  expect(stdout).toBe(`1 of ${ALL} checks was chosen\n✔ 2 plugins pass\n`);
});

describe("an empty folder", () => {
  test("gets one finding and what to do, not a list of what was skipped", async () => {
    const { status, stdout } = await runCliHere(["validate"]);
    expect(status).toBe(1);
    expect(stdout.split("\n").slice(0, 6)).toEqual([
      "manifest.json",
      "  error  There is no manifest.json in this folder  manifest-json",
      "       = Create one here, or pass the folder that contains manifest.json as the path",
      "",
      "Nothing else was checked, because there is no manifest.json",
      "✘ The plugin does not pass: 1 error",
    ]);
    const { stdout: page } = await runCliHere(["validate", "--format", "markdown"]);
    expect(page).toContain("\nNothing else was checked, because there is no manifest.json · 1 error\n");
    expect(page).not.toMatch(/skipped/u);
  });

  test("is reported by its reason in each of several plugins, with a number for many checks", async () => {
    const cwd = makePlugin({ "empty/": "" });
    wholePlugin({}, join(cwd, "whole"));
    const { stdout } = await runCliHere(["validate", "empty", "whole"], { cwd });
    expect(stdout).toContain(
      `\n  ${String(checks.length - 1)} checks skipped in 1 plugin: there is no manifest.json\n`,
    );
  });
});

test("skipped checks are one line for each cause, in the log and in the summary", async () => {
  const cwd = wholePlugin();
  for (const file of ["README.md", "CHANGELOG.md", "dist/plugin.js"]) rmSync(join(cwd, file), { force: true });
  for (const format of ["terminal", "markdown"]) {
    const { stdout } = await runCliHere(["validate", "--format", format], { cwd });
    const causes = [...stdout.matchAll(/skipped: ([^\n]+)/gu)].map(([, cause]) => cause);
    expect(causes.length, format).toBeGreaterThan(3);
    expect(new Set(causes).size, format).toBe(causes.length);
    expect(stdout, format).not.toContain("(skipped:");
  }
});
