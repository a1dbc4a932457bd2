import { describe, expect, test } from "vitest";
import { formatFourLines } from "../../src/release/format-outcome.js";
import { releaseServer, type ReleaseCall, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { random } from "../support/random.js";
import { makeReleaseSpec, releaseTo } from "../support/release-in-process.js";
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
import { IS_TORTURE, sampleOf } from "../support/torture.js";
import { nightly } from "../support/nightly.js";

const folder = taggedPlugin(undefined);
const COMMIT = commitOf(folder);

/**
 * One release: the built command line where tests are tortured, else the machine, the target and the client in this
 * process, which wait for nothing for long.
 */
async function releaseOnce(server: ReleaseServer): Promise<EndedRelease> {
  if (IS_TORTURE) return runRelease(folder, server);
  const spec = makeReleaseSpec(server, { commit: COMMIT });
  nameTag(server);
  const { exitStatus, stop } = await releaseTo(server, spec, {}, { each: 2_000 });
  return { status: exitStatus, output: stop ? formatFourLines(stop).join("\n") : "" };
}

/** A server that knows the tag as an annotated one, which takes one more request to read. */
async function server(): Promise<ReleaseServer> {
  const made = await releaseServer();
  nameTag(made);
  return made;
}

function nameTag({ repository }: ReleaseServer): void {
  repository.tags.set(TAG, "a".repeat(40));
  repository.annotated.set("a".repeat(40), COMMIT);
}

/** Every call of a release on whose way nothing goes wrong. */
const straight = await server();
await releaseOnce(straight);
const CALLS = straight.calls;
const EFFECTS = CALLS.filter(({ effect }) => effect > 0).length;

const UNDONE: readonly Trouble["what"][] = ["500", "502", "reset", "cut off", "HTML", "429"];
const LOST: readonly Trouble["what"][] = ["502", "reset", "cut off", "HTML"];

/** What can happen to a call: one that changes nothing is the same before and after it, and takes every other fault. */
function faultsOf({ number, operation }: Pick<ReleaseCall, "number" | "operation">): readonly Trouble[] {
  const undone = UNDONE.map((what) => ({ when: "before", what }) as const);
  if (operation.startsWith("GET ")) return undone.filter((_, at) => (at + number) % 2 === 0);
  const lost = LOST.map((what) => ({ when: "after", what }) as const);
  const half: Trouble = { when: "during", what: "reset" };
  return [...undone, ...lost, ...(operation.endsWith("/assets") ? [half] : [])];
}

interface Faulty extends Trouble {
  readonly number: number;
  readonly operation: string;
}

const POINTS: readonly Faulty[] = CALLS.flatMap(({ number, operation }) =>
  faultsOf({ number, operation }).map((fault) => ({ number, operation, ...fault })),
);

/** Lets one call that is yet to come go wrong, counted from here. */
function spoilOnce(server: ReleaseServer, { number, when, what }: Faulty): void {
  const from = server.calls.length;
  server.trouble = (call) => (call.number === from + number ? { when, what } : undefined);
}

test("a release is so many calls, of which so many change something", () => {
  expect(straight.wrong).toEqual([]);
  expectOne(straight, "nothing goes wrong");
  expect({ calls: CALLS.length, effects: EFFECTS, points: POINTS.length }).toMatchInlineSnapshot(`
    {
      "calls": 30,
      "effects": 4,
      "points": 120,
    }
  `);
});

describe.concurrent(
  `a release of ${String(CALLS.length)} calls, ${String(EFFECTS)} of them effects, with one of ${String(POINTS.length)} faults is whole all the same`,
  () => {
    nightly.each(sampleOf(POINTS, 40))("call $number, $operation: $what $when it", async (point) => {
      const faulty = await server();
      spoilOnce(faulty, point);
      const { status, output } = await releaseOnce(faulty);
      expect(status, output).toBe(0);
      expectOne(faulty, output);
    });
  },
);

nightly("a call that is never answered is given up and made up for", async () => {
  const readings = new Map(CALLS.filter(({ effect }) => effect === 0).map((call) => [call.operation, call]));
  // A file may take five minutes: nobody waits for that here.
  const writings = CALLS.filter(({ effect, operation }) => effect > 0 && !operation.endsWith("/assets"));
  const silences: Faulty[] = [
    ...[...readings.values(), ...writings].map((call) => ({ ...call, when: "before", what: "silence" }) as const),
    ...writings.map((call) => ({ ...call, when: "after", what: "silence" }) as const),
  ];
  // The command line waits for a quarter of a minute each, which costs nothing meanwhile.
  const meet = async (point: Faulty): Promise<void> => {
    const faulty = await server();
    spoilOnce(faulty, point);
    const { status, output } = await releaseOnce(faulty);
    expect(status, `${point.operation}: ${output}`).toBe(0);
    expectOne(faulty, output);
  };
  await Promise.all(sampleOf(silences, 9).map(meet));
});

const draw = random(20_261_122);
const drawn = <Value>(values: readonly Value[]): Value => values[draw(values.length)] as Value;
const WRITING = CALLS.filter(({ effect }) => effect > 0);
const SAMPLE = Array.from({ length: 12 }, (_, at) => ({
  at,
  lag: at % 3,
  crash: { number: drawn(WRITING).number, when: drawn(["before", "during", "after"] as const) },
  fault: drawn(POINTS),
}));

describe.concurrent("a release that is ended, and then meets a fault, is whole all the same", () => {
  nightly.each(sampleOf(SAMPLE, 2))(
    "$at: ended $crash.when call $crash.number, then $fault.what $fault.when call $fault.number, lists $lag behind",
    async ({ crash, fault, lag }) => {
      const faulty = await server();
      faulty.repository.lag = lag;
      spoilOnce(faulty, { ...crash, operation: "", what: "end" });
      expect((await runRelease(folder, faulty)).status).toBeUndefined();
      spoilOnce(faulty, fault);
      const { status, output } = await runToEnd(folder, faulty);
      expect(status, output).toBe(0);
      faulty.trouble = () => undefined;
      await expectWhole(folder, faulty, output);
    },
  );
});
