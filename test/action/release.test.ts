import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TARGET_NAMES } from "../../src/core/action-interface.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { bundleOf } from "../support/attestation.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { TAG, tagged, taggedPlugin } from "../support/release.js";

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };

function start(
  server: ReleaseServer,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = PUSHED,
): Promise<EndedStep> {
  const workspace = taggedPlugin(server);
  const token = { "github-token": RELEASE_TOKEN };
  return startActionHere({ workspace, inputs: { ...token, ...inputs }, env: { GITHUB_API_URL: server.url, ...env } });
}

nightly("a pushed tag and a target make a release; without a target it is a check", async () => {
  const server = await releaseServer();
  const { status, outputs, summary, output } = await start(server, { targets: "github-release" });
  expect(status, output).toBe(0);
  expect(outputs).toMatchObject({
    verdict: "pass",
    "release-state": "released",
    "release-url": `${server.url}/releases/1`,
  });
  expect(outputs["artifact-sha256"]).toMatch(/^[0-9a-f]{64}$/u);
  expect(JSON.parse(outputs["plan"] ?? "")).toHaveLength(7);
  expect(summary).toContain("**Released**");
  const check = await releaseServer();
  expect((await start(check, { command: "auto" })).outputs["release-state"]).toBe("");
  expect(check.calls).toEqual([]);
});

test("a release whose summary and outputs cannot be written is public, once, and not red", async () => {
  const server = await releaseServer();
  const workspace = taggedPlugin(server);
  const inputs = { "github-token": RELEASE_TOKEN, targets: "github-release" };
  const unwritable = ["GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"] as const;
  const env = { GITHUB_API_URL: server.url, ...PUSHED };
  const { status, runner, output } = await startActionHere({ workspace, inputs, env, unwritable });
  expect(status, output).toBe(0);
  expect(runner.commands.filter(({ name }) => name === "warning").map(({ data }) => data)).toEqual([
    expect.stringMatching(/^The job summary could not be written, /u),
    expect.stringMatching(/^The outputs could not be written, /u),
  ]);
  expect(server.repository.releases).toMatchObject([{ draft: false, assets: [{}, {}] }]);
  const effects = server.calls.filter(({ effect }) => effect > 0).length;
  const again = await startActionHere({ workspace, inputs, env });
  expect([again.status, again.outputs["release-state"]]).toEqual([0, "noop"]);
  expect(server.calls.filter(({ effect }) => effect > 0)).toHaveLength(effects);
});

test("command, tag, dry-run and changelog: by hand, a plan of any tag", async () => {
  const server = await releaseServer();
  const inputs = {
    command: "release",
    tag: TAG,
    targets: "github-release",
    "dry-run": "true",
    changelog: "CHANGELOG.md",
  };
  const { status, outputs, output } = await start(server, inputs, { GITHUB_EVENT_NAME: "workflow_dispatch" });
  expect(status, output).toBe(0);
  expect(outputs["release-state"]).toBe("planned");
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});

test("nothing is released if untrusted people can trigger the job", async () => {
  const server = await releaseServer();
  const inputs = { command: "release", tag: TAG, targets: "github-release" };
  const { status, outputs, output } = await start(server, inputs, { GITHUB_EVENT_NAME: "workflow_run" });
  expect(status, output).toBe(5);
  expect(outputs).toMatchObject({ verdict: "broken", "release-state": "refused", "release-url": "" });
  expect(server.calls).toEqual([]);
});

test("artifact, checked-sha256 and attestation: what another job has checked, and nothing else", async () => {
  const server = await releaseServer();
  const workspace = taggedPlugin(server);
  const packed = await startActionHere({ workspace, env: PUSHED });
  const { "artifact-dir": artifact = "", "artifact-sha256": digest = "" } = packed.outputs;
  const attestation = join(artifact, "bundle.json");
  writeFileSync(attestation, bundleOf(digest));
  const inputs = { command: "release", targets: "github-release", artifact, "checked-sha256": digest, attestation };
  const env = { ...PUSHED, GITHUB_SHA: server.repository.tags.get(TAG) ?? "" };
  const given = { "github-token": RELEASE_TOKEN, ...inputs };
  const elsewhere = { workspace: temporaryFolder(), inputs: given, env: { GITHUB_API_URL: server.url, ...env } };
  const { status, outputs, output } = await startActionHere(elsewhere);
  expect(status, output).toBe(0);
  expect(outputs).toMatchObject({ "release-state": "released", "artifact-dir": artifact, "artifact-sha256": digest });
  expect(server.repository.releases[0]?.assets).toHaveLength(3);
});

test("tag-format: a tag of its form is released, and no other", async () => {
  const server = await releaseServer();
  const workspace = tagged(wholePlugin(), server, ["rel-1.4.0", TAG]);
  const startOn = (tag: string, inputs: Readonly<Record<string, string>> = {}) =>
    startActionHere({
      workspace,
      inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", "tag-format": "rel-${version}", ...inputs },
      env: { GITHUB_API_URL: server.url, ...PUSHED, GITHUB_REF: `refs/tags/${tag}`, GITHUB_REF_NAME: tag },
    });
  const usual = await startOn(TAG);
  expect([usual.status, usual.outputs["release-state"]], usual.output).toEqual([0, ""]);
  expect(usual.output).toContain("also give it the tag rel-1.4.0");
  expect(server.calls).toEqual([]);
  const { status, outputs, output } = await startOn("rel-1.4.0");
  expect([status, outputs["release-state"]], output).toEqual([0, "released"]);
  expect(server.repository.releases).toMatchObject([{ tag_name: "rel-1.4.0", draft: false, latest: "true" }]);
  const wrong = await startOn(TAG, { "tag-format": "rel-${Version}" });
  expect(wrong.status).toBe(2);
  expect(wrong.output).toContain("must contain ${version} once");
});

test.each([
  ["gitlab", "Set the input targets:"],
  ["github-relase", "Did you mean github-release?"],
])("the target %s is answered with those that there are", async (targets, help) => {
  const { status, annotations } = await start(await releaseServer(), { targets });
  const [message = ""] = annotations.shown.map((shown) => shown.message);
  expect([status, message.split(", but ")[0]]).toEqual([2, `The input targets contains "${targets}"`]);
  expect(message).toContain(`the only targets are ${TARGET_NAMES.join(", ")}\n${help}`);
});

test("an input of another release action is answered with the input that is meant", async () => {
  const given = {
    token: "test-token-of-nobody",
    tag_name: "v1.4.0",
    body: "words",
    body_path: "NOTES.md",
    files: "a.pdf",
  };
  const { annotations } = await startActionHere({ workspace: taggedPlugin(undefined), inputs: given });
  const said = annotations.shown.map(({ message }) => message).join("\n");
  for (const [name, meant] of [
    ["token", "github-token"],
    ["tag_name", "tag"],
    ["body", "notes"],
    ["body_path", "notes"],
    ["files", "assets"],
  ]) {
    expect(said).toContain(`There is no input "${name ?? ""}"; did you mean "${meant ?? ""}"?`);
  }
  expect(said).toContain("See docs/release/github.md#release-notes");
});
