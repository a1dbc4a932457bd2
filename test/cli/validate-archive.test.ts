import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { stored } from "../support/handed-over.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";

const NAME = "weather-widget-1.4.0.zip";

/** What `pack --artifact-dir` makes of the plugin that meets every check. */
const artifacts = join(temporaryFolder(), "artifacts");

beforeAll(async () => {
  expect((await runCliHere(["pack", wholePlugin(), "--artifact-dir", artifacts])).status).toBe(0);
});

/** A folder with these files of the artifact. */
function copied(...names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) copyFileSync(join(artifacts, name), join(folder, name));
  return folder;
}

const validate = (cwd: string, ...args: readonly string[]) => runCliHere(["validate", ...args], { cwd });

describe("validate of an archive", () => {
  test("passes what pack has made, alone or with its receipt and sums next to it", async () => {
    for (const names of [[NAME], [NAME, "SHA256SUMS"], [NAME, "receipt.json"], [NAME, "receipt.json", "SHA256SUMS"]]) {
      const { status, stdout, stderr } = await validate(copied(...names), NAME);
      expect([status, stderr], stdout).toEqual([0, ""]);
      expect(stdout).toContain("✔ Weather Widget 1.4.0 passes");
    }
  });

  test("knows an archive by its first bytes, whatever its name is", async () => {
    const folder = temporaryFolder();
    copyFileSync(join(artifacts, NAME), join(folder, "download"));
    expect((await validate(folder, "download")).stdout).toContain("✔ Weather Widget 1.4.0 passes");
  });

  test("judges the files in it, at places below its name, and offers no fix that cannot be made", async () => {
    const folder = makePlugin({ "bad.zip": stored({ "manifest.json": manifestWith({ manifest_version: "1" }) }) });
    const { status, stdout } = await validate(folder, "bad.zip");
    expect(status).toBe(1);
    expect(stdout).toMatch(/^bad\.zip\/manifest\.json\n {2}2:23 {2}error/mu);
    expect(stdout).toContain('"manifest_version": "1"');
    expect(stdout).not.toContain("--fix");
    const report = readReport((await validate(folder, "bad.zip", "--format", "json")).stdout);
    expect(report.plugins.map(({ path }) => path)).toEqual(["bad.zip"]);
  });

  test("judges it as the release of a tag", async () => {
    const folder = copied(NAME);
    expect((await validate(folder, NAME, "--tag", "v1.4.0")).status).toBe(0);
    const { status, stdout } = await validate(folder, NAME, "--tag", "v1.5.0");
    expect(status).toBe(1);
    expect(stdout).toContain("version-matches-tag");
    expect((await validate(folder, NAME, "--tag", "nightly")).stderr).toMatch(
      /^plugin-preflight: The tag "nightly" names/u,
    );
  });

  test("finds nothing else than a check of the folder it was made of", async () => {
    const files = { "manifest.json": manifestWith({ version: "1.4", unheard_of: 1 }), "CHANGELOG.md": "# Changelog\n" };
    const plugin = wholePlugin(files);
    const list = (text: string) =>
      readReport(text).plugins.flatMap(({ findings }) => findings.map(({ check, message }) => `${check}: ${message}`));
    const ofFolder = list((await validate(plugin, ".", "--format", "json")).stdout);
    const contents = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"].map(
      (path) => [path, readFileSync(join(plugin, path), "utf8")] as const,
    );
    const folder = makePlugin({ "a.zip": stored(Object.fromEntries(contents)) });
    const ofArchive = list((await validate(folder, "a.zip", "--format", "json")).stdout);
    expect(ofFolder.length).toBeGreaterThan(2);
    expect(ofArchive).toEqual(expect.arrayContaining(ofFolder));
  });
});

