import { expect } from "vitest";
import { connect } from "../../src/github/client.js";
import { openReleases } from "../../src/github/releases.js";
import { computeSha256, type DigestedFile } from "../../src/release/packing/sums.js";
import type { Outcome } from "../../src/release/outcome.js";
import { ALL, release, type ReleasePace } from "../../src/release/release.js";
import { formatFourLines } from "../../src/release/format-outcome.js";
import { githubRelease } from "../../src/release/targets/github/target.js";
import type { GitHubSpec } from "../../src/release/targets/github/spec.js";
import { RELEASE_TOKEN, type ReleaseServer } from "../servers/release-server.js";
import { TAG } from "./release.js";

/** What `weather-widget` 1.4.0 is called when it is packed. */
export const ARCHIVE = "weather-widget-1.4.0.zip";
export const COMMIT = "c".repeat(40);
const LIMITS = { total: 60_000, each: 10_000, pause: 1 };

export function fileOf(name: string, content: string | Uint8Array): DigestedFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, bytes, sha256: computeSha256(bytes) };
}

/** What a release of {@link TAG} wants, which the server knows as {@link COMMIT}. */
export function makeReleaseSpec(server: ReleaseServer, changes: Partial<GitHubSpec> = {}): GitHubSpec {
  server.repository.tags.set(TAG, COMMIT);
  return {
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
    repository: "lumen-labs/plugins",
    again: "run it again",
    ...changes,
  };
}

/** Releases to a server in this process: the machine, the target and the client are those of the product. */
export async function releaseTo(
  server: ReleaseServer,
  spec = makeReleaseSpec(server),
  releasing: Partial<ReleasePace> = {},
  limits: Partial<typeof LIMITS> = {},
): Promise<Outcome> {
  const { repository } = spec;
  const access = { token: RELEASE_TOKEN, apiUrl: server.url, repository, limits: { ...LIMITS, ...limits } };
  const github = await connect(access);
  const target = githubRelease(openReleases(github, github, server.url), spec);
  const outcome = await release([target], { again: spec.again }, { ...ALL, pause: 1, ...releasing });
  expect(outcome.crash).toBeUndefined();
  return outcome;
}

/** The operations that changed something, or were to. */
export function effectsOf({ calls }: ReleaseServer): readonly string[] {
  return calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);
}

/** The four lines that a red release ends with, without what differs from run to run. */
export function stopTextOf({ stop }: Outcome, { url }: ReleaseServer): string {
  const text = (stop ? formatFourLines(stop) : []).join("\n").replaceAll(url, "https://api.example.com");
  return `${text.replace(/\b[0-9a-f]{12,64}\b/gu, "<hash>")}\n`;
}
