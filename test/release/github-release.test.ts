import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { commitAll, git } from "../support/repository.js";
import { commitOf, expectOne, runRelease, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { nightly } from "../support/nightly.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const written = ({ calls }: ReleaseServer): number => calls.filter(({ effect }) => effect > 0).length;

nightly("a release is a draft first, then its files, then public; the next run has nothing to do", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  const first = await runReleaseHere(folder, server);
  expect(first.status, first.output).toBe(0);
  expect(first.output).toContain(`Released: ${server.url}/releases/1`);
  expect(server.calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation)).toEqual([
    "POST /releases",
    "POST /releases/{release_id}/assets",
    "POST /releases/{release_id}/assets",
    "PATCH /releases/{release_id}",
  ]);
  const [release] = server.repository.releases;
  expect(release).toMatchObject({ tag_name: TAG, draft: false, prerelease: false, latest: "true" });
  expect(release?.body).toContain("Choose which conditions are worth a notification");
  const [archive, sums] = release?.assets ?? [];
  expect([archive?.name, sums?.name]).toEqual([ARCHIVE, SUMS]);
  expect(sums?.bytes.toString()).toBe(`${computeSha256(archive?.bytes ?? Buffer.of())}  ${ARCHIVE}\n`);

  const again = await runReleaseHere(folder, server);
  expect(again.status, again.output).toBe(0);
  expect(again.output).toContain("Nothing to do: everything is released");
  expect(written(server)).toBe(4);
  expect(server.wrong).toEqual([]);
});

nightly("a dry run prints the plan, and writes nothing", async () => {
  const server = await releaseServer();
  const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--dry-run");
  expect(status, output).toBe(0);
  expect(output).toContain("Planned: nothing was written");
  expect(output).toContain(`+ github-release  Send ${ARCHIVE}`);
  expect(written(server)).toBe(0);
});

nightly("other bytes under a released version are a conflict with both digests, and nothing is written", async () => {
  const server = await releaseServer();
  const release = server.repository.add({ tag_name: TAG, draft: false });
  server.repository.addAsset(release, ARCHIVE, Buffer.from("other"));
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(4);
  expect(output).toContain(`sha256 ${computeSha256(Buffer.from("other"))} is public, and this build has `);
  expect(written(server)).toBe(0);
});

nightly("a person's draft gets the files and keeps its notes", async () => {
  const server = await releaseServer();
  const draft = server.repository.add({ tag_name: TAG, body: "My own words" });
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(0);
  expect(draft).toMatchObject({ body: "My own words", draft: false });
  expect(draft.assets).toHaveLength(2);
  expect(server.repository.releases).toHaveLength(1);
});

nightly("a person's draft without a word gets the notes, and is published once it has them", async () => {
  const server = await releaseServer();
  const draft = server.repository.add({ tag_name: TAG, body: " \r\n" });
  const folder = taggedPlugin(server);
  // The draft that a red release says to make by hand is such a one.
  server.trouble = ({ effect }) => (effect === 3 ? { when: "after", what: "end in silence" } : undefined);
  const ended = await runRelease(folder, server);
  expect(ended.status).toBeUndefined();
  expect(ended.output).toMatch(/: Write the notes into the draft, which has none \.\.\.\n$/u);
  const { body } = draft;
  expect(body).toContain("Choose which conditions are worth a notification");
  expect(body).toContain(`| \`${ARCHIVE}\` | \`${computeSha256(draft.assets[0]?.bytes ?? Buffer.of())}\` |`);
  expect(body).not.toContain("<!--");
  server.trouble = () => undefined;
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(output).toContain("A person made the draft, so its notes are kept");
  expect(draft).toMatchObject({ body, draft: false });
  expect(server.repository.releases).toHaveLength(1);
});

