import { beforeAll, describe, expect, test } from "vitest";
import type { PluginList, PluginListing } from "../../../src/generated/marketplace-types.js";
import { makeCursor, readCursor } from "../../../src/marketplace/server/catalog/catalog.js";
import { makePrecedence } from "../../../src/marketplace/server/catalog/version-order.js";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { Refused } from "../../../src/marketplace/server/refused.js";
import { checkForUpdate } from "../../../src/sdk/check-for-update.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, type TestMarketplace } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { ask, declare, submit } from "../../support/submit.js";

const ORDER = [
  ...["0.9.0", "1.0.0-1", "1.0.0-2", "1.0.0-11", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-alpha-b"],
  ...["1.0.0-beta", "1.0.0", "1.2.0", "1.10.0", "2.0.0", "10.0.0"],
];

test("the text that versions are sorted by keeps their precedence, and knows no build metadata", () => {
  const shuffled = ORDER.toSorted((one, other) => (one + "x").localeCompare(other + "x"));
  const compare = (one: string, other: string): number => (makePrecedence(one) < makePrecedence(other) ? -1 : 1);
  expect(shuffled.toSorted(compare)).toEqual(ORDER);
  expect(makePrecedence("1.1.0+build.7")).toBe(makePrecedence("1.1.0"));
  expect(makePrecedence("1.1.0+build-7")).toBe(makePrecedence("1.1.0"));
});

test("a cursor leads on from a position that this server has made, and from no other", () => {
  for (const [order, ...position] of [
    ["relevance", 24],
    ["name", "rain"],
    ["date", "2026-11-22T10:00:00Z", 7],
  ] as const) {
    expect(readCursor(makeCursor(order, position), order)).toEqual(position);
  }
  for (const position of ["abc", "24", "1.5", "-1", "1e400", 1.5, -1, 2 ** 53]) {
    expect(() => readCursor(makeCursor("relevance", [position]), "relevance"), String(position)).toThrow(Refused);
  }
});

let process: MarketplaceProcess;
const list = async ({ base }: TestMarketplace, query: string): Promise<PluginList> =>
  (await (await ask(base, `/plugins${query}`, { token: undefined })).json()) as PluginList;
const idsOf = ({ items }: PluginList): readonly string[] => items.map(({ pluginId }) => pluginId);

async function publish({ base }: TestMarketplace, plugin: string, version: string, notes?: string): Promise<void> {
  const { bytes } = makeGoodArchive(plugin, version);
  const { state } = await submit(base, version, bytes, { plugin, ...(notes !== undefined && { notes }) });
  expect(state).toBe("published");
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the catalog (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("lists each plugin once over its pages, in both orders, with every filter", async () => {
    const server = await process.start({ plugins: 120 });
    for (const sort of ["name", "date"]) {
      const found: string[] = [];
      let cursor: string | undefined = "";
      while (cursor !== undefined) {
        const page = await list(server, `?sort=${sort}${cursor === "" ? "" : `&cursor=${cursor}`}`);
        found.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      const numbers = Array.from({ length: 120 }, (_, at) => `plugin-${String(at)}`);
      expect(found).toEqual(sort === "name" ? numbers.toSorted() : numbers.toReversed());
    }
    const filtered = await list(server, "?category=ai&type=page&permission=network-access");
    expect(filtered.items.length).toBeGreaterThan(0);
    for (const { category, type, permissions } of filtered.items) {
      expect([category, type]).toEqual(["ai", "page"]);
      expect(permissions.map((one) => one.type)).toContain("network-access");
    }
    await server.stop();
  });

  test("finds what has all words, in capital and small letters, and nothing by signs", async () => {
    const server = await process.start({ plugins: 40 });
    expect(idsOf(await list(server, "?q=PLUGIN+17+Habit"))).toEqual(["plugin-17"]);
    expect(idsOf(await list(server, "?q=plugin+17+submarine"))).toEqual([]);
    expect(idsOf(await list(server, '?q="-*'))).toEqual([]);
    expect(idsOf(await list(server, "?q=NOT+OR+NEAR(1)"))).toEqual([]);
    expect((await ask(server.base, "/plugins?cursor=x")).status).toBe(400);
    expect((await ask(server.base, "/plugins?category=none")).status).toBe(400);
    await server.stop();
  });

  nightly("shows the newest stable version by precedence, whatever was declared last", async () => {
    const server = await process.start();
    for (const version of ["1.10.0", "1.9.0", "2.0.0-rc.1"])
      await publish(server, "rain", version, `Notes of ${version}`);
    expect((await list(server, "")).items).toMatchObject([{ pluginId: "rain", version: "1.10.0" }]);
    const listing = (await (await ask(server.base, "/plugins/rain")).json()) as PluginListing;
    expect(listing.versions.map(({ version }) => version)).toEqual(["2.0.0-rc.1", "1.10.0", "1.9.0"]);
    expect(listing.readme).toContain("Installation");
    const url = (channel: string): string => `${server.base}/v1/plugins/rain/channels/${channel}`;
    expect(await checkForUpdate(url("stable"), "1.9.0")).toEqual({
      version: "1.10.0",
      releaseNotes: "Notes of 1.10.0",
      critical: false,
      downloadUrl: `${server.base}/v1/plugins/rain/versions/1.10.0/artifact`,
    });
    expect(await checkForUpdate(url("prerelease"), "1.10.0")).toMatchObject({ version: "2.0.0-rc.1" });
    expect((await ask(server.base, "/plugins/snow")).status).toBe(404);
    await server.stop();
  });

  nightly("gives the archive of what is published to everybody, with its digest, and of nothing else", async () => {
    const server = await process.start({ review: "manual" });
    const { bytes } = makeGoodArchive("rain", "1.0.0");
    await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
    const path = "/plugins/rain/versions/1.0.0/artifact";
    expect((await ask(server.base, path, { token: undefined })).status).toBe(404);
    const mine = await ask(server.base, path);
    expect(new Uint8Array(await mine.arrayBuffer())).toEqual(new Uint8Array(bytes));
    expect(mine.headers.get("repr-digest")).toMatch(/^sha-256=:/u);
    await server.stop();
  });

  test("takes 1.1.0 beside 1.1.0+build.7 for the same number, and a hyphen after + for a prerelease", async () => {
    const server = await process.start();
    const bytes = makeGoodArchive("rain", "1.1.0").bytes;
    const of = (version: string, channel?: string): Promise<Response> =>
      declare(server.base, version, bytes, { plugin: "rain", ...(channel !== undefined && { channel }) });
    expect((await of("1.1.0+build-7", "stable")).status).toBe(422);
    expect((await of("1.1.0+build-7", "prerelease")).status).toBe(201);
    const other = await of("1.1.0", "stable");
    expect([other.status, await other.json()]).toMatchObject([409, { code: "version-conflict", existing: {} }]);
    await ask(server.base, `/plugins/rain/versions/${encodeURIComponent("1.1.0+build-7")}/withdraw`, {
      method: "POST",
    });
    expect((await of("1.1.0", "stable")).status).toBe(201);
    expect((await of("1.2.0+build.7", "prerelease")).status).toBe(422);
    await server.stop();
  });

  test("keeps the place of a version that is replaced: it was declared where it was declared first", async () => {
    const server = await process.start();
    const bytes = makeGoodArchive("a", "1.0.0").bytes;
    for (const version of ["1.0.0", "1.1.0"]) await declare(server.base, version, bytes, { plugin: "a" });
    await declare(server.base, "1.0.0", makeGoodArchive("a", "1.0.0").bytes, { plugin: "a", ifMatch: '"1"' });
    const { items } = (await (await ask(server.base, "/plugins/a/versions")).json()) as {
      items: { version: string }[];
    };
    expect(items.map(({ version }) => version)).toEqual(["1.1.0", "1.0.0"]);
    await server.stop();
  });
});
