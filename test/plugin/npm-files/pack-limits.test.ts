import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readExclusions } from "../../../src/plugin/npm-files/author-exclusions.js";
import { walkPackage, type PackWalk } from "../../../src/plugin/npm-files/pack-walk.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";
import { roundsOf } from "../../support/torture.js";

function walked(workspace: Workspace, files?: unknown): PackWalk {
  const walk = walkPackage({ workspace, folder: "", packageJson: files === undefined ? {} : { files } });
  if ("fault" in walk) throw new Error(walk.fault);
  return walk;
}

/** A folder of names that are as long as a disk takes them, and as bad as they can be for a pattern of stars. */
function longNames(count: number): Workspace {
  return inMemory(Object.fromEntries(Array.from({ length: count }, (_, at) => ["a".repeat(250) + String(at), ""])));
}
const STARS = `${"*a".repeat(120)}b`;

describe("the walk of a hostile package ends, and what is left open is reported", () => {
  nightly("with more files than an archive may contain", () => {
    const folder = temporaryFolder();
    for (let at = 0; at < roundsOf(1000, 110); at++) {
      const below = join(folder, `d${String(at % 50)}`, `e${String(at)}`);
      mkdirSync(below, { recursive: true });
      for (let file = 0; file < 100; file++) writeFileSync(join(below, `${String(file)}.js`), "");
    }
    const effort = startEffort();
    expect(walked(diskWorkspace(folder)).incomplete).toBe("it has more than 10,000 files");
    expect(effort()).toBeLessThan(20_000);
  });

  test.each([
    ["patterns full of stars in files", longNames(2000), Array.from({ length: 400 }, () => STARS)],
    [
      "more entries in files than anybody lists",
      longNames(10),
      Array.from({ length: 100_000 }, (_, at) => `x${String(at)}/**`),
    ],
    ["an ignore file of a mebibyte", inMemory({ ".npmignore": "a*b\n".repeat(250_000), "a.js": "" }), undefined],
    ["an ignore file of more", inMemory({ ".npmignore": "a*b\n".repeat(300_000), "a.js": "" }), undefined],
    ["ten thousand folders in each other", inMemory({ [`${"a/".repeat(1000)}b`]: "" }), undefined],
    ["braces that make millions", inMemory({ "a.js": "" }), ["{a,b}".repeat(30)]],
    ["a pattern without end", inMemory({ "a.js": "" }), ["*a".repeat(100_000)]],
  ])("with %s", (_, workspace, files) => {
    const effort = startEffort();
    expect(walked(workspace, files).incomplete).toBeDefined();
    expect(effort()).toBeLessThan(20_000);
  });
});

test.each([
  ["as many patterns as are read", "x\n".repeat(2000), undefined],
  ["one more", "x\n".repeat(2001), "it has more than 2000 patterns"],
  [
    "one more in two folders",
    { ".npmignore": "x\n".repeat(2000), "dist/.npmignore": "y" },
    "it has more than 2000 patterns",
  ],
  ["patterns full of stars", `${STARS}\n`.repeat(2000), "its patterns are too complex"],
  ["a pattern that is not supported", "a\n[[:alpha:]]\n", '"[[:alpha:]]" in .npmignore is not supported here'],
])("what may be left out by an ignore file of %s is known, or it is said why not", (_, ignored, incomplete) => {
  const files = typeof ignored === "string" ? { ".npmignore": ignored } : ignored;
  const exclusions = readExclusions({ workspace: inMemory(files), folder: "", packageJson: {} });
  expect(exclusions.incomplete).toBeUndefined();
  for (const { name } of longNames(40).list("")) exclusions.find(`dist/${name}`);
  const found = exclusions.find("x");
  expect(exclusions.incomplete).toBe(incomplete);
  expect(found !== undefined).toBe(incomplete === undefined);
});

test("names of every object are names like others", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const workspace = inMemory(Object.fromEntries(names.map((name) => [`dist/${name}`, ""])));
  expect(walked(workspace, ["dist/"]).files.map(({ path }) => path)).toEqual(
    names.map((name) => `dist/${name}`).toSorted(),
  );
  expect(walked(inMemory({ __proto__: "", files: "" }), names).files).toEqual([]);
});

test.skipIf(!POSIX)("links are never followed, neither out of the repository nor in a circle", () => {
  const outside = makePlugin({ "secret.js": "x" }, temporaryFolder());
  const folder = makePlugin({ "dist/plugin.js": "x" });
  symlinkSync(outside, join(folder, "dist", "outside"));
  symlinkSync("..", join(folder, "dist", "up"));
  symlinkSync(join(outside, "secret.js"), join(folder, "dist", "secret.js"));
  const { files, links } = walked(diskWorkspace(folder), ["dist", "dist/outside/secret.js", "dist/up"]);
  expect(files.map(({ path }) => path)).toEqual(["dist/plugin.js"]);
  expect(links).toEqual(["dist/outside", "dist/secret.js", "dist/up"]);
});

test.each([
  [{ dist: true }, '"files" in package.json is not an array'],
  [7, '"files" in package.json is not an array'],
  [["dist", null], '"files" in package.json contains what is not a string'],
])("where npm itself gives up, so do the rules: files as %j", (files, fault) => {
  expect(walkPackage({ workspace: inMemory({}), folder: "", packageJson: { files } })).toEqual({ fault });
});
