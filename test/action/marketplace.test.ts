import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MARKETPLACE_TOKEN, marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { TAG, taggedPlugin } from "../support/release.js";

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
const PLUGIN = ["weather-widget", "1.4.0"] as const;

interface Run {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly workspace?: string;
}

function runAction({ url }: MarketplaceServer, { inputs = {}, env = {}, workspace }: Run = {}): Promise<EndedStep> {
  return startActionHere({
    workspace: workspace ?? taggedPlugin(undefined),
    inputs: { "marketplace-url": url, "marketplace-token": MARKETPLACE_TOKEN, "run-scripts": "false", ...inputs },
    env: { ...PUSHED, ...env },
    fences: true,
  });
}

describe("a release to a marketplace by the Action", () => {
  test("is asked for by marketplace-url alone, and needs no token of GitHub", async () => {
    const server = await marketplaceServer();
    const { status, outputs, output, summary } = await runAction(server, { inputs: { "github-token": "" } });
    expect(status, output).toBe(0);
    expect(outputs).toMatchObject({
      "release-state": "released",
      verdict: "pass",
      "marketplace-state": "published",
      "marketplace-listing-url": `${server.url}/plugins/weather-widget`,
      "release-url": `${server.url}/plugins/weather-widget`,
    });
    expect(summary).toContain("| marketplace | Submit 1.4.0 on the channel stable");
    expect(server.versions.find(...PLUGIN)?.source).toMatchObject({
      ref: "refs/tags/v1.4.0",
      repository: "https://github.example.com/lumen-labs/plugins",
    });
    expect(server.wrong).toEqual([]);
    expect(output.split("\n").slice(1).join("\n")).not.toContain(MARKETPLACE_TOKEN);
  });

  test("and to GitHub, is in one table, and each has its address", async () => {
    const server = await marketplaceServer();
    const github = await releaseServer();
    const workspace = taggedPlugin(github);
    const inputs = { targets: "github-release", "github-token": RELEASE_TOKEN };
    const { status, outputs, output, summary } = await runAction(server, {
      inputs,
      workspace,
      env: { GITHUB_API_URL: github.url },
    });
    expect(status, output).toBe(0);
    expect(outputs).toMatchObject({
      "release-url": `${github.url}/releases/1`,
      "marketplace-listing-url": `${server.url}/plugins/weather-widget`,
    });
    const rows = summary.split("\n").filter((line) => /^\| (?:github-release|marketplace) \|/u.test(line));
    expect(rows.map((row) => row.split(" | ")[0]?.slice(2))).toContain("github-release");
    expect(rows.map((row) => row.split(" | ")[0]?.slice(2))).toContain("marketplace");
    expect([server.wrong, github.wrong]).toEqual([[], []]);
  });

  test("shows the marketplace's findings at their lines, in every channel", async () => {
    const server = await marketplaceServer();
    server.versions.findings = [
      {
        ruleId: "permissions",
        severity: "error",
        message: "Say what the network is for",
        helpUrl: "https://plugins.example.com/help",
        location: { path: "manifest.json", pointer: "/permissions/0" },
      },
      { ruleId: "notes", severity: "warning", message: "Be brief", location: { path: "README.md", startLine: 3 } },
      { ruleId: "odd", severity: "info", message: "Elsewhere", location: { path: "../../etc/passwd", startLine: 1 } },
    ];
    const folder = temporaryFolder();
    const files = { "report-file": join(folder, "report.json"), "sarif-file": join(folder, "report.sarif") };
    const workspace = taggedPlugin(undefined);
    const { status, outputs, output, summary } = await runAction(server, { inputs: files, workspace });
    expect(status, output).toBe(1);
    expect(outputs).toMatchObject({ "release-state": "rejected", verdict: "fail", errors: "1", warnings: "1" });
    const lines = readFileSync(join(workspace, "manifest.json"), "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes('"permissions"')) + 2;
    expect(output).toContain(`::error file=manifest.json,line=${String(line)}`);
    expect(output).toMatch(/::warning file=README\.md,line=3/u);
    expect(summary).toContain("Say what the network is for \\(permissions\\)");
    const report = JSON.parse(readFileSync(files["report-file"], "utf8")) as {
      readonly plugins: readonly { readonly findings: readonly Record<string, unknown>[] }[];
    };
    const findings = report.plugins[0]?.findings.filter(({ check }) => check === "marketplace") ?? [];
    expect(findings).toMatchObject([
      {
        severity: "error",
        stopsRelease: true,
        url: "https://plugins.example.com/help",
        location: { file: "manifest.json", pointer: "/permissions/0", range: { start: { line } } },
      },
      { severity: "warning", location: { file: "README.md", range: { start: { line: 3, column: 1 } } } },
      {
        severity: "notice",
        message: 'Elsewhere (odd), at "../../etc/passwd", which the archive does not contain',
        location: { file: "manifest.json" },
      },
    ]);
    const sarif = readFileSync(files["sarif-file"], "utf8");
    expect(sarif).toContain('"ruleId": "marketplace"');
    expect(output).toContain("The marketplace rejected 1.4.0: 3 findings");
  });

  nightly("waits for a review as a notice, and is finished by a later run", async () => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const workspace = taggedPlugin(undefined);
    const { status, outputs, output } = await runAction(server, { workspace });
    expect(status, output).toBe(0);
    expect(outputs).toMatchObject({ "release-state": "pending-review", "marketplace-state": "in-review" });
    expect(output).toMatch(/::notice title=plugin-preflight::marketplace: Wait for the review of 1\.4\.0/u);
    expect(output).toContain("gh run rerun 1 --repo lumen-labs/plugins");
    server.versions.decide(...PLUGIN, true);
    const later = await runAction(server, { workspace });
    expect(later.outputs).toMatchObject({ "release-state": "released", "marketplace-state": "published" });
  });

  nightly.each([
    ["marketplace-wait", "published", "pending-review"],
    ["marketplace-wait", "submitted", "pending-review"],
  ])("with %s: %s in review is %s", async (name, value, state) => {
    const server = await marketplaceServer();
    server.versions.hasReview = true;
    const inputs = { [name]: value, "marketplace-timeout": "1s", "marketplace-plugin": "my-weather" };
    const { outputs, output } = await runAction(server, { inputs });
    expect(outputs["release-state"], output).toBe(state);
    expect(server.versions.find("my-weather", "1.4.0")?.state).toBe("in-review");
  });
});

