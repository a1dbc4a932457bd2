import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { formatOutcome } from "../../src/release/format-outcome.js";
import type { Outcome } from "../../src/release/outcome.js";
import { DRY } from "../../src/release/release.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import type { ReleaseSpec } from "../../src/release/release-spec.js";
import { openTestMarketplace, releaseToMarketplace } from "../support/marketplace-release.js";
import { fileOf } from "../support/release-in-process.js";
import { makeThreeTargets } from "../support/scripted-target.js";

const PLUGIN = ["weather-widget", "1.4.0"] as const;
const OTHER = { archive: fileOf("weather-widget-1.4.0.zip", "the archive of another build") };

function effectsOf({ calls }: MarketplaceServer): readonly string[] {
  return calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);
}

function textOf(outcome: Outcome, { url }: MarketplaceServer): string {
  const text = formatOutcome(outcome, { tag: "v1.4.0" }).replaceAll(url, "https://plugins.example.com");
  return text.replaceAll(new URL(url).host, "plugins.example.com").replace(/\b[0-9a-f]{64}\b/gu, "<hash>");
}

describe("a release to a marketplace", () => {
  test("is judged, submitted, judged again and published, each once", async () => {
    const server = await marketplaceServer();
    const { outcome, unclosed } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(effectsOf(server)).toEqual(["createValidation", "putVersion", "putArtifact", "releaseVersion"]);
    expect(server.versions.find(...PLUGIN)).toMatchObject({
      ...{ state: "published", channel: "stable", release: "manual", releaseNotes: "What is new" },
      source: { ref: "refs/tags/v1.4.0" },
    });
    expect(textOf(outcome, server)).toMatchSnapshot();
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
    expect(server.versions.find(...PLUGIN)?.state).not.toBe("awaiting-upload");
    expect(outcome.targets.at(-1)).toEqual({ target: "marketplace" });
    expect(outcome.stop?.notPublic).toContain(
      "marketplace: not looked at again since this step: Send weather-widget-1.4.0.zip",
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
    expect(textOf(outcome, server)).toMatchSnapshot();
    expect(server.versions.find(...PLUGIN)).toMatchObject({ release: "automatic", state: "published" });
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
    expect(textOf(outcome, server)).toMatchSnapshot();
  });

  test("that it has of an earlier run, and another target has in a draft, is released with those bytes", async () => {
    const server = await marketplaceServer();
    const { github } = makeThreeTargets();
    github.drafts.push(OTHER.archive);
    await submitted(server, "in-review", OTHER);
    const { outcome } = await releaseToMarketplace(server, { others: [github] });
    expect(outcome).toMatchObject({ finished: OTHER.archive });
    expect(github.archive).toBe(OTHER.archive);
    expect(server.versions.find(...PLUGIN)?.artifact.sha256).toBe(OTHER.archive.sha256);
  });
});

describe("a version that is there already", () => {
  test.each(["rejected", "failed", "withdrawn", "awaiting-upload"])(
    "and %s, is replaced by other bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitted(server, state);
      const { outcome } = await releaseToMarketplace(server, { spec: OTHER });
      expect(outcome, textOf(outcome, server)).toMatchObject({ state: "released", exitStatus: 0 });
      expect(server.versions.find(...PLUGIN)?.artifact.sha256).toBe(OTHER.archive.sha256);
      expect(server.wrong).toEqual([]);
    },
  );

  test.each(["published", "in-review", "approved", "validating"])(
    "and %s, is a conflict for other bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitted(server, state);
      const before = effectsOf(server).length;
      const { outcome } = await releaseToMarketplace(server, { spec: OTHER });
      expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
      expect(effectsOf(server)).toHaveLength(before);
      expect(textOf(outcome, server)).toMatchSnapshot();
    },
  );

  test.each(["failed", "withdrawn", "awaiting-upload"])(
    "and %s, is submitted again with the same bytes",
    async (state) => {
      const server = await marketplaceServer();
      await submitted(server, state);
      expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "released", exitStatus: 0 });
      expect(server.wrong).toEqual([]);
    },
  );

  test("and rejected, is rejected again with the same bytes", async () => {
    const server = await marketplaceServer();
    await submitted(server, "rejected");
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
    const { outcome, target } = await releaseToMarketplace(server, { others: [npm, github] });
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(effectsOf(server)).toEqual(["createValidation"]);
    expect(journal).toEqual([]);
    expect(target.judgement?.()?.findings).toMatchObject([
      { severity: "error", message: "No camera (manifest-permissions)" },
    ]);
    expect(textOf(outcome, server)).toMatchSnapshot();
  });

  test("after its submission, stops the release before anything is public", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token", "manual-release"];
    server.versions.judgedAfter = 3;
    server.versions.findings = [FINDING];
    const { outcome } = await releaseToMarketplace(server);
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(server.versions.find(...PLUGIN)?.history).toEqual(["awaiting-upload", "received", "validating", "rejected"]);
  });

  test("by a person when the other targets are public, is released in part", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const { npm, github } = makeThreeTargets();
    const first = await releaseToMarketplace(server, { others: [npm, github] });
    expect(first.outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(textOf(first.outcome, server)).toMatchSnapshot();
    server.versions.decide(...PLUGIN, false);
    const { outcome, target } = await releaseToMarketplace(server, { others: [npm, github] });
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(target.judgement?.()?.findings).toMatchObject([{ message: "Say what the camera is for (review)" }]);
    expect(textOf(outcome, server)).toMatchSnapshot();
  });
});

