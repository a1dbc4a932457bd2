import { describe, expect } from "vitest";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { KILLS, runKilled } from "../support/kill.js";
import { nightly } from "../support/nightly.js";
import { expectHidden } from "../support/npm-release.js";
import { commitOf, startRelease, TAG, taggedPlugin, type EndedRelease } from "../support/release.js";
import { effectsAt, expectThree, threeServers, type ThreeServers } from "../support/three-servers.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

const folder = taggedPlugin(undefined);

/** Every effect of a release to three targets. */
const EFFECTS = { github: 4, marketplace: 4, npm: 1 } as const;

async function makeServers(): Promise<ThreeServers> {
  const servers = await threeServers();
  servers.github.repository.tags.set(TAG, commitOf(folder));
  return servers;
}

/** The built `release`, as a process of its own that each server can end. */
async function run({ github, marketplace, npm }: ThreeServers): Promise<EndedRelease> {
  const targets = ["--targets", "github-release,marketplace,npm"];
  const options = ["--tag", TAG, ...targets, "--marketplace-url", marketplace.url, "--npm-registry", npm.url];
  const env = { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN, NPM_TOKEN };
  const ended = await startRelease(folder, github, options, { env });
  expectHidden(ended.output);
  expect(ended.output).not.toContain(MARKETPLACE_TOKEN);
  return ended;
}

/** The Action, in this process, which shows its outputs. */
function runInJob({ github, marketplace, npm }: ThreeServers): Promise<EndedStep> {
  const tokens = { "github-token": RELEASE_TOKEN, "marketplace-token": MARKETPLACE_TOKEN, "npm-token": NPM_TOKEN };
  const addresses = { "marketplace-url": marketplace.url, "npm-registry": npm.url };
  const pushed = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
  return startActionHere({
    workspace: folder,
    inputs: { targets: "github-release, marketplace, npm", ...tokens, ...addresses },
    env: { ...pushed, GITHUB_API_URL: github.url },
  });
}

/** The outputs that are true of what is public. */
function describeOutputs({ github, marketplace, npm }: ThreeServers): Readonly<Record<string, unknown>> {
  return {
    "marketplace-state": "published",
    "marketplace-listing-url": `${marketplace.url}/plugins/weather-widget`,
    "npm-url": expect.stringContaining(npm.url) as string,
    "release-url": `${github.url}/releases/${String(github.repository.releases.find(({ draft }) => !draft)?.id)}`,
  };
}

describe(`a release to three targets that is killed at one of ${String(KILLS.length)} requests`, () => {
  nightly.each(sampleOf(KILLS, 2))("$when $operation $nth is finished by the next run", async (kill) => {
    const servers = await makeServers();
    const killed = await runKilled(servers, kill, () => run(servers));
    expect(killed.status, killed.output).toBeUndefined();
    const next = await runInJob(servers);
    expect(next.status, next.output).toBe(0);
    expect(["released", "noop"], next.output).toContain(next.outputs["release-state"]);
    expect(next.outputs).toMatchObject(describeOutputs(servers));
    expectThree(servers, next.output);
    const effects = effectsAt(servers);
    const again = await runInJob(servers);
    expect(again.status, again.output).toBe(0);
    expect(again.outputs).toMatchObject({ "release-state": "noop", ...describeOutputs(servers) });
    expect(effectsAt(servers)).toEqual(effects);
  });
});

nightly("a release to three targets has the effects that it can be killed at", async () => {
  const servers = await makeServers();
  const { status, output } = await runInJob(servers);
  expect(status, output).toBe(0);
  expectThree(servers, output);
  expect(effectsAt(servers)).toEqual(EFFECTS);
});

nightly(
  "two releases to three targets at once publish to each target once, and a third has nothing to do",
  async () => {
    const servers = await makeServers();
    const both = await Promise.all([run(servers), IS_TORTURE ? run(servers) : runInJob(servers)]);
    const outputs = both.map(({ output }) => output).join("\n");
    // A run that meets the other one may end red. It then says so, and nothing is there twice.
    expect(
      both.some(({ status }) => status === 0),
      outputs,
    ).toBe(true);
    const { status, output } = await runInJob(servers);
    expect(status, `${outputs}\n${output}`).toBe(0);
    expectThree(servers, `${outputs}\n${output}`);
  },
);
