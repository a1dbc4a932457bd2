import { describe, expect, test } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { effectsOf, releaseTo, makeReleaseSpec } from "../support/release-in-process.js";
import { TAG } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const MOVED = "b".repeat(40);
/** Making the draft, sending two files, publishing. */
const EFFECTS = [1, 2, 3, 4];

describe("a tag that somebody moves while a release runs", () => {
  test.each(EFFECTS)("just before effect %i stops it there, and nothing becomes public", async (last) => {
    const server = await releaseServer();
    const wanted = makeReleaseSpec(server);
    // It is moved when the effect before has its answer: what the run reads next must show it.
    server.hold = ({ effect }) => {
      if (effect === last - 1 && last > 1) queueMicrotask(() => server.repository.tags.set(TAG, MOVED));
      return undefined;
    };
    if (last === 1) server.repository.tags.set(TAG, MOVED);
    const outcome = await releaseTo(server, wanted);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4, stop: { alreadyPublic: "nothing" } });
    expect(outcome.stop?.stoppedAt).toContain(MOVED.slice(0, 12));
    expect(effectsOf(server)).toHaveLength(last - 1);
    expect(server.repository.releases.filter(({ draft }) => !draft)).toEqual([]);
  });

  test("before any request but the last ones stops it, as the tag is read right before the publication", async () => {
    const whole = await releaseServer();
    await releaseTo(whole, makeReleaseSpec(whole));
    const publishing = whole.calls.findIndex(({ operation }) => operation === "PATCH /releases/{release_id}");
    for (const at of sampleOf([...Array(publishing).keys()], 5)) {
      const server = await releaseServer();
      const wanted = makeReleaseSpec(server);
      let seen = 0;
      server.hold = () => {
        if (seen++ === at) server.repository.tags.set(TAG, MOVED);
        return undefined;
      };
      const { state } = await releaseTo(server, wanted);
      const isPublic = server.repository.releases.some(({ draft }) => !draft);
      // What has just been read is the last that can be known.
      if (at < publishing - 1) expect([state, isPublic], String(at)).toEqual(["conflict", false]);
    }
  });
});
