import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startActionHere } from "../support/action.js";
import { makePlugin, manifestWith, unknownKeys, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { findingsOf } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ name: "W" });

describe.each(SAMPLED_RUNTIMES)("the Action under $runtime", ({ node }) => {
  test("annotates ten findings of a severity, counts the rest in the log, and lists all in the summary", async () => {
    const workspace = wholePlugin({ "manifest.json": manifestWith({ ...unknownKeys(30), name: "W" }) });
    const { status, runner, annotations, outputs, summary } = await startActionHere({ node, workspace });
    expect([status, outputs["errors"], outputs["warnings"]]).toEqual([1, "1", "30"]);
    expect(annotations.dropped).toBe(0);
    expect(annotations.shown.map(({ kind }) => kind)).toEqual(["error", ...Array<string>(10).fill("warning")]);
    expect(runner.log).toContain(
      "20 more findings are not annotated: GitHub shows at most 10 annotations per severity. The list above contains them all.",
    );
    for (const key of Object.keys(unknownKeys(30))) {
      expect(runner.log.filter((line) => line.includes(`"${key}"`) && line.includes("warning"))).toHaveLength(1);
      expect(summary.split("\n").filter((line) => line.includes(`"${key.replaceAll("_", "\\_")}"`))).toHaveLength(1);
    }
    expect(summary).toContain("20 findings of 1 error, 30 warnings are not annotated; the list is below.");
  });

  nightly(
    "keeps the summary of 20,000 findings under GitHub's limit, counts what is left out, and stays small",
    async () => {
      const keys = unknownKeys(20_000, "a_key_that_no_host_has_ever_heard");
      const workspace = wholePlugin({ "manifest.json": JSON.stringify(keys) });
      const env = { NODE_OPTIONS: "--max-old-space-size=256" };
      const { status, annotations, outputs, summary } = await startActionHere({ node, workspace, env });
      expect(status).toBe(1);
      expect(Number(outputs["warnings"])).toBeGreaterThanOrEqual(20_000);
      expect(annotations.shown.filter(({ kind }) => kind === "warning")).toHaveLength(10);
      const rows = summary.split("\n").filter((line) => line.startsWith("- "));
      const [, ...sums] = /GitHub's size limit is reached: ([\d,]+) of ([\d,]+) findings, /u.exec(summary) ?? [];
      const [left = 0, all = 0] = sums.map((sum) => Number(sum.replaceAll(",", "")));
      expect([left + rows.length, all > 20_000]).toEqual([all, true]);
      expect(Buffer.byteLength(summary)).toBeGreaterThan(900_000);
    },
  );

  test("judges a manifest that is wrong half a million times without taking the machine for it", async () => {
    const wrong = manifestWith({ pages: "@" }).replace('"@"', `[${"1,".repeat(500_000)}1]`);
    const workspace = wholePlugin({ "manifest.json": wrong });
    const env = { NODE_OPTIONS: "--max-old-space-size=1024" };
    const inputs = { "report-file": "report.json" };
    const { status, outputs, output } = await startActionHere({ node, workspace, env, inputs });
    expect([status, outputs["verdict"]]).toEqual([1, "fail"]);
    expect(findingsOf(readFileSync(join(workspace, "report.json"), "utf8")).length).toBeGreaterThan(0);
    expect(output.length).toBeLessThan(64_000_000);
  });

  describe.each([
    ["GITHUB_STEP_SUMMARY", "job summary"],
    ["GITHUB_OUTPUT", "outputs"],
  ] as const)("that cannot write to %s", (channel, name) => {
    const complaint = new RegExp(`^The ${name} could not be written, but the verdict is the same without it: E`, "u");

    test.each([
      ["passes all the same", manifestWith({}), 0],
      ["fails all the same", wrong, 1],
    ])("%s and says so", async (_, manifest, expected) => {
      const workspace = wholePlugin({ "manifest.json": manifest });
      const { status, stderr, runner } = await startActionHere({ node, workspace, unwritable: [channel] });
      expect([status, stderr]).toEqual([expected, ""]);
      const [last, ...others] = runner.commands.toReversed();
      expect(last).toMatchObject({ name: "warning", data: expect.stringMatching(complaint) as string });
      expect(others).toHaveLength(expected);
    });
  });

  test("that cannot write its report reports that, and names no file", async () => {
    const workspace = wholePlugin({ "manifest.json": wrong, "report.json/": "" });
    const inputs = { "report-file": "report.json" };
    const { status, runner, outputs, summary } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs["verdict"], outputs["report-file"]]).toEqual([1, "fail", ""]);
    expect(summary).toContain("does not pass");
    expect(runner.commands[0]?.data).toMatch(
      /^The report file could not be written, but the verdict is the same without it/u,
    );
  });

  test("that can write to no channel at all still ends with its verdict", async () => {
    const workspace = wholePlugin({ "manifest.json": wrong, "report.json/": "" });
    const unwritable = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"] as const;
    const inputs = { "report-file": "report.json" };
    const { status, stderr, runner } = await startActionHere({ node, workspace, inputs, unwritable });
    expect([status, stderr]).toEqual([1, ""]);
    expect(runner.commands.map(({ name }) => name)).toEqual(["warning", "error", "warning", "warning"]);
  });

  test("that can neither check nor write its outputs reports both", async () => {
    const workspace = makePlugin({});
    const inputs = { path: "nowhere" };
    const { status, stderr, runner } = await startActionHere({
      node,
      workspace,
      inputs,
      unwritable: ["GITHUB_OUTPUT"],
    });
    expect([status, stderr]).toEqual([2, ""]);
    expect(runner.commands.map(({ name }) => name).sort()).toEqual(["error", "warning"]);
  });

  test("outside of a runner writes to no file and links to no line", async () => {
    const workspace = wholePlugin({ "manifest.json": wrong });
    const none = { GITHUB_OUTPUT: "", GITHUB_STEP_SUMMARY: "", GITHUB_SERVER_URL: "", GITHUB_REPOSITORY: "" };
    const { status, stderr, annotations, summary } = await startActionHere({ node, workspace, env: none });
    expect([status, stderr, summary]).toEqual([1, "", ""]);
    expect(annotations.shown).toHaveLength(1);
  });

  test.runIf(process.platform !== "win32")("percent-encodes the names of folders in its links", async () => {
    const workspace = makePlugin({ ".git/": "" });
    const name = "a](https:x) <b>@user#1%2e\n::error::![&|`~*_\u202e\u{1f600}";
    wholePlugin({ "manifest.json": wrong }, join(workspace, name));
    const { status, annotations, summary } = await startActionHere({ node, workspace: join(workspace, name) });
    expect(status).toBe(1);
    expect(annotations.shown[0]?.file).toBe(`${name}/manifest.json`);
    const [link, path = ""] =
      /\]\(https:\/\/github\.example\.com\/lumen-labs\/plugins\/blob\/\w+\/([^)]*)\)/u.exec(summary) ?? [];
    expect(link).toMatch(/^[\w.:/%#()\]-]+$/u);
    expect(decodeURIComponent(path.replace(/#L\d+$/u, ""))).toBe(`${name}/manifest.json`);
  });
});
