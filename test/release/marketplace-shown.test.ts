import { describe, expect, test } from "vitest";
import { problem, type Answer } from "../servers/marketplace-versions.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import {
  effectsOf,
  formatEnded,
  OTHER,
  releaseToMarketplace,
  submitInState,
  WEATHER,
} from "../support/marketplace-release.js";

describe("a version that is published", () => {
  /** What everybody is answered, after so many readings. */
  function hide(server: MarketplaceServer, answer: Answer, readings = Infinity): void {
    server.features = [...server.features, "public-read"];
    let open = 0;
    server.distort = ({ operation }, given) => {
      const isOpen = operation === "getVersion" && server.shown.at(-1)?.authorization === undefined;
      return isOpen && ++open <= readings ? answer : given;
    };
  }

  test("is looked at without a credential", async () => {
    const server = await marketplaceServer();
    server.features = [...server.features, "public-read"];
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    const open = server.shown.filter(({ authorization }) => authorization === undefined);
    expect(open.map(({ operation }) => operation)).toEqual(["getCapabilities", "getVersion"]);
  });

  test.each([
    ["not found", problem(404, "version-not-found")],
    ["refused", problem(401, "unauthenticated")],
    ["forbidden", problem(403, "forbidden")],
  ])("and is %s without a credential, is not released", async (_, answer) => {
    const server = await marketplaceServer();
    hide(server, answer);
    const { outcome } = await releaseToMarketplace(server, { access: { timeout: 50 } });
    expect(server.versions.find(...WEATHER)?.state).toBe("published");
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(formatEnded(outcome, server)).toMatchSnapshot();
  });

  test("and shown with other bytes, is not released", async () => {
    const server = await marketplaceServer();
    hide(server, problem(404, "version-not-found"), 0);
    const { distort } = server;
    server.distort = (call, given) => {
      const answer = distort(call, given);
      const isOpen = call.operation === "getVersion" && server.shown.at(-1)?.authorization === undefined;
      const body = answer.body as Record<string, unknown>;
      const artifact = { ...(body["artifact"] as object), sha256: OTHER.archive.sha256 };
      return isOpen ? { ...answer, body: { ...body, artifact } } : answer;
    };
    const { outcome } = await releaseToMarketplace(server, { access: { timeout: 50 } });
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(outcome.stop?.stoppedAt).toContain("shows other bytes of it to everyone: sha256");
  });

  test("and is shown only after some readings, is waited for", async () => {
    const server = await marketplaceServer();
    hide(server, problem(404, "version-not-found"), 3);
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
  });

  test("and hidden, is not waited for by a run that waits for nothing, and not released", async () => {
    const server = await marketplaceServer();
    await releaseToMarketplace(server);
    hide(server, problem(404, "version-not-found"));
    const access = { wait: "submitted", timeout: 50 } as const;
    expect((await releaseToMarketplace(server, { access })).outcome).toMatchObject({ exitStatus: 3 });
  });

  test("and was yanked, says why", async () => {
    const server = await marketplaceServer();
    await releaseToMarketplace(server);
    server.distort = ({ operation }, answer) =>
      operation === "getVersion"
        ? { ...answer, body: { ...(answer.body as object), yanked: { reason: "It forgets its settings" } } }
        : answer;
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "noop" });
    expect(outcome.warnings).toEqual(["1.4.0 is yanked at the marketplace: It forgets its settings"]);
  });

  test("and was taken down, is not sent again", async () => {
    const server = await marketplaceServer();
    await submitInState(server, "withdrawn");
    const before = effectsOf(server).length;
    const gone = { everPublished: true, takenDown: { reason: "It mines coins\u001b[2J" } };
    server.distort = ({ operation }, answer) =>
      operation === "getVersion" ? { ...answer, body: { ...(answer.body as object), ...gone } } : answer;
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(effectsOf(server)).toHaveLength(before);
    expect(formatEnded(outcome, server)).toMatchSnapshot();
  });
});
