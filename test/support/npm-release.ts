import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { EXCHANGED_TOKEN, NPM_TOKEN, type NpmRegistry } from "../servers/npm-registry.js";
import { startActionHere, type EndedStep } from "./action.js";
import { runCliHere } from "./product.js";
import { ROOT } from "./project.js";
import { TAG, taggedPlugin, type EndedRelease } from "./release.js";

/** The package of the plugin that meets every check. */
export const PACKAGE = "@lumen-labs/weather-widget";

/** The files of the plugin that meets every check, in another version, and with other values in its package.json. */
export function withVersion(version: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const read = (path: string): string =>
    readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", path), "utf8").replaceAll(TAG.slice(1), version);
  const packageJson = { ...(JSON.parse(read("package.json")) as object), ...changes };
  return {
    ...Object.fromEntries(["manifest.json", "CHANGELOG.md"].map((path) => [path, read(path)])),
    "package.json": `${JSON.stringify(packageJson, undefined, 2)}\n`,
  };
}

export interface NpmRun {
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tag?: string;
}

/** Releases to a registry within this process; npm is a process of its own. */
export async function releaseToNpm(folder: string, registry: NpmRegistry, run: NpmRun = {}): Promise<EndedRelease> {
  const { options = [], env = { NPM_TOKEN }, tag = TAG } = run;
  const args = ["release", "--tag", tag, "--targets", "npm", "--npm-registry", registry.url, ...options];
  const { status, output } = await runCliHere(args, { cwd: folder, env });
  expectHidden(output);
  return { status: status ?? undefined, output };
}

/** Releases with the Action on a pushed tag, as a job with `id-token: write`, unless it is given a token. */
export async function releaseInJob(
  registry: NpmRegistry,
  inputs: Readonly<Record<string, string>> = {},
  workspace = taggedPlugin(undefined),
): Promise<EndedStep> {
  const ended = await startActionHere({
    workspace,
    inputs: { targets: "npm", "npm-registry": registry.url, ...inputs },
    env: {
      GITHUB_REF: `refs/tags/${TAG}`,
      GITHUB_REF_NAME: TAG,
      GITHUB_REF_TYPE: "tag",
      ...("npm-token" in inputs ? {} : registry.identityEnvironment()),
    },
  });
  // The line that hides a token is the only one that has it.
  expectHidden(ended.output.replace(/^::add-mask::.*$/gmu, ""));
  expectHidden(ended.summary);
  return ended;
}

/** The four lines that a red release ends with, without what differs from run to run. */
export function stopOf({ output }: { readonly output: string }, { url }: NpmRegistry): string {
  const at = output.indexOf("Stopped at:");
  const [text = ""] = (at === -1 ? output : output.slice(at)).split("::error");
  return `${text.replaceAll(url, "https://registry.example.com/").trimEnd()}\n`;
}

/** No token is shown. */
export function expectHidden(output: string): void {
  for (const token of [NPM_TOKEN, EXCHANGED_TOKEN]) expect(output).not.toContain(token);
}
