import { describe, expect, test, vi } from "vitest";
import { watchTag } from "../../src/release/targets/github/watch-tag.js";
import { MARKETPLACE_TOKEN } from "../servers/marketplace.js";
import { NPM_TOKEN } from "../servers/npm-registry.js";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { effectsOf, releaseTo, makeReleaseSpec } from "../support/release-in-process.js";
import { commitOf, TAG, taggedPlugin } from "../support/release.js";
import { threeServers, type ThreeServers } from "../support/three-servers.js";
import { sampleOf } from "../support/torture.js";

const MOVED = "b".repeat(40);
const folder = taggedPlugin(undefined);
/** Making the draft, sending two files, publishing. */
const EFFECTS = [1, 2, 3, 4];

/** Every request that makes something of a version permanent elsewhere than on GitHub. */
const PERMANENT = ["PUT package", "releaseVersion"];

describe("a tag that somebody moves while a release to three targets runs", () => {
  nightly.each([
    ["npm", "at the last question before it publishes to npm"],
    ["marketplace", "when GitHub has published, before the marketplace does"],
  ])("stops it %s: %s", async (where) => {
    const servers = await threeServers();
    const { github, npm, marketplace } = servers;
    github.repository.tags.set(TAG, commitOf(folder));
    const move = (): void => {
      github.repository.tags.set(TAG, MOVED);
    };
    // The last reading of dist-tags is right before the publication.
    let reads = 0;
    npm.trouble = ({ operation }) => {
      if (where === "npm" && operation === "GET tags" && ++reads > 1) move();
      return undefined;
    };
    github.hold = ({ operation }) => {
      if (where === "marketplace" && operation === "PATCH /releases/{release_id}") queueMicrotask(move);
      return undefined;
    };
    const tokens = { "github-token": RELEASE_TOKEN, "marketplace-token": MARKETPLACE_TOKEN, "npm-token": NPM_TOKEN };
    const { status, output, outputs } = await startActionHere({
      workspace: folder,
      inputs: {
        targets: "github-release, marketplace, npm",
        ...tokens,
        "marketplace-url": marketplace.url,
        "npm-registry": npm.url,
      },
      env: {
        GITHUB_REF: `refs/tags/${TAG}`,
        GITHUB_REF_NAME: TAG,
        GITHUB_REF_TYPE: "tag",
        GITHUB_API_URL: github.url,
      },
    });
    expect(status, output).toBe(4);
    expect(outputs["release-state"]).toBe("conflict");
    expect(output).toContain(`On GitHub ${TAG} names commit ${MOVED.slice(0, 12)}`);
    const done = [...npm.effects(), ...marketplace.calls.map(({ operation }) => operation)];
    expect(done.filter((operation) => PERMANENT.includes(operation))).toEqual(where === "npm" ? [] : ["PUT package"]);
  });
});

