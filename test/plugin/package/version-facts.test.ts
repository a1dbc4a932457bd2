import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { preflightWithFixes } from "../../../src/run/fix.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { makePlugin, manifestWith, temporaryFolder } from "../../support/folders.js";
import { git, makeRepository } from "../../support/git.js";
import { formatOutcome, listFindings } from "../../support/list-findings.js";
import { nightly } from "../../support/nightly.js";

const REQUEST = { occasion: "push", strict: false, failOn: "error" } as const;
const MANIFEST = manifestWith({ version: "2.0.0" });
const makePackage = (name: string): string => JSON.stringify({ name, version: "2.0.0" });

describe("changelog-major knows the version before", () => {
  const ONLY = "# Changelog\n\n## 2.0.0\n\n- Tides.\n";
  const SPEAKS = [
    'CHANGELOG.md: The entry "2.0.0" starts a new major version after the tag of 1.9.3, but says neither what breaks nor how to migrate',
  ];

  function repository(changelog: string, tags: readonly string[], folder = ""): string {
    const inside = folder === "" ? "" : `${folder}/`;
    const root = makeRepository({
      [`${inside}manifest.json`]: MANIFEST,
      [`${inside}package.json`]: makePackage("@harbour/tides"),
      [`${inside}CHANGELOG.md`]: changelog,
    });
    for (const tag of tags) git(root, "tag", tag);
    return root;
  }

  test("from a tag, where the changelog names none", async () => {
    expect(await listFindings(repository(ONLY, ["v1.9.3", "v1.0.0", "v1", "v3.0.0"]), "changelog-major")).toEqual(
      SPEAKS,
    );
  });

  nightly("from the higher of both", async () => {
    const both = `${ONLY}\n## 1.8.0\n\n- Low water.\n`;
    expect(await listFindings(repository(both, ["v1.9.3"]), "changelog-major")).toEqual(SPEAKS);
    expect(await listFindings(repository(both, ["v1.7.0"]), "changelog-major")).toEqual([
      'CHANGELOG.md: The entry "2.0.0" starts a new major version after 1.8.0, but says neither what breaks nor how to migrate',
    ]);
  });

  test("from stable tags only, as the version is one", async () => {
    expect(await listFindings(repository(ONLY, ["v2.0.0-rc.1", "v1.9.3", "v2.0.0"]), "changelog-major")).toEqual(
      SPEAKS,
    );
  });

  test("in a subfolder from tags of the package", async () => {
    const only = [`skipped: CHANGELOG.md names no version before 2.0.0, and neither does a tag`];
    const among = (...tags: readonly string[]): Promise<readonly string[]> =>
      listFindings(repository(ONLY, tags, "plugins/tides"), "changelog-major", "plugins/tides");
    expect(await among("v1.9.3", "radar@1.9.3")).toEqual(only);
    expect(await among("tides@1.9.3")).toEqual(SPEAKS.map((line) => `plugins/tides/${line}`));
  });

  test("or is skipped: a shallow clone gets advice on how to get the tags", async () => {
    const root = repository(ONLY, ["v1.9.3"]);
    git(root, "commit", "--allow-empty", "--quiet", "--message=more");
    const clone = join(temporaryFolder(), "clone");
    git(root, "clone", "--quiet", "--depth=1", "--no-tags", `file://${root}`, clone);
    const unnamed = "skipped: CHANGELOG.md names no version before 2.0.0, and ";
    expect(await listFindings(clone, "changelog-major")).toEqual([
      `${unnamed}this clone may not have the tags: check out with fetch-depth: 0`,
    ]);
    git(clone, "fetch", "--quiet", "--tags");
    expect(await listFindings(clone, "changelog-major")).toEqual(SPEAKS);
    const outside = makePlugin({ "manifest.json": MANIFEST, "CHANGELOG.md": ONLY });
    expect(await listFindings(outside, "changelog-major")).toEqual([`${unnamed}the files are in no git repository`]);
  });

  test("and what it cannot judge it leaves to others", async () => {
    const root = makePlugin({ "manifest.json": MANIFEST });
    expect(await listFindings(root, "changelog-major")).toEqual(["skipped: there is no CHANGELOG.md"]);
    for (const [changelog, reason] of [
      ["", "CHANGELOG.md is empty"],
      ["# Changelog\n", "CHANGELOG.md has no entry for 2.0.0"],
      ["## 2.0.0\n\n## 1.0.0\n", "the entry for 2.0.0 in CHANGELOG.md is empty"],
    ] as const) {
      makePlugin({ "CHANGELOG.md": changelog }, root);
      expect(await listFindings(root, "changelog-major")).toEqual([`skipped: ${reason}`]);
    }
  });
});

describe("changelog-entry", () => {
  nightly("finds the newest entries in a changelog of any size, and reports when it did not read on", async () => {
    const older = Array.from({ length: 30_000 }, (_, at) => `## 0.0.${String(at)}\n\n- ${"x".repeat(20)}\n`).join("\n");
    const root = makePlugin({ "manifest.json": MANIFEST, "CHANGELOG.md": `## 2.0.0\n\n- Tides.\n\n${older}` });
    expect(await listFindings(root, "changelog-entry")).toEqual([]);
    makePlugin({ "CHANGELOG.md": `${older}\n## 2.0.0\n\n- Tides.\n` }, root);
    expect(await listFindings(root, "changelog-entry")).toEqual([
      'CHANGELOG.md: CHANGELOG.md has no entry for "2.0.0" in its first 512 KiB; its first is "0.0.0"',
    ]);
    makePlugin({ "CHANGELOG.md": "2.0.0 ".repeat(200_000) }, root);
    expect(await listFindings(root, "changelog-entry")).toEqual([
      'CHANGELOG.md: CHANGELOG.md has no entry for "2.0.0" in its first 512 KiB',
    ]);
  });
});

describe("versions-agree", () => {
  test("fixes the lock file where package.json and the manifest agree, and nothing else in it", async () => {
    const lock = (version: string): string =>
      `{\r\n\t"name": "tides",\r\n\t"version": "${version}",\r\n\t"packages": { "": { "version": "${version}" }, "a": { "version": "1.0.0" } }\r\n}`;
    const root = makePlugin({
      "manifest.json": MANIFEST,
      "package.json": makePackage("tides"),
      "package-lock.json": lock("1.0.0"),
    });
    const { fixed } = await preflightWithFixes({ ...REQUEST, cwd: root, paths: ["."], only: ["versions-agree"] });
    expect(fixed.map(({ message }) => message)).toEqual([
      'package-lock.json names the version "1.0.0", but package.json names "2.0.0"',
    ]);
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(lock("2.0.0"));
  });
});

test("in memory nothing is tracked, and there is no release unless one is given", async () => {
  const mine = checks.filter(({ id }) => ["env-tracked", "version-matches-tag"].includes(id));
  const needs = mine.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const workspace = inMemory({ "manifest.json": MANIFEST });
  const policy = { occasion: "push", strict: false } as const;
  const plain = inspect(await readPlugin(workspace, { needs }), mine, policy);
  expect(plain.outcomes.flatMap(formatOutcome)).toEqual(["skipped: this is not a release"]);
  const given = { tag: { name: "v2.1.0" } };
  const release = inspect(await readPlugin(workspace, { needs, given }), mine, policy);
  expect(release.findings.map(({ message }) => message)).toEqual([
    'The tag "v2.1.0" releases "2.1.0", but manifest.json names "2.0.0"',
  ]);
});
