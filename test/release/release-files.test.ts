import { describe, expect, test } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { formatSeal } from "../../src/release/notes.js";
import { DRY } from "../../src/release/release.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import type { StoredRelease } from "../servers/release-repository.js";
import {
  ARCHIVE,
  COMMIT,
  effectsOf,
  fileOf,
  releaseTo,
  stopTextOf,
  makeReleaseSpec,
} from "../support/release-in-process.js";
import { TAG } from "../support/release.js";
import { nightly } from "../support/nightly.js";

const SEND = "POST /releases/{release_id}/assets";
const REMOVE = "DELETE /releases/assets/{asset_id}";
const LOGO = `${"a".repeat(64)}  logo.svg\n`;
const FOREIGN = Buffer.from("of a person");

/** What a release has under a name, as text. */
function textOf(release: StoredRelease | undefined, name: string): string | undefined {
  return release?.assets.find((asset) => asset.name === name)?.bytes.toString();
}

/** A server whose published release of the tag has these files, and nothing else. */
async function published(files: Readonly<Record<string, Uint8Array | string>>, changes: Partial<StoredRelease> = {}) {
  const server = await releaseServer();
  const release = server.repository.add({ tag_name: TAG, draft: false, ...changes });
  for (const [name, content] of Object.entries(files)) {
    server.repository.addAsset(release, name, Buffer.from(content));
  }
  return { server, release };
}

async function drafted(files: Readonly<Record<string, Uint8Array | string>>, changes: Partial<StoredRelease> = {}) {
  return published(files, { draft: true, body: "My own words", ...changes });
}

describe("an upload that broke on a release that everyone sees is sent again:", () => {
  nightly.each([ARCHIVE, SUMS])("%s", async (name) => {
    const { server, release } = await published({ "logo.svg": FOREIGN });
    const wanted = makeReleaseSpec(server);
    const broken = server.repository.addAsset(release, name, Buffer.alloc(0), "starter");
    const outcome = await releaseTo(server, wanted);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(release.assets.map((asset) => asset.name).toSorted()).toEqual([SUMS, "logo.svg", ARCHIVE]);
    expect(textOf(release, SUMS)).toBe(`${wanted.archive.sha256}  ${ARCHIVE}\n`);
    expect(release.assets.find((asset) => asset.name === name)).toMatchObject({ state: "uploaded" });
    expect(release.assets).not.toContain(broken);
    expect(effectsOf(server).filter((operation) => operation === REMOVE)).toHaveLength(1);
  });

  test("with an upload that breaks half way, the same run heals it", async () => {
    const { server, release } = await published({});
    server.trouble = ({ effect }) => (effect === 1 ? { when: "during", what: "502" } : undefined);
    expect(await releaseTo(server)).toMatchObject({ state: "released", exitStatus: 0 });
    expect(effectsOf(server)).toEqual([SEND, REMOVE, SEND, SEND]);
    expect(release.assets.every(({ state }) => state === "uploaded")).toBe(true);
  });

  test("nothing that is whole is removed of it, whatever its bytes", async () => {
    const { server, release } = await published({ [ARCHIVE]: FOREIGN });
    server.repository.addAsset(release, SUMS, Buffer.alloc(0), "starter");
    expect(await releaseTo(server)).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(effectsOf(server)).toEqual([]);
  });

  test("an immutable release stays as it is", async () => {
    const { server, release } = await published({}, { immutable: true });
    server.repository.addAsset(release, ARCHIVE, Buffer.alloc(0), "starter");
    expect(await releaseTo(server)).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(effectsOf(server)).toEqual([]);
  });
});

describe("a list of digests that somebody else has written", () => {
  nightly("keeps its lines in a draft, and gets ours", async () => {
    const { server, release } = await drafted({ "logo.svg": FOREIGN, [SUMS]: LOGO });
    const wanted = makeReleaseSpec(server);
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
    expect(textOf(release, SUMS)).toBe(`${LOGO}${wanted.archive.sha256}  ${ARCHIVE}\n`);
    expect(release.body).toBe("My own words");
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "noop" });
  });

  test("with a line end missing, and an old line for the archive, is still a list", async () => {
    const old = `${"b".repeat(64)} *${ARCHIVE}\r\n# by hand`;
    const { server, release } = await drafted({ [SUMS]: old });
    const wanted = makeReleaseSpec(server);
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
    expect(textOf(release, SUMS)).toBe(`# by hand\n${wanted.archive.sha256}  ${ARCHIVE}\n`);
  });

  test("that names the archive already is not sent again", async () => {
    const wanted = makeReleaseSpec(await releaseServer());
    const theirs = `${wanted.archive.sha256.toUpperCase()} *./${ARCHIVE}\n${LOGO}`;
    for (const made of [await drafted({ [SUMS]: theirs }), await published({ [SUMS]: theirs })]) {
      expect(await releaseTo(made.server)).toMatchObject({ state: "released" });
      expect(textOf(made.release, SUMS)).toBe(theirs);
    }
  });

  test.each([
    ["without a line for the archive", LOGO],
    ["with another digest for the archive", `${LOGO}${"b".repeat(64)}  ${ARCHIVE}\n`],
  ])("in public, %s, is a conflict before anything is written", async (what, theirs) => {
    const { server, release } = await published({ [SUMS]: theirs });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    const file = `a-list-of-digests-${what.replaceAll(" ", "-")}`;
    await expect(stopTextOf(outcome, server)).toMatchFileSnapshot(`stops/${file}.txt`);
    expect(effectsOf(server)).toEqual([]);
    expect(textOf(release, SUMS)).toBe(theirs);
  });

  test("that is not text is left to the person in a draft", async () => {
    const { server } = await drafted({ [SUMS]: Buffer.of(0xff, 0xfe, 0x00) });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(outcome.stop?.stoppedAt).toContain("it is not UTF-8 text");
    expect(effectsOf(server)).toEqual([]);
  });
});

