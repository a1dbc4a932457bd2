import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { problem } from "../servers/marketplace-versions.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { makeOddArchive } from "../support/odd-archive.js";
import { BOUND_USER, CLI, POSIX, runCli, runCliHere } from "../support/product.js";
import { serveVersion } from "../support/served-version.js";
import { packVersion, sha256Of } from "../support/submit.js";

const PLUGIN = "weather-widget";
const GOOD = await packVersion("1.4.0");

/** Another host, and everything that it was ever asked for. */
const asked: string[] = [];
const elsewhere = createServer(({ url, headers }, response) => {
  asked.push(`${url ?? ""} ${JSON.stringify(headers)}`);
  response.writeHead(200, { "content-type": "application/zip" }).end(GOOD);
});
await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
const ELSEWHERE = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}`;
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const startWith = (bytes: Uint8Array, version?: string): Promise<MarketplaceServer> =>
  serveVersion(PLUGIN, bytes, version);

const install = (server: Pick<MarketplaceServer, "url">, cwd: string, ...words: readonly string[]) =>
  runCliHere(["install", ...(words.length === 0 ? [PLUGIN] : words), "--marketplace-url", server.url], { cwd });

describe("install", () => {
  nightly("unpacks the newest version, for test and dev, and sends no credential", async () => {
    const server = await startWith(GOOD);
    const cwd = temporaryFolder();
    const args = ["install", PLUGIN, "--marketplace-url", server.url, "--archive", "weather.zip"];
    const env = { PLUGIN_MARKETPLACE_TOKEN: "a-token-that-stays-here" };
    const { status, stdout, output } = await runCli(args, { cwd, env });
    expect(status, output).toBe(0);
    expect(readdirSync(cwd).toSorted()).toEqual(["weather-widget", "weather.zip"]);
    expect(sha256Of(readFileSync(join(cwd, "weather.zip")))).toBe(sha256Of(GOOD));
    expect(stdout).toContain(`Installed weather-widget 1.4.0 in weather-widget: `);
    expect(stdout).toMatch(/\n {2}gh attestation verify weather\.zip --repo \S+\n/u);
    expect(server.shown.map(({ authorization }) => authorization)).not.toContain("Bearer a-token-that-stays-here");
    expect(server.wrong).toEqual([]);
    const tested = await runCli(["test", PLUGIN], { cwd });
    expect(tested.status, tested.output).toBe(0);
  });

  test("takes the version that is named, and a name as the manifest has it", async () => {
    const server = await startWith(GOOD);
    const cwd = temporaryFolder();
    const { status, output } = await install(server, cwd, "Weather Widget@1.4.0", "--output", "here");
    expect(status, output).toBe(0);
    const manifest = JSON.parse(readFileSync(join(cwd, "here", "manifest.json"), "utf8")) as { version: string };
    expect(manifest.version).toBe("1.4.0");
  });

  test.each([
    ["no plugin", [], "needs the name of a plugin"],
    ["a name that no plugin has", ["@lumen/weather"], "is not the name of a plugin"],
    ["a version that is none", ["weather-widget@latest"], "is not a version"],
    ["a plugin that is not there", ["rain-widget"], "plugin-not-found"],
    ["a version that is not there", ["weather-widget@9.9.9"], "has no weather-widget 9.9.9 that is published"],
  ])("with %s is wrong usage, and writes nothing", async (_, words, message) => {
    const server = await startWith(GOOD);
    const cwd = temporaryFolder();
    const args = ["install", ...words, "--marketplace-url", server.url];
    const { status, stderr } = await runCliHere(args, { cwd });
    expect(stderr).toContain(message);
    expect([status, readdirSync(cwd)]).toEqual([2, []]);
  });

  test("without an address, or from a server without a catalog, is wrong usage", async () => {
    expect((await runCliHere(["install", PLUGIN])).stderr).toContain("The URL of the marketplace is missing");
    const server = await marketplaceServer();
    const { status, stderr } = await install(server, temporaryFolder());
    expect(status).toBe(2);
    expect(stderr).toContain("has no public catalog");
  });

  test("says that a version is yanked, in words that are safe to show", async () => {
    const server = await startWith(GOOD);
    const yanked = { reason: "It forgets\u001b[2J its settings\n::error::" };
    server.distort = ({ operation }, answer) =>
      operation === "getVersion" ? { ...answer, body: { ...(answer.body as object), yanked } } : answer;
    const { status, stdout } = await install(server, temporaryFolder());
    expect(status).toBe(0);
    expect(stdout).toContain("It is yanked: It forgets");
    expect(stdout).not.toContain("It is deprecated");
    expect(stdout).not.toContain("\u001b");
    expect(stdout).not.toMatch(/^::/mu);
  });

  test("says that a version is deprecated, and by which words", async () => {
    const server = await startWith(GOOD);
    const deprecated = { message: "Use tide-table" };
    server.distort = ({ operation }, answer) =>
      operation === "getVersion" ? { ...answer, body: { ...(answer.body as object), deprecated } } : answer;
    const { status, stdout } = await install(server, temporaryFolder());
    expect(status).toBe(0);
    expect(stdout).toContain("\nIt is deprecated: Use tide-table\n");
  });
});

const file = (path: string, content = "x") => ({ path, isExecutable: false, bytes: Buffer.from(content) });
const zip = (...files: readonly ReturnType<typeof file>[]) => makeZip(files, (bytes) => deflateRawSync(bytes));
const MANIFEST = JSON.stringify({ manifest_version: 1, name: "Weather Widget", version: "1.4.0" });

describe("an archive that is hostile is refused, and nothing is written", () => {
  test.each<readonly [string, Uint8Array]>([
    ["leads out of the folder", makeOddArchive({ path: "../../evil.js" })],
    ["leads to a root", makeOddArchive({ path: "/tmp/evil.js" })],
    ["has a link", makeOddArchive({ path: "dist/lnk", attributes: (0o120777 << 16) >>> 0 })],
    ["has a device", makeOddArchive({ path: "dist/dev", attributes: (0o020666 << 16) >>> 0 })],
    ["has settings of git", zip(file("manifest.json", MANIFEST), file(".git/config", "[core]\nfsmonitor = evil"))],
    ["has a name of a device", zip(file("manifest.json", MANIFEST), file("dist/con.js"))],
    ["has names that are the same on some disks", zip(file("manifest.json", MANIFEST), file("A.js"), file("a.js"))],
    ["has something behind its end", Buffer.concat([GOOD, Buffer.from("more")])],
    ["is cut off", GOOD.subarray(0, GOOD.length - 40)],
    ["is no archive", Buffer.from("<html>")],
    ["has no plugin", zip(file("README.md"))],
    ["has another plugin", zip(file("manifest.json", MANIFEST.replace("Weather Widget", "Rain Widget")))],
    ["has another version", zip(file("manifest.json", MANIFEST.replace("1.4.0", "1.4.1")))],
    ["has credentials", zip(file("manifest.json", MANIFEST), file(".env", "TOKEN=ghp_0123456789abcdef"))],
  ])("because it %s", async (_, bytes) => {
    const server = await startWith(bytes);
    const cwd = temporaryFolder();
    const { status, stderr } = await install(server, cwd, PLUGIN, "--archive", "kept.zip");
    expect(status, stderr).toBe(5);
    expect(stderr).toMatch(/the archive/iu);
    expect(stderr).toContain("Nothing was written");
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("because its digest is another one", async () => {
    const server = await startWith(GOOD);
    const other = await packVersion("1.4.0", { LICENSE: "MIT License\n" });
    server.distort = ({ operation }, answer) => (operation === "getArtifact" ? { ...answer, body: other } : answer);
    const cwd = temporaryFolder();
    const { status, stderr } = await install(server, cwd);
    expect(status, stderr).toBe(5);
    expect(stderr).toContain(sha256Of(GOOD));
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe("nothing is written", () => {
  test("where something is in the folder, a file or a link is in its place", async () => {
    const server = await startWith(GOOD);
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "full"));
    writeFileSync(join(cwd, "full", "mine.txt"), "mine");
    writeFileSync(join(cwd, "file"), "mine");
    mkdirSync(join(cwd, "elsewhere"));
    if (POSIX) symlinkSync("elsewhere", join(cwd, "link"));
    const before = server.calls.length;
    const ends = { full: 2, file: 2, ...(POSIX && { link: 5 }) };
    for (const [name, status] of Object.entries(ends)) {
      expect((await install(server, cwd, PLUGIN, "--output", name)).status, name).toBe(status);
    }
    expect((await install(server, cwd, PLUGIN, "--archive", "file")).status).toBe(2);
    expect(server.calls.length).toBe(before);
    expect(readdirSync(join(cwd, "elsewhere"))).toEqual([]);
    expect(readFileSync(join(cwd, "full", "mine.txt"), "utf8")).toBe("mine");
  });

  test.skipIf(!POSIX)("in a folder that is read-only", async () => {
    const server = await startWith(GOOD);
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o555);
    const run = { cwd, ...(BOUND_USER !== undefined && { user: BOUND_USER }) };
    const { status, stderr } = await runCli(["install", PLUGIN, "--marketplace-url", server.url], run);
    chmodSync(cwd, 0o755);
    expect(status, stderr).toBe(2);
    expect(stderr).toContain("cannot be written");
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("where the marketplace redirects, and the other address is never asked", async () => {
    for (const operation of ["getCapabilities", "getPlugin", "getVersion", "getArtifact"]) {
      const server = await startWith(GOOD);
      server.trouble = (call) =>
        call.operation === operation
          ? {
              when: "before",
              what: "raw",
              raw: (response) => response.writeHead(307, { location: `${ELSEWHERE}/x` }).end(),
            }
          : undefined;
      const cwd = temporaryFolder();
      const { status, stderr } = await install(server, cwd);
      expect(status, stderr).toBe(3);
      expect(readdirSync(cwd)).toEqual([]);
    }
    expect(asked).toEqual([]);
  });

  nightly("where the download breaks, or there is no server", async () => {
    const server = await startWith(GOOD);
    server.trouble = ({ operation }) => (operation === "getArtifact" ? { when: "after", what: "reset" } : undefined);
    const cwd = temporaryFolder();
    expect((await install(server, cwd)).status).toBe(3);
    expect((await install({ url: "http://127.0.0.1:9" }, cwd)).status).toBe(3);
    server.trouble = () => undefined;
    server.distort = ({ operation }, answer) =>
      operation === "getArtifact" ? problem(404, "version-not-found") : answer;
    expect((await install(server, cwd)).status).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  nightly.skipIf(!POSIX)("by a run that is killed while it waits for the archive, or interrupted", async () => {
    for (const signal of ["SIGKILL", "SIGINT"] as const) {
      const server = await startWith(GOOD);
      const cwd = temporaryFolder();
      server.trouble = ({ operation }) =>
        operation === "getArtifact" ? { when: "before", what: "silence" } : undefined;
      const child = spawn(process.execPath, [CLI, "install", PLUGIN, "--marketplace-url", server.url], { cwd });
      const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
      while (!server.calls.some(({ operation }) => operation === "getArtifact")) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      child.kill(signal);
      expect(await ended).toBe(signal === "SIGINT" ? 130 : null);
      expect(readdirSync(cwd)).toEqual([]);
      expect(existsSync(join(cwd, PLUGIN))).toBe(false);
    }
  });
});
