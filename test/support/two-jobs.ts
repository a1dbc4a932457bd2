import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RELEASE_TOKEN, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "./action.js";
import { temporaryFolder, type Files } from "./folders.js";
import { TAG, taggedPlugin } from "./release.js";
import { git } from "./repository.js";

export const ARCHIVE = "weather-widget-1.4.0.zip";

type Variables = Readonly<Record<string, string>>;

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };

export interface CheckJob extends EndedStep {
  readonly commit: string;
  /** What the job that releases downloads: a copy, as the artifact of a run is. */
  readonly handed: string;
}

/** The job that checks a pushed tag, and hands over what its step gives as `artifact-dir`. */
export async function checkJob(
  server: ReleaseServer | undefined,
  files: Files = {},
  node = process.execPath,
): Promise<CheckJob> {
  const workspace = taggedPlugin(server, files);
  const commit = git(workspace, "rev-parse", "HEAD").trim();
  const ended = await startActionHere({ workspace, node, env: { ...PUSHED, GITHUB_SHA: commit } });
  const handed = temporaryFolder();
  const made = ended.outputs["artifact-dir"] ?? "";
  if (made !== "") cpSync(made, handed, { recursive: true });
  return { ...ended, commit, handed };
}

export interface ReleaseJob {
  readonly server: ReleaseServer;
  readonly commit: string;
  readonly inputs: Variables;
  readonly env?: Variables;
  /** What is checked out; nothing when left out. */
  readonly workspace?: string;
  readonly node?: string;
}

/** The job that releases: with credentials of all kinds around it, and by default with nothing checked out. */
export function releaseJob(job: ReleaseJob) {
  const { server, commit, inputs, env, workspace = temporaryFolder(), node = process.execPath } = job;
  const credentials = { NODE_AUTH_TOKEN: "npm_x", ACTIONS_ID_TOKEN_REQUEST_URL: "https://example.com" };
  const pin = inputs["artifact"] === undefined ? {} : { "checked-sha256": "none" };
  const given = { command: "release", targets: "github-release", "github-token": RELEASE_TOKEN, ...pin };
  return startActionHere({
    workspace,
    node,
    inputs: { "run-scripts": "auto", ...given, ...inputs },
    env: { ...PUSHED, GITHUB_SHA: commit, GITHUB_API_URL: server.url, ...credentials, ...env },
  });
}

/** The files of the release that everyone sees, by name. */
export function released({ repository }: ReleaseServer): ReadonlyMap<string, Buffer> {
  const [release] = repository.releases.filter(({ draft }) => !draft);
  return new Map(release?.assets.map(({ name, bytes }) => [name, bytes]));
}

export function sha256File(folder: string, name = ARCHIVE): string {
  return createHash("sha256")
    .update(readFileSync(join(folder, name)))
    .digest("hex");
}
