import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitHubServer, TOKEN } from "../servers/github.js";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { eventVariables, fromDeletedFork, fromFork, HEAD, payload, pull } from "../support/events.js";
import { manifestWith, unknownKeys, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { readReport } from "../support/records.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

/** The one of the runner, where it is there. */
const node = SAMPLED_RUNTIMES.at(-1)?.node ?? process.execPath;
const MERGE = "0123456789abcdef0123456789abcdef01234567";
const queue = payload("merge-group") as { merge_group: { head_sha: string } };
const on = (kind: "tag" | "branch", name: string): Readonly<Record<string, string>> => ({
  GITHUB_REF: `refs/${kind === "tag" ? "tags" : "heads"}/${name}`,
  GITHUB_REF_TYPE: kind,
  GITHUB_REF_NAME: name,
});
const MAIN = on("branch", "main");
const MERGED = on("branch", "7/merge");
const QUEUED = on("branch", "gh-readonly-queue/main/pr-7");
const workspace = wholePlugin({ "manifest.json": manifestWith(unknownKeys(2)) });

test.each([
  ["a push to a branch", "push", payload("push"), MAIN, "push", MERGE],
  ["a moving tag", "push", payload("tag-push"), on("tag", "v1"), "push", MERGE],
  ["a tag of something else", "push", payload("tag-push"), on("tag", "simple-tag"), "push", MERGE],
  ["a tag that was deleted", "push", payload("tag-deletion"), on("tag", TAG), "push", MERGE],
  ["a pull request", "pull_request", pull, MERGED, "pull-request", HEAD],
  ["a fork's pull request", "pull_request", fromFork, MERGED, "pull-request", HEAD],
  ["one whose fork is gone", "pull_request", fromDeletedFork, MERGED, "pull-request", HEAD],
  ["a merge queue", "merge_group", queue, QUEUED, "push", queue.merge_group.head_sha],
  ["a run by hand on a branch", "workflow_dispatch", payload("workflow-dispatch"), MAIN, "push", MERGE],
  ["a run by hand on a moving tag", "workflow_dispatch", payload("workflow-dispatch"), on("tag", "v1"), "push", MERGE],
  [
    "a run by hand on a branch that is called as a tag",
    "workflow_dispatch",
    payload("workflow-dispatch"),
    on("branch", TAG),
    "push",
    MERGE,
  ],
] as const)(
  "%s leads to a check on its commit, also where a target is named",
  async (_, name, given, ref, occasion, commit) => {
    const server = await gitHubServer();
    const inputs = {
      "github-token": TOKEN,
      annotations: "checks",
      targets: "github-release",
      "report-file": "report.json",
    };
    const env = { ...eventVariables(name, given), ...ref, GITHUB_API_URL: server.url };
    const { status, outputs, output } = await startActionHere({ node, workspace, inputs, env });
    expect([status, outputs["verdict"], outputs["release-state"]], output).toEqual([0, "pass", ""]);
    expect(readReport(readFileSync(join(workspace, "report.json"), "utf8")).occasion).toBe(occasion);
    expect(server.repository.runs).toMatchObject([{ values: { head_sha: commit, conclusion: "success" } }]);
    const asked = new Set(server.requests.map(({ operation }) => operation));
    const isPull = name === "pull_request";
    expect([...asked].toSorted()).toEqual([
      ...(isPull ? ["GET /pulls/{pull_number}/files"] : []),
      // What is published already is asked before a tag is made.
      ...(ref["GITHUB_REF_TYPE"] === "branch" ? ["GET /releases"] : []),
      "POST /check-runs",
    ]);
    expect(server.wrong).toEqual([]);
  },
);

nightly.each([
  ["a pushed tag", "push", payload("tag-push"), on("tag", TAG), {}],
  ["a published release", "release", payload("release-published"), on("tag", TAG), {}],
  ["a run by hand on a tag", "workflow_dispatch", payload("workflow-dispatch"), on("tag", TAG), {}],
  [
    "a run by hand that names a tag",
    "workflow_dispatch",
    payload("workflow-dispatch"),
    MAIN,
    { command: "release", tag: TAG },
  ],
] as const)("%s leads to a release where a target is named, and the check is a release's", async (...row) => {
  const [, name, given, ref, more] = row;
  const server = await releaseServer();
  // A person has made it, and it has no files yet.
  if (name === "release") server.repository.add({ tag_name: TAG, draft: false });
  const released = taggedPlugin(server);
  const start = (inputs: Readonly<Record<string, string>>) =>
    startActionHere({
      node,
      workspace: released,
      inputs: { "report-file": "report.json", ...inputs },
      env: { ...eventVariables(name, given), ...ref, GITHUB_API_URL: server.url },
    });
  const { status, outputs, output } = await start({
    "github-token": RELEASE_TOKEN,
    targets: "github-release",
    ...more,
  });
  expect([status, outputs["release-state"]], output).toEqual([0, "released"]);
  expect(readReport(readFileSync(join(released, "report.json"), "utf8")).occasion).toBe("release");
  expect(server.repository.releases).toMatchObject([{ tag_name: TAG, draft: false, assets: [{}, {}] }]);
  expect(server.wrong).toEqual([]);

  const calls = server.calls.length;
  const { outputs: checked } = await start({});
  expect([checked["release-state"], server.calls.length]).toEqual(["", calls]);
});

nightly.each([
  ["a pull request", "pull_request", pull],
  ["a fork's pull request", "pull_request", fromFork],
  ["a fork's pull request with the rights of the repository", "pull_request_target", fromFork],
  ["another workflow's end", "workflow_run", payload("workflow-run")],
] as const)("%s never releases, whatever the inputs say", async (_, name, given) => {
  const server = await releaseServer();
  const inputs = { "github-token": RELEASE_TOKEN, targets: "github-release", command: "release", tag: TAG };
  const env = { ...eventVariables(name, given), ...MERGED, GITHUB_API_URL: server.url };
  const { status, output } = await startActionHere({ workspace: taggedPlugin(server), inputs, env });
  expect(status, output).toBe(5);
  expect(server.calls).toEqual([]);
});
