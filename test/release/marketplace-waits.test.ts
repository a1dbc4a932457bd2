import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { formatOutcome } from "../../src/release/format-outcome.js";
import { problem } from "../servers/marketplace-versions.js";
import { marketplaceServer } from "../servers/marketplace.js";
import { effectsOf, formatEnded, releaseToMarketplace, WEATHER } from "../support/marketplace-release.js";
import { makeThreeTargets } from "../support/scripted-target.js";

describe("a release that waits", () => {
  test("for a review, is finished by a later run", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    server.versions.decide(...WEATHER, true);
    expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(server.versions.find(...WEATHER)?.history.filter((state) => state === "published")).toHaveLength(1);
  });

  test("as published, keeps everything back until the review is over", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const { journal, npm, github } = makeThreeTargets();
    const access = { wait: "published", timeout: 30 } as const;
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github], access });
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(journal).toEqual(["github-release draft"]);
    expect(formatEnded(outcome, server)).toMatchSnapshot();
    server.versions.decide(...WEATHER, true);
    expect((await releaseToMarketplace(server, { others: [npm, github], access })).outcome.state).toBe("released");
  });

  test("as published, goes on as soon as a person approves", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    server.distort = (_, answer) => {
      const seen = server.calls.filter(({ operation }) => operation === "getVersion").length;
      if (seen === 8) server.versions.decide(...WEATHER, true);
      return answer;
    };
    const { outcome } = await releaseToMarketplace(server, { access: { wait: "published" } });
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
  });

  test("as validated, keeps everything back while the marketplace judges longer than there is time", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token", "manual-release"];
    server.versions.judgedAfter = 1_000_000;
    const { journal, npm, github } = makeThreeTargets();
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github], access: { timeout: 30 } });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
    expect(outcome.stop?.stoppedAt).toContain("did not finish within");
    expect(journal).toEqual(["github-release draft"]);
  });

  test("for a validation longer than there is time, is not said to wait for somebody", async () => {
    const server = await marketplaceServer();
    server.versions.judgedAfter = 1_000_000;
    const { outcome } = await releaseToMarketplace(server, { access: { timeout: 30 } });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
    expect(effectsOf(server)).toEqual(["createValidation"]);
  });

  test("for a review, and is asked to wait longer than there is time, is pending", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const isInReview = (): boolean => server.versions.find(...WEATHER)?.state === "in-review";
    let asked = 0;
    server.distort = ({ operation }, answer) => {
      if (operation !== "getVersion" || !isInReview() || ++asked !== 2) return answer;
      return { ...problem(429, "rate-limited"), headers: { "retry-after": "1" } };
    };
    const { outcome } = await releaseToMarketplace(server, { access: { wait: "published", timeout: 200 } });
    expect(asked).toBeGreaterThan(2);
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
  });

  test("counts the pauses that the server asks for, in all requests together", async () => {
    const server = await marketplaceServer();
    server.trouble = ({ number }) => {
      const raw = (response: ServerResponse) =>
        response.writeHead(429, { "retry-after": "1", "content-type": "application/json" }).end("{}");
      return number % 2 === 1 ? { when: "before", what: "raw", raw } : undefined;
    };
    const limits = { each: 1_500, upload: 3_000, pause: 1, mostPause: 1_000 };
    const { outcome } = await releaseToMarketplace(server, { access: { timeout: 1_500, limits } });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
    expect(outcome.stop?.stoppedAt).toContain("The marketplace requires a wait of 1 s before");
    expect(server.calls.length).toBeLessThan(5);
  });

  test("as submitted, waits for nothing", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token", "manual-release"];
    server.versions.judgedAfter = 1_000;
    const { outcome } = await releaseToMarketplace(server, { access: { wait: "submitted" } });
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    // Nobody has to decide anything: the marketplace is still at work.
    expect(outcome.pending?.waitingFor).toMatch(/^marketplace: Wait until the marketplace has checked /u);
    expect(formatOutcome(outcome, { tag: "v1.4.0" })).toContain("Not everything is public yet: the release is waiting");
    expect(server.versions.find(...WEATHER)?.state).toBe("validating");
    server.versions.judgedAfter = 0;
  });
});
