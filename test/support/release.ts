import { spawn } from "node:child_process";
import { RELEASE_TOKEN, type ReleaseServer } from "../servers/release-server.js";
import { wholePlugin, type Files } from "./folders.js";
import { readGuarded } from "./guard.js";
import { CLI } from "./product.js";
import { commitAll, git } from "./repository.js";

export const TAG = "v1.4.0";

/** The plugin that meets every check, in a repository of its own whose only commit has the tag of its version. */
export function taggedPlugin(server: ReleaseServer | undefined, files: Files = {}, tag = TAG): string {
  const folder = wholePlugin(files);
  git(folder, "init", "--quiet", "--initial-branch=main");
  commitAll(folder);
  git(folder, "tag", tag);
  server?.repository.tags.set(tag, git(folder, "rev-parse", "HEAD").trim());
  return folder;
}

export interface EndedRelease {
  /** `undefined` where the server ended it. */
  readonly status: number | undefined;
  readonly output: string;
}

/** Runs the built `release` against a server, which may end the process as it likes. */
export function runRelease(folder: string, server: ReleaseServer, ...more: string[]): Promise<EndedRelease> {
  return startRelease(folder, server, ["--tag", TAG, "--targets", "github-release", ...more]);
}

/** As {@link runRelease}, with any options, and with the signal that the server ends the process with. */
export async function startRelease(
  folder: string,
  server: ReleaseServer,
  options: readonly string[],
  { signal = "SIGKILL", env = {} }: { readonly signal?: NodeJS.Signals; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<EndedRelease> {
  const args = [CLI, "release", ...options];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      GITHUB_TOKEN: RELEASE_TOKEN,
      GITHUB_API_URL: server.url,
      GITHUB_REPOSITORY: "lumen-labs/plugins",
      GITHUB_SERVER_URL: "https://github.example.com",
      ...env,
    },
  });
  server.end = () => child.kill(signal);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = Buffer.concat(pieces).toString("utf8");
  readGuarded(output, "release");
  if (output.includes(RELEASE_TOKEN)) throw new Error(`The token is shown: ${output}`);
  return { status: code ?? undefined, output };
}
