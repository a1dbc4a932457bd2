import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { RELEASE_TOKEN, type ReleaseServer } from "../servers/release-server.js";
import { scanOutput } from "./canaries.js";
import { cleanUpLater } from "./clean-up.js";
import { copyFolder, wholePlugin, type Files } from "./folders.js";
import { readGuarded } from "./guard.js";
import { CLI, runCliHere } from "./product.js";
import { ROOT } from "./project.js";
import { commitAll, git, initialize } from "./repository.js";
import { IS_TORTURE } from "./torture.js";

export const TAG = "v1.4.0";

/** What most tests of a file begin with: made once, and copied. */
let template: { readonly folder: string; readonly commit: string } | undefined;

/** The plugin that meets every check, in a repository of its own whose only commit has the tag of its version. */
export function taggedPlugin(server: ReleaseServer | undefined, files: Files = {}, tag = TAG): string {
  if (Object.keys(files).length > 0 || tag !== TAG) return tagged(wholePlugin(files), server, [tag]);
  if (!template) {
    const folder = tagged(wholePlugin(), undefined, [TAG]);
    template = { folder, commit: commitOf(folder) };
    cleanUpLater(() => (template = undefined));
  }
  server?.repository.tags.set(TAG, template.commit);
  return copyFolder(template.folder);
}

/** Makes a folder a repository whose only commit has these tags, which a server knows as well. */
export function tagged(folder: string, server: ReleaseServer | undefined, tags: readonly string[]): string {
  initialize(folder);
  commitAll(folder);
  for (const tag of tags) {
    git(folder, "tag", tag);
    server?.repository.tags.set(tag, commitOf(folder));
  }
  return folder;
}

/** The package.json of the plugin that meets every check, with other values. */
export function packageWith(changes: Readonly<Record<string, unknown>>): string {
  const path = join(ROOT, "fixtures", "whole", "weather-widget", "package.json");
  const packageJson = JSON.parse(readFileSync(path, "utf8")) as object;
  return `${JSON.stringify({ ...packageJson, ...changes }, undefined, 2)}\n`;
}

export interface EndedRelease {
  /** `undefined` where the server ended it. */
  readonly status: number | undefined;
  readonly output: string;
}

/** Runs the built `release` against a server, which may end the process as it likes. */
export function runRelease(folder: string, server: ReleaseServer, ...more: string[]): Promise<EndedRelease> {
  const tag = more.includes("--tag") ? [] : ["--tag", TAG];
  return startRelease(folder, server, [...tag, "--targets", "github-release", ...more]);
}

/** As {@link runRelease}, with any options, and with the signal that the server ends the process with. */
export async function startRelease(
  folder: string,
  server: ReleaseServer,
  options: readonly string[],
  { signal = "SIGKILL", env = {} }: { readonly signal?: NodeJS.Signals; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<EndedRelease> {
  const args = [CLI, "release", ...options];
  const around = { PATH: process.env["PATH"], XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"] };
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...around, ...releaseEnvironment(server), ...env },
  });
  server.end = () => child.kill(signal);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = Buffer.concat(pieces).toString("utf8");
  readGuarded(output, "release");
  scanOutput(output, "release");
  return { status: code ?? undefined, output };
}

/** As {@link runRelease}, within this process, which no server may end. */
export async function runReleaseHere(folder: string, server: ReleaseServer, ...more: string[]): Promise<EndedRelease> {
  const tag = more.includes("--tag") ? [] : ["--tag", TAG];
  return startReleaseHere(folder, server, [...tag, "--targets", "github-release", ...more]);
}

/** As {@link startRelease}, within this process, which no server may end. */
export async function startReleaseHere(
  folder: string,
  server: ReleaseServer,
  options: readonly string[],
  { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<EndedRelease> {
  server.end = () => {
    throw new Error("This run has no process of its own that could be ended: use startRelease");
  };
  const around = { cwd: folder, env: { ...releaseEnvironment(server), ...env } };
  const { status, output } = await runCliHere(["release", ...options], around);
  return { status: status ?? undefined, output };
}

/** A run that nothing ends. It is a process of its own only where tests are tortured. */
export const runToEnd: typeof runReleaseHere = IS_TORTURE ? runRelease : runReleaseHere;

export function releaseEnvironment(server: ReleaseServer): Record<string, string> {
  return {
    GITHUB_TOKEN: RELEASE_TOKEN,
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: "lumen-labs/plugins",
    GITHUB_SERVER_URL: "https://github.example.com",
  };
}

/** The commit that is checked out. */
export function commitOf(folder: string): string {
  return git(folder, "rev-parse", "HEAD").trim();
}

/** By what comes behind the digest. */
const byName = (one: string, other: string): number => (one.slice(64) < other.slice(64) ? -1 : 1);

/** One release with the right files. */
export function expectOne(server: ReleaseServer, what: string, more: readonly string[] = []): void {
  expect(server.wrong, what).toEqual([]);
  const { releases } = server.repository;
  expect(releases, what).toHaveLength(1);
  const [release] = releases;
  expect(release, what).toMatchObject({ tag_name: TAG, draft: false });
  const files = release?.assets ?? [];
  expect(files.map(({ name }) => name).toSorted(), what).toEqual(
    [SUMS, "weather-widget-1.4.0.zip", ...more].toSorted(),
  );
  const archive = files.find(({ name }) => name.endsWith(".zip"));
  expect(archive, what).toBeDefined();
  const lines = files
    .filter(({ name }) => name !== SUMS)
    .map(({ name, bytes }) => `${computeSha256(bytes)}  ${name}\n`);
  const listed =
    files
      .find(({ name }) => name === SUMS)
      ?.bytes.toString()
      .split(/(?<=\n)/u) ?? [];
  expect(listed.toSorted(byName), what).toEqual(lines.toSorted(byName));
  expect(release?.body.split("<!-- plugin-preflight").length, what).toBe(2);
}

/** One release with the right files, and a run that finds nothing to do. */
export async function expectWhole(folder: string, server: ReleaseServer, what: string): Promise<void> {
  expectOne(server, what);
  const effects = server.calls.filter(({ effect }) => effect > 0).length;
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(output, what).toContain("Nothing to do");
  expect(
    server.calls.filter(({ effect }) => effect > 0),
    what,
  ).toHaveLength(effects);
}
