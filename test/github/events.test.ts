import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEvent, readPayload } from "../../src/action/event.js";
import { parseInputs } from "../../src/action/inputs.js";
import { decideTask, requireReleaseTag, type Task } from "../../src/action/task.js";
import { readJob } from "../../src/action/main.js";
import { readInputs } from "../support/action.js";
import { fromDeletedFork, fromFork, HEAD, payload, pull } from "../support/events.js";
import { makePlugin } from "../support/folders.js";
import { taggedPlugin } from "../support/release.js";
import { ROOT } from "../support/project.js";

const MERGE = "0123456789abcdef0123456789abcdef01234567";
const { head } = pull.pull_request;
const queue = payload("merge-group") as { merge_group: { head_sha: string; base_sha: string } };
const run = payload("workflow-run") as { workflow_run: { head_sha: string } };
const TAG = { GITHUB_REF_TYPE: "tag", GITHUB_REF_NAME: "v1.4.0" };
const WORKSPACE = taggedPlugin(undefined);
const published = releaseOf("published");
const deleted = releaseOf("deleted");
const BRANCH = { GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "main" };

function releaseOf(action: string): unknown {
  return { ...payload("release-published"), action, release: { tag_name: "v1.4.0", draft: false } };
}

/** Decides as the Action does, for a plugin at version 1.4.0. */
function decideFor(
  name: string,
  given: unknown,
  ref: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
): Promise<Task> {
  const file = join(makePlugin({ "event.json": JSON.stringify(given ?? null) }), "event.json");
  const environment = { GITHUB_EVENT_NAME: name, GITHUB_SHA: MERGE, GITHUB_EVENT_PATH: file, ...ref, ...inputs };
  const texts = readInputs(environment);
  return decideTask({ ...readJob(texts, environment, WORKSPACE), inputs: parseInputs(texts, environment, WORKSPACE) });
}

test.each([
  ["a push to a branch", "push", payload("push"), BRANCH, { mode: "check", occasion: "push", commit: MERGE }],
  ["a pushed tag", "push", payload("tag-push"), TAG, { mode: "release", occasion: "release", commit: MERGE }],
  ["a moving tag", "push", payload("tag-push"), { ...TAG, GITHUB_REF_NAME: "v1" }, { mode: "check", occasion: "push" }],
  ["a tag that was deleted", "push", payload("tag-deletion"), TAG, { mode: "check", occasion: "push" }],
  ["a pull request", "pull_request", pull, BRANCH, { mode: "check", occasion: "pull-request", commit: HEAD }],
  ["a fork's", "pull_request", fromFork, BRANCH, { mode: "check", occasion: "pull-request", commit: HEAD }],
  ["one whose fork is gone", "pull_request", fromDeletedFork, BRANCH, { mode: "check", commit: HEAD }],
  ["a merge queue", "merge_group", queue, BRANCH, { mode: "check", commit: queue.merge_group.head_sha }],
  ["a published release", "release", published, TAG, { mode: "release", occasion: "release" }],
  ["a deleted release", "release", deleted, TAG, { mode: "check", occasion: "push" }],
  ["a run by hand", "workflow_dispatch", payload("workflow-dispatch"), BRANCH, { mode: "check", commit: MERGE }],
  ["another workflow's end", "workflow_run", run, BRANCH, { mode: "check", commit: run.workflow_run.head_sha }],
  ["another workflow's end that names no commit", "workflow_run", {}, BRANCH, { mode: "check", commit: undefined }],
  ["an event that nobody knows", "new_event", { pull_request: 1 }, BRANCH, { mode: "check", commit: MERGE }],
  ["a pull request without a payload", "pull_request", undefined, BRANCH, { mode: "check", commit: MERGE }],
] as const)("%s leads to the right mode, occasion and commit", async (_, name, given, ref, expected) => {
  const event = readEvent({ GITHUB_EVENT_NAME: name, GITHUB_SHA: MERGE, ...ref }, given);
  const decide = (inputs: Readonly<Record<string, string>>) => decideFor(name, given, ref, inputs);
  const { mode, occasion } = await decide({ INPUT_TARGETS: "github-release" });
  expect({ mode, occasion, commit: event.commit }).toMatchObject(expected);
  expect(await decide({})).toMatchObject({ mode: "check" });
});

