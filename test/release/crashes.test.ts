import { describe, expect, test } from "vitest";
import { releaseServer, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { random } from "../support/random.js";
import {
  commitOf,
  expectWhole,
  runRelease,
  runReleaseHere,
  runToEnd,
  TAG,
  taggedPlugin,
  type EndedRelease,
} from "../support/release.js";
import { sampleOf } from "../support/torture.js";
import { nightly } from "../support/nightly.js";

/** Making the draft, sending two files, publishing. */
const EFFECTS = 4;
const WHEN = ["before", "during", "after"] as const;
const POINTS = Array.from({ length: EFFECTS }, (_, at) => WHEN.map((when) => ({ effect: at + 1, when }))).flat();
interface Point {
  readonly effect: number;
  readonly when: Trouble["when"];
}

/** Runs a release that is ended at a point of those effects that this run begins; gives how it ended. */
async function crashing(folder: string, server: ReleaseServer, { effect, when }: Point): Promise<EndedRelease> {
  const before = server.calls.filter((call) => call.effect > 0).length;
  server.trouble = (call) => (call.effect === before + effect ? { when, what: "end" } : undefined);
  const ended = await runRelease(folder, server);
  server.trouble = () => undefined;
  return ended;
}

const folder = taggedPlugin(undefined);

describe.concurrent(`a release that is ended at one of ${String(POINTS.length)} points`, () => {
  nightly.each(sampleOf(POINTS, 2))("$when effect $effect is finished by the next run", async (point) => {
    const server = await serverFor(folder);
    await crashing(folder, server, point);
    const { status, output } = await runToEnd(folder, server);
    expect(status, output).toBe(0);
    await expectWhole(folder, server, output);
  });
});

/** All calls of a release that nobody ends, most of which only read. */
const CALLS = await (async () => {
  const server = await serverFor(folder);
  await runReleaseHere(folder, server);
  return server.calls.map(({ number }) => number);
})();

describe.concurrent(`a release that is ended at one of ${String(CALLS.length)} calls, most of which only read`, () => {
  test.each(sampleOf(CALLS, 1))("at call %i is finished by the next run as well", async (number) => {
    const server = await serverFor(folder);
    server.trouble = (call) => (call.number === number ? { when: "before", what: "end" } : undefined);
    const { status: ended } = await runRelease(folder, server);
    server.trouble = () => undefined;
    const { status, output } = await runToEnd(folder, server);
    expect([ended, status], output).toEqual([undefined, 0]);
    await expectWhole(folder, server, output);
  });
});

const draw = random(20_261_121);
const some = (): Point => POINTS[draw(POINTS.length)] ?? { effect: 1, when: "before" };
const PAIRS = Array.from({ length: 8 }, (_, at) => ({ lag: at % 3, first: some(), second: some() }));

describe.concurrent("a release that is ended twice", () => {
  nightly.each(sampleOf(PAIRS, 1))(
    "$first.when $first.effect, $second.when $second.effect, lists $lag behind",
    async (pair) => {
      const server = await serverFor(folder);
      server.repository.lag = pair.lag;
      await crashing(folder, server, pair.first);
      await crashing(folder, server, pair.second);
      const { status, output } = await runToEnd(folder, server);
      expect(status, output).toBe(0);
      await expectWhole(folder, server, output);
    },
  );
});

async function serverFor(folder: string): Promise<ReleaseServer> {
  const server = await releaseServer();
  server.repository.tags.set(TAG, commitOf(folder));
  return server;
}
