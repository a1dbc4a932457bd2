import { relative } from "node:path";
import { commitAll } from "../support/repository.js";
import { expect, test } from "vitest";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { CLI, runCliHere } from "../support/product.js";
import { startRelease, startReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { fourLines } from "../support/stops.js";
import { nightly } from "../support/nightly.js";

const GIVEN = ["--tag", TAG, "--targets", "github-release"];

test.each([
  ["cli-no-tag", ["--targets", "github-release"], {}],
  ["cli-no-target", ["--tag", TAG], {}],
  ["cli-an-unknown-target", ["--tag", TAG, "--targets", "github"], {}],
  ["cli-an-empty-token", GIVEN, { GITHUB_TOKEN: "" }],
  ["cli-no-repository-on-github", GIVEN, { GITHUB_REPOSITORY: "" }],
  ["cli-no-such-folder", ["plugins/tides", ...GIVEN], {}],
] as const)("%s: the command line ends in the same four lines, with status 2", async (name, options, env) => {
  const server = await releaseServer();
  const { status, output } = await startReleaseHere(taggedPlugin(server), server, options, { env });
  expect(status, output).toBe(2);
  await expect(fourLines(output, server)).toMatchFileSnapshot(`stops/${name}.txt`);
});

nightly("an empty GITHUB_TOKEN leaves it to GH_TOKEN, as gh has it", async () => {
  const server = await releaseServer();
  const env = { GITHUB_TOKEN: "", GH_TOKEN: RELEASE_TOKEN };
  const { status, output } = await startReleaseHere(taggedPlugin(server), server, GIVEN, { env });
  expect(status, output).toBe(0);
  expect(server.wrong).toEqual([]);
});

nightly.skipIf(process.platform === "win32").each([
  ["SIGINT", 130, 1],
  ["SIGTERM", 143, 3],
  ["SIGTERM", 143, 4],
] as const)(
  "%s ends a release with status %i after %i effects, and says what is public",
  async (signal, expected, effects) => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    // The signal comes, and an answer does not: whoever waits for it is not to wait any longer.
    server.trouble = ({ effect }) => (effect === effects ? { when: "after", what: "end in silence" } : undefined);
    const ended = await startRelease(folder, server, GIVEN, { signal });
    expect(ended.status, ended.output).toBe(expected);
    expect(ended.output).toContain(effects === 4 ? "\nPartially released\n" : "\nNot released\n");
    await expect(fourLines(ended.output, server)).toMatchFileSnapshot(`stops/interrupted-${String(effects)}.txt`);
    server.trouble = () => undefined;
    const again = await startReleaseHere(folder, server, GIVEN);
    expect(again.status, again.output).toBe(0);
    expect(server.repository.releases).toHaveLength(1);
  },
);

nightly("names release, not another command, where it runs nothing of the plugin's", async () => {
  const folder = taggedPlugin(undefined);
  commitAll(folder);
  const options = ["--tag", "v1.4.0", "--marketplace-url", "http://127.0.0.1:9", "--dry-run"];
  const { output } = await runCliHere(["release", ...options], {
    cwd: folder,
    env: { PLUGIN_MARKETPLACE_TOKEN: "try" },
  });
  expect(output).toContain("12 checks skipped: release does not run plugin code; check does\n");
  expect(output).not.toContain("validate runs nothing");
});

nightly("in the command to paste, each value is one word, whatever it contains", async () => {
  const folder = taggedPlugin(undefined);
  commitAll(folder);
  const { status, output } = await runCliHere(["release", "--tag", "$(touch hacked)@1.4.0", "--dry-run"], {
    cwd: folder,
  });
  const [program] = [relative(folder, CLI), CLI].toSorted((a, b) => a.length - b.length);
  expect(status).toBe(2);
  expect(output).toContain(
    `  node ${program} release --tag '$(touch hacked)@1.4.0' --targets github-release --dry-run\n`,
  );
});
