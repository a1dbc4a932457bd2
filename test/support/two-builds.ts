import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { computeSha256, makeSumsFile, SUMS } from "../../src/release/packing/sums.js";
import { makeTarball } from "../../src/release/registry/make-tarball.js";
import { formatSeal } from "../../src/release/notes.js";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import type { StoredRelease } from "../servers/release-repository.js";
import { makePlugin, temporaryFolder } from "./folders.js";
import { expectHidden, PACKAGE } from "./npm-release.js";
import { packed } from "./pack.js";
import { ARCHIVE, fileOf } from "./release-in-process.js";
import { commitOf, startRelease, startReleaseHere, TAG, taggedPlugin, type EndedRelease } from "./release.js";
import { threeServers, type ThreeServers } from "./three-servers.js";

/** One commit, built once. */
export interface Build {
  readonly folder: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly tarball: Buffer;
}

/** Two builds of one commit that make other bytes. */
export async function makeTwoBuilds(): Promise<readonly [Build, Build]> {
  const folder = taggedPlugin(undefined);
  const other = temporaryFolder();
  cpSync(folder, other, { recursive: true });
  makePlugin({ "dist/chunk.js": "export const built = 'elsewhere';\n" }, other);
  return [await makeBuild(folder), await makeBuild(other)];
}

async function makeBuild(folder: string): Promise<Build> {
  const { bytes, output } = await packed(folder);
  if (!bytes) throw new Error(output);
  return { folder, bytes, sha256: computeSha256(bytes), tarball: Buffer.from(await makeTarball(bytes)) };
}

/** The three servers, which know the commit of the builds. */
export async function makeServersOf({ folder }: Build): Promise<ThreeServers> {
  const servers = await threeServers();
  servers.github.repository.tags.set(TAG, commitOf(folder));
  return servers;
}

const ALL = ["github-release", "marketplace", "npm"] as const;
export type Targets = readonly (typeof ALL)[number][];

function makeOptions({ marketplace, npm }: ThreeServers, targets: Targets): readonly string[] {
  const urls = ["--marketplace-url", marketplace.url, "--npm-registry", npm.url];
  const given = urls.filter((_, at) => targets.includes(at < 2 ? "marketplace" : "npm"));
  return ["--tag", TAG, "--targets", targets.join(","), ...given];
}

const TOKENS = { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN, NPM_TOKEN };

/** The built `release` as a process of its own, which each server can end. */
export async function runInProcess(servers: ThreeServers, folder: string, targets: Targets = ALL) {
  const ended = await startRelease(folder, servers.github, makeOptions(servers, targets), { env: TOKENS });
  return expectSecret(ended);
}

/** The same within this process, which nothing ends. */
export async function runHere(servers: ThreeServers, folder: string, targets: Targets = ALL) {
  const ended = await startReleaseHere(folder, servers.github, makeOptions(servers, targets), { env: TOKENS });
  return expectSecret(ended);
}

function expectSecret(ended: EndedRelease): EndedRelease {
  expectHidden(ended.output);
  expect(ended.output).not.toContain(MARKETPLACE_TOKEN);
  return ended;
}

/** Puts a draft with our seal and this archive on GitHub, as a run or as anybody who may write there. */
export function plantDraft(
  { github }: ThreeServers,
  build: Pick<Build, "folder" | "bytes">,
  { seals = build.bytes, body }: { readonly seals?: Buffer; readonly body?: string } = {},
): StoredRelease {
  const archive = fileOf(ARCHIVE, build.bytes);
  const seal = formatSeal(fileOf(ARCHIVE, seals), {
    commit: commitOf(build.folder),
    repository: "lumen-labs/plugins",
  });
  const release = github.repository.add({
    tag_name: TAG,
    name: TAG,
    body: body ?? `${readNotes(build.folder)}\n\n${seal}`,
    hidden: 0,
  });
  github.repository.addAsset(release, ARCHIVE, build.bytes);
  github.repository.addAsset(release, SUMS, Buffer.from(makeSumsFile(archive).bytes));
  return release;
}

/** What a run writes above its seal. */
function readNotes(folder: string): string {
  const text = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  return /^## \[1\.4\.0\].*\n([^]*?)(?=^## |(?![^]))/mu.exec(text)?.[1]?.trim() ?? "";
}

const SUBMITTED = ["received", "validating", "in-review", "approved", "published"];
const sha512 = (bytes: Buffer): string => createHash("sha512").update(bytes).digest("hex");

/** What each target has of the version for good, by the SHA-256 of the archive. "unknown" for bytes of no build. */
export function readHeld({ github, marketplace, npm }: ThreeServers, builds: readonly Build[]) {
  const published = github.repository.releases.find(({ draft }) => !draft);
  const asset = published?.assets.find(({ name }) => name === ARCHIVE);
  const version = marketplace.versions.find("weather-widget", "1.4.0");
  const tarball = npm.packages.get(PACKAGE)?.versions.get("1.4.0")?.tarball;
  const ofNpm = tarball && builds.find((build) => sha512(build.tarball) === sha512(tarball));
  return {
    github: asset && computeSha256(asset.bytes),
    marketplace: version && SUBMITTED.includes(version.state) ? version.artifact.sha256 : undefined,
    npm: tarball && (ofNpm?.sha256 ?? "unknown"),
  };
}
