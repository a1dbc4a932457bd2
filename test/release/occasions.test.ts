import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SUMS } from "../../src/release/packing/sums.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { packageWith, TAG, tagged, taggedPlugin } from "../support/release.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const PAYLOADS = join(ROOT, "test", "github", "payloads");

interface Occasion {
  /** The name of GitHub's own sample of what happened. */
  readonly payload: string;
  readonly name: string;
  readonly action?: string;
  readonly tag?: string;
}

function start(
  server: ReleaseServer,
  { payload, name, action, tag = TAG }: Occasion,
  { workspace = taggedPlugin(server), ...inputs }: Readonly<Record<string, string>> = {},
): Promise<EndedStep> {
  const given = JSON.parse(readFileSync(join(PAYLOADS, `${payload}.json`), "utf8")) as object;
  const event = makePlugin({ "event.json": JSON.stringify({ ...given, ...(action !== undefined && { action }) }) });
  const isBranch = name === "workflow_dispatch";
  return startActionHere({
    workspace,
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", ...inputs },
    env: {
      GITHUB_API_URL: server.url,
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: join(event, "event.json"),
      ...(isBranch ? {} : { GITHUB_REF: `refs/tags/${tag}`, GITHUB_REF_NAME: tag, GITHUB_REF_TYPE: "tag" }),
    },
  });
}

const written = ({ calls }: ReleaseServer): readonly string[] =>
  calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);
const PUBLISHED: Occasion = { payload: "release-published", name: "release" };

describe("a release that a person published", () => {
  nightly("gets its files, and its words stay", async () => {
    const server = await releaseServer();
    const release = server.repository.add({ tag_name: TAG, name: "Mine", body: "My own words", draft: false });
    const { status, outputs, output, summary } = await start(server, PUBLISHED);
    expect(status, output).toBe(0);
    expect(outputs).toMatchObject({ "release-state": "released", version: "1.4.0" });
    expect(release).toMatchObject({ name: "Mine", body: "My own words", draft: false, latest: undefined });
    expect(release.assets.map(({ name }) => name)).toEqual([ARCHIVE, SUMS]);
    expect(written(server)).toEqual(Array(2).fill("POST /releases/{release_id}/assets"));
    expect(summary).toContain("Add weather-widget-1.4.0.zip to the release");
    const again = await start(server, PUBLISHED);
    expect(again.outputs["release-state"]).toBe("noop");
  });

  nightly("as immutable can take none, and the stop says what to do", async () => {
    const server = await releaseServer();
    server.repository.add({ tag_name: TAG, draft: false, immutable: true });
    const { status, outputs, output } = await start(server, PUBLISHED);
    expect([status, outputs["release-state"]], output).toEqual([4, "conflict"]);
    expect(output).toContain(`${TAG} is released without ${ARCHIVE}, and the release is immutable`);
    expect(output).toContain("Raise the version to 1.4.1 in manifest.json and package.json");
    expect(written(server)).toEqual([]);
  });
});

test.each<readonly [string, Occasion]>([
  ["a deleted tag", { payload: "tag-deletion", name: "push" }],
  ["a deleted release", { ...PUBLISHED, action: "deleted" }],
  ["a release that was taken back", { ...PUBLISHED, action: "unpublished" }],
  ["a release whose words were corrected", { ...PUBLISHED, action: "edited" }],
  ["a tag that names no version", { payload: "tag-push", name: "push", tag: "v1" }],
])("%s releases nothing, and asks GitHub for nothing", async (_, occasion) => {
  const server = await releaseServer();
  const { status, outputs, output } = await start(server, occasion);
  expect([status, outputs["release-state"], outputs["verdict"]], output).toEqual([0, "", "pass"]);
  expect(server.calls).toEqual([]);
});

nightly.each([
  ["release-1.4.0", true],
  ["v1.4", true],
  ["plugin-v1.4.0", true],
  ["v1.5.0", true],
  ["v1", false],
])("a pushed tag %s, beside targets, is a warning: %s", async (tag, isWarned) => {
  const server = await releaseServer();
  const { status, annotations, output } = await start(server, { payload: "tag-push", name: "push", tag });
  expect(status, output).toBe(0);
  const warnings = annotations.shown.filter(({ message }) => message.startsWith("Nothing is released: The tag"));
  expect(warnings).toHaveLength(isWarned ? 1 : 0);
  if (isWarned)
    expect(warnings[0]?.message).toContain(`also give it the tag v1.4.0:\n  git fetch origin refs/tags/${tag}\n`);
  else expect(output).toContain(`Nothing is released: The tag "${tag}" names no version of a plugin.\n`);
});

nightly("a run by hand releases the tag of its input, also of one plugin of several", async () => {
  const server = await releaseServer();
  const root = temporaryFolder();
  for (const name of ["weather", "tides"]) {
    const files = { "package.json": packageWith({ name }), "manifest.json": manifestWith({ name: `Lumen ${name}` }) };
    wholePlugin(files, join(root, "plugins", name));
  }
  const workspace = tagged(root, server, ["tides@1.4.0"]);
  const byHand: Occasion = { payload: "workflow-dispatch", name: "workflow_dispatch" };
  const inputs = { workspace, command: "release", tag: "tides@1.4.0", path: "plugins/*" };
  const { status, outputs, output } = await start(server, byHand, inputs);
  expect(status, output).toBe(0);
  expect(outputs).toMatchObject({ "release-state": "released", "plugin-name": "Lumen tides", prerelease: "false" });
  expect(server.repository.releases).toMatchObject([{ tag_name: "tides@1.4.0", draft: false, latest: "false" }]);
  const none = await start(server, byHand, { ...inputs, tag: "" });
  expect(none.status).toBe(2);
  expect(none.output).toContain("Cannot tell which tag to release");
});
