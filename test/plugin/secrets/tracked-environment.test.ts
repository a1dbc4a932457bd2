import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith } from "../../support/folders.js";
import { git, makeRepository } from "../../support/git.js";
import { listFindings } from "../../support/list-findings.js";
import { nightly } from "../../support/nightly.js";

const MANIFEST = manifestWith({ version: "2.0.0" });

describe("env-tracked", () => {
  test("reports what git tracks, and what it does not ignore next to the manifest", async () => {
    const root = makeRepository({ "manifest.json": MANIFEST, ".env": "A=1", "server/.env.local": "A=1", b: "" });
    makePlugin({ ".env.production": "A=1", "other/.env": "A=1" }, root);
    expect(await listFindings(root, "env-tracked")).toEqual([
      '.env: The file ".env" is tracked by git',
      '.env.production: git does not ignore the file ".env.production", so the next commit may contain it',
      'server/.env.local: The file "server/.env.local" is tracked by git',
    ]);
    writeFileSync(join(root, ".gitignore"), ".env*\n");
    git(root, "rm", "--cached", "--quiet", ".env", "server/.env.local");
    expect(await listFindings(root, "env-tracked")).toEqual([]);
  });

  test.each([
    [".env", true],
    ["*.local\n.env", true],
    ["/a/.env", true],
    ["a/", true],
    [".e*", true],
    [".env\n!.env", false],
    ["/.env", false],
    ["b/.env", false],
    ["# .env", false],
    [".env.local", false],
  ])("the rules %j in the root's .gitignore ignore a/.env: %s", async (rules, isIgnored) => {
    const root = makeRepository({ "a/manifest.json": MANIFEST, ".gitignore": `${rules}\n` });
    makePlugin({ "a/.env": "A=1" }, root);
    expect(await listFindings(root, "env-tracked", "a")).toHaveLength(isIgnored ? 0 : 1);
    expect(git(root, "status", "--porcelain", "--untracked-files=all").includes(".env")).toBe(!isIgnored);
  });

  nightly("leaves out templates, and what only begins alike", async () => {
    const names = [
      ".env.example",
      ".env.local.sample",
      ".env-template",
      ".env.dist",
      ".envrc",
      ".environment",
      "x.env",
    ];
    const files = Object.fromEntries([...names, ".env/notes.md", "a/.env.Example"].map((name) => [name, ""]));
    expect(await listFindings(makeRepository({ "manifest.json": MANIFEST, ...files }), "env-tracked")).toEqual([]);
  });

  nightly("leaves out what belongs to another plugin", async () => {
    const root = makeRepository({
      "a/manifest.json": MANIFEST,
      "b/manifest.json": MANIFEST,
      "b/.env": "",
      "ab/.env": "",
    });
    expect(await listFindings(root, "env-tracked", "a")).toEqual([]);
    expect(await listFindings(root, "env-tracked", "b")).toEqual(['b/.env: The file ".env" is tracked by git']);
  });

  test("reports twenty files one by one, and counts the others", async () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`.env.m${String(100 + at)}`, ""]));
    const root = makeRepository({ "manifest.json": MANIFEST, ...files });
    const all = await listFindings(root, "env-tracked");
    expect(all).toHaveLength(20);
    expect(all.at(-1)).toContain('".env.m119" is tracked by git, and so are 5 more like it');
  });

  test("has no finding where there is no repository", async () => {
    expect(await listFindings(makePlugin({ "manifest.json": MANIFEST, ".env": "A=1" }), "env-tracked")).toEqual([]);
  });

  test("reports where git does not list all tracked files", async () => {
    const root = makeRepository({ "manifest.json": MANIFEST, "a/x": "", "b/.env": "" });
    git(root, "sparse-checkout", "init", "--cone", "--sparse-index");
    expect(await listFindings(root, "env-tracked")).toEqual([
      "manifest.json: Cannot tell whether git tracks a .env file: this is a sparse checkout, and its index does not name every file of the plugin",
    ]);
    writeFileSync(join(root, ".git", "index"), "nonsense");
    expect(await listFindings(root, "env-tracked")).toEqual([
      "manifest.json: Cannot tell whether git tracks a .env file: the index of git cannot be read",
    ]);
  });
});