describe("a release that waits", () => {
  test("for a review, is finished by a later run", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    server.versions.decide(...PLUGIN, true);
    expect((await releaseToMarketplace(server)).outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(server.versions.find(...PLUGIN)?.history.filter((state) => state === "published")).toHaveLength(1);
  });

  test("as published, keeps everything back until the review is over", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const { journal, npm, github } = makeThreeTargets();
    const access = { wait: "published", timeout: 30 } as const;
    const { outcome } = await releaseToMarketplace(server, { others: [npm, github], access });
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(journal).toEqual(["github-release draft"]);
    expect(textOf(outcome, server)).toMatchSnapshot();
    server.versions.decide(...PLUGIN, true);
    expect((await releaseToMarketplace(server, { others: [npm, github], access })).outcome.state).toBe("released");
  });

  test("as published, goes on as soon as a person approves", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    server.distort = (_, answer) => {
      const seen = server.calls.filter(({ operation }) => operation === "getVersion").length;
      if (seen === 8) server.versions.decide(...PLUGIN, true);
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
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(journal).toEqual(["github-release draft"]);
  });

  test("as submitted, waits for nothing", async () => {
    const server = await marketplaceServer();
    server.features = ["static-token", "manual-release"];
    server.versions.judgedAfter = 1_000;
    const { outcome } = await releaseToMarketplace(server, { access: { wait: "submitted" } });
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(server.versions.find(...PLUGIN)?.state).toBe("validating");
    server.versions.judgedAfter = 0;
  });
});

test("a submission can be withdrawn, as an operation of the client", async () => {
  const server = await marketplaceServer();
  server.versions.hasReview = true;
  await releaseToMarketplace(server);
  const marketplace = await openTestMarketplace(server.url);
  await marketplace.withdraw();
  await marketplace.withdraw();
  expect(server.versions.find(...PLUGIN)?.state).toBe("withdrawn");
  expect(server.wrong).toEqual([]);
});

/** A version with the bytes of this build, in a state. */
async function submitted(server: MarketplaceServer, state: string, spec: Partial<ReleaseSpec> = {}): Promise<void> {
  await releaseToMarketplace(server, { spec });
  const version = server.versions.find(...PLUGIN);
  if (!version) throw new Error("It was not submitted");
  version.state = state;
  version.everPublished = state === "published";
  version.left = 1_000;
  if (state === "rejected") version.findings = [{ ruleId: "review", severity: "error", message: "No" }];
}
