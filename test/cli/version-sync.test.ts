import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePlugin, wholePlugin, type Files } from "../support/folders.js";
import { runCliHere } from "../support/product.js";
import { git, initialize } from "../support/repository.js";

const GIT = { ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/": "" };
const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

function edit(folder: string, file: string, from: string, to: string): void {
  const before = read(folder, file);
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replace(from, to));
}

/** A workspace of two plugins and a library. */
function workspace(files: Files = {}): string {
  const root = makePlugin({
    ...GIT,
    "package.json": '{ "private": true, "workspaces": ["plugins/*", "packages/*"] }\n',
    "packages/core/package.json": '{ "name": "core", "version": "9.0.0" }\n',
    ...files,
  });
  for (const name of ["one", "e 2"]) wholePlugin({}, join(root, "plugins", name));
  return root;
}

test("manifest.json gets the version of package.json, and no other byte of it changes", async () => {
  const odd = '\uFEFF{\r\n\t"version" :  "1.4.0",\r\n\r\n "name":"Caf\\u00e9" }';
  const cwd = wholePlugin({ ...GIT, "manifest.json": odd });
  edit(cwd, "package.json", '"version": "1.4.0"', '"version": "1.5.0-rc.1"');
  const { status, stdout } = await runCliHere(["version", "--sync"], { cwd });
  expect([status, stdout]).toEqual([
    0,
    'Copied the version of package.json:\n  manifest.json  "1.4.0" to "1.5.0-rc.1"\n',
  ]);
  expect(read(cwd, "manifest.json")).toBe(odd.replace("1.4.0", "1.5.0-rc.1"));
});

test("where the versions agree, nothing is written, and the exit status is 0", async () => {
  const cwd = wholePlugin(GIT);
  const { status, stdout } = await runCliHere(["version", "--sync"], { cwd });
  expect([status, stdout]).toEqual([0, "The versions agree in 1 plugin.\n"]);
});

test("at the root of a workspace, all its plugins are brought in step, and no library", async () => {
  const root = workspace();
  for (const name of ["one", "e 2"]) edit(root, `plugins/${name}/package.json`, '"1.4.0"', '"2.0.0"');
  const dry = await runCliHere(["version", "--sync", "--dry-run"], { cwd: root });
  expect(dry.stdout).toContain("This would copy the version of package.json:\n");
  expect(read(root, "plugins/one/manifest.json")).toContain('"version": "1.4.0"');
  const { status, stdout } = await runCliHere(["version", "--sync"], { cwd: root });
  expect(status).toBe(0);
  expect(stdout.match(/^ {2}plugins\/.*$/gmu)).toHaveLength(2);
  for (const name of ["one", "e 2"])
    expect(read(root, `plugins/${name}/manifest.json`)).toContain('"version": "2.0.0"');
  expect((await runCliHere(["version", "--sync"], { cwd: root })).stdout).toBe("The versions agree in 2 plugins.\n");
  expect((await runCliHere(["version", "--sync", "plugins/*"], { cwd: root })).status).toBe(0);
});

test("with --from manifest.json, package.json and its lock file follow", async () => {
  const lock = '{ "name": "w", "version": "1.4.0", "packages": { "": { "name": "w", "version": "1.4.0" } } }\n';
  const cwd = wholePlugin({ ...GIT, "package-lock.json": lock });
  edit(cwd, "manifest.json", '"1.4.0"', '"1.5.0"');
  const { status, output } = await runCliHere(["version", "--sync", "--from", "manifest.json"], { cwd });
  expect(status, output).toBe(0);
  expect(read(cwd, "package.json")).toContain('"version": "1.5.0"');
  expect(read(cwd, "package-lock.json")).toBe(lock.replaceAll("1.4.0", "1.5.0"));
});

test("a finding of versions-agree names the command that makes it go", async () => {
  const cwd = wholePlugin(GIT);
  edit(cwd, "package.json", '"version": "1.4.0"', '"version": "1.5.0"');
  const before = await runCliHere(["validate", "--only", "versions-agree"], { cwd });
  expect(before.stdout.replace(/\s+/gu, " ")).toContain("The command version --sync");
  await runCliHere(["version", "--sync"], { cwd });
  expect((await runCliHere(["validate", "--only", "versions-agree"], { cwd })).status).toBe(0);
});

test.each([
  ["a version that is none", { "package.json": '{ "version": "1.5" }' }, [], "names"],
  ["a broken package.json", { "package.json": "{" }, [], "cannot be read"],
  ["--from without --sync", {}, ["--from", "manifest.json"], "--from needs --sync"],
  ["--preid with --sync", {}, ["--sync", "--preid", "rc"], "--preid cannot be used with --sync"],
] as const)("%s is refused, and nothing is written", async (_, files, words, message) => {
  const cwd = wholePlugin({ ...GIT, ...files });
  const before = read(cwd, "manifest.json");
  const { status, stderr } = await runCliHere(["version", ...(words.length === 0 ? ["--sync"] : words)], { cwd });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(read(cwd, "manifest.json")).toBe(before);
});

test("a folder without any plugin is named", async () => {
  const cwd = makePlugin({ ...GIT, "package.json": '{ "version": "1.0.0" }' });
  const { status, stderr } = await runCliHere(["version", "--sync"], { cwd });
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no plugin in "."')]);
});

test("the range of a sibling in manifest.json is raised, and an ignored manifest is not in the commands", async () => {
  const name = "@lumen-labs/weather-widget";
  const root = workspace({
    "packages/host/package.json": `{ "name": "host", "version": "1.0.0", "dependencies": { "${name}": "^1.4.0" } }`,
    "packages/host/manifest.json": `{ "name": "Host", "dependencies": { "${name}": "^1.4.0" } }`,
    ".gitignore": "plugins/one/manifest.json\n",
  });
  rmSync(join(root, ".git"), { recursive: true });
  initialize(root);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "first");
  const { status, stdout, output } = await runCliHere(["version", "minor", "plugins/one"], { cwd: root });
  expect(status, output).toBe(0);
  expect(read(root, "packages/host/manifest.json")).toContain('"^1.5.0"');
  const added = /^ {2}git add -- (.*)$/mu.exec(stdout)?.[1]?.split(" ");
  expect(added).toContain("packages/host/manifest.json");
  expect(added).not.toContain("plugins/one/manifest.json");
  const other = await runCliHere(["version", "minor", "plugins/e 2"], { cwd: root });
  expect(other.stdout).toMatch(/git add -- 'plugins\/e 2\/manifest\.json' /u);
});
