import { describe, expect } from "vitest";
import { computeSha256 } from "../../src/release/packing/sums.js";
import { MARKETPLACE_TOKEN, marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import {
  commitOf,
  expectOne,
  startRelease,
  startReleaseHere,
  TAG,
  taggedPlugin,
  type EndedRelease,
} from "../support/release.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";
import { nightly } from "../support/nightly.js";

/** A release to GitHub and to a marketplace, both of which can end the process. */
interface Servers {
  readonly github: ReleaseServer;
  readonly marketplace: MarketplaceServer;
}

const folder = taggedPlugin(undefined);

async function makeServers(): Promise<Servers> {
  const github = await releaseServer();
  github.repository.tags.set(TAG, commitOf(folder));
  const marketplace = await marketplaceServer();
  marketplace.end = () => {
    github.end();
  };
  return { github, marketplace };
}

/** The first run is a process of its own, which can be ended. The next ones need none, unless tests are tortured. */
function run({ github, marketplace }: Servers, isFirst = false): Promise<EndedRelease> {
  const options = ["--tag", TAG, "--targets", "github-release", "--marketplace-url", marketplace.url];
  const start = isFirst || IS_TORTURE ? startRelease : startReleaseHere;
  return start(folder, github, options, { env: { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN } });
}

/** What changes something: four times at each of the two. */
const EFFECTS = [1, 2, 3, 4];
const POINTS = EFFECTS.flatMap((effect) => [
  ...(["before", "during", "after"] as const).map((when) => ({ where: "GitHub" as const, effect, when })),
  ...(["before", "after"] as const).map((when) => ({ where: "the marketplace" as const, effect, when })),
]);
type Point = (typeof POINTS)[number];

/** Ends the process at an effect that it begins, counted from now. */
async function crash(servers: Servers, point: Point): Promise<EndedRelease> {
  const { github, marketplace } = servers;
  const before = { github: countEffects(github), marketplace: countEffects(marketplace) };
  if (point.where === "GitHub") {
    const { when } = point;
    github.trouble = (call) => (call.effect === before.github + point.effect ? { when, what: "end" } : undefined);
  } else {
    const { when } = point;
    marketplace.trouble = (call) =>
      call.effect === before.marketplace + point.effect ? { when, what: "end" } : undefined;
  }
  const ended = await run(servers, true);
  github.trouble = () => undefined;
  marketplace.trouble = () => undefined;
  return ended;
}

function countEffects({ calls }: { readonly calls: readonly { readonly effect: number }[] }): number {
  return calls.filter(({ effect }) => effect > 0).length;
}

/** Each target has the same archive, once. */
function expectBoth({ github, marketplace }: Servers, what: string): void {
  expectOne(github, what);
  expect(marketplace.wrong, what).toEqual([]);
  expect([...marketplace.versions.versions.keys()], what).toEqual(["weather-widget@1.4.0"]);
  const version = marketplace.versions.find("weather-widget", "1.4.0");
  expect(version?.state, what).toBe("published");
  expect(
    version?.history.filter((state) => ["received", "published"].includes(state)),
    what,
  ).toHaveLength(2);
  const asset = github.repository.releases[0]?.assets.find(({ name }) => name.endsWith(".zip"));
  expect(computeSha256(version?.bytes ?? Buffer.of()), what).toBe(computeSha256(asset?.bytes ?? Buffer.of()));
}

describe(`a release to two targets that is ended at one of ${String(POINTS.length)} points`, () => {
  nightly.each(sampleOf(POINTS, 2))("$when effect $effect of $where is finished by the next run", async (point) => {
    const servers = await makeServers();
    const ended = await crash(servers, point);
    expect(ended.status, ended.output).toBeUndefined();
    const { status, output } = await run(servers);
    expect(status, output).toBe(0);
    expectBoth(servers, output);
    const effects = countEffects(servers.github) + countEffects(servers.marketplace);
    const again = await run(servers);
    expect(again.output).toContain("Nothing to do");
    expect(countEffects(servers.github) + countEffects(servers.marketplace)).toBe(effects);
  });
});
