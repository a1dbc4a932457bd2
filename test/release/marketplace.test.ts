import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { DRY } from "../../src/release/release.js";
import { marketplaceServer } from "../servers/marketplace.js";
import {
  effectsOf,
  formatEnded,
  openTestMarketplace,
  OTHER,
  releaseToMarketplace,
  submitInState,
  WEATHER,
} from "../support/marketplace-release.js";
import { makeThreeTargets } from "../support/scripted-target.js";

describe("a release to a marketplace", () => {
  test("is judged, submitted, judged again and published, each once", async () => {
    const server = await marketplaceServer();
    const { outcome, unclosed } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(effectsOf(server)).toEqual(["createValidation", "putVersion", "putArtifact", "releaseVersion"]);
    expect(server.versions.find(...WEATHER)).toMatchObject({
      state: "published",
      channel: "stable",
      release: "manual",
      releaseNotes: "What is new",
      source: { ref: "refs/tags/v1.4.0" },
    });
    expect(formatEnded(outcome, server)).toMatchSnapshot();
    expect([server.wrong, unclosed]).toEqual([[], []]);
    const again = await releaseToMarketplace(server);
    expect(again.outcome).toMatchObject({ state: "noop", targets: [{ target: "marketplace", state: "published" }] });
    expect(effectsOf(server)).toHaveLength(4);
  });

  test("that cannot be read after a step is not said to be as it was before", async () => {
    const server = await marketplaceServer();
    const isSent = (): boolean => server.calls.some(({ operation }) => operation === "putArtifact");
    const raw = (response: ServerResponse) => response.writeHead(404, { "content-type": "text/html" }).end("<p>Away");
    server.trouble = ({ operation }) =>
      operation === "getVersion" && isSent() ? { when: "before", what: "raw", raw } : undefined;
    const { github } = makeThreeTargets();
    const { outcome } = await releaseToMarketplace(server, { others: [github] });
    expect(server.versions.find(...WEATHER)?.state).not.toBe("awaiting-upload");
    expect(outcome.targets.at(-1)).toEqual({ target: "marketplace" });
    expect(outcome.stop?.notPublic).toContain(
      "marketplace: not checked again since this step: Send weather-widget-1.4.0.zip",
    );
  });

  test("of a prerelease goes to its own channel", async () => {
    const server = await marketplaceServer();
    await releaseToMarketplace(server, { spec: { version: "1.4.0-rc.1" } });
    expect(server.versions.find("weather-widget", "1.4.0-rc.1")).toMatchObject({ channel: "prerelease" });
    expect(server.wrong).toEqual([]);
  });

  test("without a feature for it is submitted after the other targets, and the plan shows that", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token"];
    const { journal, npm, github } = makeThreeTargets();
    const onStep = ({ id }: { readonly id: string }): number => journal.push(`: ${id}`);
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github], onStep });
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(effectsOf(server)).toEqual(["putVersion", "putArtifact"]);
    expect(journal.indexOf(": submission")).toBeGreaterThan(journal.indexOf("github-release publish"));
    expect(formatEnded(outcome, server)).toMatchSnapshot();
    expect(server.versions.find(...WEATHER)).toMatchObject({ release: "automatic", state: "published" });
  });

  test("publishes after the other targets where it can wait for them", async () => {
    const server = await marketplaceServer();
    const { journal, npm, github } = makeThreeTargets();
    const onStep = ({ id }: { readonly id: string }): number => journal.push(`: ${id}`);
    await releaseToMarketplace(server, { others: [npm, github], onStep });
    const order = ["github-release draft", ": upload", "npm publish", "github-release publish", ": publication"];
    expect(journal.filter((entry) => order.includes(entry))).toEqual(order.filter((entry) => journal.includes(entry)));
    expect(order.every((entry) => journal.includes(entry))).toBe(true);
  });

  test("in a dry run tests the credential, and writes nothing", async () => {
    const server = await marketplaceServer();
    const { outcome } = await releaseToMarketplace(server, { releasing: DRY });
    expect(outcome).toMatchObject({ state: "planned", exitStatus: 0 });
    expect(effectsOf(server)).toEqual([]);
    expect(server.shown.map(({ operation }) => operation)).toContain("getAccess");
    expect(formatEnded(outcome, server)).toMatchSnapshot();
  });

  test("that it has of an earlier run, and another target has in a draft, is released with those bytes", async () => {
    const server = await marketplaceServer();
    const { github } = makeThreeTargets();
    github.drafts.push(OTHER.archive);
    await submitInState(server, "in-review", OTHER);
    const { outcome } = await releaseToMarketplace(server, { others: [github] });
    expect(outcome).toMatchObject({ finished: OTHER.archive });
    expect(github.archive).toBe(OTHER.archive);
    expect(server.versions.find(...WEATHER)?.artifact.sha256).toBe(OTHER.archive.sha256);
  });
});

