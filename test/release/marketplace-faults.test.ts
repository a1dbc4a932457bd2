import { describe, expect, test } from "vitest";
import type { ServerResponse } from "node:http";
import {
  marketplaceServer,
  type MarketplaceCall,
  type MarketplaceServer,
  type MarketplaceTrouble,
} from "../servers/marketplace.js";
import { releaseToMarketplace } from "../support/marketplace-release.js";
import { fileOf } from "../support/release-in-process.js";
import { sampleOf } from "../support/torture.js";

const PLUGIN = ["weather-widget", "1.4.0"] as const;

const answer =
  (status: number, code: string) =>
  (response: ServerResponse): void => {
    const body = { type: "about:blank", title: "Trouble", status, code };
    response.writeHead(status, { "content-type": "application/problem+json" }).end(JSON.stringify(body));
  };
const FAULTS: Readonly<Record<string, Omit<MarketplaceTrouble, "when">>> = {
  reset: { what: "reset" },
  "cut off": { what: "cut off" },
  silence: { what: "silence" },
  "500": { what: "raw", raw: answer(500, "internal-error") },
  "503": { what: "raw", raw: answer(503, "temporarily-unavailable") },
  "429": { what: "raw", raw: answer(429, "rate-limited") },
  HTML: { what: "raw", raw: (response) => response.writeHead(502, { "content-type": "text/html" }).end("<p>Bad") },
};

/** A marketplace that judges slowly, so that a release has every kind of call. */
async function slowServer(): Promise<MarketplaceServer> {
  const server = await marketplaceServer();
  server.versions.judgedAfter = 2;
  return server;
}

const straight = await slowServer();
await releaseToMarketplace(straight);
const CALLS: readonly MarketplaceCall[] = [...straight.calls];
const POINTS = CALLS.flatMap(({ number, operation }) =>
  Object.keys(FAULTS).flatMap((what) =>
    (["before", "after"] as const).map((when) => ({ number, operation, what, when })),
  ),
);

/** One version, with the right bytes, that was published once. */
function expectOnce(server: MarketplaceServer, what: string): void {
  expect(server.wrong, what).toEqual([]);
  expect([...server.versions.versions.keys()], what).toEqual(["weather-widget@1.4.0"]);
  const version = server.versions.find(...PLUGIN);
  expect(
    version?.history.filter((state) => state === "published"),
    what,
  ).toHaveLength(1);
  expect(
    version?.history.filter((state) => state === "received"),
    what,
  ).toHaveLength(1);
}

test("a release without faults has every kind of call", () => {
  expect([...new Set(CALLS.map(({ operation }) => operation))].toSorted()).toEqual([
    ...["createValidation", "getAccess", "getCapabilities", "getValidation", "getVersion"],
    ...["putArtifact", "putVersion", "releaseVersion"],
  ]);
});

describe(`a release that meets one of ${String(POINTS.length)} faults is whole all the same`, () => {
  test.each(sampleOf(POINTS, 24))("$what $when call $number, $operation", async ({ number, what, when }) => {
    const server = await slowServer();
    server.trouble = (call) => (call.number === number ? { when, ...(FAULTS[what] ?? { what: "reset" }) } : undefined);
    const limits = { each: 300, upload: 300, pause: 1, mostPause: 100 };
    const { outcome } = await releaseToMarketplace(server, { access: { limits } });
    expect(outcome, JSON.stringify(outcome.stop)).toMatchObject({ state: "released", exitStatus: 0 });
    expectOnce(server, what);
    const effects = server.calls.filter(({ effect }) => effect > 0).length;
    expect((await releaseToMarketplace(server)).outcome.state).toBe("noop");
    expect(server.calls.filter(({ effect }) => effect > 0)).toHaveLength(effects);
  });
});

describe("where an effect never succeeds, a release fails, and is finished when it does", () => {
  const effects = [...new Set(CALLS.filter(({ effect }) => effect > 0).map(({ operation }) => operation))];
  test.each(effects)("%s", async (operation) => {
    const server = await slowServer();
    server.trouble = (call) => (call.operation === operation ? { when: "before", what: "reset" } : undefined);
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome.exitStatus, JSON.stringify(outcome.stop)).toBe(3);
    server.trouble = () => undefined;
    expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expectOnce(server, operation);
  });
});

describe("two runs at once", () => {
  test("with the same bytes both succeed, and publish once", async () => {
    const server = await slowServer();
    const [first, second] = await Promise.all([releaseToMarketplace(server), releaseToMarketplace(server)]);
    expect([first.outcome.exitStatus, second.outcome.exitStatus]).toEqual([0, 0]);
    expectOnce(server, "both");
  });

  test.each([1, 2, 3])("with other bytes publish those of one of them (%i)", async (judgedAfter) => {
    const server = await marketplaceServer();
    server.versions.judgedAfter = judgedAfter;
    const archive = fileOf("weather-widget-1.4.0.zip", "the archive of the other run");
    const runs = await Promise.all([releaseToMarketplace(server), releaseToMarketplace(server, { spec: { archive } })]);
    const states = runs.map(({ outcome }) => outcome.exitStatus);
    expect(
      states.filter((status) => status === 0).length,
      JSON.stringify(runs.map(({ outcome }) => outcome.stop)),
    ).toBe(1);
    expect(
      states.find((status) => status !== 0),
      JSON.stringify(runs.map(({ outcome }) => outcome.stop)),
    ).toBe(4);
    const version = server.versions.find(...PLUGIN);
    expect(version?.history.filter((state) => state === "published")).toHaveLength(1);
    expect(server.wrong).toEqual([]);
  });
});
