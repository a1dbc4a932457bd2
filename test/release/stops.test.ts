import { expect } from "vitest";
import { releaseServer, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { redRelease, type RedRelease } from "../support/stops.js";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { nightly } from "../support/nightly.js";

const ARCHIVE = "weather-widget-1.4.0.zip";

interface Case {
  readonly name: string;
  readonly status: number;
  readonly state: string;
  readonly make: (server: ReleaseServer) => Omit<RedRelease, "server">;
}

const failing =
  (what: Trouble["what"], first = 1) =>
  (server: ReleaseServer): Omit<RedRelease, "server"> => {
    server.trouble = ({ effect }) => (effect >= first ? { when: "before", what } : undefined);
    return { workspace: taggedPlugin(server) };
  };
const released = (server: ReleaseServer, bytes: Uint8Array): Omit<RedRelease, "server"> => {
  const release = server.repository.add({ tag_name: TAG, draft: false });
  server.repository.addAsset(release, ARCHIVE, Buffer.from(bytes));
  return { workspace: taggedPlugin(server) };
};

const CASES: readonly Case[] = [
  { name: "no-right-to-write", status: 2, state: "failed", make: failing("403") },
  { name: "no-scope-for-workflows", status: 2, state: "failed", make: failing("404") },
  { name: "a-bad-token", status: 2, state: "failed", make: failing("401", 0) },
  { name: "an-unknown-repository", status: 2, state: "failed", make: failing("404", 0) },
  { name: "a-rule-of-the-repository", status: 3, state: "failed", make: failing("422") },
  { name: "a-rate-limit", status: 3, state: "failed", make: failing("rate limit", 2) },
  { name: "a-server-that-is-down", status: 3, state: "failed", make: failing("502", 2) },
  {
    name: "no-network",
    status: 3,
    state: "failed",
    make: (server) => ({ workspace: taggedPlugin(server), env: { GITHUB_API_URL: "http://127.0.0.1:65534" } }),
  },
  {
    name: "a-tag-that-was-not-pushed",
    status: 2,
    state: "failed",
    make: () => ({ workspace: taggedPlugin(undefined) }),
  },
  {
    name: "a-tag-that-was-moved",
    status: 4,
    state: "conflict",
    make: (server) => {
      const workspace = taggedPlugin(server);
      server.repository.tags.set(TAG, "b".repeat(40));
      return { workspace };
    },
  },
  {
    name: "other-bytes-in-public",
    status: 4,
    state: "conflict",
    make: (server) => {
      const files = { "dist/gone.js": "gone", "dist/plugin.js": "other", "manifest.json": "{}" };
      const entries = Object.entries(files).map(([path, text]) => ({
        path,
        isExecutable: false,
        bytes: Buffer.from(text),
      }));
      return released(
        server,
        makeZip(entries, (bytes) => bytes),
      );
    },
  },
  {
    name: "no-archive-in-public",
    status: 4,
    state: "conflict",
    make: (server) => released(server, Buffer.from("no archive")),
  },
  {
    name: "other-bytes-that-cannot-be-fetched",
    status: 4,
    state: "conflict",
    make: (server) => {
      server.trouble = ({ operation }) =>
        operation === "GET /releases/assets/{asset_id}" ? { when: "before", what: "403" } : undefined;
      return released(server, Buffer.from("other"));
    },
  },
  {
    name: "an-immutable-release-without-the-archive",
    status: 4,
    state: "conflict",
    make: (server) => {
      server.repository.add({ tag_name: TAG, draft: false, immutable: true });
      return { workspace: taggedPlugin(server) };
    },
  },
  {
    name: "a-burnt-tag",
    status: 4,
    state: "conflict",
    make: (server) => {
      server.repository.burnt.add(TAG);
      return { workspace: taggedPlugin(server) };
    },
  },
];

nightly.each(CASES)("$name ends a release in four lines", async ({ name, status, state, make }) => {
  const server = await releaseServer();
  const ended = await redRelease({ server, ...make(server) });
  expect({ status: ended.status, state: ended.state }, ended.reported).toEqual({ status, state });
  await expect(ended.reported).toMatchFileSnapshot(`stops/${name}.txt`);
  expect(server.storage.wrong).toEqual([]);
});
