import { expect, test } from "vitest";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { runRelease, TAG, taggedPlugin } from "../support/release.js";

const ARCHIVE = "weather-widget-1.4.0.zip";

/** The end of a red release, without what differs from run to run. */
function fourLines(output: string, { url }: ReleaseServer): string {
  const told = output.slice(output.indexOf("Stopped at:"));
  return told.replaceAll(url, "https://api.example.com").replace(/\b[0-9a-f]{12,64}\b/gu, "<hash>");
}

interface Case {
  readonly name: string;
  readonly status: number;
  readonly make: (server: ReleaseServer) => string;
}

const CASES: readonly Case[] = [
  {
    name: "an unbuilt plugin",
    status: 1,
    make: (server) => taggedPlugin(server, { "dist/plugin.js": "" }),
  },
  {
    name: "no right to write",
    status: 2,
    make: (server) => {
      server.trouble = ({ effect }) => (effect > 0 ? { when: "before", what: "403" } : undefined);
      return taggedPlugin(server);
    },
  },
  {
    name: "a tag that was not pushed",
    status: 2,
    make: () => taggedPlugin(undefined),
  },
  {
    name: "a tag that was moved",
    status: 4,
    make: (server) => {
      const folder = taggedPlugin(server);
      server.repository.tags.set(TAG, "b".repeat(40));
      return folder;
    },
  },
  {
    name: "other bytes in public",
    status: 4,
    make: (server) => {
      const release = server.repository.add({ tag_name: TAG, draft: false });
      server.repository.addAsset(release, ARCHIVE, Buffer.from("other"));
      return taggedPlugin(server);
    },
  },
  {
    name: "an immutable release without the archive",
    status: 4,
    make: (server) => {
      server.repository.add({ tag_name: TAG, draft: false, immutable: true });
      return taggedPlugin(server);
    },
  },
  {
    name: "a burnt tag",
    status: 4,
    make: (server) => {
      server.repository.burnt.add(TAG);
      return taggedPlugin(server);
    },
  },
  {
    name: "a server that is down",
    status: 3,
    make: (server) => {
      server.trouble = ({ effect }) => (effect > 1 ? { when: "before", what: "502" } : undefined);
      return taggedPlugin(server);
    },
  },
];

test.each(CASES)("$name ends a release in four lines", { timeout: 60_000 }, async ({ status, make }) => {
  const server = await releaseServer();
  const ended = await runRelease(make(server), server);
  expect(ended.status, ended.output).toBe(status);
  expect(fourLines(ended.output, server)).toMatchSnapshot();
});
