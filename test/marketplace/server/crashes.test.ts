import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestIssuer, type TestIssuer } from "../../../src/marketplace/kit/test-issuer.js";
import { temporaryFolder } from "../../support/folders.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { playStory, type PlayedStory } from "../../support/marketplace-story.js";
import { nightly } from "../../support/nightly.js";
import { sampleOf } from "../../support/torture.js";

/** The writes of the story, which the first test counts. */
const POINTS = Array.from({ length: 54 }, (_, at) => at);

describe.skipIf(NODE_WITH_SQLITE === undefined)(`a server that is killed (${NEEDS_SQLITE})`, () => {
  let issuer: TestIssuer;
  let whole: PlayedStory;
  beforeAll(async () => {
    issuer = await startTestIssuer(0, "");
    whole = await playStory(temporaryFolder(), issuer, undefined);
  });
  afterAll(async () => {
    await issuer.close();
  });

  test("would write this often in the story", () => {
    expect(whole.writes.length).toBe(POINTS.length);
    expect(whole.left).toMatchObject({
      validation: "passed",
      left: [
        { version: "1.2.0", state: "withdrawn" },
        { version: "1.1.0", state: "published" },
        { version: "1.0.0", state: "published" },
      ],
    });
  });

  nightly.each(sampleOf(POINTS, 2))("at its write %i loses nothing and invents nothing", async (killAt) => {
    const { ends, left } = await playStory(temporaryFolder(), issuer, killAt);
    expect(ends).toBe(1);
    expect(left).toEqual(whole.left);
  });
});