describe("a tag that somebody moves while a release without GitHub runs", () => {
  /** Changes the tag when it is read again, right before what is permanent. */
  const changeLater = (github: ThreeServers["github"], change: () => void): void => {
    let read = 0;
    github.hold = ({ operation }) => {
      if (operation.startsWith("GET /git/ref") && ++read === 2) change();
      return undefined;
    };
  };
  const token = { "github-token": RELEASE_TOKEN };
  const run = async ({ github, npm, marketplace }: ThreeServers, targets: string, more = {}) =>
    startActionHere({
      workspace: folder,
      inputs: {
        targets,
        ...token,
        "npm-token": NPM_TOKEN,
        "npm-registry": npm.url,
        "marketplace-token": MARKETPLACE_TOKEN,
        "marketplace-url": marketplace.url,
        ...more,
      },
      env: { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag", GITHUB_API_URL: github.url },
    });

  test.each(["npm", "marketplace"])("stops %s right before what is permanent", async (target) => {
    const servers = await threeServers();
    const { github, npm, marketplace } = servers;
    github.repository.tags.set(TAG, commitOf(folder));
    changeLater(github, () => github.repository.tags.set(TAG, MOVED));
    const { status, output } = await run(servers, target);
    expect(status, output).toBe(4);
    expect(output).toContain(`On GitHub ${TAG} names commit ${MOVED.slice(0, 12)}`);
    const done = [...npm.effects(), ...marketplace.calls.map(({ operation }) => operation)];
    expect(done.filter((operation) => PERMANENT.includes(operation))).toEqual([]);
  });

  nightly("stops it before anything is sent if the tag was moved before", async () => {
    const servers = await threeServers();
    servers.github.repository.tags.set(TAG, MOVED);
    const { status, output } = await run(servers, "npm, marketplace");
    expect(status, output).toBe(4);
    expect([servers.npm.effects(), servers.marketplace.versions.versions.size]).toEqual([[], 0]);
  });

  nightly("stops it if the tag is removed", async () => {
    const servers = await threeServers();
    const { github, npm } = servers;
    github.repository.tags.set(TAG, commitOf(folder));
    changeLater(github, () => github.repository.tags.delete(TAG));
    const { status, output } = await run(servers, "npm");
    expect([status === 0, npm.effects().includes("PUT package")], output).toEqual([false, false]);
    expect(output).toContain(`GitHub has no tag ${TAG}`);
  });

  nightly.each([
    ["no token is given", { "github-token": "" }, undefined],
    ["GitHub does not show the tag", {}, "404"],
    ["GitHub refuses the token", {}, "401"],
  ] as const)("releases where %s, as nothing says that it was moved", async (_, more, what) => {
    const servers = await threeServers();
    const { github, npm } = servers;
    if (what !== "404") github.repository.tags.set(TAG, commitOf(folder));
    github.trouble = () => (what === "401" ? { when: "before", what } : undefined);
    const { status, output } = await run(servers, "npm", more);
    expect(status, output).toBe(0);
    expect(npm.effects()).toContain("PUT package");
  });
});

test("a tag is read again however much later: each reading has time of its own", async () => {
  const { github } = await threeServers();
  github.repository.tags.set(TAG, commitOf(folder));
  const tagAccess = {
    token: RELEASE_TOKEN,
    repository: "lumen-labs/plugins",
    apiUrl: github.url,
    serverUrl: github.url,
    environment: {},
  };
  const watch = watchTag(
    { tagAccess, again: "run it again" },
    { tag: TAG, commit: commitOf(folder), version: "1.4.0", isPinned: false },
  );
  expect(await watch?.findMove()).toBeUndefined();
  github.repository.tags.set(TAG, MOVED);
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => begun + 3_600_000);
  try {
    expect(await watch?.findMove()).toMatchObject({ action: "conflict" });
  } finally {
    clock.mockRestore();
  }
});

describe("a tag that somebody moves while a release runs", () => {
  test.each(EFFECTS)("just before effect %i stops it there, and nothing becomes public", async (last) => {
    const server = await releaseServer();
    const wanted = makeReleaseSpec(server);
    // It is moved when the effect before has its answer: what the run reads next must show it.
    server.hold = ({ effect }) => {
      if (effect === last - 1 && last > 1) queueMicrotask(() => server.repository.tags.set(TAG, MOVED));
      return undefined;
    };
    if (last === 1) server.repository.tags.set(TAG, MOVED);
    const outcome = await releaseTo(server, wanted);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4, stop: { alreadyPublic: "nothing" } });
    expect(outcome.stop?.stoppedAt).toContain(MOVED.slice(0, 12));
    expect(effectsOf(server)).toHaveLength(last - 1);
    expect(server.repository.releases.filter(({ draft }) => !draft)).toEqual([]);
  });

  nightly(
    "before any request but the last ones stops it, as the tag is read right before the publication",
    async () => {
      const whole = await releaseServer();
      await releaseTo(whole, makeReleaseSpec(whole));
      const publishing = whole.calls.findIndex(({ operation }) => operation === "PATCH /releases/{release_id}");
      for (const at of sampleOf([...Array(publishing).keys()], 5)) {
        const server = await releaseServer();
        const wanted = makeReleaseSpec(server);
        let seen = 0;
        server.hold = () => {
          if (seen++ === at) server.repository.tags.set(TAG, MOVED);
          return undefined;
        };
        const { state } = await releaseTo(server, wanted);
        const isPublic = server.repository.releases.some(({ draft }) => !draft);
        // What has just been read is the last that can be known.
        if (at < publishing - 1) expect([state, isPublic], String(at)).toEqual(["conflict", false]);
      }
    },
  );
});
