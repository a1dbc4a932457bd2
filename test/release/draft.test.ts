import { describe, expect, test } from "vitest";
import { SUMS } from "../../src/release/packing/sums.js";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import type { StoredRelease } from "../servers/release-repository.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { eventVariables } from "../support/events.js";
import { nightly } from "../support/nightly.js";
import { commitOf, expectOne, runRelease, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { effectsAt, expectThree, threeServers, type ThreeServers } from "../support/three-servers.js";
import { sampleOf } from "../support/torture.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const folder = taggedPlugin(undefined);

async function makeServer(): Promise<ReleaseServer> {
  const server = await releaseServer();
  server.repository.tags.set(TAG, commitOf(folder));
  return server;
}

const countEffects = ({ calls }: ReleaseServer): number => calls.filter(({ effect }) => effect > 0).length;
const namesOf = ({ assets }: StoredRelease): readonly string[] => assets.map(({ name }) => name);

/** A draft that a run with --draft has prepared. */
async function prepare(server: ReleaseServer): Promise<StoredRelease> {
  const { status, output } = await runReleaseHere(folder, server, "--draft");
  expect(status, output).toBe(0);
  const [draft, ...others] = server.repository.releases;
  expect(others).toEqual([]);
  if (!draft) throw new Error(output);
  return draft;
}

describe("a release with draft: true", () => {
  test("is prepared and left to a person, with what happens next", async () => {
    const server = await makeServer();
    const { status, output } = await runReleaseHere(folder, server, "--draft");
    expect(status, output).toBe(0);
    expect(server.repository.releases).toMatchObject([{ tag_name: TAG, draft: true }]);
    expect(server.repository.releases.flatMap(namesOf)).toEqual([ARCHIVE, SUMS]);
    expect(output).toContain("Not everything is public yet");
    expect(output).toContain("gh release edit v1.4.0 --draft=false");
    expect(output).toContain("types: [published]");
  });

  nightly("leaves what a person has changed, and adds only what is missing", async () => {
    const server = await makeServer();
    const draft = await prepare(server);
    draft.body = `My words\n\n${draft.body.replace("Made from commit", "Built from")}`;
    draft.name = "Autumn";
    server.repository.addAsset(draft, "extra.pdf", Buffer.from("of a person"));
    draft.assets = draft.assets.filter(({ name }) => name !== ARCHIVE);
    const { body } = draft;
    const { status, output } = await runReleaseHere(folder, server, "--draft");
    expect(status, output).toBe(0);
    expect(output).toContain('with files from someone else: "extra.pdf"');
    expect(server.repository.releases).toEqual([draft]);
    expect(draft).toMatchObject({ body, name: "Autumn", draft: true });
    expect(namesOf(draft).toSorted()).toEqual([SUMS, "extra.pdf", ARCHIVE]);
    const before = countEffects(server);
    expect((await runReleaseHere(folder, server, "--draft")).status).toBe(0);
    expect(countEffects(server)).toBe(before);
  });

  nightly("does not take the archive of a person for its own", async () => {
    const server = await makeServer();
    const draft = await prepare(server);
    draft.body = "Only words";
    const archive = draft.assets.find(({ name }) => name === ARCHIVE);
    if (archive) archive.bytes = Buffer.from("other");
    const { status, output } = await runReleaseHere(folder, server, "--draft");
    expect(status, output).toBe(4);
    expect(archive?.bytes.toString()).toBe("other");
  });

  test("is not published by a later run without it if a person has changed the draft", async () => {
    const server = await makeServer();
    const draft = await prepare(server);
    draft.body = `My words\n\n${draft.body}`;
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expect(draft.draft).toBe(true);
    expect(server.repository.releases.filter((one) => !one.draft)).toHaveLength(1);
  });

  nightly("has nothing left to do once a person has published it", async () => {
    const server = await makeServer();
    const draft = await prepare(server);
    Object.assign(draft, { draft: false, body: "Only words" });
    const before = countEffects(server);
    const { status, output } = await runReleaseHere(folder, server, "--draft");
    expect(status, output).toBe(0);
    expect(output).toContain("Nothing to do");
    expect(countEffects(server)).toBe(before);
  });

  const EFFECTS = [1, 2, 3].flatMap((effect) =>
    (["before", "during", "after"] as const).map((when) => ({ effect, when })),
  );
  nightly.each(sampleOf(EFFECTS, 2))(
    "that is killed $when effect $effect is finished by the next run",
    async (point) => {
      const server = await makeServer();
      server.trouble = ({ effect }) => (effect === point.effect ? { when: point.when, what: "end" } : undefined);
      expect((await runRelease(folder, server, "--draft")).status).toBeUndefined();
      server.trouble = () => undefined;
      const draft = await prepare(server);
      expect(draft.draft).toBe(true);
      Object.assign(draft, { draft: false });
      expectOne(server, "after a kill");
    },
  );

  test("needs the target github-release", async () => {
    const server = await makeServer();
    const inputs = { targets: "npm", "npm-token": NPM_TOKEN, draft: "true", tag: TAG, command: "release" };
    const { status, output } = await startActionHere({
      workspace: folder,
      inputs,
      env: { GITHUB_API_URL: server.url },
    });
    expect(status, output).toBe(2);
    expect(output).toContain("only GitHub has drafts");
  });
});

/** A job with draft: true that releases to three targets. */
function runJob(
  { github, marketplace, npm }: ThreeServers,
  event: Readonly<Record<string, string>>,
): Promise<EndedStep> {
  const tokens = { "github-token": RELEASE_TOKEN, "marketplace-token": MARKETPLACE_TOKEN, "npm-token": NPM_TOKEN };
  const addresses = { "marketplace-url": marketplace.url, "npm-registry": npm.url };
  const on = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
  return startActionHere({
    workspace: folder,
    inputs: { targets: "github-release, marketplace, npm", draft: "true", ...tokens, ...addresses },
    env: { ...on, GITHUB_API_URL: github.url, ...event },
  });
}

nightly("the event of publishing a draft finishes npm and the marketplace, which had nothing before", async () => {
  const servers = await threeServers();
  servers.github.repository.tags.set(TAG, commitOf(folder));
  const pushed = await runJob(servers, {});
  expect(pushed.status, pushed.output).toBe(0);
  expect(pushed.outputs["release-state"]).toBe("pending-review");
  expect(effectsAt(servers)).toMatchObject({ github: 3, npm: 0 });
  // The marketplace was only asked to judge the archive.
  expect([...servers.marketplace.versions.versions.keys()]).toEqual([]);
  expect(pushed.output).toContain("npm: nothing there");

  const [draft] = servers.github.repository.releases;
  if (!draft) throw new Error(pushed.output);
  Object.assign(draft, { draft: false });
  const event = eventVariables("release", { action: "published", release: { draft: false, tag_name: TAG } });
  const published = await runJob(servers, event);
  expect(published.status, published.output).toBe(0);
  expect(published.outputs["release-state"]).toBe("released");
  expectThree(servers, published.output);
});
