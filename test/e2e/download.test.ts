import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { ROOT } from "../support/project.js";

/** The configuration of the root, and plugins side by side, took the last 30 kB. */
const MAX_BYTES = 2_820_000;
const MAX_FILES = 1000;

/** What GitHub would give a step that uses the Action, were this working tree committed. */
function download(): { readonly bytes: number; readonly files: readonly string[] } {
  const folder = temporaryFolder();
  const objects = join(folder, "objects");
  mkdirSync(objects);
  const git = (...words: readonly string[]): string =>
    execFileSync("git", words, {
      cwd: ROOT,
      encoding: "utf8",
      // The repository's own index and objects stay as they are.
      env: {
        ...process.env,
        GIT_INDEX_FILE: join(folder, "index"),
        GIT_OBJECT_DIRECTORY: objects,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: OBJECTS,
      },
    }).trim();
  git("read-tree", "HEAD");
  git("add", "--all");
  git("rm", "--quiet", "--cached", "-r", "--ignore-unmatch", "dist");
  git("add", "--force", "--", "dist", ":!dist/lib");
  const archive = join(folder, "archive.tar.gz");
  git("archive", "--worktree-attributes", "--format=tar.gz", `--output=${archive}`, git("write-tree"));
  const entries = execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).trim().split("\n");
  return { bytes: statSync(archive).size, files: entries.filter((entry) => !entry.endsWith("/")) };
}

const OBJECTS = execFileSync("git", ["rev-parse", "--path-format=absolute", "--git-path", "objects"], {
  cwd: ROOT,
  encoding: "utf8",
}).trim();

test("a step that uses the Action downloads little: the program and its source, no tests and no library", () => {
  const { bytes, files } = download();
  const advice = "give what a step does not need `export-ignore` in .gitattributes";
  expect(files.filter((file) => /^(?:fixtures|test|dist\/lib)\//u.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["action.yml", "dist/action/index.js", "dist/shared/index.js"]));
  expect(files.length, advice).toBeLessThanOrEqual(MAX_FILES);
  expect(bytes, advice).toBeLessThanOrEqual(MAX_BYTES);
});
