import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { runCliHere } from "../support/product.js";
import { DIST } from "../support/project.js";
import { findingsOf, readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ unheard_of: 1, name: "W" });
const schema = JSON.parse(readFileSync(join(DIST, "report.schema.json"), "utf8")) as SchemaObject;
const matches = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);

function packageWith(off: readonly object[]): string {
  const json = JSON.parse(readFileSync(join(wholePlugin(), "package.json"), "utf8")) as object;
  return JSON.stringify({ ...json, "plugin-preflight": { off } }, undefined, 2);
}

const switchedOff = (): string =>
  wholePlugin({
    "manifest.json": wrong,
    "package.json": packageWith([{ check: "manifest-name", pointer: "/name", reason: "short by tradition" }]),
  });

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime, with something switched off,", ({ node }) => {
  test("passes, lists what is suppressed and why, and warns that a release would be stopped", async () => {
    const { status, stdout } = await runCliHere(["validate"], { node, cwd: switchedOff() });
    expect(status).toBe(0);
    expect(stdout).toContain('suppressed error  The name "W" has');
    expect(stdout).toContain("= Suppressed: short by tradition\n       = This would stop a release\n");
    expect(stdout.split("\n").findLast((line) => line.startsWith("✔"))).toBe(
      "✔ W 1.4.0 passes: 1 warning, 1 suppressed. 1 finding would stop a release, although it is suppressed",
    );
  });

  test.each([
    ["the check that is off", "manifest-name"],
    ["another check beside it", "manifest-name,manifest-type"],
  ])("counts it under --only with %s", async (_, only) => {
    const { status, stdout } = await runCliHere(["validate", "--only", only], { node, cwd: switchedOff() });
    expect(status, stdout).toBe(0);
    expect(stdout).toContain("= Suppressed: short by tradition\n");
  });

  test.each([
    [["--strict"], "under strict rules", / does not pass: /u],
    [["--tag", "v1.4.0"], "on a release", / does not pass as a release: 1 error, 1 warning$/mu],
  ])("fails with %j, and says that it does not hold %s", async (args, where, end) => {
    const { status, stdout } = await runCliHere(["validate", ...args], { node, cwd: switchedOff() });
    expect(status).toBe(1);
    expect(stdout).toContain(`= Suppressed: short by tradition (that does not apply ${where})`);
    expect(stdout.trimEnd()).toMatch(end);
  });

  test.each(["v1", "docs-2", "latest"])("refuses the tag %j, which releases nothing", async (tag) => {
    const { status, stdout, stderr } = await runCliHere(["validate", `--tag=${tag}`], { node, cwd: wholePlugin() });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/names no version of a plugin\nThe tag of this version is v1\.4\.0\n$/u);
  });

  test("fails with the tag of another version, which a check reports", async () => {
    const args = ["validate", "--tag", "v9.0.0", "--format", "json"];
    const { status, stdout } = await runCliHere(args, { node, cwd: wholePlugin() });
    expect(status).toBe(1);
    expect(findingsOf(stdout)).toMatchObject([{ check: "version-matches-tag", severity: "error" }]);
  });

  test("fails as a release whatever --fail-on is", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    const args = ["validate", "--tag", "v1.4.0", "--fail-on", "never", "--format", "json"];
    const { status, stdout } = await runCliHere(args, { node, cwd });
    expect([status, readReport(stdout).occasion, readReport(stdout).failOn]).toEqual([1, "release", "error"]);
  });

  test("shows it in every format, and in JSON according to the schema", async () => {
    const cwd = switchedOff();
    const { stdout: json } = await runCliHere(["validate", "--format", "json"], { node, cwd });
    matches(JSON.parse(json));
    expect(matches.errors ?? []).toEqual([]);
    expect(readReport(json).counts).toEqual({ error: 0, warning: 1, notice: 0, suppressed: 1, stopsRelease: 1 });
    const { stdout: markdown } = await runCliHere(["validate", "--format", "markdown"], { node, cwd });
    expect(markdown).toMatch(
      /<summary>1 suppressed<\/summary>\n\n- 🔕 .*\*\* Suppressed: short by tradition\. This would/u,
    );
    const { runner } = await runCliHere(["validate", "--format", "github"], { node, cwd });
    expect(runner.commands.map(({ name }) => name)).toEqual(["warning"]);
    expect(runner.log.join("\n")).toMatch(/^1 suppressed and not annotated\.\n1 finding would stop a release/u);
    const { stdout: quiet } = await runCliHere(["validate", "--quiet"], { node, cwd });
    expect(quiet).not.toContain("suppressed");
  });

  test("leaves it as it is when it fixes the rest", async () => {
    const cwd = wholePlugin({
      "manifest.json": manifestWith({ license: "mit" }),
      "package.json": packageWith([{ check: "manifest-license", reason: "as the lawyers write it" }]),
    });
    const before = readFileSync(join(cwd, "manifest.json"), "utf8");
    const { stderr } = await runCliHere(["validate", "--fix"], { node, cwd });
    expect(stderr).toMatch(/^Nothing to fix/u);
    expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toBe(before);
  });
});