describe("a job without a token", () => {
  test("shows its identity for the configured address only, hides what it gets, and gives it back", async () => {
    const server = await marketplaceServer();
    const inputs = { "marketplace-token": "" };
    const { status, output } = await runAction(server, { inputs, env: server.identity });
    expect(status, output).toBe(0);
    expect(server.audiences).toEqual([server.url]);
    expect(server.issued.size).toBe(0);
    expect(server.shown.at(-1)?.operation).toBe("revokeToken");
    const masked = [...output.matchAll(/::add-mask::(.*)/gu)].map(([, token]) => token);
    expect(masked).toContain("issued-by-the-marketplace-1");
    const others = output.split("\n").filter((line) => !line.startsWith("::add-mask::"));
    expect(others.join("\n")).not.toMatch(/issued-by-the-marketplace|identity\./u);
  });

  test("and without an identity is status 2, and nothing is asked", async () => {
    const server = await marketplaceServer();
    const { status, output } = await runAction(server, { inputs: { "marketplace-token": "" } });
    expect(status).toBe(2);
    expect(output).toContain("the secret is not visible to this job or its environment");
    expect(output).toContain("id-token: write");
    expect(server.calls).toEqual([]);
  });

  test("that runs the plugin's scripts next to an identity is refused", async () => {
    const server = await marketplaceServer();
    const inputs = { "marketplace-token": "", "run-scripts": "auto" };
    const { status, outputs } = await runAction(server, { inputs, env: server.identity });
    expect(status).toBe(5);
    expect(outputs["release-state"]).toBe("refused");
  });
});

test.each([
  ["an address without encryption", { "marketplace-url": "http://plugins.example.com" }, "without encryption"],
  ["a host that only begins like this machine", { "marketplace-url": "http://127.0.0.1.example.com" }, "encryption"],
  ["a password in the address", { "marketplace-url": "https://me:secret@plugins.example.com" }, "contains a password"],
  ["what is no URL", { "marketplace-url": "plugins" }, "which is not a URL"],
  [
    "a query",
    { "marketplace-url": "https://plugins.example.com/?a=b" },
    "the URL of a marketplace must not have a ? or #",
  ],
  ["what is no id", { "marketplace-plugin": "Weather Widget" }, "not the id of a plugin"],
  ["what is not a time", { "marketplace-timeout": "15" }, "not a time"],
  ["another word for waiting", { "marketplace-wait": "review" }, "submitted, validated, published"],
  ["another word for a credential", { "marketplace-auth": "secret" }, "auto, token, oidc"],
  ["an empty token by name", { "marketplace-auth": "token", "marketplace-token": "" }, "not visible to this job"],
  ["no identity by name", { "marketplace-auth": "oidc" }, "no identity"],
  [
    "a target without an address",
    { "marketplace-url": "", targets: "marketplace" },
    "URL of the marketplace is missing",
  ],
])("%s is status 2, before anything is asked", async (_, inputs, words) => {
  const server = await marketplaceServer();
  const { status, output, outputs } = await runAction(server, { inputs });
  expect(status, output).toBe(2);
  expect(output).toContain(words);
  expect(output).not.toContain("secret@");
  expect(outputs["release-state"]).toBe("failed");
  expect(server.calls).toEqual([]);
});
