import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { startActionHere } from "../support/action.js";
import { declared } from "../support/action-yml.js";
import { makePlugin, manifestWith, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli, RUNTIMES } from "../support/product.js";
import { DIST } from "../support/project.js";
import { findingsOf, readReport, type FindingRecord } from "../support/records.js";

const whole = wholePlugin({ ".git/": "" });
const wrong = manifestWith({ unheard_of: 1, name: "W", manifest_version: 2 });
const broken = wholePlugin({ "manifest.json": wrong, ".git/": "" });
/** Two plugins below one repository, the second one broken. */
const several = makePlugin({ ".git/": "" });
wholePlugin({}, join(several, "plugins", "good"));
wholePlugin({ "manifest.json": wrong }, join(several, "plugins", "bad"));

const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
const NOTHING_KNOWN = { verdict: "broken", errors: "", "plugin-name": "", version: "", ...NO_FILES };

describe.each(RUNTIMES)("the Action under $runtime", ({ node }) => {
  test("passes the whole plugin, and annotates nothing", async () => {
    const { status, stderr, runner, outputs, summary } = await startActionHere({ node, workspace: whole });
    expect([status, stderr, runner.commands]).toEqual([0, "", []]);
    expect(outputs).toEqual({
      verdict: "pass",
      errors: "0",
      warnings: "0",
      notices: "0",
      ...NO_FILES,
      "plugin-name": "Weather Widget",
      version: "1.4.0",
      prerelease: "false",
      "stops-release": "0",
      plugins: '["."]',
      "artifact-path": "",
      "artifact-dir": "",
      "artifact-sha256": "",
      "release-state": "",
      "release-url": "",
      plan: "",
      "marketplace-state": "",
      "marketplace-listing-url": "",
      "npm-url": "",
    });
    expect(Object.keys(outputs).sort()).toEqual([...declared("outputs").keys()].sort());
    expect(summary).toMatch(/^## plugin-preflight: ✅ passes\n\n### Weather Widget 1\.4\.0\n/u);
    expect(runner.log.at(-1)).toBe("✔ Weather Widget 1.4.0 passes");
  });

  test("annotates a broken plugin at the places that the command line's JSON names", async () => {
    const { status, annotations, outputs, summary } = await startActionHere({ node, workspace: broken });
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: "fail", errors: "2", warnings: "1", notices: "0", "plugin-name": "W" });
    const { stdout } = await runCli(["validate", "--format", "json"], { node, cwd: broken });
    const findings = findingsOf(stdout);
    expect(byText(annotations.shown)).toEqual(byText(findings.map(asAnnotation)));
    expect(annotations.dropped).toBe(0);
    const blob = "https://github.example.com/lumen-labs/plugins/blob/0123456789abcdef0123456789abcdef01234567";
    for (const { location } of findings) {
      const { line, column } = location.range?.start ?? { line: 0, column: 0 };
      expect(summary).toContain(
        `[\`manifest.json:${String(line)}:${String(column)}\`](${blob}/manifest.json#L${String(line)})`,
      );
    }
  });

  nightly("logs what the command line prints", async () => {
    const { runner } = await startActionHere({ node, workspace: broken, inputs: { annotations: "off" } });
    const { stdout } = await runCli(["check", "--no-scripts"], { node, cwd: broken });
    const log = runner.log.join("\n").replace("the input run-scripts is false", "--no-scripts was given");
    // What a person does next is another thing on a runner.
    const verdict = stdout.indexOf("\n", stdout.indexOf("✘"));
    expect(log.slice(0, verdict)).toBe(stdout.slice(0, verdict));
  });

  test.each([
    ["a git repository", { ".git/": "" }],
    ["a folder that was not made by git", {}],
  ])("annotates a plugin below the root of %s relative to that root", async (_, files) => {
    const workspace = makePlugin(files);
    wholePlugin({ "manifest.json": wrong }, join(workspace, "plugins", "bad"));
    const { status, annotations, summary } = await startActionHere({
      node,
      workspace,
      inputs: { path: "plugins/bad" },
    });
    expect(status).toBe(1);
    const files_ = new Set(annotations.shown.map(({ file }) => file));
    expect([...files_]).toEqual(["plugins/bad/manifest.json"]);
    expect(summary).toMatch(/\]\(https:\S+\/plugins\/bad\/manifest\.json#L\d+\)/u);
  });

  test("checks several plugins, one a line, and names none of them in its outputs", async () => {
    const inputs = { path: "\n  plugins/good\r\n\nplugins/bad/  \n" };
    const { status, annotations, outputs, summary } = await startActionHere({ node, workspace: several, inputs });
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: "fail", errors: "2", warnings: "1" });
    expect(outputs).toMatchObject({ "plugin-name": "", version: "", prerelease: "" });
    expect(annotations.shown.every(({ file }) => file === "plugins/bad/manifest.json")).toBe(true);
    expect(summary).toMatch(
      /^### plugins\/bad \\\(W 1\.4\.0\\\)$[^]*^- ✅ plugins\/good \\\(Weather Widget 1\.4\.0\\\)$/mu,
    );
  });

  test("does without annotations when they are off", async () => {
    const inputs = { annotations: "off" };
    const { status, runner, outputs, summary } = await startActionHere({ node, workspace: broken, inputs });
    expect([status, runner.commands, outputs["errors"]]).toEqual([1, [], "2"]);
    expect(summary).toContain("❌");
  });

  test.each([
    [{ "fail-on": "never" }, 0],
    [{ "fail-on": " warning ", strict: " TRUE " }, 1],
  ])("takes the inputs %j, with blanks around them", async (inputs, expected) => {
    const { status, outputs } = await startActionHere({ node, workspace: broken, inputs });
    expect([status, outputs["verdict"]]).toEqual([expected, expected === 0 ? "pass" : "fail"]);
  });

  test.each([
    ["fial-on", /There is no input "fial-on"; did you mean "fail-on"\?/u],
    ["report file", /There is no input "report_file"; did you mean "report-file"\?/u],
    ["frobnicate", /There is no input "frobnicate"; the inputs are command, path, /u],
    ["x\n::add-mask::e", /There is no input "x\\n::add-mask::e"; the inputs are /u],
  ])("warns of the input %j, which it has not, and checks all the same", async (name, message) => {
    const { status, runner } = await startActionHere({ node, workspace: whole, inputs: { [name]: "x" } });
    expect(status).toBe(0);
    expect(runner.commands).toMatchObject([{ name: "warning", data: expect.stringMatching(message) as string }]);
  });

  test.each([
    [
      { "fail-on": "errors" },
      /The input fail-on is "errors", but must be one of error, .*\nDid you mean error\?\n {2}with:\n {4}fail-on: "error"$/u,
    ],
    [
      { strict: "yes" },
      /The input strict is "yes", but must be one of true, false\nWrite one of them in the workflow:\n {2}with:\n {4}strict: "false"$/u,
    ],
    [
      { annotations: "check-runs" },
      /The input annotations is "check-runs", but must be one of auto, commands, checks, off\nWrite one of them in the workflow:\n {2}with:\n {4}annotations: "auto"$/u,
    ],
    [{ path: "plugins/nowhere" }, /There is no folder "plugins\/nowhere"\nGive the folder of a plugin$/u],
    [{ path: "a\u2028::error::b" }, /There is no folder "a\\u2028::error::b"\n/u],
  ])("refuses the inputs %j with one error, and says so in its outputs", async (inputs, message) => {
    const { status, stderr, runner, outputs } = await startActionHere({ node, workspace: several, inputs });
    expect([status, stderr]).toEqual([2, ""]);
    expect(runner.commands).toMatchObject([{ name: "error", data: expect.stringMatching(message) as string }]);
    expect(outputs).toMatchObject(NOTHING_KNOWN);
  });

  test("writes the report to a file that its schema describes, and names the file", async () => {
    const workspace = wholePlugin({ "manifest.json": wrong });
    const file = "reports/preflight.json";
    const inputs = { "report-file": file, strict: "true" };
    const env = { GITHUB_EVENT_NAME: "pull_request" };
    const { status, outputs } = await startActionHere({ node, workspace, inputs, env });
    expect([status, outputs["report-file"]]).toEqual([1, file]);
    const text = readFileSync(join(workspace, file), "utf8");
    const schema = JSON.parse(readFileSync(join(DIST, "report.schema.json"), "utf8")) as SchemaObject;
    const matches = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);
    matches(JSON.parse(text));
    expect(matches.errors ?? []).toEqual([]);
    expect(readReport(text)).toMatchObject({ occasion: "pull-request", strict: true, verdict: "fail" });
  });

  test.each(["END_0", "END_0\nEND_1", "EOF", "verdict<<END_0"])(
    "hands over a name with the lines %j as one output",
    async (lines) => {
      const name = `W\n${lines}\nverdict=pass\nerrors<<${lines}\n0\n${lines}\n`;
      const workspace = wholePlugin({ "manifest.json": manifestWith({ name }) });
      const { status, outputs } = await startActionHere({ node, workspace });
      expect([status, outputs["verdict"], outputs["plugin-name"]]).toEqual([1, "fail", name]);
      expect(outputs["errors"]).not.toBe("0");
      expect(Object.keys(outputs)).toHaveLength(declared("outputs").size);
    },
  );

  test("finds one thing wrong with a repository without a manifest.json", async () => {
    const { status, annotations, outputs } = await startActionHere({ node, workspace: makePlugin({ ".git/": "" }) });
    expect([status, outputs["errors"], outputs["plugin-name"]]).toEqual([1, "1", ""]);
    expect(annotations.shown).toMatchObject([{ kind: "error", file: "manifest.json", line: null }]);
  });
});

type Annotation = Awaited<ReturnType<typeof startActionHere>>["annotations"]["shown"][number];

function asAnnotation({ check, severity, message, help = "", location }: FindingRecord): Partial<Annotation> {
  const { start, end } = location.range ?? {};
  return {
    kind: severity as Annotation["kind"],
    file: location.file,
    title: `plugin-preflight: ${check}`,
    message: `${message}\n${help}`,
    line: start?.line ?? null,
    endLine: end?.line ?? null,
    col: start?.column ?? null,
    endColumn: end?.column ?? null,
  };
}

/** Annotations without the addresses at the ends of their messages, in one order. */
function byText(annotations: readonly Partial<Annotation>[]): readonly Partial<Annotation>[] {
  return annotations
    .map((annotation) => ({ ...annotation, message: annotation.message?.replace(/\nhttps:\S+$/u, "") ?? "" }))
    .toSorted((a, b) => (a.message < b.message ? -1 : 1));
}
