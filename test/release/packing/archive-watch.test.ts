import { expect, test } from "vitest";
import { RELEASE_TOKEN, releaseServer } from "../../servers/release-server.js";
import { startActionHere } from "../../support/action.js";
import { nightly } from "../../support/nightly.js";
import { TAG } from "../../support/release.js";
import { commitAll, git } from "../../support/repository.js";
import { makePathWithoutNpm, scriptedPlugin } from "../../support/scripted-plugin.js";
import { rmSync } from "node:fs";
import { join } from "node:path";

const PATH = makePathWithoutNpm();
const RUN = { "run-scripts": "auto" };
const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
const WRITES = "require('fs').appendFileSync('dist/plugin.js', '\\n// more')";
const MEDDLES = `require('fs').writeFileSync('dist/more.js', ''); ${WRITES}`;

/** A plugin in a repository of its own, whose tests run a program. */
function plugin(program: string): string {
  const folder = scriptedPlugin({}, { "test.cjs": program }, { test: "node test.cjs" });
  rmSync(join(folder, ".git"), { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  commitAll(folder);
  git(folder, "tag", TAG);
  return folder;
}

test("tests that change what a release ships stop a check on its tag, file by file", async () => {
  const workspace = plugin(MEDDLES);
  const { status, outputs, annotations } = await startActionHere({
    workspace,
    inputs: RUN,
    env: { ...PUSHED, PATH },
    fences: true,
  });
  expect([status, outputs["verdict"], outputs["artifact-dir"]]).toEqual([1, "fail", ""]);
  const reported = annotations.shown.map(({ file, message }) => [file, message.split("\n")[0]]);
  expect(reported).toContainEqual([
    "dist/more.js",
    `"dist/more.js" is added to the archive by the plugin's own tests, lint or type check`,
  ]);
  expect(reported).toContainEqual([
    "dist/plugin.js",
    `"dist/plugin.js" is changed by the plugin's own tests, lint or type check`,
  ]);
});

nightly("so they do a release in one job, and nothing of it is public", async () => {
  const server = await releaseServer();
  const workspace = plugin(WRITES);
  server.repository.tags.set(TAG, git(workspace, "rev-parse", "HEAD").trim());
  const inputs = { ...RUN, targets: "github-release", "github-token": RELEASE_TOKEN };
  const env = { ...PUSHED, PATH, GITHUB_API_URL: server.url };
  const { status, outputs, output } = await startActionHere({ workspace, inputs, env, fences: true });
  expect([status, outputs["release-state"]], output).toEqual([1, "rejected"]);
  expect(server.calls).toEqual([]);
});

nightly("on a branch nothing is packed, and that is not a fault", async () => {
  const { status, output } = await startActionHere({
    workspace: plugin(WRITES),
    inputs: RUN,
    env: { PATH },
    fences: true,
  });
  expect(status, output).toBe(0);
  expect(output).toMatch(/archive-unchanged.* skipped: this is not a release/u);
});

nightly("files that they write elsewhere, or write again unchanged, are not a change", async () => {
  const program = `const { readFileSync, writeFileSync } = require('fs'); writeFileSync('coverage.txt', 'x');
    writeFileSync('dist/plugin.js', readFileSync('dist/plugin.js'));`;
  const { status, outputs, output } = await startActionHere({
    workspace: plugin(program),
    inputs: RUN,
    env: { ...PUSHED, PATH },
    fences: true,
  });
  expect(status, output).toBe(0);
  expect(outputs["artifact-sha256"]).toMatch(/^[0-9a-f]{64}$/u);
});
