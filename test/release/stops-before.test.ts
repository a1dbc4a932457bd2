import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { commitAll, git } from "../support/repository.js";
import { privateKeys } from "../support/secret-samples.js";
import { redRelease, type RedRelease } from "../support/stops.js";

type Red = Omit<RedRelease, "server">;
type Make = (server: ReleaseServer) => Red;

const plugin =
  (files: Readonly<Record<string, string>>, more: Partial<Red> = {}): Make =>
  (server) => ({ workspace: taggedPlugin(server, files), ...more });
const inputs = (given: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): Make =>
  plugin({}, { inputs: given, env });
/** The plugin on the release's tag, and then what is done to its folder. */
const then =
  (change: (folder: string) => void): Make =>
  (server) => {
    const workspace = taggedPlugin(server);
    change(workspace);
    return { workspace };
  };

/** What ends a release before GitHub is asked for anything. */
const CASES: Readonly<Record<string, readonly [status: number, state: string, make: Make]>> = {
  "no-built-code": [1, "rejected", plugin({ "dist/plugin.js": "" })],
  findings: [1, "rejected", plugin({ "manifest.json": manifestWith({ category: "wether", tags: 1 }) })],
  "no-changelog-entry": [
    1,
    "rejected",
    plugin({ "CHANGELOG.md": "# Changelog\n\n## [1.3.0] - 2026-01-01\n\n- Old\n" }),
  ],
  "a-tag-of-another-version": [
    2,
    "failed",
    (server) => ({
      workspace: taggedPlugin(server, {}, "v1.4.1"),
      inputs: { command: "release" },
      env: { GITHUB_REF: "refs/tags/v1.4.1", GITHUB_REF_NAME: "v1.4.1" },
    }),
  ],
  "no-entry-in-another-changelog": [2, "failed", inputs({ changelog: "README.md" })],
  "an-empty-token": [2, "failed", inputs({ "github-token": "" })],
  "what-is-no-token": [2, "failed", inputs({ "github-token": "a token\u00e9" })],
  "an-unknown-target": [2, "failed", inputs({ targets: "github-releases" })],
  "no-dependencies": [1, "rejected", inputs({ "run-scripts": "true" })],
  "a-wrong-word": [2, "failed", inputs({ command: "relase" })],
  "a-wrong-input": [2, "failed", inputs({ "dry-run": "perhaps" })],
  "no-tag": [2, "failed", inputs({ command: "release" }, { GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "main" })],
  "a-tag-that-names-no-version": [2, "failed", inputs({ command: "release", tag: "refs/tags/latest" })],
  "an-event-of-strangers": [5, "refused", inputs({ command: "release" }, { GITHUB_EVENT_NAME: "pull_request_target" })],
  "a-credential-beside-scripts": [
    5,
    "refused",
    inputs({ "run-scripts": "auto" }, { NPM_TOKEN: "npm-token-of-nobody" }),
  ],
  "a-tag-of-another-commit": [2, "failed", then(commitAll)],
  "no-commit": [2, "failed", then((folder) => git(folder, "update-ref", "-d", "HEAD"))],
  "no-repository": [2, "failed", () => ({ workspace: wholePlugin() })],
  "a-tag-of-no-plugin": [
    2,
    "failed",
    () => ({ workspace: several("alpha", "beta"), inputs: { command: "release", path: "plugins/*", tag: "v1.4.1" } }),
  ],
  "a-tag-of-several-plugins": [
    2,
    "failed",
    () => ({
      workspace: several("tides", "tides"),
      inputs: { command: "release", path: "plugins/*", tag: "tides@1.4.0" },
    }),
  ],
  "a-manifest-that-is-not-the-commits": [
    2,
    "failed",
    then((folder) => {
      writeFileSync(join(folder, "manifest.json"), manifestWith({ description: "Something else. ".repeat(4) }));
    }),
  ],
  "an-environment-file": [5, "refused", plugin({ "dist/.env": "TOKEN=of-nobody\n" })],
  "a-private-key": [5, "refused", plugin({ "dist/server.pem": privateKeys()[0]?.pem ?? "" })],
  "a-link": [
    1,
    "rejected",
    then((folder) => {
      symlinkSync("/etc/hostname", join(folder, "dist", "host"));
    }),
  ],
  "too-many-bytes": [
    1,
    "rejected",
    then((folder) => {
      writeFileSync(join(folder, "dist", "map.bin"), "");
      truncateSync(join(folder, "dist", "map.bin"), 257 * 1024 * 1024);
    }),
  ],
};

/** Plugins in one repository, each with a name for its package. */
function several(...names: readonly string[]): string {
  const root = temporaryFolder();
  for (const [at, name] of names.entries()) {
    const folder = join(root, "plugins", String(at));
    wholePlugin({}, folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.4.0" }));
  }
  git(root, "init", "--quiet", "--initial-branch=main");
  commitAll(root);
  git(root, "tag", TAG);
  return root;
}

nightly("what stops a release after its plugin was judged leaves the report and the outputs as they are", async () => {
  const server = await releaseServer();
  const { status, outputs, summary } = await startActionHere({
    workspace: taggedPlugin(server),
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", changelog: "NEWS.md" },
    env: { GITHUB_API_URL: server.url, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" },
  });
  expect(status).toBe(2);
  expect(outputs).toMatchObject({ verdict: "pass", version: "1.4.0", plan: "[]", "release-state": "failed" });
  expect(summary).toContain("passes as a release");
  expect(summary).toContain('**Stopped at:** There is no changelog "NEWS.md" that can be read');
});

nightly.each(Object.entries(CASES))("%s ends a release in four lines", async (name, expected) => {
  const [status, state, make] = expected;
  const server = await releaseServer();
  const ended = await redRelease({ server, ...make(server) });
  expect({ status: ended.status, state: ended.state }, ended.reported).toEqual({ status, state });
  await expect(ended.reported).toMatchFileSnapshot(`stops/${name}.txt`);
  expect(server.calls).toEqual([]);
});
