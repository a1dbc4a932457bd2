import { afterAll, describe, expect } from "vitest";
import { ARCHIVE, fileOf } from "../support/release-in-process.js";
import { KILLS, KILLS_BETWEEN, runKilled, type Kill } from "../support/kill.js";
import { nightly } from "../support/nightly.js";
import { random } from "../support/random.js";
import { effectsAt, expectThree, type ThreeServers } from "../support/three-servers.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";
import { makeServersOf, makeTwoBuilds, plantDraft, readHeld, runHere, runInProcess } from "../support/two-builds.js";

const BUILDS = await makeTwoBuilds();
const NAMES = ["first", "second"] as const;
type Name = (typeof NAMES)[number];
const get = (name: Name) => BUILDS[NAMES.indexOf(name)] ?? BUILDS[0];

/** Two kills of runs that were built to these bytes, and the bytes of the run that nothing ends. */
interface Story {
  readonly at: number;
  readonly kills: readonly (Kill & { readonly build: Name })[];
  readonly last: Name;
  /** How many lists do not show what is new. */
  readonly lag: number;
  readonly isPlanted: boolean;
}

const draw = random(20_261_123);
const pick = <Item>(items: readonly Item[], otherwise: Item): Item => items[draw(items.length)] ?? otherwise;
const name = (): Name => pick(NAMES, "first");
const FIRST_KILL: Kill = { where: "github", operation: "POST /releases", nth: 1, when: "before" };
const kill = (): Kill => pick(draw(5) < 2 ? KILLS_BETWEEN : KILLS, FIRST_KILL);
const STORIES = Array.from({ length: 160 }, (_, at): Story => {
  const kills = [
    { ...kill(), build: name() },
    { ...kill(), build: name() },
  ];
  return { at: at + 1, kills, last: name(), lag: draw(4) === 0 ? 1 + draw(3) : 0, isPlanted: draw(4) === 0 };
});

/** How many processes were killed, and how many of them between two permanent steps. */
const count = { killed: 0, between: 0, conflicts: 0, finished: 0 };

function countPublic(servers: ThreeServers): number {
  const { github, npm } = readHeld(servers, BUILDS);
  const isListed = servers.marketplace.versions.find("weather-widget", "1.4.0")?.state === "published";
  return [github !== undefined, npm !== undefined, isListed].filter(Boolean).length;
}

/** What the last run must come to, by what is there before it. */
function expectation(servers: ThreeServers, last: Name) {
  const { github, marketplace, npm } = readHeld(servers, BUILDS);
  const held = [...new Set([github, marketplace, npm].filter((one) => one !== undefined))];
  expect(held.length, "the targets have other bytes than each other").toBeLessThan(2);
  const [there = get(last).sha256] = held;
  const isOwn = there === get(last).sha256;
  const { releases } = servers.github.repository;
  const isDrafted = releases.some(
    ({ draft, hidden, assets }) =>
      draft &&
      hidden <= 0 &&
      assets.some((asset) => asset.name === ARCHIVE && fileOf("", asset.bytes).sha256 === there),
  );
  if (isOwn) return { status: 0, there, isOwn };
  return { status: github === undefined && isDrafted ? 0 : 4, there, isOwn };
}

describe("runs of two builds that are killed, at the same targets,", () => {
  nightly.each(sampleOf(STORIES, 1))("end as the bytes that are there say: story $at", async (story) => {
    const servers = await makeServersOf(BUILDS[0]);
    servers.github.repository.lag = story.lag;
    if (story.isPlanted)
      plantDraft(servers, { folder: BUILDS[0].folder, bytes: Buffer.from(BUILDS[0].bytes).reverse() });
    const told: string[] = [];
    for (const { build, ...where } of story.kills) {
      const ended = await runKilled(servers, where, () => runInProcess(servers, get(build).folder));
      told.push(`${build} at ${where.when} ${where.operation}: ${String(ended.status)}\n${ended.output}`);
      if (ended.status !== undefined) continue;
      count.killed++;
      if ([1, 2].includes(countPublic(servers))) count.between++;
    }
    const { status, there, isOwn } = expectation(servers, story.last);
    const before = effectsAt(servers);
    const last = await runHere(servers, get(story.last).folder);
    const what = [...told, last.output].join("\n");
    expect(last.status, what).toBe(status);
    expect(last.output.includes("had this version already, with other bytes"), what).toBe(status === 0 && !isOwn);
    if (status === 0 && !isOwn) count.finished++;
    if (status === 4) {
      count.conflicts++;
      expect(effectsAt(servers), what).toEqual(before);
      const holder = NAMES.find((one) => get(one).sha256 === there) ?? "first";
      expect((await runHere(servers, get(holder).folder)).status, what).toBe(0);
    }
    // What a list did not show is removed by the next run.
    if (story.lag > 0) {
      servers.github.repository.lag = 0;
      const holder = NAMES.find((one) => get(one).sha256 === there) ?? "first";
      expect((await runHere(servers, get(holder).folder)).status, what).toBe(0);
    }
    expectThree(servers, what);
    expect(readHeld(servers, BUILDS), what).toEqual({ github: there, marketplace: there, npm: there });
  });
});

afterAll(() => {
  process.stdout.write(`${JSON.stringify(count)}\n`);
  if (!IS_TORTURE) return;
  expect(count.killed).toBeGreaterThanOrEqual(200);
  expect(count.between).toBeGreaterThanOrEqual(50);
});
