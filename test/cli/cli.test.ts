import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, copiedCli, POSIX, runCliHere, RUNTIMES } from "../support/product.js";
import { DIST } from "../support/project.js";
import { findingsOf, readReport } from "../support/records.js";

const PASSES = "✔ Weather Widget 1.4.0 passes";
const whole = wholePlugin();
/** One finding of severity warning. */
const warned = wholePlugin({ "manifest.json": manifestWith({ unheard_of: 1 }) });
/** Errors and a warning. */
const broken = wholePlugin({ "manifest.json": manifestWith({ unheard_of: 1, name: "W", manifest_version: 2 }) });

describe.each(RUNTIMES)("the command line under $runtime", ({ node }) => {
  nightly("passes the whole plugin from an empty folder where nothing is installed", async () => {
    const program = copiedCli();
    const plugin = join(temporaryFolder(), "weather-widget");
    cpSync(whole, plugin, { recursive: true });
    const { status, stdout, stderr } = await runCliHere(["validate", plugin], { node, program });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(new RegExp(`^\\d+ checks: \\d+ passed.*\n(?:  .* skipped: .*\n)*${PASSES}\n$`, "u"));
  });

  test("checks the current folder when it is given none", async () => {
    const { status, stdout } = await runCliHere(["validate"], { node, cwd: whole });
    expect(status).toBe(0);
    expect(stdout).toContain(PASSES);
  });

  test("takes the path of a manifest.json for its folder", async () => {
    const { status, stdout } = await runCliHere(["validate", join(whole, "manifest.json")], { node });
    expect([status, stdout.includes(PASSES)]).toEqual([0, true]);
  });

  test("takes what follows -- for a path, whatever it begins with", async () => {
    const cwd = makePlugin({ ".git/": "" });
    wholePlugin({}, join(cwd, "--strict"));
    const { status, stdout } = await runCliHere(["validate", "--format", "json", "--", "--strict"], { node, cwd });
    expect(status).toBe(0);
    expect(readReport(stdout)).toMatchObject({ strict: false, plugins: [{ path: "--strict" }] });
  });

  test("finds exactly one thing wrong with a folder without a manifest.json", async () => {
    const reported = await runCliHere(["validate"], { node });
    expect(reported.status).toBe(1);
    expect(reported.stdout).toMatch(/error {2}There is no manifest\.json in this folder/u);
    const { status, stdout } = await runCliHere(["validate", "--format", "json"], { node });
    expect(status).toBe(1);
    expect(findingsOf(stdout)).toMatchObject([{ check: "manifest-json", location: { file: "manifest.json" } }]);
  });

  test("shows each finding with its line, marked, and then the verdict", async () => {
    const { status, stdout } = await runCliHere(["validate"], { node, cwd: broken });
    const { stdout: json } = await runCliHere(["validate", "--format", "json"], { node, cwd: broken });
    const findings = findingsOf(json);
    expect([status, findings.length]).toEqual([1, 3]);
    for (const { message, check } of findings) expect(stdout).toContain(`${message}  ${check}\n`);
    expect(stdout).toContain('│   "manifest_version": 2,\n');
    expect(stdout.match(/│ +\^+$/gmu)).toHaveLength(findings.length);
    expect(stdout).toContain("\n✘ W 1.4.0 does not pass: 2 errors, 1 warning\n\n");
  });

  test("gives JSON that its schema describes, for plugins that pass, fail and are none", async () => {
    const schema = JSON.parse(readFileSync(join(DIST, "report.schema.json"), "utf8")) as SchemaObject;
    const matches = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);
    for (const cwd of [whole, broken, temporaryFolder()]) {
      const { stdout } = await runCliHere(["validate", "--format", "json"], { node, cwd });
      matches(JSON.parse(stdout));
      expect(matches.errors ?? []).toEqual([]);
      expect(stdout).toBe(`${JSON.stringify(JSON.parse(stdout), undefined, 2)}\n`);
    }
  });

  test("annotates the runner's log in the format github, and only there", async () => {
    const { runner, stdout } = await runCliHere(["validate", "--format", "github"], { node, cwd: broken });
    expect(runner.commands.map(({ name }) => name).sort()).toEqual(["error", "error", "warning"]);
    expect(runner.log).toEqual([]);
    expect(stdout.split("\n")).toHaveLength(4);
  });

  test("writes Markdown without links to lines, as there is no commit to link to", async () => {
    const { status, stdout } = await runCliHere(["validate", "--format", "markdown"], { node, cwd: broken });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^## plugin-preflight: ❌ does not pass\n/u);
    expect(stdout).toMatch(/^- ❌ `manifest\.json:\d+:\d+`: \*\*/mu);
  });

  test("writes the report to a file in new folders, and still prints to the terminal", async () => {
    const file = join(temporaryFolder(), "new", "report.json");
    const { status, stdout, stderr } = await runCliHere(["validate", "--format", "json", "--output", file], {
      node,
      cwd: broken,
    });
    expect([status, stderr]).toEqual([1, ""]);
    expect(readReport(readFileSync(file, "utf8")).plugins[0]?.findings).toHaveLength(3);
    expect(stdout).toContain("✘ W 1.4.0 does not pass");
  });

  test("prints only findings with --quiet, and nothing if there are none", async () => {
    const quiet = ["validate", "--quiet"];
    expect(await runCliHere(quiet, { node, cwd: whole })).toMatchObject({ status: 0, output: "" });
    const { status, stdout } = await runCliHere(quiet, { node, cwd: broken });
    expect(status).toBe(1);
    expect(stdout).toContain('The name "W"');
    expect(stdout).not.toMatch(/✘|\d+ checks/u);
  });

  test("notes that it was strict", async () => {
    const { stdout } = await runCliHere(["validate", "--strict", "--format=json"], { node, cwd: whole });
    expect(readReport(stdout).strict).toBe(true);
  });

  test("runs only the requested checks", async () => {
    const only = "manifest-name, manifest-version";
    const { status, stdout } = await runCliHere(["validate", "--only", only, "--format", "json"], {
      node,
      cwd: broken,
    });
    expect(status).toBe(1);
    const { outcomes = [] } = readReport(stdout).plugins[0] ?? {};
    expect(outcomes.map(({ check }) => check).sort()).toEqual(["manifest-name", "manifest-version"]);
  });

  test.each([
    ["passes a warning", "error", warned, 0],
    ["fails for a warning", "warning", warned, 1],
    ["fails for a warning", "notice", warned, 1],
    ["passes a warning", "never", warned, 0],
    ["fails for an error", "warning", broken, 1],
    ["passes an error", "never", broken, 0],
    ["passes no finding", "notice", whole, 0],
  ])("%s with --fail-on %s", async (_, severity, cwd, expected) => {
    const { status, stdout } = await runCliHere(["validate", "--fail-on", severity, "--format", "json"], { node, cwd });
    expect(status).toBe(expected);
    expect(readReport(stdout)).toMatchObject({ failOn: severity, verdict: expected === 0 ? "pass" : "fail" });
  });

  describe.runIf(POSIX)("whose reader goes away", () => {
    nightly("ends with its verdict after the first line, as with head -n 1", async () => {
      const cwd = wholePlugin({ "manifest.json": manifestWith(unknownKeys(10_000)) });
      const piped = ["-c", '{ "$0" "$@"; echo "$?" >&2; } | head -n 1', node, CLI, "validate", "--fail-on", "warning"];
      const { stdout, stderr } = await runProcess("sh", piped, { cwd });
      expect([stdout, stderr]).toEqual(["manifest.json\n", "1\n"]);
    });

    test("ends as wrong usage if nobody reads the error", async () => {
      const deaf = ["-c", 'exec 3>&1; { "$0" "$@" 2>&1; echo "$?" >&3; } | true', node, CLI, "validate", "nowhere"];
      expect(await runProcess("sh", deaf)).toMatchObject({ output: "2\n" });
    });
  });
});
