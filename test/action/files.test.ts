import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import type { Publication } from "../../src/action/channel.js";
import { NO_FILES } from "../../src/action/outputs.js";
import { makeFileChannel } from "../../src/action/write-files.js";
import { preflight } from "../../src/run/preflight.js";
import { startActionHere, startHere } from "../support/action.js";
import { manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const inputs = { "report-file": "out/report.json", "sarif-file": "out/report.sarif", "patch-file": "out/fixes.patch" };
const FILES = { reportFile: "report.json", sarifFile: "a.sarif", patchFile: "" };
const wrong = { manifest_version: "1", version: "v1.4.0" };

describe.each(SAMPLED_RUNTIMES)("the Action under $runtime", ({ node }) => {
  test("writes SARIF, and a patch that makes of the repository what --fix makes of it", async () => {
    const workspace = wholePlugin({ "manifest.json": manifestWith(wrong) });
    git(workspace, "init", "--quiet");
    const before = readFileSync(join(workspace, "manifest.json"), "utf8");
    const { status, outputs } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs]).toMatchObject([1, inputs]);
    expect(readFileSync(join(workspace, "manifest.json"), "utf8")).toBe(before);
    const { runs } = JSON.parse(readFileSync(join(workspace, "out", "report.sarif"), "utf8")) as Log;
    expect(runs[0]?.results?.length).toBeGreaterThanOrEqual(2);
    const rule = runs[0]?.tool.driver.rules?.find(({ id }) => id === "manifest-version");
    expect(rule?.help?.markdown).toMatch(/^# manifest-version\n/u);
    git(workspace, "apply", join("out", "fixes.patch"));
    const fixed = wholePlugin({ "manifest.json": manifestWith(wrong) });
    await runCliHere(["validate", "--fix"], { node, cwd: fixed });
    expect(readFileSync(join(workspace, "manifest.json"))).toEqual(readFileSync(join(fixed, "manifest.json")));
  });

  test("of a plugin without anything to fix writes an empty patch, and names none", async () => {
    const workspace = wholePlugin();
    const { status, outputs } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs]).toMatchObject([0, { ...inputs, "patch-file": "" }]);
    expect(readFileSync(join(workspace, "out", "fixes.patch"), "utf8")).toBe("");
  });

  test.each([
    ["passes all the same", manifestWith({}), 0],
    ["fails all the same", manifestWith(wrong), 1],
  ])("that can write no file %s, and says so of each", async (_, manifest, expected) => {
    const workspace = wholePlugin({ "manifest.json": manifest, out: "a file" });
    const { status, outputs, runner, summary } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs]).toMatchObject([expected, { "report-file": "", "sarif-file": "", "patch-file": "" }]);
    const reported = runner.commands.map(
      ({ data }) => /^The (\w+ file) could not be written, but the/u.exec(data)?.[1],
    );
    expect(reported.filter((name) => name !== undefined)).toEqual(["report file", "SARIF file", "patch file"]);
    expect(summary).toContain("plugin-preflight");
  });

  nightly("names the report in a summary that had to be cut, and leaves room for earlier text", async () => {
    const workspace = wholePlugin({ "manifest.json": JSON.stringify(unknownKeys(20_000, "a_key_that_no_host_knows")) });
    const { summary } = await startActionHere({ node, workspace, inputs: { "report-file": "report.json" } });
    expect(summary).toMatch(/Everything is in the log of the step and in `report\.json`\._\n$/u);
    expect(existsSync(join(workspace, "report.json"))).toBe(true);
  });
});

test.runIf(POSIX)("a file that has become a link during the run is refused, and the others are written", async () => {
  const workspace = wholePlugin();
  const request = { paths: ["."], cwd: workspace, occasion: "push", strict: false, failOn: "error" } as const;
  const result = await preflight(request);
  symlinkSync(join(temporaryFolder(), "elsewhere"), join(workspace, "report.json"));
  const publication = { result, view: { source: () => undefined }, own: [], notices: [], asides: [], files: NO_FILES };
  let published: Publication | undefined;
  const { output } = await startHere({ workspace }, async () => {
    published = await makeFileChannel(FILES, workspace, request).publish(publication);
    return 0;
  });
  expect(output).toContain("The report file could not be written");
  expect(published?.refused?.message).toMatch(/is a link of the repository/u);
  expect(published).toMatchObject({ own: ["warning"], files: { ...NO_FILES, "sarif-file": "a.sarif" } });
  expect(existsSync(join(workspace, "a.sarif"))).toBe(true);
});
