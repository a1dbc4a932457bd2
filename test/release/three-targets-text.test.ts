import { expect } from "vitest";
import { identityFor, threeServers, expectThree, type ThreeServers } from "../support/three-servers.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { steady } from "../support/stops.js";
import { TAG, taggedPlugin } from "../support/release.js";

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };

/** The part of the log and of the summary that is about the release. */
function reportedOf({ stdout, summary }: EndedStep, { github, marketplace, npm }: ThreeServers): string {
  const lines = stdout.split("\n").filter((line) => !/^::(?:add-mask|debug)::/u.test(line));
  const log = lines.slice(lines.findIndex((line) => /^(?:npm|github-release|marketplace): |^Release /u.test(line)));
  const text = `${log.join("\n").trimEnd()}\n\n--- summary ---\n\n${summary.slice(summary.lastIndexOf("## Release"))}`;
  const shown = text
    .replaceAll(marketplace.url, "https://plugins.example.com")
    .replaceAll(new URL(marketplace.url).host, "plugins.example.com")
    .replaceAll(npm.url, "https://registry.example.com/")
    .replaceAll(new URL(npm.url).host, "registry.example.com");
  return `${steady(shown, github).trimEnd()}\n`;
}

nightly("a release to three targets of which the second fails, and the rerun", async () => {
  const servers = await threeServers();
  const { github, marketplace, npm } = servers;
  const workspace = taggedPlugin(github);
  const identity = await identityFor(servers);
  const run = (): Promise<EndedStep> =>
    startActionHere({
      workspace,
      inputs: {
        targets: "github-release, marketplace, npm",
        "github-token": RELEASE_TOKEN,
        "marketplace-url": marketplace.url,
        "npm-registry": npm.url,
      },
      env: { ...PUSHED, ...identity, GITHUB_API_URL: github.url },
    });
  // npm is the first target at which something becomes public, and GitHub the second.
  github.trouble = ({ effect }) => (effect === 4 ? { when: "before", what: "422" } : undefined);
  const failed = await run();
  await expect(reportedOf(failed, servers)).toMatchFileSnapshot("three-targets/second-fails.txt");
  expect([failed.status, failed.outputs["release-state"]]).toEqual([3, "partially-released"]);
  github.trouble = () => undefined;
  const again = await run();
  await expect(reportedOf(again, servers)).toMatchFileSnapshot("three-targets/rerun.txt");
  expect([again.status, again.outputs["release-state"]], again.output).toEqual([0, "released"]);
  expectThree(servers, again.output);
});
