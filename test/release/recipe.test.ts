import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ISSUED } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { commitOf, packageWith, TAG, tagged } from "../support/release.js";
import { effectsAt, expectThree, identityFor, threeServers, type ThreeServers } from "../support/three-servers.js";
import { runWorkflow, type EndedJob } from "../support/workflow-run.js";
import { workflowsOf } from "../support/workflow-texts.js";

const RECIPE = workflowsOf("docs/release/marketplace.md").find((text) => text.includes("marketplace-url")) ?? "";

/** What the recipe releases next to the archive and its sums. */
const ATTESTED = ["weather-widget-1.4.0.zip.sigstore.json"];
const SCRIPTS = { test: "node --test", lint: "eslint .", "type-check": "tsc --noEmit" };

/** A plugin whose built files are in no commit: `npm run build` makes them. */
function unbuiltPlugin(): string {
  const name = "@lumen-labs/weather-widget";
  const lock = { name, version: "1.4.0", lockfileVersion: 3, packages: { "": { name, version: "1.4.0" } } };
  const build = "node -e \"fs.cpSync('compiled', 'dist', { recursive: true })\"";
  const folder = wholePlugin({
    "package.json": packageWith({ scripts: { build, ...SCRIPTS }, devDependencies: {} }),
    "package-lock.json": `${JSON.stringify(lock)}\n`,
    ".gitignore": "dist/\nnode_modules/\n",
  });
  renameSync(join(folder, "dist"), join(folder, "compiled"));
  return tagged(folder, undefined, [TAG]);
}

async function runRecipe(
  servers: ThreeServers,
  repository = unbuiltPlugin(),
  text = RECIPE,
): Promise<readonly EndedJob[]> {
  const commit = commitOf(repository);
  servers.github.repository.tags.set(TAG, commit);
  const pushed = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag", GITHUB_SHA: commit };
  return runWorkflow(text, {
    repository,
    env: { ...pushed, GITHUB_API_URL: servers.github.url },
    identity: await identityFor(servers),
    inputs: { "marketplace-url": servers.marketplace.url, "npm-registry": servers.npm.url },
  });
}

describe("the workflow for all targets of docs/release/marketplace.md", () => {
  nightly(
    "releases what it built to all three targets, without a stored token, and has nothing to do again",
    async () => {
      const servers = await threeServers();
      const repository = unbuiltPlugin();
      const [check, release, ...more] = await runRecipe(servers, repository);
      expect(more).toEqual([]);
      expect(check?.steps).toContain("npm ci && npm run build");
      expect(check?.action.status, check?.action.output).toBe(0);
      const output = release?.action.output ?? "";
      expect(release?.action.status, output).toBe(0);
      expectThree(servers, output, ATTESTED);
      expect(release?.action.outputs).toMatchObject({
        verdict: "pass",
        "release-state": "released",
        "marketplace-state": "published",
        "artifact-sha256": check?.action.outputs["artifact-sha256"],
        "marketplace-listing-url": `${servers.marketplace.url}/plugins/weather-widget`,
        "npm-url": expect.stringContaining(servers.npm.url) as string,
      });
      // Only what an identity was exchanged for was shown to the two.
      const bearers = servers.marketplace.shown.flatMap(({ authorization }) => authorization ?? []);
      expect(bearers.every((bearer) => bearer.startsWith(`Bearer ${ISSUED}`))).toBe(true);
      expect(servers.marketplace.issued.size).toBe(0);
      expect(servers.npm.calls.map(({ authorization }) => authorization)).not.toContain(`Bearer ${NPM_TOKEN}`);

      const before = effectsAt(servers);
      const [, again] = await runRecipe(servers, repository);
      expect([again?.action.status, again?.action.outputs["release-state"]], again?.action.output).toEqual([0, "noop"]);
      const { github, npm } = effectsAt(servers);
      expect({ github, npm }).toEqual({ github: before.github, npm: before.npm });
      expectThree(servers, again?.action.output ?? "", ATTESTED);
    },
  );

  test("changes nothing in the job that runs the code of the repository", async () => {
    const servers = await threeServers();
    const [check] = await runRecipe(servers, undefined, RECIPE.replace(/^ {2}release:[^]*/mu, ""));
    expect([check?.name, check?.action.status], check?.action.output).toEqual(["check", 0]);
    expect(effectsAt(servers)).toEqual({ github: 0, marketplace: 0, npm: 0 });
    expect([...servers.marketplace.audiences, ...servers.npm.audiences]).toEqual([]);
  });

  nightly("writes nothing without the right to an identity, and names it", async () => {
    const servers = await threeServers();
    // Without that right nothing can be attested either.
    const attesting = /^ {6}- uses: actions\/attest@.*\n(?: {8}.*\n)+|^ +attestation: .*\n/gmu;
    const [, release] = await runRecipe(
      servers,
      undefined,
      RECIPE.replaceAll(attesting, "").replace(", id-token: write", ""),
    );
    expect(release?.action.status, release?.action.output).toBe(2);
    expect(release?.action.output).toContain("id-token: write");
    expect(effectsAt(servers)).toEqual({ github: 0, marketplace: 0, npm: 0 });
  });
});
