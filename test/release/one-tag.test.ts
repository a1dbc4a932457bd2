import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import {
  commitOf,
  packageWith,
  runRelease,
  runReleaseHere,
  startReleaseHere,
  TAG,
  tagged,
} from "../support/release.js";
import { threeServers } from "../support/three-servers.js";
import { sampleOf } from "../support/torture.js";

const NAMES = ["sun", "tides"];
const ARCHIVES = ["lumen-sun-1.4.0.zip", "lumen-tides-1.4.0.zip"];

/** A repository of two plugins in step, whose commit has the tag of their version. */
function makeRepository(names: readonly string[] = NAMES): string {
  const root = temporaryFolder();
  for (const name of names) {
    const files = {
      "package.json": packageWith({ name: `@lumen-labs/${name}` }),
      "manifest.json": manifestWith({ name: `Lumen ${name}` }),
    };
    wholePlugin(files, join(root, "plugins", name));
  }
  return tagged(root, undefined, [TAG]);
}

const folder = makeRepository();

async function makeServer(at = folder): Promise<ReleaseServer> {
  const server = await releaseServer();
  server.repository.tags.set(TAG, commitOf(at));
  return server;
}

/** One public release with all archives, and a list with the digest of each. */
function expectAll(server: ReleaseServer, what: string): void {
  expect(server.wrong, what).toEqual([]);
  const { releases } = server.repository;
  expect(releases, what).toHaveLength(1);
  expect(releases[0], what).toMatchObject({ tag_name: TAG, draft: false, latest: "true" });
  const files = releases[0]?.assets ?? [];
  expect(files.map(({ name }) => name).toSorted(), what).toEqual([SUMS, ...ARCHIVES]);
  const lines = files.filter(({ name }) => name !== SUMS).map(({ name, bytes }) => `${computeSha256(bytes)}  ${name}`);
  const sums = files
    .find(({ name }) => name === SUMS)
    ?.bytes.toString()
    .trim()
    .split("\n");
  expect(sums?.toSorted(), what).toEqual(lines.toSorted());
}

