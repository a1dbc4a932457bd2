import { describe, expect, test } from "vitest";
import { SUMS } from "../../src/release/packing/sums.js";
import { openArchive } from "../../src/base/files/archive.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { packageWith, runReleaseHere, tagged, taggedPlugin } from "../support/release.js";

const EVERYTHING = "plugins/*";

/** A repository of two plugins that are fit, and one that is not; its commit has these tags. */
function repository(server: ReleaseServer, ...tags: readonly string[]): string {
  const root = temporaryFolder();
  for (const name of ["weather", "tides"]) {
    const files = {
      "package.json": packageWith({ name: `@lumen-labs/${name}` }),
      "manifest.json": manifestWith({ name: `Lumen ${name}` }),
    };
    wholePlugin(files, `${root}/plugins/${name}`);
  }
  wholePlugin({ "package.json": packageWith({ name: "broken" }), LICENSE: "" }, `${root}/plugins/broken`);
  return tagged(root, server, tags);
}

describe("of several plugins in one repository", () => {
  nightly.each(["@lumen-labs/tides@1.4.0", "tides@1.4.0", "tides-v1.4.0", "tides@v1.4.0"])(
    "the tag %s releases only its own, and never as the latest",
    async (tag) => {
      const server = await releaseServer();
      const folder = repository(server, tag);
      // Of the other plugins, higher versions are none of this one's.
      server.repository.add({ tag_name: "weather@1.0.0", draft: false });
      const { status, output } = await runReleaseHere(folder, server, "--tag", tag, EVERYTHING);
      expect(status, output).toBe(0);
      const release = server.repository.releases[1];
      expect(release).toMatchObject({ tag_name: tag, draft: false, prerelease: false, latest: "false" });
      const [archive, sums] = release?.assets ?? [];
      expect([archive?.name, sums?.name]).toEqual(["lumen-tides-1.4.0.zip", SUMS]);
      const opened = openArchive(archive?.bytes ?? Buffer.of());
      const text = "refused" in opened ? undefined : opened.workspace.bytes("package.json");
      expect(Buffer.from(text ?? "").toString()).toContain('"name": "@lumen-labs/tides"');
      expect(release?.body).toContain("Choose which conditions are worth a notification");
      const again = await runReleaseHere(folder, server, "--tag", tag, EVERYTHING);
      expect(again.output).toContain("Nothing to do");
    },
  );

  nightly.each([
    ["v1.4.1", "names no plugin, and no plugin has that version"],
    ["other@1.4.0", "is not written as a release tag"],
    ["tides", "names no version of a plugin"],
  ])("the tag %s names not one of them, which is wrong usage", async (tag, says) => {
    const server = await releaseServer();
    const { status, output } = await runReleaseHere(repository(server, tag), server, "--tag", tag, EVERYTHING);
    expect(status, output).toBe(2);
    expect(output).toContain(says);
    expect(server.calls).toEqual([]);
  });

  nightly("each is released from the same commit by its own tag", async () => {
    const server = await releaseServer();
    const tags = ["tides@1.4.0", "weather@1.4.0"];
    const folder = repository(server, ...tags);
    for (const tag of tags) expect((await runReleaseHere(folder, server, "--tag", tag, EVERYTHING)).status).toBe(0);
    expect(server.repository.releases.map(({ tag_name, assets }) => [tag_name, assets[0]?.name])).toEqual([
      ["tides@1.4.0", "lumen-tides-1.4.0.zip"],
      ["weather@1.4.0", "lumen-weather-1.4.0.zip"],
    ]);
  });
});

nightly("a plugin below the root is the latest where its tag needs no package's name", async () => {
  const server = await releaseServer();
  server.repository.add({ tag_name: "v1.3.0", draft: false });
  const root = makePlugin({ "README.md": "# Weather\n" });
  wholePlugin({}, `${root}/plugin`);
  const { status, output } = await runReleaseHere(tagged(root, server, ["v1.4.0"]), server, "plugin");
  expect(status, output).toBe(0);
  expect(output).toContain("Cannot tell what is new since v1.3.0: it has no archive of this plugin");
  expect(server.repository.releases.at(-1)?.latest).toBe("true");
});

/** A plugin of a version of which the changelog says nothing yet. */
function prerelease(folder: string, name: string): void {
  const version = "1.5.0-rc.1";
  const files = { "manifest.json": manifestWith({ version }), "package.json": packageWith({ name, version }) };
  wholePlugin(files, folder);
}

describe("the notes of a prerelease that the changelog does not know are made by GitHub", () => {
  nightly("since the release before, and it is no latest one", async () => {
    const server = await releaseServer();
    for (const tag_name of ["v1.3.0", "v1.4.0", "v1.10.0", "docs-2"]) server.repository.add({ tag_name, draft: false });
    const root = temporaryFolder();
    prerelease(root, "@lumen-labs/weather");
    const { status, output } = await runReleaseHere(
      tagged(root, server, ["v1.5.0-rc.1"]),
      server,
      "--tag",
      "v1.5.0-rc.1",
    );
    expect(status, output).toBe(0);
    const release = server.repository.releases.at(-1);
    expect(release).toMatchObject({ prerelease: true, latest: "false", draft: false });
    expect(release?.body).toMatch(/^Changes of v1\.5\.0-rc\.1 since v1\.4\.0\n/u);
    expect(server.wrong).toEqual([]);
  });

  nightly.each([
    [["weather@1.4.0", "tides@1.4.9", "v1.4.5"], /^Changes of weather@1\.5\.0-rc\.1 since weather@1\.4\.0\n/u],
    [["tides@1.4.9", "v1.4.5"], /^This is the first release\.\n/u],
  ])("of several plugins only since this one's: %j", async (released, notes) => {
    const server = await releaseServer();
    for (const tag_name of released) server.repository.add({ tag_name, draft: false });
    const root = makePlugin({ "README.md": "# Plugins\n" });
    prerelease(`${root}/plugins/weather`, "@lumen-labs/weather");
    wholePlugin({ "package.json": packageWith({ name: "@lumen-labs/tides" }) }, `${root}/plugins/tides`);
    const tag = "weather@1.5.0-rc.1";
    const { status, output } = await runReleaseHere(tagged(root, server, [tag]), server, "--tag", tag, EVERYTHING);
    expect(status, output).toBe(0);
    expect(server.repository.releases.at(-1)?.body).toMatch(notes);
  });
});

test.each([
  [["v1.3.9", "v2.0.0-rc.1", "v1"], "true"],
  [["v1.10.0"], "false"],
  [["v1.4.0+later"], "true"],
])("beside releases of %j a stable version is the latest: %s", async (released, latest) => {
  const server = await releaseServer();
  for (const tag_name of released) server.repository.add({ tag_name, draft: false });
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(0);
  expect(server.repository.releases.at(-1)?.latest).toBe(latest);
});