nightly("a run that is killed has printed each step that it began", async () => {
  const server = await releaseServer();
  server.trouble = ({ effect }) => (effect === 2 ? { when: "before", what: "end" } : undefined);
  const { status, output } = await runRelease(taggedPlugin(server), server);
  expect(status).toBeUndefined();
  expect(output).toBe(`github-release: Make a draft release of ${TAG} ...\ngithub-release: Send ${ARCHIVE} ...\n`);
  server.trouble = () => undefined;
  const dry = await runReleaseHere(taggedPlugin(server), server, "--dry-run");
  expect(dry.output).not.toContain(" ...\n");
});

nightly("what is left of a broken upload is replaced", async () => {
  const server = await releaseServer();
  const draft = server.repository.add({ tag_name: TAG, body: "" });
  server.repository.addAsset(draft, ARCHIVE, Buffer.from("ha"), "starter");
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(0);
  expect(draft.assets.map(({ name, state }) => [name, state])).toEqual([
    [ARCHIVE, "uploaded"],
    [SUMS, "uploaded"],
  ]);
});

nightly(
  "a draft of the same commit that has other bytes is left alone, and removed once this run's own is public",
  async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    server.trouble = ({ operation }) =>
      operation === "PATCH /releases/{release_id}" ? { when: "before", what: "403" } : undefined;
    expect((await runReleaseHere(folder, server)).status).toBe(2);
    server.trouble = () => undefined;
    const [draft] = server.repository.releases;
    const entry = { path: "built.txt", isExecutable: false, bytes: Buffer.from("an earlier build of the same commit") };
    const other = Buffer.from(makeZip([entry], (bytes) => bytes));
    for (const asset of draft?.assets ?? []) {
      const digest = computeSha256(other);
      asset.bytes = asset.name === SUMS ? Buffer.from(`${digest}  ${ARCHIVE}\n`) : other;
    }
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output);
    expect(output).not.toContain(computeSha256(other));
    expect(server.repository.releases).not.toContain(draft);
    expect(draft).toMatchObject({ draft: true, assets: [{ bytes: other }, {}] });
  },
);

nightly(
  "a draft of the commit that a tag named before it was moved gets the notes and the files of the new one",
  async () => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    server.trouble = ({ operation }) => (operation.startsWith("PATCH") ? { when: "before", what: "403" } : undefined);
    expect((await runReleaseHere(folder, server)).status).toBe(2);
    server.trouble = () => undefined;
    const changelog = join(folder, "CHANGELOG.md");
    writeFileSync(changelog, readFileSync(changelog, "utf8").replace("Choose which", "Say which"));
    commitAll(folder);
    git(folder, "tag", "--force", TAG);
    server.repository.tags.set(TAG, commitOf(folder));
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output);
    const [release] = server.repository.releases;
    expect(release?.body).toContain("Say which conditions are worth a notification");
    expect(release?.body).not.toContain("Choose which");
    expect(release?.body).toContain(`commit=${commitOf(folder)}`);
  },
);

test("of a tag that is behind a higher release nothing is made the latest", async () => {
  const server = await releaseServer();
  server.repository.add({ tag_name: "v1.10.0", draft: false });
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(0);
  expect(server.repository.releases[1]?.latest).toBe("false");
});

nightly("an annotated tag names the commit behind it", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  const commit = server.repository.tags.get(TAG) ?? "";
  server.repository.tags.set(TAG, "a".repeat(40));
  server.repository.annotated.set("a".repeat(40), commit);
  expect((await runReleaseHere(folder, server)).status).toBe(0);
});

nightly("a list that is behind makes no second release", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  server.repository.lag = 2;
  server.trouble = ({ effect }) => (effect === 2 ? { when: "before", what: "403" } : undefined);
  expect((await runReleaseHere(folder, server)).status).toBe(2);
  server.trouble = () => undefined;
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(server.repository.releases.map(({ draft }) => draft)).toEqual([false]);
});

nightly("what is released as immutable is done, and done once", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  server.repository.immutable = true;
  expect((await runReleaseHere(folder, server)).status).toBe(0);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(server.repository.releases[0]).toMatchObject({ immutable: true, draft: false });
});
