import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere, type EndedStep, type Step } from "./action.js";
import { manifestWith, temporaryFolder, wholePlugin, type Files } from "./folders.js";
import { runCliHere } from "./product.js";

export const ARCHIVE = "weather-widget-1.4.0.zip";
export const GROWN: Files = {
  "manifest.json": manifestWith({
    permissions: ["network-access", "storage-read", "storage-write", "notifications", "camera"],
  }),
  "dist/radar.js": 'fetch("https://radar.example.com/tiles");\nnavigator.mediaDevices.getUserMedia({ video: true });\n',
};

/** What a push of the base hands over: the archive with its receipt and its sums. */
export async function packBase(files: Files = {}): Promise<string> {
  const folder = temporaryFolder();
  expect((await runCliHere(["pack", wholePlugin(files), "--artifact-dir", folder])).status).toBe(0);
  return folder;
}

export async function packBytes(files: Files = {}): Promise<Buffer> {
  return readFileSync(join(await packBase(files), ARCHIVE));
}

/** A report, as far as packages are compared in it. */
export interface DifferingReport {
  readonly plugins: readonly { readonly difference?: object }[];
}

export const PULL = { GITHUB_EVENT_NAME: "pull_request" };
export const check = (step: Partial<Step>): Promise<EndedStep> =>
  startActionHere({ workspace: wholePlugin(GROWN), env: PULL, ...step });

/** A server that has released versions, each with an archive of these bytes. */
export async function releasedServer(releases: Readonly<Record<string, Buffer>>): Promise<ReleaseServer> {
  const server = await releaseServer();
  for (const [tag, bytes] of Object.entries(releases)) {
    const release = server.repository.add({ tag_name: tag, draft: false, prerelease: tag.includes("-") });
    server.repository.addAsset(release, `weather-widget-${tag.replace(/^v/u, "")}.zip`, bytes);
  }
  return server;
}

export function compareWithRelease(
  server: ReleaseServer,
  step: Partial<Step> & { readonly more?: Step["inputs"] } = {},
) {
  const { more = {}, ...rest } = step;
  const env = { ...PULL, GITHUB_API_URL: server.url };
  return check({ env, inputs: { compare: "release", "github-token": RELEASE_TOKEN, ...more }, ...rest });
}
