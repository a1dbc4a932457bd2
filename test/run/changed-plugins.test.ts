import { expect, test } from "vitest";
import { findTouchedPlugins } from "../../src/run/changed-plugins.js";

const PLUGINS = ["packages/deep/c", "plugins/a", "plugins/b"];

test.each([
  ["plugins/a/manifest.json", ["plugins/a"]],
  ["plugins/a/src/deep/file.ts", ["plugins/a"]],
  ["plugins/a", ["plugins/a"]],
  ["plugins/ab/file.ts", []],
  ["plugins/shared/file.ts", []],
  ["package.json", PLUGINS],
  ["package-lock.json", PLUGINS],
  ["tsconfig.json", PLUGINS],
  [".github/workflows/ci.yml", PLUGINS],
  ["plugins/tsconfig.json", ["plugins/a", "plugins/b"]],
  ["packages/package.json", ["packages/deep/c"]],
  ["README.md", []],
  ["docs/guide.md", []],
  ["LICENSE", []],
  ["plugins/b/README.md", ["plugins/b"]],
])("a change of %s touches %j", (file, expected) => {
  expect(findTouchedPlugins({ files: [file], untracked: [] }, PLUGINS)).toEqual(expected);
});

test("what git does not know touches only the plugin that it lies in", () => {
  expect(findTouchedPlugins({ files: [], untracked: ["report.json", "plugins/b/new.ts"] }, PLUGINS)).toEqual([
    "plugins/b",
  ]);
});

test("a plugin at the root is touched by everything, and those below it by its settings", () => {
  const folders = ["", "plugins/a"];
  expect(findTouchedPlugins({ files: ["docs/x.txt"], untracked: [] }, folders)).toEqual([""]);
  expect(findTouchedPlugins({ files: ["plugins/a/x"], untracked: [] }, folders)).toEqual(folders);
  expect(findTouchedPlugins({ files: ["package.json"], untracked: [] }, folders)).toEqual(folders);
  expect(findTouchedPlugins({ files: ["README.md"], untracked: [] }, folders)).toEqual([""]);
  expect(findTouchedPlugins({ files: [], untracked: [] }, folders)).toEqual([]);
});
