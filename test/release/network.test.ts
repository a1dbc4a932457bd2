import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { certificateFor } from "../servers/certificate.js";
import type { Place } from "../servers/place.js";
import { proxyServer, type Proxy } from "../servers/proxy.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startAction, type EndedStep } from "../support/action.js";
import { temporaryFolder } from "../support/folders.js";
import { namesAreHere } from "../support/names.js";
import { nightly } from "../support/nightly.js";
import { runCli, RUNTIMES } from "../support/product.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const HOSTS = ["ghes.example.com", "api.example.com", "uploads.example.com", "evil.example.com"] as const;
const [GHES, API, UPLOADS, EVIL] = HOSTS;
const certificate = certificateFor(HOSTS);
const authority = join(temporaryFolder(), "authority.pem");
writeFileSync(authority, certificate.cert);
const NODE_OPTIONS = namesAreHere();
const at = (host: string, path = ""): Place => ({ certificate, host, path });

function release(
  server: ReleaseServer,
  env: Readonly<Record<string, string>>,
  node = process.execPath,
): Promise<EndedStep> {
  const pushed = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
  return startAction({
    node,
    workspace: taggedPlugin(server),
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release" },
    env: { ...pushed, NODE_OPTIONS, NODE_EXTRA_CA_CERTS: authority, GITHUB_API_URL: server.url, ...env },
  });
}

function expectReleased({ repository, wrong }: ReleaseServer, { status, outputs, output }: EndedStep): void {
  expect([status, outputs["release-state"], wrong], output).toEqual([0, "released", []]);
  expect(repository.releases).toMatchObject([{ draft: false, assets: [{ state: "uploaded" }, { state: "uploaded" }] }]);
}

const hostsOf = ({ connected }: Proxy): ReadonlySet<string> => new Set(connected.map((to) => to.replace(/:\d+$/u, "")));

describe.each(RUNTIMES)("a release under $runtime", ({ node }) => {
  nightly(
    "goes to a GitHub Enterprise Server through a proxy, its files to the path that the server names",
    async () => {
      const server = await releaseServer(at(GHES, "/api/v3"), at(GHES, "/api/uploads"));
      const proxy = await proxyServer(server.port);
      expectReleased(server, await release(server, { HTTPS_PROXY: proxy.url }, node));
      expect(hostsOf(proxy)).toEqual(new Set([GHES]));
      expect(proxy.reported.join("\n")).not.toContain(RELEASE_TOKEN);
    },
  );

  nightly("sends its files to the host next to the API's, through the proxy as well", async () => {
    const server = await releaseServer(at(API), at(UPLOADS));
    const proxy = await proxyServer(server.port);
    expectReleased(server, await release(server, { HTTPS_PROXY: proxy.url }, node));
    expect(hostsOf(proxy)).toEqual(new Set([API, UPLOADS]));
  });
});

const PARTED = [
  [API, UPLOADS],
  [UPLOADS, API],
] as const;

test.each(sampleOf(PARTED, 1))(
  "a proxy is not asked for %s where NO_PROXY names that host alone",
  async (host, other) => {
    const server = await releaseServer(at(API), at(UPLOADS));
    const proxy = await proxyServer(server.port);
    expectReleased(server, await release(server, { HTTPS_PROXY: proxy.url, NO_PROXY: host }));
    expect(hostsOf(proxy)).toEqual(new Set([other]));
  },
);

nightly("the command line goes through the proxy as the Action does", async () => {
  const server = await releaseServer(at(API), at(UPLOADS));
  const proxy = await proxyServer(server.port);
  const { status, output } = await runCli(["release", "--tag", TAG, "--targets", "github-release"], {
    cwd: taggedPlugin(server),
    env: {
      NODE_OPTIONS,
      NODE_EXTRA_CA_CERTS: authority,
      https_proxy: proxy.url,
      GITHUB_TOKEN: RELEASE_TOKEN,
      GITHUB_API_URL: server.url,
      GITHUB_REPOSITORY: "lumen-labs/plugins",
    },
  });
  expect([status, server.wrong], output).toEqual([0, []]);
  expect(hostsOf(proxy)).toEqual(new Set([API, UPLOADS]));
  expect(output + proxy.reported.join("\n")).not.toContain(RELEASE_TOKEN);
});

nightly("a host that is none of GitHub's own gets neither a file nor the token", async () => {
  const server = await releaseServer(at(API), at(EVIL));
  const proxy = await proxyServer(server.port);
  const { status, output } = await release(server, { HTTPS_PROXY: proxy.url });
  expect(status, output).toBe(3);
  expect(output).toContain("GitHub names an upload host that is not its own");
  expect(hostsOf(proxy)).toEqual(new Set([API]));
  expect(server.repository.releases).toMatchObject([{ draft: true, assets: [] }]);
});

nightly("an unreachable GitHub is reported with the variables of its proxy, and nothing is done", async () => {
  const server = await releaseServer(at(API), at(UPLOADS));
  const { status, output } = await release(server, { NODE_EXTRA_CA_CERTS: "" });
  expect(status, output).toBe(3);
  expect(output).toMatch(/GitHub cannot be reached from here: self-signed certificate\. HTTPS_PROXY, NO_PROXY and/u);
  expect(output).toContain("Fix the connection to GitHub");
  expect(server.calls).toEqual([]);
});
