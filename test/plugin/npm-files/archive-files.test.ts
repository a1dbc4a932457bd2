import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import type { ArchiveFiles } from "../../../src/plugin/npm-files/archive-files.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { MAX_ARCHIVED_FILES } from "../../../src/base/files/archive-limits.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";

const BASE: Files = {
  "manifest.json": manifestWith({ screenshots: [] }),
  "package.json": '{ "name": "weather-widget", "version": "1.4.0" }',
  "README.md": "# Weather",
  LICENSE: "MIT",
  "CHANGELOG.md": "# Changelog",
  "dist/plugin.js": "export {};",
};
const NAMES = ["CHANGELOG.md", "LICENSE", "README.md", "dist/plugin.js", "manifest.json", "package.json"];

async function archived(workspace: Workspace, folder = ""): Promise<ArchiveFiles> {
  const { facts } = await readPlugin(workspace, { folder, needs: ["archiveFiles"] });
  if (isAbsent(facts.archiveFiles)) throw new Error(facts.archiveFiles.absent);
  return facts.archiveFiles;
}

const listPaths = ({ files }: ArchiveFiles): readonly string[] => files.map(({ path }) => path);

describe("the archive of a release contains", () => {
  test("what every plugin has, in the order of code units", async () => {
    expect(listPaths(await archived(inMemory(BASE)))).toEqual(NAMES);
  });

  test("all of dist/ but other people's packages and git's own files", async () => {
    const more = { "dist/a/b.js": "x", "dist/node_modules/a/index.js": "x", "dist/.git/config": "x" };
    expect(listPaths(await archived(inMemory({ ...BASE, ...more })))).toEqual([...NAMES, "dist/a/b.js"].toSorted());
  });

  test("nothing that a killed run has left behind, and what only looks like it", async () => {
    const draft = "x.0b8f9c1e-5a0d-4e7e-9a53-6c1f0d2b7a44.draft";
    const left = { [`dist/.${draft}`]: "x", [`dist/.${draft}/plugin.js`]: "x" };
    const own = { [`dist/${draft}`]: "x", "dist/.my.draft": "x" };
    const all = { ...BASE, ...left, ...own };
    expect(listPaths(await archived(inMemory(all)))).toEqual([...NAMES, ...Object.keys(own)].toSorted());
    const listed = '{ "name": "weather-widget", "version": "1.4.0", "files": ["dist/"] }';
    const byList = await archived(inMemory({ ...all, "package.json": listed }));
    expect(listPaths(byList)).toEqual([...NAMES, ...Object.keys(own)].toSorted());
  });

  test("the files that the manifest names", async () => {
    const manifest = manifestWith({ main: "./bin/run.js", screenshots: ["screenshots/a.png"] });
    const more = { "manifest.json": manifest, "bin/run.js": "x", "bin/other.js": "x", "screenshots/a.png": "x" };
    const paths = listPaths(await archived(inMemory({ ...BASE, ...more })));
    expect(paths).toEqual([...NAMES, "bin/run.js", "screenshots/a.png"].toSorted());
  });

  test("all screenshots where nothing names one, so that what passes in the repository passes as an archive", async () => {
    const shots = { "screenshots/a.png": "x", "screenshots/de/a.png": "x", "assets/screenshots/b.svg": "x" };
    const more = { ...shots, "screenshots/a.psd": "x", "screenshots/empty.png": "" };
    expect(listPaths(await archived(inMemory({ ...BASE, ...more })))).toEqual(
      [...NAMES, ...Object.keys(shots)].toSorted(),
    );
    const listing = { ...more, "package.json": '{ "files": ["screenshots/a.png"] }' };
    expect(listPaths(await archived(inMemory({ ...BASE, ...listing })))).toEqual(
      [...NAMES, "screenshots/a.png"].toSorted(),
    );
    const tool = { ...more, "manifest.json": manifestWith({ type: "cli-tool", screenshots: [] }) };
    expect(listPaths(await archived(inMemory({ ...BASE, ...tool })))).toEqual(NAMES);
  });

  test("what keeps a folder of screenshots without an image in git, as that is no more than a warning", async () => {
    const more = { "screenshots/.gitkeep": "", "screenshots/old/.gitkeep": "" };
    expect(listPaths(await archived(inMemory({ ...BASE, ...more })))).toEqual(
      [...NAMES, "screenshots/.gitkeep"].toSorted(),
    );
  });

  test("what a list in package.json adds, and not what npm packs without a list", async () => {
    const more = { "locales/de.json": "{}", "src/plugin.ts": "" };
    expect(listPaths(await archived(inMemory({ ...BASE, ...more })))).toEqual(NAMES);
    const listing = { ...more, "package.json": '{ "files": ["locales"] }' };
    expect(listPaths(await archived(inMemory({ ...BASE, ...listing })))).toEqual(
      [...NAMES, "locales/de.json"].toSorted(),
    );
  });

  test("the files of one plugin of several, by their paths in the repository", async () => {
    const plugin = Object.fromEntries(Object.entries(BASE).map(([path, text]) => [`plugins/weather/${path}`, text]));
    const archive = await archived(inMemory({ ...BASE, ...plugin }), "plugins/weather");
    expect(listPaths(archive)).toEqual(NAMES.map((name) => `plugins/weather/${name}`));
  });
});