nightly(
  "a pre-release that a person ticked in the draft of a stable version stays one, and is not the latest",
  async () => {
    const { server, release } = await drafted({}, { prerelease: true });
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "released" });
    expect(outcome.plan.find(({ id }) => id === "publish")?.reason).toBe("Publish the release, as a prerelease");
    expect(release).toMatchObject({ draft: false, prerelease: true, latest: "false" });
  },
);

describe("of a server that gives no digests", () => {
  async function withoutDigests(): Promise<ReleaseServer> {
    const server = await releaseServer();
    server.repository.digests = false;
    return server;
  }

  test("a second run reads the bytes, and has nothing to do", async () => {
    const server = await withoutDigests();
    const wanted = makeReleaseSpec(server);
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
    // What a run has sent is read back, and once more by the next run.
    expect(server.storage.fetched).toBe(2);
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "noop", exitStatus: 0 });
    expect(server.storage.fetched).toBe(4);
    expect(server.storage.wrong).toEqual([]);
  });

  test("other bytes are a conflict that names their digest", async () => {
    const { server } = await published({ [ARCHIVE]: FOREIGN });
    server.repository.digests = false;
    const outcome = await releaseTo(server);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(outcome.stop?.stoppedAt).toContain(`sha256 ${computeSha256(FOREIGN)} is public`);
  });

  nightly("bytes that cannot be had, or are cut short, are never taken for the right ones", async () => {
    const server = await withoutDigests();
    const wanted = makeReleaseSpec(server);
    await releaseTo(server, wanted);
    server.storage.change = (bytes) => bytes.subarray(1);
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "failed", exitStatus: 3 });
    server.storage.signature = "of somebody else";
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "failed", exitStatus: 3 });
  });
});

describe("a draft with our seal and other bytes of the same commit", () => {
  const store = (bytes: Uint8Array): Uint8Array => bytes;
  const earlier = fileOf(ARCHIVE, makeZip([{ path: "a.txt", isExecutable: false, bytes: Buffer.from("A") }], store));
  const repository = "lumen-labs/plugins";

  async function filled(bytes: Uint8Array): Promise<{ server: ReleaseServer; release: StoredRelease }> {
    const archive = fileOf(ARCHIVE, bytes);
    const body = `What is new\n\n${formatSeal(archive, { commit: COMMIT, repository })}`;
    return drafted({ [ARCHIVE]: bytes, [SUMS]: `${archive.sha256}  ${ARCHIVE}\n` }, { body });
  }

  test("that no list shows yet is removed by the next run", async () => {
    const { server, release } = await filled(earlier.bytes);
    release.hidden = 99;
    expect(await releaseTo(server)).toMatchObject({ state: "released" });
    expect(server.repository.releases).toContain(release);
    release.hidden = 0;
    expect(await releaseTo(server)).toMatchObject({ state: "released", exitStatus: 0 });
    expect(server.repository.releases).not.toContain(release);
    expect(await releaseTo(server)).toMatchObject({ state: "noop" });
  });

  test.each([true, false])("is never released or opened (pinned: %s)", async (isPinned) => {
    const { server, release } = await filled(earlier.bytes);
    server.storage.signature = "of somebody else";
    const wanted = makeReleaseSpec(server, { isPinned });
    expect((await releaseTo(server, wanted, DRY)).plan.find(({ id }) => id === "draft")?.reason).toContain(
      "Make a draft release",
    );
    expect(await releaseTo(server, wanted)).toMatchObject({ state: "released" });
    expect(effectsOf(server)).not.toContain(REMOVE);
    expect(release).toMatchObject({ draft: true, assets: [{}, {}] });
    expect(server.repository.releases).not.toContain(release);
    const [made] = server.repository.releases;
    expect(textOf(made, SUMS)).toBe(`${wanted.archive.sha256}  ${ARCHIVE}\n`);
  });
});
