import { describe, expect, test } from "vitest";
import { sha256Of, SUMS } from "../../src/release/sums.js";
import { releaseServer, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { random } from "../support/random.js";
import { git } from "../support/repository.js";
import { runRelease, TAG, taggedPlugin, type EndedRelease } from "../support/release.js";

/** Making the draft, sending two files, publishing. */
const EFFECTS = 4;
const WHEN = ["before", "during", "after"] as const;
const POINTS = Array.from({ length: EFFECTS }, (_, at) => WHEN.map((when) => ({ effect: at + 1, when }))).flat();
const TIME = { timeout: 120_000 };

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

/** One release with the right files. */
function expectOne(server: ReleaseServer, what: string): void {
  expect(server.wrong, what).toEqual([]);
  const { releases } = server.repository;
  expect(releases, what).toHaveLength(1);
  const [release] = releases;
  expect(release, what).toMatchObject({ tag_name: TAG, draft: false });
  const files = release?.assets ?? [];
  expect(files.map(({ name }) => name).toSorted(), what).toEqual([SUMS, "weather-widget-1.4.0.zip"]);
  const archive = files.find(({ name }) => name.endsWith(".zip"));
  const digest = sha256Of(archive?.bytes ?? Buffer.of());
  expect(files.find(({ name }) => name === SUMS)?.bytes.toString(), what).toBe(`${digest}  ${archive?.name ?? ""}\n`);
  expect(release?.body.split("<!-- plugin-preflight").length, what).toBe(2);
}

/** One release with the right files, and a run that finds nothing to do. */
async function expectWhole(folder: string, server: ReleaseServer, what: string): Promise<void> {
  expectOne(server, what);
  const effects = server.calls.filter(({ effect }) => effect > 0).length;
  const { status, output } = await runRelease(folder, server);
  expect(status, output).toBe(0);
  expect(output, what).toContain("Nothing to do");
  expect(
    server.calls.filter(({ effect }) => effect > 0),
    what,
  ).toHaveLength(effects);
}

const folder = taggedPlugin(undefined);

describe.concurrent(`a release that is ended at one of ${String(POINTS.length)} points`, () => {
  test.each(POINTS)("$when effect $effect is finished by the next run", TIME, async (point) => {
    const server = await serverFor(folder);
    await crashing(folder, server, point);
    const { status, output } = await runRelease(folder, server);
    expect(status, output).toBe(0);
    await expectWhole(folder, server, output);
  });
});

const draw = random(20_261_121);
const some = (): Point => POINTS[draw(POINTS.length)] ?? { effect: 1, when: "before" };
const PAIRS = Array.from({ length: 8 }, (_, at) => ({ lag: at % 3, first: some(), second: some() }));

describe.concurrent("a release that is ended twice", () => {
  test.each(PAIRS)("$first.when $first.effect, $second.when $second.effect, lists $lag behind", TIME, async (pair) => {
    const server = await serverFor(folder);
    server.repository.lag = pair.lag;
    await crashing(folder, server, pair.first);
    await crashing(folder, server, pair.second);
    const { status, output } = await runRelease(folder, server);
    expect(status, output).toBe(0);
    await expectWhole(folder, server, output);
  });
});

const FAULTS: readonly Trouble[] = [
  { when: "before", what: "502" },
  { when: "after", what: "502" },
  { when: "before", what: "reset" },
  { when: "during", what: "reset" },
  { when: "after", what: "cut off" },
  { when: "after", what: "HTML" },
  { when: "before", what: "429" },
];
const FAULTY = [1, 2, 3, EFFECTS].flatMap((effect) => FAULTS.map((fault) => ({ effect, ...fault })));

describe.concurrent("a release with one fault on the way is whole all the same", () => {
  test.each(FAULTY)("$what $when effect $effect", TIME, async ({ effect, ...fault }) => {
    const server = await serverFor(folder);
    let isOver = false;
    server.trouble = (call) => {
      if (isOver || call.effect !== effect) return undefined;
      isOver = true;
      return fault;
    };
    const { status, output } = await runRelease(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output);
  });
});

test("two runs at once make one release", TIME, async () => {
  const server = await serverFor(folder);
  const both = await Promise.all([runRelease(folder, server), runRelease(folder, server)]);
  for (const { status, output } of both) expect(status, output).toBe(0);
  await expectWhole(folder, server, "two runs");
});

async function serverFor(folder: string): Promise<ReleaseServer> {
  const server = await releaseServer();
  server.repository.tags.set(TAG, git(folder, "rev-parse", "HEAD").trim());
  return server;
}
