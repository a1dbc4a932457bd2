import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { certificateFor } from "../servers/certificate.js";
import { gitHubServer, TOKEN, type GitHubServer } from "../servers/github.js";
import { proxyServer, type Proxy } from "../servers/proxy.js";
import { startAction, type EndedStep } from "../support/action.js";
import { manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { namesAreHere } from "../support/names.js";
import { nightly } from "../support/nightly.js";
import { RUNTIMES } from "../support/product.js";
import { sampleOf } from "../support/torture.js";

const HOST = "ghes.example.com";
const certificate = certificateFor([HOST]);
const authority = join(temporaryFolder(), "authority.pem");
writeFileSync(authority, certificate.cert);
const NODE_OPTIONS = namesAreHere();
const workspace = wholePlugin({ "manifest.json": manifestWith(unknownKeys(3)) });

const enterprise = (): Promise<GitHubServer> =>
  gitHubServer(() => undefined, { certificate, host: HOST, path: "/api/v3" });

/** Runs the Action on a GitHub Enterprise Server, for a check run. */
function start(node: string, { url }: GitHubServer, env: Readonly<Record<string, string>>): Promise<EndedStep> {
  return startAction({
    node,
    workspace,
    inputs: { "github-token": TOKEN, annotations: "checks" },
    env: {
      NODE_OPTIONS,
      GITHUB_API_URL: url,
      GITHUB_SERVER_URL: `https://${HOST}`,
      NODE_EXTRA_CA_CERTS: authority,
      ...env,
    },
  });
}

function expectPublished({ repository, wrong }: GitHubServer, { status, annotations, output }: EndedStep): void {
  expect([status, annotations.shown, wrong], output).toEqual([0, [], []]);
  expect(repository.runs).toMatchObject([
    { values: { details_url: `https://${HOST}/lumen-labs/plugins/actions/runs/1` } },
  ]);
  expect(repository.runs[0]?.annotations).toHaveLength(3);
}

/** The verdict is there, what was found is annotated by commands, and one notice says why. */
function expectNotPublished(
  { requests }: GitHubServer,
  { status, annotations, outputs }: EndedStep,
  why: RegExp,
): void {
  expect([status, outputs["verdict"], outputs["warnings"]]).toEqual([0, "pass", "3"]);
  expect(annotations.shown.filter(({ kind }) => kind === "warning")).toHaveLength(3);
  const notices = annotations.shown.filter(({ kind }) => kind === "notice");
  expect(notices).toMatchObject([{ message: expect.stringMatching(why) as string }]);
  expect(requests).toEqual([]);
}

function expectNoToken({ reported }: Proxy): void {
  expect(reported.join("\n")).not.toContain(TOKEN);
}

describe.each(RUNTIMES)("a GitHub Enterprise Server under $runtime", ({ node }) => {
  nightly("is reached without a proxy by its own address, certificate and path", async () => {
    const server = await enterprise();
    expectPublished(server, await start(node, server, {}));
  });

  nightly.each(sampleOf(["HTTPS_PROXY", "https_proxy"], 1))(
    "is reached through the proxy of %s, which never sees the token",
    async (name) => {
      const server = await enterprise();
      const proxy = await proxyServer(server.port);
      expectPublished(server, await start(node, server, { [name]: proxy.url }));
      expect(new Set(proxy.connected)).toEqual(new Set([`${HOST}:${String(server.port)}`]));
      expectNoToken(proxy);
    },
  );

  nightly("is reached through a proxy with a name and a password, which no output contains", async () => {
    const server = await enterprise();
    const proxy = await proxyServer(server.port, { credentials: "harbour:p@ss" });
    const url = proxy.url.replace("//", "//harbour:p%40ss@");
    const ended = await start(node, server, { HTTPS_PROXY: url });
    expectPublished(server, ended);
    expect(proxy.connected.length).toBeGreaterThan(0);
    expectNoToken(proxy);
    const refused = await start(node, await enterprise(), { HTTPS_PROXY: url.replace("p%40ss", "other-pass") });
    expect(refused.output + refused.summary).not.toMatch(/other-pass|p%40ss/u);
    expect(refused.annotations.shown.map(({ kind }) => kind)).toContain("notice");
  });

  const DIRECT = [
    ["NO_PROXY", HOST],
    ["no_proxy", `localhost, .example.com`],
    ["NO_PROXY", "*"],
  ] as const;

  nightly.each(sampleOf(DIRECT, 1))("is reached directly where %s is %s", async (name, value) => {
    const server = await enterprise();
    const proxy = await proxyServer(server.port);
    expectPublished(server, await start(node, server, { HTTPS_PROXY: proxy.url, [name]: value }));
    expect([proxy.connected, proxy.reported]).toEqual([[], []]);
  });

  nightly("gets no request and no token if its certificate is not known", async () => {
    const server = await enterprise();
    expectNotPublished(server, await start(node, server, { NODE_EXTRA_CA_CERTS: "" }), /self-signed certificate/u);
  });

  const WRONG = [
    ["another host's", certificateFor(["other.example.com"]), /altnames|does not match/iu],
    ["of the past", certificateFor([HOST], ["20200101000000Z", "20210101000000Z"]), /expired/u],
    ["of the future", certificateFor([HOST], ["21000101000000Z", "21200101000000Z"]), /not yet valid/u],
  ] as const;

  test.each(sampleOf(WRONG, 2))("gets no request and no token if its certificate is %s", async (_, wrong, why) => {
    const server = await gitHubServer(() => undefined, { certificate: wrong, host: HOST, path: "/api/v3" });
    const trusted = join(temporaryFolder(), "trusted.pem");
    writeFileSync(trusted, wrong.cert);
    expectNotPublished(server, await start(node, server, { NODE_EXTRA_CA_CERTS: trusted }), why);
  });

  test.each(sampleOf([407, 502], 1))(
    "gets no request if the proxy answers %i, and the verdict stays",
    async (refuses) => {
      const server = await enterprise();
      const proxy = await proxyServer(server.port, { refuses });
      const ended = await start(node, server, { HTTPS_PROXY: proxy.url });
      expectNotPublished(server, ended, /GitHub cannot be reached from here: the proxy answers \d+\. /u);
      expectNoToken(proxy);
    },
  );

  test.each(sampleOf(["http://[proxy", "[", "socks5://127.0.0.1:1080", "http://a%:b@127.0.0.1"], 1))(
    "gets no request if the proxy is %s, and a notice says why",
    async (value) => {
      const server = await enterprise();
      expectNotPublished(
        server,
        await start(node, server, { HTTPS_PROXY: value }),
        /HTTPS_PROXY is not the URL of a proxy/u,
      );
    },
  );
});
