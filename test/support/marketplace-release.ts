import { expect } from "vitest";
import { openMarketplace } from "../../src/marketplace/client/open-marketplace.js";
import type { Limits } from "../../src/marketplace/client/send-request.js";
import type { MarketplaceAccess } from "../../src/release/credentials/marketplace-access.js";
import { formatOutcome } from "../../src/release/format-outcome.js";
import type { Outcome } from "../../src/release/outcome.js";
import type { Publisher } from "../../src/release/publisher.js";
import { ALL, release, type ReleasePace } from "../../src/release/release.js";
import type { ReleaseSpec } from "../../src/release/release-spec.js";
import { openMarketplaceTarget } from "../../src/release/targets/marketplace/target.js";
import { MARKETPLACE_TOKEN, type MarketplaceServer } from "../servers/marketplace.js";
import { ARCHIVE, COMMIT, fileOf } from "./release-in-process.js";
import { TAG } from "./release.js";

export const WEATHER = ["weather-widget", "1.4.0"] as const;
export const OTHER = { archive: fileOf("weather-widget-1.4.0.zip", "the archive of another build") };

/** What changed something, in order. */
export function effectsOf({ calls }: MarketplaceServer): readonly string[] {
  return calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);
}

/** The end of a run as a terminal shows it, without what differs from run to run. */
export function formatEnded(outcome: Outcome, { url }: MarketplaceServer): string {
  const text = formatOutcome(outcome, { tag: TAG }).replaceAll(url, "https://plugins.example.com");
  return text.replaceAll(new URL(url).host, "plugins.example.com").replace(/\b[0-9a-f]{64}\b/gu, "<hash>");
}

/** A client that waits for nothing for long. */
export const QUICK: Limits = { each: 1_500, upload: 3_000, pause: 1, mostPause: 1_000 };

export interface MarketplaceRun {
  readonly spec?: Partial<ReleaseSpec>;
  readonly access?: Partial<MarketplaceAccess>;
  readonly releasing?: Partial<ReleasePace>;
  /** Other targets, before this one. */
  readonly others?: readonly Publisher[];
  readonly onStep?: (step: { readonly id: string }) => void;
  /** Interrupts the run. */
  readonly signal?: AbortSignal;
}

export interface EndedAtMarketplace {
  readonly outcome: Outcome;
  /** What was not possible at the end. */
  readonly unclosed: readonly string[];
}

/** Releases to a marketplace in this process: the machine, the target and the client are those of the product. */
export async function releaseToMarketplace(
  { url }: Pick<MarketplaceServer, "url">,
  { spec = {}, access = {}, releasing = {}, others = [], onStep, signal }: MarketplaceRun = {},
): Promise<EndedAtMarketplace> {
  const whole: ReleaseSpec = {
    tag: TAG,
    commit: COMMIT,
    version: "1.4.0",
    packageName: "weather-widget",
    pluginId: "weather-widget",
    folder: "",
    isOneOfSeveral: false,
    archive: fileOf(ARCHIVE, "the archive of this build"),
    isPinned: false,
    notes: { text: "What is new", generate: false },
    again: "run it again",
    ...spec,
  };
  const marketplace: MarketplaceAccess = {
    url,
    credential: { token: MARKETPLACE_TOKEN },
    wait: "validated",
    timeout: 5_000,
    environment: {},
    limits: QUICK,
    ...access,
  };
  const { tag, again } = whole;
  const called = signal ? { signal } : {};
  const request = {
    ...called,
    tag,
    again,
    later: "run it later",
    targets: [],
    dryRun: false,
    strict: false,
    cwd: "/",
    paths: [],
  };
  const target = await openMarketplaceTarget({ ...request, marketplace }, whole);
  const caller = { again, later: "run it later", ...(onStep && { onStep }), ...called };
  const outcome = await release([...others, target], caller, { ...ALL, pause: 1, ...releasing });
  const unclosed = await target.close();
  expect(outcome.crash).toBeUndefined();
  return { outcome, unclosed };
}

/** The client alone. */
export function openTestMarketplace(url: string): ReturnType<typeof openMarketplace> {
  const credential = { token: MARKETPLACE_TOKEN };
  return openMarketplace({ url, pluginId: "weather-widget", version: "1.4.0", credential, limits: QUICK });
}

/** A version with the bytes of this build, in a state. */
export async function submitInState(
  server: MarketplaceServer,
  state: string,
  spec: Partial<ReleaseSpec> = {},
): Promise<void> {
  await releaseToMarketplace(server, { spec });
  const version = server.versions.find(...WEATHER);
  if (!version) throw new Error("It was not submitted");
  version.state = state;
  version.everPublished = state === "published";
  version.left = 1_000;
  if (state === "rejected") version.findings = [{ ruleId: "review", severity: "error", message: "No" }];
}
