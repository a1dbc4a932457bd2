import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startActionHere } from "../support/action.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE, withVersion } from "../support/npm-release.js";
import { runCli } from "../support/product.js";
import { packageWith, TAG, taggedPlugin } from "../support/release.js";
import { startVerdaccio } from "../support/verdaccio.js";

const registry = await startVerdaccio();

async function readTags(): Promise<unknown> {
  const answer = await fetch(`${registry.url}${PACKAGE.replace("/", "%2f")}`);
  return ((await answer.json()) as { readonly "dist-tags": unknown })["dist-tags"];
}

const args = ["release", "--tag", TAG, "--targets", "npm", "--npm-registry", registry.url];
const env = { NPM_TOKEN: registry.token };

nightly("a real registry: the first version by a token, then nothing to do, and npm installs it", async () => {
  const folder = taggedPlugin(undefined);
  const first = await runCli(args, { cwd: folder, env });
  expect(first.status, first.output).toBe(0);
  expect(first.output).toContain("Released");
  expect(first.output).not.toContain(registry.token);
  expect(await readTags()).toEqual({ latest: "1.4.0" });
  const second = await runCli(args, { cwd: folder, env });
  expect(second.output).toContain("Nothing to do");

  const home = temporaryFolder();
  const install = ["install", PACKAGE, "--prefix", home, "--ignore-scripts", "--no-audit", "--legacy-peer-deps"];
  execFileSync("npm", [...install, `--registry=${registry.url}`, `--cache=${join(home, "cache")}`], {
    cwd: home,
    env: { PATH: process.env["PATH"], HOME: home },
    stdio: "ignore",
  });
  const installed = join(home, "node_modules", PACKAGE);
  expect(existsSync(join(installed, "manifest.json"))).toBe(true);
  expect(readFileSync(join(installed, "package.json"), "utf8")).toBe(
    readFileSync(join(folder, "package.json"), "utf8"),
  );

  const other = taggedPlugin(undefined, { "package.json": packageWith({ keywords: ["other"] }) });
  const third = await runCli(args, { cwd: other, env });
  expect(third.status, third.output).toBe(4);
  expect(third.output).toContain("is on npm with other bytes");
});

test("a real registry: a prerelease by the identity of the job, and a version behind the highest", async () => {
  // Nothing is to do where the test above has been run.
  expect((await runCli(args, { cwd: taggedPlugin(undefined), env })).status).toBe(0);
  const { url, env: trusted, audiences } = registry.trusting;
  const release = async (version: string) => {
    const tag = `v${version}`;
    const workspace = taggedPlugin(undefined, withVersion(version), tag);
    const pushed = { GITHUB_REF: `refs/tags/${tag}`, GITHUB_REF_NAME: tag, GITHUB_REF_TYPE: "tag" };
    return startActionHere({
      workspace,
      inputs: { targets: "npm", "npm-registry": url },
      env: { ...pushed, ...trusted },
    });
  };
  const beta = await release("2.0.0-beta.1");
  expect(beta.status, beta.output).toBe(0);
  expect(beta.outputs["release-state"]).toBe("released");
  const behind = await release("1.3.9");
  expect(behind.status, behind.output).toBe(0);
  expect(await readTags()).toEqual({ latest: "1.4.0", beta: "2.0.0-beta.1", "release-1.3": "1.3.9" });
  expect(new Set(audiences)).toEqual(new Set(["npm:127.0.0.1"]));
});

/** The files of the plugin that name its version. */
