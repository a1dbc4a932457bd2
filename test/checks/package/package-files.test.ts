import { readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { NpmPackedFiles } from "../../../src/plugin/npm-files/npm-packed-files.js";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { preflight } from "../../../src/run/preflight.js";
import { preflightWithFixes } from "../../../src/run/fix.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { temporaryFolder, wholePlugin, type Files } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";
import { runProcess } from "../../support/process.js";

const ONLY = ["package-files"];
const request = (cwd: string) =>
  ({ cwd, paths: ["."], occasion: "push", strict: false, failOn: "error", only: ONLY }) as const;
const makePackage = (files: unknown, more: object = {}): string =>
  JSON.stringify({ name: "tide-table", version: "1.4.0", files, ...more });

async function findMessages(cwd: string): Promise<readonly string[]> {
  const { report } = await preflight(request(cwd));
  return report.plugins.flatMap(({ findings }) =>
    findings.map(({ location, message }) => `${location.file}: ${message}`),
  );
}

/** The findings where an entry point has asked npm. */
async function findMessagesWith(npmPackedFiles: NpmPackedFiles, files: Files = {}): Promise<readonly string[]> {
  const chosen = checks.filter(({ id }) => ONLY.includes(id));
  const needs = chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const plugin = await readPlugin(diskWorkspace(wholePlugin(files)), { needs, given: { npmPackedFiles } });
  const { findings } = inspect(plugin, chosen, { occasion: "push", strict: false });
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

describe("a .gitignore", () => {
  test("next to package.json leaves nothing out where there is a list", async () => {
    expect(await findMessages(wholePlugin({ ".gitignore": "dist/\nCHANGELOG.md\n" }))).toEqual([]);
  });

  test("leaves dist/ out where there is none", async () => {
    const folder = wholePlugin({ ".gitignore": "# built\ndist/\n", "package.json": makePackage(undefined) });
    const [only, ...others] = await findMessages(folder);
    expect(only).toMatch(
      /^package\.json: .* npm packs all \d+ files that \.gitignore does not exclude: "dist\/plugin\.js" is not among them$/u,
    );
    expect(others).toEqual([expect.stringMatching(/so npm would also pack \d+ files that a release leaves out/u)]);
  });

  test("in dist/ leaves out what it names, and an .npmignore next to it takes its place", async () => {
    const folder = wholePlugin({ "dist/.gitignore": "*\n" });
    expect(await findMessages(folder)).toEqual(['dist/.gitignore: "*" leaves "dist/plugin.js" out of the package']);
    expect(await findMessages(wholePlugin({ "dist/.gitignore": "*\n", "dist/.npmignore": "" }))).toEqual([]);
  });

  test("above a package of an npm workspace counts, as it does for npm", async () => {
    const root = temporaryFolder();
    const folder = join(root, "plugins", "tides");
    wholePlugin({ ".npmrc": "fund=false\n", "package.json": makePackage(undefined) }, folder);
    wholePlugin(
      { ".gitignore": "*.map\nsrc/\n", "package.json": makePackage(undefined, { workspaces: ["plugins/*"] }) },
      root,
    );
    const npm = await runProcess("npm", ["pack", "--dry-run", "--json"], {
      cwd: folder,
      env: { HOME: temporaryFolder() },
    });
    const [{ files }] = JSON.parse(npm.stdout) as [{ files: { path: string }[] }];
    const { facts } = await readPlugin(diskWorkspace(root), { folder: "plugins/tides", needs: ["packedFiles"] });
    const ours = "files" in facts.packedFiles ? facts.packedFiles.files.map(({ path }) => path) : [];
    expect(ours).toEqual(files.map(({ path }) => `plugins/tides/${path}`).toSorted());
    expect(ours).toContain("plugins/tides/dist/plugin.js");
    expect(ours).not.toContain("plugins/tides/src/api.ts");
  });
});

describe.skipIf(!POSIX)("a link", () => {
  test.each([
    ["in place of a file", "CHANGELOG.md", ['CHANGELOG.md: "CHANGELOG.md" is a link, and npm packs no links']],
    ["in a folder that is listed", "dist/more.js", ['dist/more.js: "dist/more.js" is a link, and npm packs no links']],
  ])("%s is not packed, which npm does not report", async (_, path, expected) => {
    const folder = wholePlugin();
    rmSync(join(folder, path), { force: true });
    symlinkSync(join(folder, "README.md"), join(folder, path));
    expect(await findMessages(folder)).toEqual(expected);
  });

  test.each(["README.md", "LICENSE"])("in place of %s, which npm packs unlisted, is reported once", async (path) => {
    const files = ["dist/", "manifest.json", "CHANGELOG.md", "screenshots/"];
    const folder = wholePlugin({ "package.json": makePackage(files), kept: "kept" });
    rmSync(join(folder, path));
    symlinkSync("kept", join(folder, path));
    expect(await findMessages(folder)).toEqual([`${path}: "${path}" is a link, and npm packs no links`]);
  });

  test("in place of dist/ leaves all of it out, and nothing behind it is looked at", async () => {
    const folder = wholePlugin();
    renameSync(join(folder, "dist"), join(folder, "out"));
    symlinkSync("out", join(folder, "dist"));
    expect(await findMessages(folder)).toEqual(['dist: "dist/plugin.js" is behind a link, and npm packs no links']);
  });
});

describe("npm's own answer", () => {
  const ALL = ["dist/plugin.js", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md", "package.json"];
  const answer = (paths: readonly string[]): NpmPackedFiles => ({ files: paths.map((path) => ({ path, size: 1 })) });
  const SHOWN = ["dist/plugin.js.map", "screenshots/dashboard.png", "screenshots/setup.png"];

  test("that matches the rules is not reported", async () => {
    expect(await findMessagesWith(answer([...ALL, ...SHOWN]))).toEqual([]);
  });

  test("counts where it differs from the rules, and the difference is reported", async () => {
    expect(await findMessagesWith(answer([...ALL.slice(0, 4), ...SHOWN, "package.json", "more.js"]))).toEqual([
      'notice: With "files", npm packs "more.js" and leaves out "CHANGELOG.md", unlike our packing rules',
      'warning: "files" leaves "CHANGELOG.md" out of the package',
    ]);
  });

  test("does not settle what a release, which asks no npm, leaves open", async () => {
    const open = { "package.json": makePackage(["dist/!(*.map)", "*.json", "CHANGELOG.md", "screenshots"]) };
    const message =
      'Cannot tell exactly which files "files" packs: "dist/!(*.map)" in package.json is not supported here';
    expect(await findMessages(wholePlugin(open))).toEqual([`package.json: ${message}`]);
    expect(await findMessagesWith(answer([...ALL, ...SHOWN]), open)).toEqual([`notice: ${message}`]);
  });

  test("that it cannot pack the plugin is reported, and so is a missing answer", async () => {
    expect(await findMessagesWith({ refused: "Invalid name" })).toEqual([
      "warning: npm cannot pack this plugin: Invalid name",
    ]);
    expect(await findMessagesWith({ silent: "it was not found" })).toEqual([
      "notice: npm did not list the files that it packs: it was not found",
    ]);
  });
});

describe("a fix adds what is missing, in the manner of the list", () => {
  const LACKING = '"manifest.json", "CHANGELOG.md"';
  test.each([
    ["of one line", '{"name": "x", "version": "1.4.0", "files": ["dist/"]}', `["dist/", ${LACKING}]`],
    [
      "without spaces",
      '{"name":"x","version":"1.4.0","files":["dist/","LICENSE"]}',
      '["dist/","LICENSE","manifest.json","CHANGELOG.md"]',
    ],
    ["that is empty", '{"name": "x", "version": "1.4.0", "files": []}', `["dist/", ${LACKING}]`],
    [
      "of several lines",
      '{\n  "name": "x",\n  "version": "1.4.0",\n  "files": [\n    "dist/"\n  ]\n}\n',
      '[\n    "dist/",\n    "manifest.json",\n    "CHANGELOG.md"\n  ]',
    ],
    [
      "with other line endings",
      '{\r\n\t"version": "1.4.0",\r\n\t"files": [\r\n\t\t"dist/"\r\n\t]\r\n}\r\n',
      '[\r\n\t\t"dist/",\r\n\t\t"manifest.json",\r\n\t\t"CHANGELOG.md"\r\n\t]',
    ],
    ["that is none", '{"name": "x", "version": "1.4.0", "files": "dist/"}', `["dist/", ${LACKING}]`],
    ["in other letters", '{"name": "x", "version": "1.4.0", "files": ["DIST"]}', `["dist", ${LACKING}]`],
  ])("%s", async (_, before, after) => {
    const folder = wholePlugin({ "package.json": before });
    const { result } = await preflightWithFixes(request(folder));
    const text = readFileSync(join(folder, "package.json"), "utf8");
    expect(text).toBe(before.replace(/"dist\/"(?=[}])|\[[^\]]*\]/u, () => after));
    const left = result.report.plugins.flatMap(({ findings }) => findings.map(({ severity }) => severity));
    expect(left).toEqual(["notice"]);
  });

  test("and no fix where another rule would leave it out all the same", async () => {
    const before = makePackage(["dist/", "manifest.json", "!CHANGELOG.md"]);
    const folder = wholePlugin({ "package.json": before });
    const { fixed } = await preflightWithFixes(request(folder));
    expect(fixed).toEqual([]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(before);
  });
});