test("the pull request is known by its number and its head, from forks too", () => {
  const event = readEvent({ GITHUB_EVENT_NAME: "pull_request" }, fromFork);
  expect(event.pullRequest).toEqual({ number: pull.number, head: HEAD });
});

test("a pull request and a group of a merge queue name what they go to, and nothing else does", () => {
  const baseOf = (name: string, given: unknown) => readEvent({ GITHUB_EVENT_NAME: name, ...BRANCH }, given).base;
  const { base } = fromFork.pull_request;
  expect(baseOf("pull_request", fromFork)).toEqual({ name: base.ref, commit: base.sha, head: head.sha });
  const group = queue.merge_group;
  expect(baseOf("merge_group", queue)).toEqual({ name: "main", commit: group.base_sha, head: undefined });
  for (const [name, given] of [
    ["push", fromFork],
    ["merge_group", fromFork],
    ["workflow_run", queue],
  ] as const) {
    expect(baseOf(name, given)).toBeUndefined();
  }
  for (const odd of [{ sha: "--upload-pack=touch hacked" }, { ref: 1 }])
    expect(
      baseOf("pull_request", { pull_request: { ...fromFork.pull_request, base: { ...base, ...odd } } }),
    ).toBeUndefined();
  for (const odd of [{ base_sha: "main" }, { base_ref: undefined }])
    expect(baseOf("merge_group", { merge_group: { ...group, ...odd } })).toBeUndefined();
});

test.each(["", "{", "null", "[1]", '"text"', '{"pull_request":{"number":"1","head":{"sha":"main"}}}', "\u0000"])(
  "an event's file with %j names no pull request",
  (text) => {
    const file = join(makePlugin({ "event.json": text }), "event.json");
    const event = readEvent({ GITHUB_EVENT_NAME: "pull_request", GITHUB_SHA: "HEAD" }, readPayload(file));
    expect([event.pullRequest, event.commit]).toEqual([undefined, undefined]);
  },
);

test("an event's file that is not there is no event", () => {
  expect(readPayload(undefined)).toBeUndefined();
  expect(readPayload(join(ROOT, "no-such-event.json"))).toBeUndefined();
});

describe("the tag is decided once", () => {
  const task = (name: string, ref: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>>) => {
    const payloads: Readonly<Record<string, unknown>> = { push: payload("push"), pull_request: pull };
    return decideFor(name, payloads[name], ref, inputs);
  };

  test.each([
    ["pushed", "push", TAG, {}, "v1.4.0", MERGE],
    ["given by hand", "workflow_dispatch", BRANCH, { INPUT_TAG: "v1.4.0" }, "v1.4.0", undefined],
    ["given as github.ref", "workflow_dispatch", BRANCH, { INPUT_TAG: " refs/tags/v1.4.0" }, "v1.4.0", undefined],
    ["given by hand before the pushed one", "push", TAG, { INPUT_TAG: "1.4.0" }, "1.4.0", undefined],
    ["given by hand as it was pushed", "push", TAG, { INPUT_TAG: "v1.4.0" }, "v1.4.0", MERGE],
    ["none of a branch", "push", BRANCH, {}, undefined, undefined],
    ["none of a pull request's check", "pull_request", BRANCH, { INPUT_TAG: "v1.4.0" }, undefined, undefined],
  ] as const)("%s", async (_, name, ref, inputs, tag, tagCommit) => {
    expect(await task(name, ref, inputs)).toMatchObject({ tag, tagCommit });
  });

  test("and a check by hand of a tag is judged as a release", async () => {
    expect(await task("workflow_dispatch", BRANCH, { INPUT_TAG: "v1.4.0" })).toMatchObject({
      mode: "check",
      occasion: "release",
    });
  });

  test("for a release on a pull request only to report what was refused", async () => {
    const release = await task("pull_request", BRANCH, { INPUT_TAG: "v1.4.0", INPUT_COMMAND: "release" });
    expect(release).toMatchObject({ mode: "release", tag: undefined });
    const event = readEvent({ GITHUB_EVENT_NAME: "pull_request" }, pull);
    expect(() => requireReleaseTag(release, event)).toThrow("Nothing is released on pull_request");
  });

  test("and a report of an earlier job is published, whatever else is asked for", async () => {
    const inputs = { INPUT_REPORT: "report.json", INPUT_COMMAND: "release", INPUT_TARGETS: "github-release" };
    expect(await task("push", TAG, inputs)).toMatchObject({ mode: "report", tag: "v1.4.0" });
  });
});
