import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RELEASE_TOKEN, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import {
  check,
  compareWithRelease,
  GROWN,
  packBase,
  packBytes,
  PULL,
  releasedServer,
  type DifferingReport,
} from "../support/compared.js";
import { manifestWith, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { IS_TORTURE } from "../support/torture.js";

describe("the last release", () => {
  nightly("is the highest public version up to this one, and nothing is changed there", async () => {
    const server = await releasedServer({
      "v1.2.0": await packBytes({ "dist/older.txt": "1" }),
      "v1.4.0": await packBytes({ "dist/same.txt": "1" }),
      "v1.5.0": await packBytes({ "dist/newer.txt": "1" }),
      "v1.4.0-beta.1": await packBytes({ "dist/beta.txt": "1" }),
    });
    server.repository.add({ tag_name: "v1.3.9", draft: true });
    const { status, stdout } = await compareWithRelease(server);
    expect(status, stdout).toBe(0);
    expect(stdout).toContain("\nSince v1.4.0: ");
    expect(stdout).toContain("- dist/same.txt");
    expect(server.wrong).toEqual([]);
    expect(server.storage).toMatchObject({ wrong: [], fetched: 1 });
    expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
  });

  nightly("of a server without digests is held to its published sums, and to nothing else", async () => {
    const bytes = await packBytes();
    const server = await releasedServer({ "v1.3.0": bytes });
    server.repository.digests = false;
    const without = await compareWithRelease(server);
    expect(without.stdout).toContain("neither GitHub nor the release names its digest");
    const [release] = server.repository.releases;
    if (!release) throw new Error("There is a release");
    const digest = createHash("sha256").update(bytes).digest("hex");
    const sums = server.repository.addAsset(
      release,
      "SHA256SUMS",
      Buffer.from(`${digest}  weather-widget-1.3.0.zip\n`),
    );
    expect((await compareWithRelease(server)).stdout).toContain("\nSince v1.3.0: ");
    sums.bytes = Buffer.from(`${"0".repeat(64)}  weather-widget-1.3.0.zip\n`);
    expect((await compareWithRelease(server)).stdout).toContain("does not have the digest");
  });

  const answer =
    (what: Trouble["what"], operation = "GET /releases") =>
    (server: ReleaseServer) => {
      server.trouble = (call) => (call.operation === operation ? { when: "before", what } : undefined);
    };
  const SERVERS: readonly (readonly [what: string, change: (server: ReleaseServer) => unknown, says: string])[] = [
    [
      "no release",
      (server) => server.repository.releases.splice(0),
      'no version up to "1.4.0" is released on GitHub yet',
    ],
    [
      "only a draft",
      (server) => server.repository.releases.map((one) => (one.draft = true)),
      "is released on GitHub yet",
    ],
    [
      "a release without an archive",
      (server) => server.repository.releases.map((one) => one.assets.splice(0)),
      "it has no archive of this plugin",
    ],
    [
      "bytes with another digest",
      (server) => (server.storage.change = () => Buffer.from("PK")),
      "does not have the digest that GitHub lists",
    ],
    ["a file that is refused", (server) => (server.storage.signature = "another"), "GitHub answers 403"],
    [
      "a file that is endless",
      (server) => (server.storage.change = (bytes) => Buffer.concat([bytes, Buffer.alloc(1)])),
      "does not have the digest",
    ],
    [
      "a damaged archive",
      (server) =>
        server.repository.releases.map((one) => one.assets.map((file) => (file.bytes = Buffer.from("no archive")))),
      "it is not a ZIP archive",
    ],
    ["404", answer("404"), "GitHub answers 404"],
    ["403", answer("403"), "GitHub answers 403"],
    ["a redirect elsewhere", answer("elsewhere"), "GitHub"],
    ["HTML", answer("HTML"), "GitHub"],
    ["no files of it", answer("404", "GET /releases/{release_id}/assets"), "GitHub answers 404"],
  ];
  nightly.each(SERVERS)("with %s is not compared with, and no failure", async (_, change, says) => {
    const server = await releasedServer({ "v1.3.0": await packBytes() });
    change(server);
    const { status, stdout } = await compareWithRelease(server);
    expect(status, stdout).toBe(0);
    const line = stdout.split("\n").find((text) => text.startsWith("The package is compared with nothing: "));
    expect(line).toContain(says);
    expect(stdout).not.toContain("a fault of this tool");
  });

  nightly("is asked for again where an answer is lost", async () => {
    const server = await releasedServer({ "v1.3.0": await packBytes() });
    server.trouble = ({ number }) => (number === 1 ? { when: "before", what: "502" } : undefined);
    expect((await compareWithRelease(server)).stdout).toContain("\nSince v1.3.0: ");
  });

  // Each is asked five times, with pauses.
  test.runIf(IS_TORTURE).each(["500", "502", "reset", "cut off", "rate limit"] as const)(
    "that a server never gives is no failure: %s",
    async (what) => {
      const server = await releasedServer({ "v1.3.0": await packBytes() });
      answer(what)(server);
      const { status, stdout } = await compareWithRelease(server);
      expect([status, stdout]).toEqual([0, expect.stringContaining("\nThe package is compared with nothing: GitHub")]);
    },
  );

  test("is not asked for without the input", async () => {
    const server = await releasedServer({ "v1.3.0": await packBytes() });
    await check({ env: { ...PULL, GITHUB_API_URL: server.url }, inputs: { "github-token": RELEASE_TOKEN } });
    expect(server.calls).toEqual([]);
  });

  test("needs a token", async () => {
    const server = await releasedServer({});
    const { status, stdout } = await compareWithRelease(server, { more: { "github-token": "" } });
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining("compared with nothing: The token for GitHub is empty"),
    ]);
  });
});

