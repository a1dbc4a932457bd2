import { cpSync } from "node:fs";
import { describe, expect } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { random } from "../support/random.js";
import {
  commitOf,
  expectOne,
  expectWhole,
  runRelease,
  runToEnd,
  TAG,
  taggedPlugin,
  type EndedRelease,
} from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const folder = taggedPlugin(undefined);
/** The same commit, built to other bytes. */
const other = temporaryFolder();
cpSync(folder, other, { recursive: true });
makePlugin({ "dist/chunk.js": "export const built = 'elsewhere';\n" }, other);

async function server(): Promise<ReleaseServer> {
  const made = await releaseServer();
  made.repository.tags.set(TAG, commitOf(folder));
  return made;
}

/** Holds the first call of each run back until both have come that far, of those calls that are meant. */
function together(made: ReleaseServer, isMeant: (operation: string) => boolean): void {
  const waiting: (() => void)[] = [];
  let met = 0;
  made.hold = (call) => {
    if (met === 2 || !isMeant(call.operation)) return undefined;
    met++;
    if (met === 2) for (const go of waiting) go();
    return met === 2 ? undefined : new Promise((resolve) => waiting.push(resolve));
  };
}

const digestOf = (output: string): string => /^ {2}sha256 ([0-9a-f]{64})$/mu.exec(output)?.[1] ?? "";

function releasedDigest({ repository }: ReleaseServer): string {
  const [release] = repository.releases.filter(({ draft }) => !draft);
  return computeSha256(release?.assets.find(({ name }) => name === ARCHIVE)?.bytes ?? Buffer.of());
}

const MEETINGS = [
  ["at once", () => false],
  ["together before a draft is made", (operation: string) => operation === "POST /releases"],
  ["together before a file is sent", (operation: string) => operation === "POST /releases/{release_id}/assets"],
  ["together before it is published", (operation: string) => operation === "PATCH /releases/{release_id}"],
] as const;

describe("two runs of the same bytes make one release, and both succeed,", () => {
  nightly.each(sampleOf(MEETINGS, 2))("%s", async (_, isMeant) => {
    const made = await server();
    together(made, isMeant);
    const both = await Promise.all([runRelease(folder, made), runToEnd(folder, made)]);
    for (const { status, output } of both) expect(status, output).toBe(0);
    await expectWhole(folder, made, both.map(({ output }) => output).join("\n"));
  });
});

describe("of two runs with different bytes exactly one wins, and the other is a conflict with both digests,", () => {
  const cases = [0, 1, 2].flatMap((lag) => MEETINGS.slice(1, 3).map(([name, isMeant]) => ({ name, isMeant, lag })));
  nightly.each(sampleOf(cases, 2))("$name, lists $lag behind", async ({ isMeant, lag }) => {
    const made = await server();
    made.repository.lag = lag;
    together(made, isMeant);
    const both = await Promise.all([runRelease(folder, made), runToEnd(other, made)]);
    const reported = both.map(({ output }) => output).join("\n");
    expect(both.map(({ status }) => status).toSorted(), reported).toEqual([0, 4]);
    expectOne(made, reported);
    const outputOf = (wanted: number): string => both.find(({ status }) => status === wanted)?.output ?? "";
    const digest = releasedDigest(made);
    expect(outputOf(0)).toContain(`sha256 ${digest}`);
    const own = digestOf(outputOf(4));
    expect(own).not.toBe(digest);
    const [, stopped] = outputOf(4).split("Stopped at:");
    expect(stopped).toContain(digest);
    expect(stopped).toContain(own);
    expect(made.calls.map(({ operation }) => operation)).not.toContain("DELETE /releases/assets/{asset_id}");
  });
});

nightly(
  "a run that begins while another one is half done makes its own draft, and removes nothing of the other's",
  async () => {
    const made = await server();
    let second: Promise<EndedRelease> | undefined;
    // The archive of the first is there, and its sums are not: just as if it had died.
    made.hold = async ({ operation, effect }) => {
      if (second || effect !== 3 || !operation.endsWith("/assets")) return;
      second = runRelease(other, made);
      await second;
    };
    const first = await runToEnd(folder, made);
    const ended = await second;
    expect([first.status, ended?.status], first.output).toEqual([4, 0]);
    expectOne(made, first.output);
    expect(releasedDigest(made)).toBe(digestOf(ended?.output ?? ""));
    expect(made.calls.map(({ operation }) => operation)).not.toContain("DELETE /releases/assets/{asset_id}");
  },
);

describe("of three runs whose calls take as long as they like no file of another is removed, and one archive is public", () => {
  nightly.each(sampleOf([1, 2, 3, 4, 5, 6], 1))("drawn from %i", async (seed) => {
    const draw = random(seed);
    const made = await server();
    made.repository.lag = seed % 3;
    // A person has begun the release with words of their own.
    if (seed % 2 === 0) made.repository.add({ tag_name: TAG, body: "My own words", hidden: 0 });
    made.hold = () => new Promise((resolve) => setTimeout(resolve, draw(60)));
    const all = await Promise.all([runRelease(folder, made), runRelease(other, made), runToEnd(folder, made)]);
    const reported = all.map(({ output }) => output).join("\n");
    expect(made.wrong, reported).toEqual([]);
    const digest = releasedDigest(made);
    for (const { status, output } of all) {
      // Whoever found the other's draft whole when it began has released that, and says its digest.
      expect(status, reported).toBe(digestOf(output) === digest ? 0 : 4);
    }
    const open = made.repository.releases.filter(({ draft }) => !draft);
    expect(open, reported).toHaveLength(1);
    const sums = open[0]?.assets.find(({ name }) => name === SUMS)?.bytes.toString();
    expect(sums).toBe(`${digest}  ${ARCHIVE}\n`);
    expect(open[0]?.body.match(/sha256=[0-9a-f]{64}/u)?.[0] ?? `sha256=${digest}`, reported).toBe(`sha256=${digest}`);
    expect(made.calls.map(({ operation }) => operation)).not.toContain("DELETE /releases/assets/{asset_id}");
  });
});
