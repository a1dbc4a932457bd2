import { describe, expect, test } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { described } from "../servers/operations.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { manifestWith } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { expectOne, packageWith, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const effects = ({ calls }: ReleaseServer): readonly string[] =>
  calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);

/** A server with the whole draft that a run left behind which might not publish it. */
async function withDraft(): Promise<{ readonly server: ReleaseServer; readonly folder: string }> {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  server.trouble = ({ operation }) => (operation.startsWith("PATCH") ? { when: "before", what: "403" } : undefined);
  expect((await runReleaseHere(folder, server)).status).toBe(2);
  server.trouble = () => undefined;
  return { server, folder };
}

describe("what GitHub's releases are like, and what becomes of it:", () => {
  nightly("a token that may not write sees no draft, and the permission is asked for", async () => {
    const { server, folder } = await withDraft();
    server.repository.writable = false;
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(2);
    expect(output).toContain("Make a draft release of v1.4.0");
    expect(output).toContain("contents: write");
    expect(server.repository.releases).toHaveLength(1);
  });

  nightly("a dry run with a read-only token warns that its plan may be wrong", async () => {
    const { server, folder } = await withDraft();
    server.repository.writable = false;
    const dry = await runReleaseHere(folder, server, "--dry-run");
    expect(dry.status, dry.output).toBe(0);
    expect(dry.output).toContain("+ github-release  Make a draft release of v1.4.0");
    expect(dry.output).toContain("  ! The token can only read, so GitHub shows it no drafts. This plan may be wrong");
    server.repository.writable = true;
    expect((await runReleaseHere(folder, server, "--dry-run")).output).not.toContain("may only read");
  });

  nightly("of two drafts of persons none is released, and no run chooses", async () => {
    const server = await releaseServer();
    const older = server.repository.add({ tag_name: TAG, body: "First" });
    const newer = server.repository.add({ tag_name: TAG, body: "Second" });
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status, output).toBe(4);
    expect(older).toMatchObject({ draft: true, body: "First", assets: [] });
    expect(newer).toMatchObject({ draft: true, body: "Second", assets: [] });
  });

  nightly("a person's draft with other bytes is kept, and both digests are shown", async () => {
    const server = await releaseServer();
    const draft = server.repository.add({ tag_name: TAG, body: "Mine" });
    server.repository.addAsset(draft, ARCHIVE, Buffer.from("a person's"));
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status, output).toBe(4);
    expect(output).toContain(`sha256 ${computeSha256(Buffer.from("a person's"))} is there, and this build has `);
    expect(effects(server)).toEqual([]);
  });

  nightly("a draft that somebody removes just before its publication is made again by the next run", async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    server.trouble = ({ operation }) => {
      if (operation.startsWith("PATCH") && server.repository.releases[0]?.id === 1)
        server.repository.releases.splice(0);
      return undefined;
    };
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(3);
    expect(output).toContain("The draft of v1.4.0 is gone");
    const again = await runReleaseHere(folder, server);
    expect(again.status, again.output).toBe(0);
    expectOne(server, again.output);
  });

  nightly("of two drafts of this tool the second is removed when the first is public", async () => {
    const { server, folder } = await withDraft();
    const [draft] = server.repository.releases;
    server.repository.add({ tag_name: TAG, body: draft?.body ?? "" });
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output);
    expect(effects(server).slice(-2)).toEqual(["PATCH /releases/{release_id}", "DELETE /releases/{release_id}"]);
  });

  nightly("a draft whose tag has another name is another release's", async () => {
    const server = await releaseServer();
    const others = ["untagged-0123456789abcdef", "V1.4.0", "v1.4.0-rc.1", "v1.4"].map((tag_name) =>
      server.repository.add({ tag_name, name: TAG, body: "Mine" }),
    );
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status, output).toBe(0);
    expect(server.repository.releases).toHaveLength(5);
    for (const other of others) expect(other).toMatchObject({ draft: true, body: "Mine", assets: [] });
  });

  nightly("a public release that the list does not show yet is found by its tag", async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    expect((await runReleaseHere(folder, server)).status).toBe(0);
    for (const release of server.repository.releases) release.hidden = 99;
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expect(output).toContain("Nothing to do");
  });

  nightly("a file name that GitHub would change is replaced by one that it keeps", async () => {
    const server = await releaseServer();
    const version = "1.4.0+build.7";
    const files = { "manifest.json": manifestWith({ version }), "package.json": packageWith({ version }) };
    const changelog = { "CHANGELOG.md": `# Changelog\n\n## [${version}] - 2025-09-18\n\n### Added\n\n- A build.\n` };
    const folder = taggedPlugin(server, { ...files, ...changelog }, `v${version}`);
    const draft = server.repository.add({ tag_name: `v${version}`, body: "Mine" });
    server.repository.addAsset(draft, "weather widget (1.4.0).zip", Buffer.from("a person's"));
    const first = await runReleaseHere(folder, server, "--tag", `v${version}`);
    expect(first.status, first.output).toBe(0);
    const names = ["weather.widget..1.4.0..zip", "weather-widget-1.4.0_build.7.zip", SUMS];
    expect(draft.assets.map(({ name }) => name)).toEqual(names);
    const again = await runReleaseHere(folder, server, "--tag", `v${version}`);
    expect(again.output).toContain("Nothing to do");
  });

  test("a server that gives no digests is sent each file once", async () => {
    const server = await releaseServer();
    server.repository.digests = false;
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status, output).toBe(0);
    expect(effects(server)).toHaveLength(4);
  });

  nightly.each([
    ["a tag that an immutable release once had is never taken again", "burnt", ["POST /releases"]],
    ["an immutable release without the archive is left as it is", "immutable", []],
    ["a public release with other bytes is left as it is", "other bytes", []],
  ] as const)("%s", async (_, kind, asked) => {
    const server = await releaseServer();
    const { repository } = server;
    if (kind === "burnt") repository.burnt.add(TAG);
    else {
      const release = repository.add({ tag_name: TAG, draft: false, immutable: kind === "immutable" });
      if (kind === "other bytes") repository.addAsset(release, ARCHIVE, Buffer.from("other"));
    }
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status, output).toBe(4);
    expect(effects(server)).toEqual(asked);
  });
});

test("the tests' server takes no request and gives no answer that GitHub does not describe", () => {
  const at = (path: string): URL => new URL(`http://127.0.0.1/repos/lumen-labs/plugins/releases${path}`);
  expect(() => described("POST", at(""), { name: "no tag" })).toThrow("tag_name");
  expect(() => described("POST", at(""), { tag_name: TAG, make_latest: true })).toThrow("make_latest");
  expect(() => described("POST", at("/1/assets"), {})).toThrow("lacks name");
  expect(() => described("GET", at("?sort=newest"), {})).toThrow("no parameter sort");
  expect(() => described("PUT", at("/1"), {})).toThrow("describes no PUT");
  for (const [method, path, body] of [
    ["GET", "", {}],
    ["GET", "/1", {}],
    ["GET", "/tags/v1", {}],
    ["GET", "/1/assets", {}],
    ["POST", "", { tag_name: TAG }],
    ["POST", "/generate-notes", { tag_name: TAG }],
    ["POST", "/1/assets?name=a", {}],
    ["PATCH", "/1", {}],
  ] as const) {
    expect(() => {
      described(method, at(path), body).check(path === "" && method === "GET" ? [{ id: 1 }] : { id: "1" });
    }, `${method} ${path}`).toThrow("The answer to");
  }
});