describe("a tag of the version that all plugins have", () => {
  nightly("releases all of them at once, with one section of notes for each", async () => {
    const server = await makeServer();
    const { status, output } = await runReleaseHere(folder, server, "plugins/*");
    expect(status, output).toBe(0);
    expectAll(server, output);
    const body = server.repository.releases[0]?.body ?? "";
    expect(body.match(/^## .*$/gmu)).toEqual(["## `@lumen-labs/sun`", "## `@lumen-labs/tides`"]);
    expect(body.match(/Choose which conditions/gu)).toHaveLength(2);
    for (const name of ARCHIVES) expect(body).toContain(`| \`${name}\` |`);
    const again = await runReleaseHere(folder, server, "plugins/*");
    expect([again.status, again.output.includes("Nothing to do")], again.output).toEqual([0, true]);
  });

  nightly("releases only the one that a run is given", async () => {
    const server = await makeServer();
    const { status, output } = await runReleaseHere(folder, server, "plugins/sun");
    expect(status, output).toBe(0);
    expect(server.repository.releases[0]?.assets.map(({ name }) => name)).toEqual([ARCHIVES[0], SUMS]);
  });

  const POINTS = [1, 2, 3, 4, 5].flatMap((effect) =>
    (["before", "during", "after"] as const).map((when) => ({ effect, when })),
  );
  nightly.each(sampleOf(POINTS, 3))(
    "is finished by the next run if one is killed $when effect $effect",
    async (point) => {
      const server = await makeServer();
      server.trouble = ({ effect }) => (effect === point.effect ? { when: point.when, what: "end" } : undefined);
      const killed = await runRelease(folder, server, "plugins/*");
      expect(killed.status, killed.output).toBeUndefined();
      server.trouble = () => undefined;
      const { status, output } = await runReleaseHere(folder, server, "plugins/*");
      expect(status, output).toBe(0);
      expectAll(server, output);
    },
  );

  nightly(
    "is a conflict where one of the archives is public with other bytes, before anything is written",
    async () => {
      const server = await makeServer();
      const release = server.repository.add({ tag_name: TAG, draft: false });
      server.repository.addAsset(release, ARCHIVES[1] ?? "", Buffer.from("other"));
      const { status, output } = await runReleaseHere(folder, server, "plugins/*");
      expect(status, output).toBe(4);
      expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
    },
  );

  nightly("publishes each package to npm, and a second run nothing", async () => {
    const { github, npm } = await threeServers();
    github.repository.tags.set(TAG, commitOf(folder));
    for (const name of NAMES) npm.seed(`@lumen-labs/${name}`, "1.3.0");
    const options = ["plugins/*", "--tag", TAG, "--targets", "github-release,npm", "--npm-registry", npm.url];
    const { status, output } = await startReleaseHere(folder, github, options, { env: { NPM_TOKEN } });
    expect(status, output).toBe(0);
    expectAll(github, output);
    expect(output).toContain("npm plugins/tides");
    for (const name of NAMES)
      expect([...(npm.packages.get(`@lumen-labs/${name}`)?.versions.keys() ?? [])]).toContain("1.4.0");
    const before = npm.effects().length;
    const again = await startReleaseHere(folder, github, options, { env: { NPM_TOKEN } });
    expect(again.status, again.output).toBe(0);
    expect(npm.effects()).toHaveLength(before);
  });

  nightly.each([0, 2, 6])(
    "publishes each plugin at the marketplace, and loses no answer but number %i",
    async (lost) => {
      const servers = await threeServers();
      const { github, marketplace } = servers;
      github.repository.tags.set(TAG, commitOf(folder));
      let effects = 0;
      marketplace.trouble = ({ effect }) => {
        if (effect === 0 || ++effects !== lost) return undefined;
        return { when: "after", what: "reset" };
      };
      const options = ["plugins/*", "--tag", TAG, "--targets", "github-release,marketplace"];
      const more = ["--marketplace-url", marketplace.url, "--marketplace-wait", "published"];
      const env = { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN };
      const first = await startReleaseHere(folder, github, [...options, ...more], { env });
      const again = await startReleaseHere(folder, github, [...options, ...more], { env });
      expect([again.status, again.output.includes("Nothing to do")], `${first.output}\n${again.output}`).toEqual([
        0,
        true,
      ]);
      expectAll(github, again.output);
      expect([...marketplace.wrong, ...marketplace.versions.versions.keys()]).toEqual([
        "lumen-sun@1.4.0",
        "lumen-tides@1.4.0",
      ]);
      for (const [at, id] of ["lumen-sun", "lumen-tides"].entries()) {
        const version = marketplace.versions.find(id, "1.4.0");
        expect(version?.state).toBe("published");
        expect(version?.history.filter((state) => state === "received")).toHaveLength(1);
        const asset = github.repository.releases[0]?.assets.find(({ name }) => name === ARCHIVES[at]);
        expect(computeSha256(version?.bytes ?? Buffer.of())).toBe(computeSha256(asset?.bytes ?? Buffer.of()));
      }
    },
  );

  test("names no plugin where only some of them have its version", async () => {
    const root = makeRepository();
    const files = { "package.json": packageWith({ name: "later", version: "1.5.0" }) };
    wholePlugin({ ...files, "manifest.json": manifestWith({ version: "1.5.0" }) }, join(root, "plugins", "later"));
    const server = await makeServer(root);
    const { status, output } = await runReleaseHere(root, server, "plugins/*");
    expect(status, output).toBe(2);
    expect(server.calls).toEqual([]);
  });

  nightly("stops before anything is written if one of the plugins is not fit", async () => {
    const root = makeRepository();
    wholePlugin({ "package.json": packageWith({ name: "broken" }), LICENSE: "" }, join(root, "plugins", "broken"));
    tagged(root, undefined, ["v1.4.0-with-all"]);
    const server = await makeServer(root);
    const { status, output } = await runReleaseHere(root, server, "plugins/*", "--tag", TAG);
    expect([1, 2], output).toContain(status);
    expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
  });
});
