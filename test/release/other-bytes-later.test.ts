import { expect, test } from "vitest";
import { connect } from "../../src/github/client.js";
import { openReleases } from "../../src/github/releases.js";
import { makeZip } from "../../src/release/packing/write-zip.js";
import type { Publisher } from "../../src/release/publisher.js";
import type { ReleaseSpec } from "../../src/release/release-spec.js";
import { githubRelease } from "../../src/release/targets/github/target.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { releaseToMarketplace, type EndedAtMarketplace } from "../support/marketplace-release.js";
import { nightly } from "../support/nightly.js";
import { ARCHIVE, effectsOf, fileOf, makeReleaseSpec, releaseTo } from "../support/release-in-process.js";

const build = (content: string) => {
  const bytes = new TextEncoder().encode(content);
  return {
    archive: fileOf(
      ARCHIVE,
      makeZip([{ path: "manifest.json", bytes, isExecutable: false }], (given) => given),
    ),
  };
};
const [FIRST, SECOND] = [build("{}"), build('{"built":"again"}')];
const PLUGIN = ["weather-widget", "1.4.0"] as const;

async function openGitHub(server: ReleaseServer, spec: Partial<ReleaseSpec>): Promise<Publisher> {
  const whole = makeReleaseSpec(server, spec);
  const access = { token: RELEASE_TOKEN, apiUrl: server.url, repository: whole.repository };
  const github = await connect(access);
  return githubRelease(openReleases(github, github, server.url), whole);
}

/** Releases to GitHub and to a marketplace that reviews. */
async function run(
  github: ReleaseServer,
  marketplace: MarketplaceServer,
  spec: Partial<ReleaseSpec>,
  wait: "published" | "validated" = "published",
): Promise<EndedAtMarketplace["outcome"]> {
  const others = [await openGitHub(github, spec)];
  return (await releaseToMarketplace(marketplace, { spec, others, access: { wait, timeout: 1 } })).outcome;
}

async function makeServers(): Promise<[ReleaseServer, MarketplaceServer]> {
  const servers: [ReleaseServer, MarketplaceServer] = [await releaseServer(), await marketplaceServer()];
  servers[1].versions.hasReview = true;
  return servers;
}

const publicDigest = ({ repository }: ReleaseServer): string | undefined => {
  const asset = repository.releases.find(({ draft }) => !draft)?.assets.find(({ name }) => name === ARCHIVE);
  return asset && fileOf(ARCHIVE, asset.bytes).sha256;
};

test.each(["in-review", "approved", "published"])(
  "a build that makes other bytes finishes what is %s with the bytes of the draft, and says so",
  async (state) => {
    const [github, marketplace] = await makeServers();
    expect(await run(github, marketplace, FIRST)).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(publicDigest(github)).toBeUndefined();
    const version = marketplace.versions.find(...PLUGIN);
    if (state !== "in-review") marketplace.versions.decide(...PLUGIN, true);
    if (version && state === "published") Object.assign(version, { state, everPublished: true });
    const second = await run(github, marketplace, SECOND, "validated");
    const isWaiting = state === "in-review";
    expect(second, JSON.stringify(second.stop)).toMatchObject({ state: isWaiting ? "pending-review" : "released" });
    expect(second.warnings?.join()).toContain("marketplace already had this version, with other bytes");
    expect(second.warnings?.join()).toContain(FIRST.archive.sha256);
    expect(version?.artifact.sha256).toBe(FIRST.archive.sha256);
    expect(publicDigest(github)).toBe(FIRST.archive.sha256);
    expect([github.wrong, marketplace.wrong]).toEqual([[], []]);
  },
);

test("where no draft has what waits for a review, or exactly this run's bytes are asked for, nothing is written", async () => {
  for (const pinned of [true, false]) {
    const [github, marketplace] = await makeServers();
    await run(github, marketplace, FIRST);
    if (!pinned) github.repository.releases.splice(0);
    const before = [effectsOf(github).length, marketplace.calls.filter(({ effect }) => effect > 0).length];
    const outcome = await run(github, marketplace, { ...SECOND, isPinned: pinned });
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(outcome.stop?.doThis).toContain("checked-sha256");
    expect(outcome.stop?.stoppedAt).not.toContain("another run was faster");
    expect([effectsOf(github).length, marketplace.calls.filter(({ effect }) => effect > 0).length]).toEqual(before);
  }
});

nightly("other bytes that are public on GitHub are a conflict before anything is written anywhere", async () => {
  const [github, marketplace] = await makeServers();
  expect(await run(github, marketplace, FIRST, "validated")).toMatchObject({ state: "pending-review", exitStatus: 0 });
  marketplace.versions.decide(...PLUGIN, true);
  const before = [effectsOf(github).length, marketplace.calls.filter(({ effect }) => effect > 0).length];
  const second = await run(github, marketplace, SECOND, "validated");
  expect(second).toMatchObject({ state: "conflict", exitStatus: 4 });
  expect(second.stop?.doThis).toContain("checked-sha256");
  expect([effectsOf(github).length, marketplace.calls.filter(({ effect }) => effect > 0).length]).toEqual(before);
  // The archive of the first run, handed over, finishes it.
  const handed = await run(github, marketplace, { ...FIRST, isPinned: true }, "validated");
  expect(handed).toMatchObject({ state: "released", exitStatus: 0 });
});

test("without another target, other bytes than those that are public stay a conflict", async () => {
  const server = await releaseServer();
  await releaseTo(server, makeReleaseSpec(server, FIRST));
  expect(await releaseTo(server, makeReleaseSpec(server, SECOND))).toMatchObject({ state: "conflict", exitStatus: 4 });
});
