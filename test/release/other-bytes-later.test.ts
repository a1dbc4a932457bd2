import { expect, test } from "vitest";
import { connect } from "../../src/github/client.js";
import { openReleases } from "../../src/github/releases.js";
import { makeZip } from "../../src/packing/zip.js";
import type { Publisher } from "../../src/release/publisher.js";
import { githubRelease } from "../../src/release/targets/github-release.js";
import { marketplaceServer } from "../servers/marketplace.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { releaseToMarketplace } from "../support/marketplace-release.js";
import { ARCHIVE, fileOf, makeReleaseSpec, releaseTo } from "../support/release-in-process.js";

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

async function openGitHub(server: ReleaseServer, spec: typeof FIRST): Promise<Publisher> {
  const whole = { ...makeReleaseSpec(server, spec), hasSiblings: true };
  const access = { token: RELEASE_TOKEN, apiUrl: server.url, repository: whole.repository };
  const github = await connect(access);
  return githubRelease(openReleases(github, github, server.url), whole);
}

test("a build that makes other bytes finishes what waited for a review, with the bytes that are public", async () => {
  const [github, marketplace] = [await releaseServer(), await marketplaceServer()];
  marketplace.versions.hasReview = true;
  const first = await releaseToMarketplace(marketplace, { spec: FIRST, others: [await openGitHub(github, FIRST)] });
  expect(first.outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
  marketplace.versions.decide("weather-widget", "1.4.0", true);
  const second = await releaseToMarketplace(marketplace, { spec: SECOND, others: [await openGitHub(github, SECOND)] });
  expect(second.outcome, JSON.stringify(second.outcome.stop)).toMatchObject({ state: "released", exitStatus: 0 });
  const version = marketplace.versions.find("weather-widget", "1.4.0");
  expect(version).toMatchObject({ state: "published", artifact: { sha256: FIRST.archive.sha256 } });
  expect(second.outcome.plan.find(({ id }) => id === "draft")?.reason).toContain("which is released");
  expect([github.wrong, marketplace.wrong]).toEqual([[], []]);
});

test("without another target, other bytes than those that are public stay a conflict", async () => {
  const server = await releaseServer();
  await releaseTo(server, makeReleaseSpec(server, FIRST));
  expect(await releaseTo(server, makeReleaseSpec(server, SECOND))).toMatchObject({ state: "conflict", exitStatus: 4 });
});