describe("the archive of a release is refused for", () => {
  test.each([
    ["settings of a machine", { "dist/.env": "A=b" }, "dist/.env"],
    ["a key", { "keys/id_rsa": "x", "package.json": '{ "files": ["keys"] }' }, "keys/id_rsa"],
    ["a token of npm", { "dist/.npmrc": "//registry.example.com/:_authToken=x" }, "dist/.npmrc"],
    ["a password of npm", { "dist/.npmrc": "fund=false\n_password = x" }, "dist/.npmrc"],
  ])("%s", async (_, more, path) => {
    const archive = await archived(inMemory({ ...BASE, ...more }));
    expect(archive.refused).toEqual([{ path, why: "credentials" }]);
    expect(listPaths(archive)).not.toContain(path);
  });

  test.each([
    ["an example of settings", { "dist/.env.example": "A=" }],
    ["a token from the environment", { "dist/.npmrc": "//registry.example.com/:_authToken=${NPM_TOKEN}" }],
    ["a public key", { "dist/id_rsa.pub": "x" }],
  ])("nothing like %s", async (_, more) => {
    expect((await archived(inMemory({ ...BASE, ...more }))).refused).toEqual([]);
  });

  test("a file of the manifest's outside of the plugin", async () => {
    const plugin = Object.fromEntries(Object.entries(BASE).map(([path, text]) => [`a/${path}`, text]));
    const manifest = manifestWith({ main: "../shared.js", screenshots: [] });
    const archive = await archived(inMemory({ ...plugin, "a/manifest.json": manifest, "shared.js": "x" }), "a");
    expect(archive.refused).toEqual([{ path: "shared.js", why: "outside" }]);
  });

  test.skipIf(!POSIX)("links, which are not followed", async () => {
    const folder = wholePlugin();
    const outside = makePlugin({ secret: "x" }, temporaryFolder());
    symlinkSync(join(outside, "secret"), join(folder, "dist", "secret"));
    symlinkSync(outside, join(folder, "dist", "folder"));
    symlinkSync("..", join(folder, "dist", "up"));
    expect((await archived(diskWorkspace(folder))).refused).toEqual([
      { path: "dist/folder", why: "link" },
      { path: "dist/secret", why: "link" },
      { path: "dist/up", why: "link" },
    ]);
  });
});

nightly("an archive of too many files is reported as such", async () => {
  const folder = wholePlugin();
  makePlugin(
    Object.fromEntries(Array.from({ length: MAX_ARCHIVED_FILES + 1 }, (_, at) => [`dist/${String(at)}.js`, ""])),
    folder,
  );
  expect((await archived(diskWorkspace(folder))).tooLarge).toBe(
    'it has more than 10,000 files, 10,003 of them in "dist"',
  );
});
