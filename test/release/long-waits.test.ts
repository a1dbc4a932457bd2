import { afterEach, expect, vi } from "vitest";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { commitOf, TAG, taggedPlugin } from "../support/release.js";
import { expectThree, threeServers } from "../support/three-servers.js";

afterEach(() => {
  vi.restoreAllMocks();
});

nightly.each([1, 5, 20, 90])(
  "a marketplace that takes %i minutes keeps no other target from publishing",
  async (minutes) => {
    const folder = taggedPlugin(undefined);
    const servers = await threeServers();
    const { github, marketplace, npm } = servers;
    github.repository.tags.set(TAG, commitOf(folder));
    const now = Date.now.bind(Date);
    let passed = 0;
    vi.spyOn(Date, "now").mockImplementation(() => now() + passed);
    marketplace.trouble = ({ operation }) => {
      if (operation === "putArtifact") passed = minutes * 60_000;
      return undefined;
    };
    const { status, output } = await startActionHere({
      workspace: folder,
      inputs: {
        targets: "github-release, marketplace, npm",
        "github-token": RELEASE_TOKEN,
        "marketplace-token": MARKETPLACE_TOKEN,
        "marketplace-url": marketplace.url,
        "marketplace-timeout": "2h",
        "npm-token": NPM_TOKEN,
        "npm-registry": npm.url,
      },
      env: { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag", GITHUB_API_URL: github.url },
    });
    expect([status, passed], output).toEqual([0, minutes * 60_000]);
    expectThree(servers, output);
  },
);
