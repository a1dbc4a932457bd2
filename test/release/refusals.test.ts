import { describe, expect, test } from "vitest";
import { releaseServer, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { ARCHIVE, effectsOf, releaseTo, stopTextOf, makeReleaseSpec } from "../support/release-in-process.js";
import { TAG } from "../support/release.js";
import { nightly } from "../support/nightly.js";

/** Lets every request to publish end like this. */
function refusePublishing(server: ReleaseServer, trouble: Trouble, before: () => void = () => undefined): void {
  server.trouble = ({ operation }) => {
    if (!operation.startsWith("PATCH ")) return undefined;
    before();
    return trouble;
  };
}

describe("a refusal to publish is read again, and nothing is called public that is not:", () => {
  test.each([
    { what: "401", exitStatus: 2 },
    { what: "403", exitStatus: 2 },
    { what: "404", exitStatus: 2 },
    { what: "422", exitStatus: 3 },
  ] as const)("$what", async ({ what, exitStatus }) => {
    const server = await releaseServer();
    refusePublishing(server, { when: "before", what });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "failed", exitStatus });
    expect(outcome.stop).toMatchObject({
      alreadyPublic: "nothing",
      notPublic: "github-release; what is staged is kept, but nobody can see it",
    });
    await expect(stopTextOf(outcome, server)).toMatchFileSnapshot(`stops/a-refusal-to-publish-${what}.txt`);
    expect(effectsOf(server).filter((operation) => operation.startsWith("PATCH "))).toHaveLength(1);
    expect(server.repository.releases).toMatchObject([{ draft: true }]);
  });

  test("a token that is refused from then on leaves the refusal as the cause", async () => {
    const server = await releaseServer();
    let isRevoked = false;
    server.trouble = ({ operation }) => {
      isRevoked ||= operation.startsWith("PATCH ");
      return isRevoked ? { when: "before", what: "401" } : undefined;
    };
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 2, stop: { alreadyPublic: "nothing" } });
    expect(outcome.stop?.stoppedAt).toContain("GitHub answers 401 to PATCH");
  });

  test("an answer that is lost, with nothing to be read afterwards, is perhaps public", async () => {
    const server = await releaseServer();
    let isDown = false;
    server.trouble = ({ operation }) => {
      isDown ||= operation.startsWith("PATCH ");
      return isDown ? { when: "before", what: "502" } : undefined;
    };
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(outcome.stop?.alreadyPublic).toContain("perhaps");
  });

  nightly("answers that are lost again and again, with a draft that is still one, are not public", async () => {
    const server = await releaseServer();
    refusePublishing(server, { when: "before", what: "502" });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 3, stop: { alreadyPublic: "nothing" } });
  });

  nightly("what another run published meanwhile is released, whatever this run was refused", async () => {
    const server = await releaseServer();
    refusePublishing(server, { when: "before", what: "403" }, () => {
      server.repository.answer("PATCH /releases/{release_id}", { release_id: "1" }, { draft: false });
    });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
  });

  test("what was refused for a release that is public already does not change the release", async () => {
    const server = await releaseServer();
    server.repository.add({ tag_name: TAG, draft: false });
    server.trouble = ({ effect }) => (effect > 0 ? { when: "before", what: "403" } : undefined);
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 2 });
    expect(outcome.stop?.alreadyPublic).toBe(`github-release: ${server.url}/releases/1`);
  });
});

describe("with immutable releases the slower of two equal runs reads again before a version is called burnt:", () => {
  test.each(["POST /releases", "POST /releases/{release_id}/assets"])("at %s", async (slow) => {
    const server = await releaseServer();
    server.repository.immutable = true;
    const wanted = makeReleaseSpec(server);
    let isFirst = true;
    server.hold = async ({ operation }) => {
      if (operation !== slow || !isFirst) return;
      isFirst = false;
      expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
      server.repository.burnt.add(TAG);
    };
    const slower = await releaseTo(server, wanted);
    expect(slower, slower.stop?.stoppedAt).toMatchObject({ exitStatus: 0 });
    expect(server.repository.releases).toMatchObject([{ draft: false, immutable: true }]);
    expect(server.repository.releases[0]?.assets.map(({ name }) => name)).toEqual([ARCHIVE, "SHA256SUMS"]);
  });

  test("a tag that is burnt without a release that can be seen stays burnt", async () => {
    const server = await releaseServer();
    server.repository.burnt.add(TAG);
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(outcome.stop?.doThis).toContain("Raise the version to 1.4.1");
  });
});

test("a draft that another run removes while it is read leaves what that run has published", async () => {
  const server = await releaseServer();
  const wanted = makeReleaseSpec(server);
  const isRead = "GET /releases/{release_id}/assets";
  let isRemoved = false;
  server.hold = ({ operation }) => {
    if (operation !== isRead || isRemoved) return undefined;
    isRemoved = true;
    server.repository.releases.splice(0);
    const other = server.repository.add({ tag_name: TAG, draft: false });
    server.repository.addAsset(other, ARCHIVE, Buffer.from("of the other run"));
    return undefined;
  };
  const outcome = await releaseTo(server, wanted);
  expect(isRemoved).toBe(true);
  expect(outcome, outcome.stop?.stoppedAt).toMatchObject({ state: "conflict", exitStatus: 4 });
  expect(outcome.stop?.stoppedAt).toContain(wanted.archive.sha256);
});
