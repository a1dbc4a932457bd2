import type { ReleaseServer } from "../servers/release-server.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startActionHere } from "./action.js";
import { TAG } from "./release.js";

export interface RedRelease {
  readonly server: ReleaseServer;
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface EndedRed {
  readonly status: number | null;
  readonly state: string | undefined;
  /** The end of the log, and the summary without the report and the list of files. */
  readonly reported: string;
}

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };

/** Starts the built Action as on the pushed tag of a release that is to fail. */
export async function redRelease({ server, workspace, inputs = {}, env = {} }: RedRelease): Promise<EndedRed> {
  const { status, outputs, summary, stdout } = await startActionHere({
    workspace,
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", ...inputs },
    env: { GITHUB_API_URL: server.url, ...PUSHED, ...env },
    fences: true,
  });
  const log = fourLines(stdout, server);
  const section = summary.slice(summary.lastIndexOf("## Release"));
  const list = section.indexOf("\n### ", 1);
  const markdown = steady(list === -1 ? section : section.slice(0, list), server);
  return { status, state: outputs["release-state"], reported: `${log}\n${markdown.trimEnd()}\n` };
}

/** The end of a red release, without the annotations behind it. */
export function fourLines(output: string, server: ReleaseServer): string {
  const reported = output.slice(output.indexOf("Stopped at:"));
  const end = reported.search(/^(?:::|plugin-preflight)/mu);
  return `${steady(end === -1 ? reported : reported.slice(0, end), server).trimEnd()}\n`;
}

/** A text without what differs from run to run. */
export function steady(text: string, { url, storage }: ReleaseServer): string {
  return text
    .replace(/node \S*dist\/cli\/index\.js/gu, "node <clone>/dist/cli/index.js")
    .replaceAll(url, "https://api.example.com")
    .replaceAll(storage.url, "https://storage.example.com")
    .replaceAll(new URL(url).host, "api.example.com")
    .replaceAll(new URL(storage.url).host, "storage.example.com")
    .replaceAll(new Date().toISOString().slice(0, 10), "<today>")
    .replace(/\b[0-9a-f]{12,64}\b/gu, "<hash>");
}
