import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findMatchingFolders, splitGlob } from "../../../src/base/files/matching-folders.js";
import { readFolder } from "../../../src/base/files/safe-read.js";
import { makePlugin } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

const FILE = "manifest.json";

function makeTree(folders: readonly string[]): string {
  return makePlugin(Object.fromEntries(folders.map((folder) => [join(folder, FILE), "{}"])));
}

/** What a pattern finds, and which folders were looked into. */
function search(root: string, pattern: string, most?: number) {
  const listed: string[] = [];
  const list = (folder: string) => {
    listed.push(folder.slice(root.length + 1));
    return readFolder(folder);
  };
  const { base, pattern: rest } = splitGlob(pattern);
  const found = findMatchingFolders(root, base, rest, FILE, { ...(most !== undefined && { most }), list });
  return { found: "folders" in found ? found.folders.toSorted() : found, listed };
}

const tree = makeTree([
  ...["a", "b", "v1", "v2", "v10", "v1/sub", "x.y", ".hidden", "a/dist", "none/dist", "a/node_modules/q", "!odd"].map(
    (name) => `plugins/${name}`,
  ),
  ...["pk/deep/er/c", "pk/deep/.d/e", "node_modules/r", ".git/s", "Plugins-2/a"],
]);

describe("a pattern finds folders", () => {
  test.each([
    ["plugins/*", ["!odd", "a", "b", "v1", "v10", "v2", "x.y"]],
    ["plugins/v?", ["v1", "v2"]],
    ["plugins/v?/sub", ["v1/sub"]],
    ["plug?ns/v1*", ["v1", "v10"]],
    ["plugins/?", ["a", "b"]],
    ["plugins/?hidden", []],
    ["plugins/.*", [".hidden"]],
    ["plugins/v{1..10}", ["v1", "v10", "v2"]],
    ["plugins/{a,v{1,2}}", ["a", "v1", "v2"]],
    ["plugins/[!ab]", []],
    ["plugins/[^av]*", ["!odd", "b", "x.y"]],
    ["plugins/!o*", ["!odd"]],
    ["plugins/[[:lower:]][[:digit:]]", ["v1", "v2"]],
    ["plugins/***", ["!odd", "a", "b", "v1", "v10", "v2", "x.y"]],
    ["plugins/*/(x)", []],
    ["plugins/(a|b)*", ["a", "b"]],
    ["plugins/{a,v1}/.", ["a", "v1"]],
    ["plugins/{!odd,a}", ["!odd", "a"]],
    ["plugins/*/dist", ["none/dist"]],
    ["plugins/{a,none}/dist", ["none/dist"]],
    ["plugins/{a,none}/node_modules/q", []],
    ["plugins/{A,b}", ["b"]],
    ["plugins/**/sub", ["v1/sub"]],
    ["plugins/*/../v1", []],
    ["plugins/\\[a\\]*", []],
    [`plugins/{${"{".repeat(1000)}a${"}".repeat(1000)},b}`, ["b"]],
  ])("%s", (pattern, expected) => {
    const below = (name: string): string => `plugins/${name}`;
    expect(search(tree, pattern).found).toEqual(expected.map(below));
  });

  test.each([
    ["**", ["Plugins-2/a", "pk/deep/er/c", ...["!odd", "a", "b", "none/dist", "v1", "v1/sub", "v10", "v2", "x.y"]]],
    ["{pk/deep/er,plugins}/[abc]", ["pk/deep/er/c", "a", "b"]],
    ["pk/**/.d/*", ["pk/deep/.d/e"]],
    ["?lugins/[ab]", ["a", "b"]],
  ])("of several folders: %s", (pattern, expected) => {
    const whole = expected.map((name) => (/^(?:P|pk)/u.test(name) ? name : `plugins/${name}`));
    expect(search(tree, pattern).found).toEqual(whole.toSorted());
  });
});

test("a pattern stays in the folder that it begins in", () => {
  const root = join(tree, "plugins", "a");
  for (const pattern of ["{..,q}/*", `{${tree}/plugins,q}/*`, "*/../../*", "{../b,q}*"]) {
    expect(search(root, pattern).found, pattern).toEqual([]);
  }
});

test.runIf(POSIX)("no part of a pattern follows a link", () => {
  const root = makeTree(["plugins/a", "other/b"]);
  symlinkSync("../other", join(root, "plugins/link"));
  symlinkSync("a", join(root, "plugins/same"));
  mkdirSync(join(root, "plugins/none"));
  symlinkSync(`../a/${FILE}`, join(root, "plugins/none", FILE));
  for (const pattern of ["plugins/*", "plugins/{a,same,none}", "plugins/**", "plugins/{a,link/b}"]) {
    expect(search(root, pattern).found, pattern).toEqual(["plugins/a"]);
  }
});

test("a search lists each folder once, and none that no plugin of the pattern can be in", () => {
  const root = makeTree(["plugins/a/x", "plugins/b", "plugins/b/dist", "other/c", "node_modules/d"]);
  expect(search(root, "**").listed.toSorted()).toEqual(
    ["", "other", "other/c", "plugins", "plugins/a", "plugins/a/x", "plugins/b"].toSorted(),
  );
  expect(search(root, "plugins/*").listed).toEqual(["plugins", "plugins/a", "plugins/b"]);
});

describe("a search that is too long ends, and says what it left out", () => {
  const root = makeTree(Array.from({ length: 30 }, (_, at) => `plugins/p${String(at)}`));

  test("of entries", () => {
    expect(search(root, "**", 61).found).toHaveLength(30);
    const { found, listed } = search(root, "**", 40);
    expect(found).toEqual({ refused: "too-many-entries", most: 40, foldersLeft: 30 + 2 - listed.length });
  });

  test.each(["{a,b}".repeat(500), "{1..100000}", "{0..99}{0..99}", "{a..z}{a..z}{a..z}", `{${",".repeat(1001)}}`])(
    "of patterns in braces: %.20s",
    (pattern) => {
      expect(search(root, pattern)).toEqual({ found: { refused: "too-many-alternatives", most: 1000 }, listed: [] });
    },
  );
});