describe("max-growth", () => {
  const large: Files = {
    "dist/radar.js": `export const tiles = ${JSON.stringify(Array.from({ length: 9000 }, (_, at) => (at * at) % 7919))};\n`,
  };

  test("fails the step, and says by how much the archive grew, which files, and what to do", async () => {
    const inputs = { "base-artifact": await packBase(), "max-growth": "10%", "report-file": "report.json" };
    const workspace = wholePlugin(large);
    const { status, annotations, outputs, summary } = await check({ workspace, inputs });
    expect([status, outputs["verdict"]]).toEqual([1, "pass"]);
    expect(annotations.shown).toMatchObject([{ kind: "error" }]);
    const message = annotations.shown[0]?.message ?? "";
    expect(message).toMatch(
      /^The archive grew by [\d.]+ KiB \(\+\d+%\), from [^\n]+ but may grow by at most 10%\. What grew: "dist\/radar\.js" \+/u,
    );
    expect(message).toMatch(/\nLeave out what the plugin does not need at run time\./u);
    expect(summary).toMatch(/\*\*The archive grew by /u);
    const report = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")) as DifferingReport;
    expect(report.plugins[0]?.difference).toMatchObject({ limit: { text: "10%", isExceeded: true } });
  });

  test.each(["1 MB", "100%"])("of %s is enough", async (limit) => {
    const inputs = { "base-artifact": await packBase(), "max-growth": limit };
    expect((await check({ workspace: wholePlugin(large), inputs })).status).toBe(0);
  });

  test("does not fail where nothing could be compared, and says so in a notice", async () => {
    const inputs = { "base-artifact": "nowhere", "max-growth": "10%" };
    const { status, annotations } = await check({ inputs });
    expect(status).toBe(0);
    expect(annotations.shown.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      expect.stringContaining("notice: max-growth was not checked, as the package is compared with nothing: "),
    ]);
  });

  test("is ignored by the check of a release, which still compares", async () => {
    const server = await releasedServer({ "v1.3.0": await packBytes() });
    const tag = {
      GITHUB_REF: "refs/tags/v1.4.0",
      GITHUB_REF_NAME: "v1.4.0",
      GITHUB_REF_TYPE: "tag",
      GITHUB_EVENT_NAME: "push",
    };
    const workspace = wholePlugin(large);
    const env = { ...tag, GITHUB_API_URL: server.url };
    const { status, stdout } = await compareWithRelease(server, { workspace, env, more: { "max-growth": "0%" } });
    expect([status, stdout]).toEqual([0, expect.stringContaining("\nSince v1.3.0: +")]);
  });

  test.each([
    [{ "max-growth": "10%" }, "needs an archive to compare with"],
    [{ "max-growth": "ten", compare: "release" }, 'The input max-growth is "ten"'],
    [{ compare: "yes" }, "compare"],
    [{ report: "report.json", compare: "release" }, "With the input report nothing is packed"],
  ])("that cannot be judged is wrong usage: %j", async (inputs, says) => {
    const { status, stdout } = await check({ inputs: { ...inputs } });
    expect([status, stdout]).toEqual([2, expect.stringContaining(says)]);
  });
});

test("a plugin that fails a check is compared all the same", async () => {
  const workspace = wholePlugin({ ...GROWN, "README.md": "" });
  const { status, stdout } = await check({ workspace, inputs: { "base-artifact": await packBase() } });
  expect([status, stdout]).toEqual([1, expect.stringContaining("\nSince weather-widget-1.4.0.zip: ")]);
});

nightly.each([
  ["no built code", {}, "build the plugin in a step above this one"],
  ["no name", { "manifest.json": manifestWith({ name: "" }) }, "no name and version"],
  ["what must not ship", { "dist/.env": "A=1" }, "no archive can be made: "],
] as const)("a plugin with %s is not compared, and it says why", async (what, files, says) => {
  const workspace = wholePlugin({ ...files });
  if (what === "no built code") rmSync(join(workspace, "dist"), { recursive: true });
  const { stdout } = await check({ workspace, inputs: { "base-artifact": await packBase() } });
  expect(stdout.split("\n").find((text) => text.startsWith("The package is compared with nothing: "))).toContain(says);
});
