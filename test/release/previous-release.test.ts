import { expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { manifestWith } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runReleaseHere, TAG, taggedPlugin } from "../support/release.js";

function archive(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    isExecutable: false,
    bytes: Buffer.from(text),
  }));
  return Buffer.from(makeZip(entries, (bytes) => bytes));
}

/** A server that has released a version with these files. */
function released(server: ReleaseServer, tag: string, files: Readonly<Record<string, string>>, name?: string): void {
  const release = server.repository.add({ tag_name: tag, draft: false, prerelease: tag.includes("-") });
  server.repository.addAsset(release, name ?? `weather-widget-${tag.slice(1)}.zip`, archive(files));
}

const OLD = { "dist/old.js": "old", "manifest.json": manifestWith({ version: "1.3.0", permissions: [] }) };

nightly("a release lists its files and its changes since the previous version", async () => {
  const server = await releaseServer();
  released(server, "v1.2.0", { "dist/older.js": "older" });
  released(server, "v1.3.0", OLD);
  released(server, "v1.4.0-beta.1", { "dist/beta.js": "beta" });
  released(server, "v1.5.0", { "dist/newer.js": "newer" });
  const { status, summary, stdout } = await startActionHere({
    workspace: taggedPlugin(server),
    inputs: { "github-token": RELEASE_TOKEN, command: "release", tag: TAG, targets: "github-release" },
    env: { GITHUB_API_URL: server.url },
  });
  expect(status, stdout).toBe(0);
  expect(summary.slice(summary.indexOf("### What changes")).replace(/[0-9a-f]{64}/u, "<hash>")).toMatchSnapshot();
  const log = stdout.slice(stdout.indexOf("  Since v1.3.0"), stdout.indexOf("\nReleased"));
  expect(log).toMatchSnapshot();
  expect(server.storage).toMatchObject({ wrong: [], fetched: 1 });
  expect(server.wrong).toEqual([]);
});

test("a dry run compares as well, and without a release before there is nothing to compare with", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  expect((await runReleaseHere(folder, server, "--dry-run")).output).not.toContain("Since");
  released(server, "v1.3.0", OLD);
  const { status, output } = await runReleaseHere(folder, server, "--dry-run");
  expect(status, output).toBe(0);
  expect(output).toContain("  Since v1.3.0: +");
  expect(output).toContain("- dist/old.js");
});

nightly.each([
  [
    "it has no archive of this plugin",
    (server: ReleaseServer) => server.repository.add({ tag_name: "v1.3.0", draft: false }),
  ],
  [
    "the download does not have the digest that GitHub lists",
    (server: ReleaseServer) => {
      released(server, "v1.3.0", OLD);
      server.storage.change = (bytes) => Buffer.concat([bytes, Buffer.from("more")]);
    },
  ],
  [
    "GitHub answers 403 instead of the file",
    (server: ReleaseServer) => {
      released(server, "v1.3.0", OLD);
      server.storage.signature = "another";
    },
  ],
  [
    "The archive is refused: it is not a ZIP archive, or its end is missing",
    (server: ReleaseServer) => {
      const release = server.repository.add({ tag_name: "v1.3.0", draft: false });
      server.repository.addAsset(release, "weather-widget-1.3.0.zip", Buffer.from("no archive"));
    },
  ],
] as const)("a release is green where that is unknown, and says why: %s", async (why, make) => {
  const server = await releaseServer();
  make(server);
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(0);
  expect(output).toContain(`  ! Cannot tell what is new since v1.3.0: ${why}\n`);
  expect(output).toContain("Released: ");
});
