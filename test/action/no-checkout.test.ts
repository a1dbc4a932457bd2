import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeOutputs, NO_FILES } from "../../src/action/outputs.js";
import { preflight } from "../../src/run/preflight.js";
import { startActionHere } from "../support/action.js";
import { makePlugin, wholePlugin, type Files } from "../support/folders.js";

const WITHOUT: readonly (readonly [what: string, files: Files, inputs: Readonly<Record<string, string>>])[] = [
  ["an empty workspace", {}, {}],
  ["an empty workspace, of a pattern", {}, { path: "plugins/*" }],
  ["an empty workspace, of a folder", {}, { path: "plugins/weather" }],
  ["an empty workspace, on a release", {}, { command: "release", tag: "v1.0.0", "publish-to": "github" }],
  ["the files of another step", { "report.json": "{}", "node_modules/a/manifest.json": "{}" }, {}],
];

test.each(WITHOUT)("a job without a checkout is told to check out: %s", async (_, files, inputs) => {
  const { status, output } = await startActionHere({ workspace: makePlugin(files), inputs });
  expect(status).toBe(2);
  expect(output).toMatch(/The workspace (?:is empty|has no repository and no manifest\.json): no step/u);
  expect(output).toContain("- uses: actions/checkout@<commit>");
  expect(output).not.toMatch(/There is no manifest\.json|Create one here|There is no folder|No plugin matches/u);
});

const WITH: readonly (readonly [what: string, files: Files, inputs: Readonly<Record<string, string>>])[] = [
  ["a repository", { ".git/": "" }, {}],
  ["a repository in a folder of its own", { "checkout/.git/": "", "checkout/plugin/README.md": "" }, {}],
  ["a plugin that was unpacked below", { "unpacked/manifest.json": "{}" }, {}],
];

test.each(WITH)("a job with %s is told where a manifest is missing", async (_, files, inputs) => {
  const { status, output } = await startActionHere({ workspace: makePlugin(files), inputs });
  expect([status, output.includes("actions/checkout")]).toEqual([1, false]);
  expect(output).toContain("There is no manifest.json in this folder");
});

test("the output plugins has paths that the input takes, wherever the repository is checked out", async () => {
  const workspace = makePlugin({ "checkout/.git/HEAD": "ref: refs/heads/main\n" });
  for (const name of ["a", "b"]) wholePlugin({}, join(workspace, "checkout", "plugins", name));
  const list = async (path: string): Promise<unknown> => {
    const { status, outputs } = await startActionHere({ workspace, inputs: { path, "run-scripts": "false" } });
    expect(status).toBe(0);
    return JSON.parse(outputs["plugins"] ?? "");
  };
  expect(await list("checkout/plugins/*")).toEqual(["checkout/plugins/a", "checkout/plugins/b"]);
  expect(await list("checkout/plugins/b")).toEqual(["checkout/plugins/b"]);
});

test("a plugin without a repository is checked", async () => {
  const workspace = makePlugin({});
  wholePlugin({}, join(workspace, "plugin"));
  expect((await startActionHere({ workspace, inputs: { path: "plugin" } })).status).toBe(0);
});

test("the output plugins is there though the plugin's own commands removed the workspace", async () => {
  const cwd = makePlugin({});
  wholePlugin({}, join(cwd, "plugin"));
  const result = await preflight({ paths: ["plugin"], cwd, occasion: "push", strict: false, failOn: "error" });
  rmSync(cwd, { recursive: true });
  expect(makeOutputs(result, cwd, NO_FILES)).toMatchObject({ verdict: "pass", plugins: '["plugin"]' });
});
