import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findChangedFiles } from "../../../src/base/git/changed-files.js";
import { findIgnoredPaths } from "../../../src/base/git/ignored-paths.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { POSIX, runCliHere } from "../../support/product.js";
import { random } from "../../support/random.js";
import { commitAll, git, initialize, makeRepository } from "../../support/repository.js";
import { divideRounds, SEED } from "../../support/torture.js";

const NAMES = [
  "a",
  "b",
  "dist",
  "Dist",
  "build",
  "x.js",
  "X.JS",
  "a.log",
  "b.map",
  ".env",
  "a b",
  "ä",
  "#x",
  "!x",
  "[x]",
  "*",
];
const PARTS = [
  ...["a", "b", "dist", "Dist", "build", "x.js", "*.js", "*.log", "*.map", ".env", "a b", "ä", String.raw`\#x`, "?"],
  ...[
    "[ab]",
    "[!a]",
    "[[:alpha:]]",
    "[[:upper:]]*",
    String.raw`\*`,
    String.raw`\[x]`,
    "**",
    "*",
    "d*t",
    "[a-c]*",
    "[",
    "{a,b}",
  ],
];
const PATHS_EACH = 100;

type Draw = (below: number) => number;

function pick<Item>(draw: Draw, all: readonly Item[]): Item {
  return all[draw(all.length)] as Item;
}

function drawPath(draw: Draw, names: readonly string[]): string {
  return Array.from({ length: 1 + draw(3) }, () => pick(draw, names)).join("/");
}

function drawRules(draw: Draw): string {
  const lines = Array.from({ length: 1 + draw(6) }, () => {
    const start = pick(draw, ["", "", "", "!", "/", "!/", String.raw`\!`, "#", "**/"]);
    const separator = pick(draw, ["/", "/", "/", "//", "/**/"]);
    const pattern = Array.from({ length: 1 + draw(2) }, () => pick(draw, PARTS)).join(separator);
    return start + pattern + pick(draw, ["", "", "/", "/*", "/**", " ", String.raw`\ `, "\r", "\t"]);
  });
  return `${lines.join("\n")}${pick(draw, ["\n", ""])}`;
}

/** A repository with random ignore files and files. A path that is a file here is no folder there. */
function makeRandomRepository(draw: Draw): string {
  const root = temporaryFolder();
  initialize(root);
  makePlugin({ "tracked.txt": "" }, root);
  commitAll(root);
  const files = new Map<string, string>([[".git/info/exclude", drawRules(draw)]]);
  const isFree = (path: string): boolean =>
    [...files.keys()].every(
      (other) => other !== path && !other.startsWith(`${path}/`) && !path.startsWith(`${other}/`),
    );
  for (let count = 0; count < 30; count++) {
    const path = drawPath(draw, NAMES);
    if (isFree(path)) files.set(path, "");
  }
  for (const folder of ["", ...NAMES.slice(0, 5).map((name) => `${name}/`)]) {
    if (draw(2) === 0 && isFree(`${folder}.gitignore`)) files.set(`${folder}.gitignore`, drawRules(draw));
  }
  makePlugin(Object.fromEntries(files), root);
  if (draw(3) === 0) git(root, "add", "--force", "--", [...files.keys()][1] ?? "tracked.txt");
  return root;
}

function splitZeros(text: string): readonly string[] {
  return text.split("\0").filter((path) => path !== "");
}

/** What git itself says, in the repository as it is. */
function askGit(root: string, paths: readonly string[]): readonly string[] {
  const env = { PATH: process.env["PATH"] ?? "", GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const input = paths.map((path) => `./${path}\0`).join("");
  try {
    const args = ["check-ignore", "-z", "--stdin", "--no-index"];
    const ignored = splitZeros(execFileSync("git", args, { cwd: root, env, input, encoding: "utf8" }));
    return ignored.map((path) => path.slice("./".length));
  } catch (error) {
    if ((error as { readonly status?: number }).status === 1) return [];
    throw error;
  }
}

describe.runIf(POSIX)("what git ignores is what git says:", () => {
  const { rounds, firsts } = divideRounds(200, 10);

  test.each(firsts)("in random repositories, from number %i on", async (first) => {
    for (let round = first; round < first + rounds; round++) {
      const draw = random(SEED + round);
      const root = makeRandomRepository(draw);
      const paths = Array.from({ length: PATHS_EACH }, () => drawPath(draw, NAMES) + pick(draw, ["", "", "/"]));
      const unique = [...new Set(paths)];
      const where = `round ${String(round)}, ${root}`;
      expect([...(await findIgnoredPaths(root, unique))].toSorted(), where).toEqual(
        [...new Set(askGit(root, unique))].toSorted(),
      );
      const changed = await findChangedFiles(root, "HEAD");
      const untracked = splitZeros(git(root, "ls-files", "-z", "--others", "--exclude-standard"));
      expect("untracked" in changed && [...changed.untracked].toSorted(), where).toEqual(untracked.toSorted());
    }
  });

  test("neither settings of the user nor of the repository name ignore files", async () => {
    const root = makeRepository({ "a.txt": "" });
    makePlugin({ ignored: "*.txt\n" }, root);
    git(root, "config", "core.excludesFile", join(root, "ignored"));
    expect([...(await findIgnoredPaths(root, ["x.txt"]))]).toEqual([]);
  });

  test("paths that git refuses to judge are not ignored, and the others are judged", async () => {
    const root = makeRepository({ ".gitignore": "*.log\n", "a/b.txt": "" });
    symlinkSync("a", join(root, "link"));
    mkdirSync(join(root, "empty"));
    const asked = [
      "link/x.log",
      "link/",
      "../x.log",
      "/x.log",
      "a/../x.log",
      "",
      ":(top)x.log",
      "x.log",
      "a//x.log",
      "-x.log",
      "a\nb.log",
    ];
    expect([...(await findIgnoredPaths(root, asked))].toSorted()).toEqual(
      [":(top)x.log", "-x.log", "a\nb.log", "x.log"].toSorted(),
    );
  });
});

test.runIf(POSIX)("a plain validate starts no git, with a pattern neither", async () => {
  const cwd = makeRepository({});
  wholePlugin({}, join(cwd, "plugins", "a"));
  commitAll(cwd);
  const bin = temporaryFolder();
  const trace = join(bin, "trace");
  writeFileSync(join(bin, "git"), `#!/bin/sh\necho started >> '${trace}'\nexit 1\n`, { mode: 0o755 });
  const { status } = await runCliHere(["validate", "plugins/*"], { cwd, env: { PATH: bin } });
  expect([status, existsSync(trace)]).toEqual([0, false]);
  await runCliHere(["validate", "plugins/*", "--changed-since", "main"], { cwd, env: { PATH: bin } });
  expect(existsSync(trace)).toBe(true);
});