describe("a version that is there already", () => {
  test.each(["rejected", "failed", "withdrawn", "awaiting-upload"])(
    "and %s, is replaced by other bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitInState(server, state);
      const { outcome } = await releaseToMarketplace(server, { spec: OTHER });
      expect(outcome, formatEnded(outcome, server)).toMatchObject({ state: "released", exitStatus: 0 });
      expect(server.versions.find(...WEATHER)?.artifact.sha256).toBe(OTHER.archive.sha256);
      expect(server.wrong).toEqual([]);
    },
  );

  test.each(["published", "in-review", "approved", "validating"])(
    "and %s, is a conflict for other bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitInState(server, state);
      const before = effectsOf(server).length;
      const { outcome } = await releaseToMarketplace(server, { spec: OTHER });
      expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
      expect(effectsOf(server)).toHaveLength(before);
      expect(formatEnded(outcome, server)).toMatchSnapshot();
    },
  );

  test.each(["failed", "withdrawn", "awaiting-upload"])(
    "and %s, is submitted again with the same bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitInState(server, state);
      expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "released", exitStatus: 0 });
      expect(server.wrong).toEqual([]);
    },
  );

  test("and rejected, is rejected again with the same bytes", async () => {
    const server = await marketplaceServer();
    await submitInState(server, "rejected");
    const before = effectsOf(server).length;
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(effectsOf(server)).toHaveLength(before);
  });

  test("and to be published by itself, is reported", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    server.features = ["static-token"];
    await releaseToMarketplace(server);
    server.features = ["static-token", "manual-release"];
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "pending-review" });
    expect(outcome.warnings).toEqual([
      "1.4.0 was submitted to be published as soon as it is approved, and not by a later step",
    ]);
  });
});

describe("a version that is rejected", () => {
  const FINDING = { ruleId: "manifest-permissions", severity: "error", message: "No camera" } as const;

  test("by a validation, is not submitted, and nothing is public", async () => {
    const server = await marketplaceServer();
    server.versions.findings = [FINDING];
    const { journal, npm, github } = makeThreeTargets();
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github] });
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(effectsOf(server)).toEqual(["createValidation"]);
    expect(journal).toEqual([]);
    expect(outcome.latest?.get("marketplace")?.findReview?.()?.findings).toMatchObject([
      { severity: "error", message: "No camera (manifest-permissions)" },
    ]);
    expect(formatEnded(outcome, server)).toMatchSnapshot();
  });

  test("after its submission, stops the release before anything is public", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token", "manual-release"];
    server.versions.judgedAfter = 3;
    server.versions.findings = [FINDING];
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(server.versions.find(...WEATHER)?.history).toEqual([
      "awaiting-upload",
      "received",
      "validating",
      "rejected",
    ]);
  });

  test("by a person when the other targets are public, is released in part", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const { npm, github } = makeThreeTargets();
    const first = await releaseToMarketplace(server, { others: [npm, github] });
    expect(first.outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(formatEnded(first.outcome, server)).toMatchSnapshot();
    server.versions.decide(...WEATHER, false);
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github] });
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(outcome.latest?.get("marketplace")?.findReview?.()?.findings).toMatchObject([
      { message: "Say what the camera is for (review)" },
    ]);
    expect(formatEnded(outcome, server)).toMatchSnapshot();
  });
});

test("a submission can be withdrawn, as an operation of the client", async () => {
  const server = await marketplaceServer();
  server.versions.hasReview = true;
  await releaseToMarketplace(server);
  const marketplace = await openTestMarketplace(server.url);
  await marketplace.withdraw();
  await marketplace.withdraw();
  expect(server.versions.find(...WEATHER)?.state).toBe("withdrawn");
  expect(server.wrong).toEqual([]);
});