describe("validate refuses an archive", () => {
  const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes);
  const bytes = (): Buffer => readFileSync(join(artifacts, NAME));
  const file = (path: string, content = "x") => ({ path, isExecutable: false, bytes: Buffer.from(content) });
  /** One that says of its only file that it has 300 MiB. */
  function makeBomb(): Buffer {
    const zip = Buffer.from(makeZip([file("a", "x".repeat(100))], deflate));
    zip.writeUInt32LE(300 << 20, 22);
    zip.writeUInt32LE(300 << 20, zip.indexOf("PK\x01\x02", 0, "latin1") + 24);
    return zip;
  }
  function makeLink(): Buffer {
    const zip = Buffer.from(makeZip([file("a")], deflate));
    zip.writeUInt32LE(0o120777 * 0x10000, zip.indexOf("PK\x01\x02", 0, "latin1") + 38);
    return zip;
  }
  test.each<readonly [what: string, made: () => Uint8Array, status: 2 | 5, says: RegExp]>([
    ["that is a text", () => Buffer.from("not an archive"), 2, /is refused: it is not a ZIP archive/u],
    ["that is empty", () => Buffer.alloc(0), 2, /is refused: it is not a ZIP archive/u],
    ["that is cut off", () => bytes().subarray(0, 2000), 5, /not a ZIP archive, or its end is missing/u],
    ["with two readings", () => Buffer.concat([bytes(), bytes()]), 5, /The archive is refused: /u],
    ["with a bomb", makeBomb, 5, /it unpacks to more than 256 MiB/u],
    ["with a path that leads out", () => makeZip([file("../../up")], deflate), 5, /leads elsewhere/u],
    ["with a link", makeLink, 5, /"a" in it is a link/u],
    ["with credentials", () => stored({ ".env": "A=1", "manifest.json": "{}" }), 5, /"\.env" contains credentials/u],
    ["with controls in a name", () => makeZip([file("a\u001b[2J/../b")], deflate), 5, /The archive is refused: /u],
  ])("%s, in one line and what to do", async (_what, made, status, says) => {
    const folder = makePlugin({ "a.zip": made() });
    const ended = await validate(folder, "a.zip");
    expect([ended.status, ended.stdout]).toEqual([status, ""]);
    expect(ended.stderr).toMatch(says);
    expect(ended.stderr).not.toContain("\u001b");
    expect(ended.stderr.trimEnd().split("\n")).toHaveLength(2);
    if (status === 5) expect(ended.stderr).toContain("make the archive again from the plugin's folder");
  });

  test("whose bytes are not those of the sums or the receipt next to it", async () => {
    const sha256 = (of: Buffer): string => createHash("sha256").update(of).digest("hex");
    for (const [beside, says] of [
      ["SHA256SUMS", "SHA256SUMS says"],
      ["receipt.json", "its receipt says"],
    ] as const) {
      const folder = copied(NAME, beside);
      const changed = bytes();
      changed[100] = (changed[100] ?? 0) ^ 1;
      writeFileSync(join(folder, NAME), changed);
      const { status, stderr } = await validate(folder, NAME);
      expect(status).toBe(5);
      expect(stderr).toContain(`The archive has sha256 ${sha256(changed)}, and ${says} ${sha256(bytes())}`);
    }
  });

  test.runIf(POSIX)("behind a link, or of 300 MiB", async () => {
    const folder = temporaryFolder();
    symlinkSync(join(artifacts, NAME), join(folder, "link.zip"));
    writeFileSync(join(folder, "large.zip"), "PK");
    truncateSync(join(folder, "large.zip"), 300 * 1024 * 1024);
    for (const [name, says] of [
      ["link.zip", /"link\.zip" is a link\n/u],
      ["large.zip", /too large/u],
    ] as const) {
      const { status, stderr } = await validate(folder, name);
      expect(status).toBe(5);
      expect(stderr).toMatch(says);
    }
  });

  test.each([
    [["--fix"], /--fix is for the folder of a plugin/u],
    [["--baseline", "known.json"], /--baseline is for the folder/u],
    [["--baseline", "known.json", "--update-baseline"], /--baseline is for the folder/u],
    [["--changed-since", "main"], /--changed-since is for the folder/u],
    [["--shard", "1/2"], /--shard is for the folder/u],
    [["--format", "patch"], /an archive cannot be patched/u],
    [["."], /Only one archive can be checked at a time/u],
  ])("with %j, which is for folders", async (args, says) => {
    const { status, stdout, stderr } = await validate(copied(NAME), NAME, ...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(says);
  });

  test("that is not there, and leaves check to folders", async () => {
    const { status, stderr } = await validate(temporaryFolder(), "none.zip");
    expect([status, stderr]).toEqual([
      2,
      'plugin-preflight: There is no archive "none.zip"\nGive an archive, or the folder of a plugin\n',
    ]);
    const checked = await runCliHere(["check", NAME], { cwd: copied(NAME) });
    expect(checked.status).toBe(2);
    expect(checked.stderr).toMatch(
      /is not a folder.*\nGive the folder of a plugin; the command validate checks an archive\n$/u,
    );
  });

  test("but takes a folder for a folder, also one that is called like an archive", async () => {
    const folder = temporaryFolder();
    wholePlugin({}, join(folder, "plugin.zip"));
    expect((await validate(folder, "plugin.zip")).status).toBe(0);
  });
});
