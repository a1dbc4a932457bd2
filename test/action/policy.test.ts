import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startActionHere as startStep, type Step } from "../support/action.js";
import { makePlugin, manifestWith, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git, makeRepository } from "../support/repository.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ unheard_of: 1, name: "W" });
const odd = 'c"d é';
const workspace = makePlugin({ ".git/": "" });
for (const name of ["a", "b"]) wholePlugin({}, join(workspace, "plugins", name));
wholePlugin({ "manifest.json": wrong }, join(workspace, "plugins", "bad"));
if (process.platform !== "win32") wholePlugin({}, join(workspace, "plugins", odd));
const names = ["a", "b", "bad", ...(process.platform === "win32" ? [] : [odd])].map((name) => `plugins/${name}`);

/** Starts the Action, which runs nothing of the plugins': that has tests of its own. */
function startActionHere(step: Step) {
  return startStep({ ...step, inputs: { "run-scripts": "false", ...step.inputs } });
}

function listed(json: string | undefined): unknown {
  return JSON.parse(json ?? "");
}

describe.each(SAMPLED_RUNTIMES)("the Action under $runtime", ({ node }) => {
  test("takes patterns and exclusions, and hands the plugins over as a list for a matrix", async () => {
    const inputs = { path: "plugins/*\n!plugins/b*\n" };
    const { status, outputs } = await startActionHere({ node, workspace, inputs });
    expect([status, listed(outputs["plugins"])]).toEqual([0, names.filter((name) => !name.startsWith("plugins/b"))]);
    const all = await startActionHere({ node, workspace, inputs: { path: "plugins/*" } });
    expect(listed(all.outputs["plugins"])).toEqual(names);
    expect(all.outputs["stops-release"]).toBe("1");
  });

  test("checks a part of them for each job of a matrix", async () => {
    const parts: unknown[] = [];
    for (const shard of ["1/3", "2/3", "3/3"]) {
      const { outputs } = await startActionHere({ node, workspace, inputs: { path: "plugins/*", shard } });
      parts.push(...(listed(outputs["plugins"]) as string[]));
    }
    expect(parts.toSorted()).toEqual(names.toSorted());
    const inputs = { path: "plugins/a", shard: "2/2" };
    const { status, outputs, summary, runner } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs["plugins"], outputs["plugin-name"]]).toEqual([0, "[]", ""]);
    expect(summary).toBe("## plugin-preflight: ✅ nothing to check\n\nNone of 1 plugin: shard 2/2.\n\n");
    expect(runner.commands).toEqual([]);
  });

  test("does not count what a baseline lists, and reports what is gone from it", async () => {
    const folder = wholePlugin({ "manifest.json": wrong, ".git/": "" });
    await runCliHere(["validate", "--baseline", "known.json", "--update-baseline"], { node, cwd: folder });
    const inputs = { baseline: "known.json", "report-file": "report.json" };
    const known = await startActionHere({ node, workspace: folder, inputs });
    expect([known.status, known.outputs["errors"], known.outputs["stops-release"]]).toEqual([0, "0", "1"]);
    expect(known.runner.commands).toEqual([]);
    expect(known.summary).toContain("<summary>2 suppressed</summary>");
    const { counts } = readReport(readFileSync(join(folder, "report.json"), "utf8"));
    expect(counts).toEqual({ error: 0, warning: 0, notice: 0, suppressed: 2, stopsRelease: 1 });
    makePlugin({ "manifest.json": manifestWith({}) }, folder);
    const gone = await startActionHere({ node, workspace: folder, inputs });
    expect(gone.runner.commands).toMatchObject([
      { name: "notice", data: expect.stringMatching(/2 findings that are gone/u) as string },
    ]);
  });

  nightly("checks only plugins that have changed", async () => {
    const folder = makeRepository({});
    for (const name of ["a", "b"]) wholePlugin({}, join(folder, "plugins", name));
    commitAll(folder);
    git(folder, "switch", "--quiet", "--create", "work");
    makePlugin({ "plugins/b/README.md": "# B" }, folder);
    commitAll(folder);
    const inputs = { path: "plugins/*", "changed-since": "main" };
    const { outputs } = await startActionHere({ node, workspace: folder, inputs });
    expect(outputs["plugins"]).toBe('["plugins/b"]');
    const refused = await startActionHere({
      node,
      workspace: folder,
      inputs: { ...inputs, "changed-since": "--output=x" },
    });
    expect(refused.status).toBe(2);
    expect(refused.runner.commands).toMatchObject([
      { name: "error", data: expect.stringMatching(/git cannot find the commit/u) as string },
    ]);
  });

  test.each([
    [
      { shard: "3/2" },
      /The input shard is "3\/2", but must be a part of all, such as 1\/4\nCount from 1\/N to N\/N, in at most 9,999 parts$/u,
    ],
    [{ baseline: "nowhere.json" }, /There is no baseline "nowhere\.json"\n/u],
    [
      { "changed-since": "main" },
      /the plugins are not in a git repository\nClone the repository with git, or check all plugins$/u,
    ],
    [{ path: "plugins/z*" }, /No plugin matches "plugins\/z\*"/u],
  ])("refuses the inputs %j with one error", async (inputs, message) => {
    const { status, runner, outputs } = await startActionHere({ node, workspace, inputs });
    expect([status, outputs["verdict"], outputs["plugins"]]).toEqual([2, "broken", "[]"]);
    expect(runner.commands).toMatchObject([{ name: "error", data: expect.stringMatching(message) as string }]);
  });

  test("refuses a baseline that is missing with what writes it in a clone", async () => {
    const env = { GITHUB_ACTION_REPOSITORY: "lumen-labs/plugin-preflight", GITHUB_ACTION_REF: "v1" };
    const { runner } = await startActionHere({ node, workspace, env, inputs: { baseline: "nowhere.json" } });
    const [error] = runner.commands;
    expect(error?.data.split("\n").slice(1)).toEqual([
      "Write it with:",
      expect.stringMatching(/^ {2}git clone \S+\/lumen-labs\/plugin-preflight \.\.\/plugin-preflight && git /u),
      "  node ../plugin-preflight/dist/cli/index.js validate --baseline nowhere.json --update-baseline",
    ]);
  });

  test.each([
    ["push", "tag", "v1.4.0", "release"],
    ["push", "tag", "@lumen-labs/weather-widget@1.4.0", "release"],
    ["push", "tag", "weather-widget-v1.4.0", "release"],
    ["push", "tag", "weather@1.4.0-rc.1", "push"],
    ["release", "tag", "1.4.0", "release"],
    ["push", "tag", "v1", "push"],
    ["push", "tag", "docs-2", "push"],
    ["push", "tag", "weather-1.4", "push"],
    ["push", "branch", "v1.4.0", "push"],
    ["schedule", "tag", "v1.4.0", "push"],
    ["pull_request", "branch", "7/merge", "pull-request"],
  ])("takes the event %s of the %s %s for the occasion %s", async (event, kind, name, occasion) => {
    const folder = wholePlugin({ "manifest.json": wrong });
    const env = { GITHUB_EVENT_NAME: event, GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name };
    const inputs = { "report-file": "report.json", "fail-on": "never" };
    const { status } = await startActionHere({ node, workspace: folder, env, inputs });
    expect(readReport(readFileSync(join(folder, "report.json"), "utf8")).occasion).toBe(occasion);
    expect(status).toBe(occasion === "release" ? 1 : 0);
  });
});
