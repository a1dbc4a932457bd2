import { describe, expect, test } from "vitest";
import { formatSeal } from "../../src/release/notes.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { COMMIT, effectsOf, fileOf, releaseTo, makeReleaseSpec } from "../support/release-in-process.js";
import { TAG } from "../support/release.js";
import { nightly } from "../support/nightly.js";

/** GitHub gives a job's own token 1,000 an hour, for all that its repository does. */
const BUDGET = 60;

/** A server with so many releases of earlier versions, `v0.0.1` the oldest. */
async function serverBehind(count: number): Promise<ReleaseServer> {
  const server = await releaseServer();
  for (let patch = 1; patch <= count; patch++) {
    server.repository.add({ tag_name: `v0.0.${String(patch)}`, draft: false });
  }
  return server;
}

/** The tag as an annotated one, which takes a request more. */
function annotate(server: ReleaseServer): void {
  server.repository.tags.set(TAG, "a".repeat(40));
  server.repository.annotated.set("a".repeat(40), COMMIT);
}

describe("behind 3,000 releases", () => {
  nightly("a release stays within its budget of requests, and reports what it did not read", async () => {
    const server = await serverBehind(3_000);
    const wanted = makeReleaseSpec(server, { attestation: fileOf("weather-widget-1.4.0.sigstore.json", "{}") });
    annotate(server);
    const first = await releaseTo(server, wanted);
    expect(first).toMatchObject({ state: "released", exitStatus: 0 });
    expect(effectsOf(server)).toHaveLength(5);
    expect(server.calls.length).toBeLessThanOrEqual(BUDGET);
    expect(first.warnings).toEqual([
      "Only the newest 2,000 releases were looked at. An older draft of v1.4.0, or what was released before it, is not known",
    ]);
    const before = server.calls.length;
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "noop" });
    expect(server.calls.length - before).toBeLessThanOrEqual(BUDGET / 2);
    expect(server.wrong).toEqual([]);
  });

  nightly("a backport does not become the latest, as GitHub is asked which one is", async () => {
    const server = await releaseServer();
    server.repository.add({ tag_name: "v2.0.0", draft: false, latest: "true" });
    for (let count = 0; count < 3_000; count++) {
      server.repository.add({ tag_name: `v1.3.${String(count)}`, draft: false, latest: "false" });
    }
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "released" });
    expect(server.repository.releases.at(-1)).toMatchObject({ tag_name: TAG, draft: false, latest: "false" });
  });

  nightly("a draft of the tag is found among the newest 2,000", async () => {
    const server = await serverBehind(1_200);
    const draft = server.repository.add({ tag_name: TAG, body: "My own words" });
    for (let count = 1; count <= 1_900; count++) {
      server.repository.add({ tag_name: `nightly-${String(count)}`, draft: false, prerelease: true });
    }
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "released" });
    expect(draft).toMatchObject({ draft: false, body: "My own words" });
    expect(server.calls.length).toBeLessThanOrEqual(BUDGET);
  });
});

test("a release in a small repository asks for little, and leaves nothing out", async () => {
  const server = await serverBehind(3);
  const wanted = makeReleaseSpec(server);
  annotate(server);
  const outcome = await releaseTo(server, wanted);
  expect(outcome).toMatchObject({ state: "released", warnings: [] });
  expect(server.calls.length).toMatchInlineSnapshot(`30`);
});

test("a second draft of ours that somebody published before it was removed stays", async () => {
  const server = await releaseServer();
  const wanted = makeReleaseSpec(server);
  const body = formatSeal(wanted.archive, wanted);
  const [, second] = [server.repository.add({ tag_name: TAG, body }), server.repository.add({ tag_name: TAG, body })];
  // It is behind what is listed again.
  for (let patch = 1; patch <= 150; patch++) server.repository.add({ tag_name: `v0.0.${String(patch)}`, draft: false });
  server.hold = ({ operation }) => {
    if (operation.startsWith("PATCH ")) Object.assign(second, { tag_name: "v9.9.9", draft: false });
    return undefined;
  };
  expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
  expect(server.repository.releases).toContain(second);
});
