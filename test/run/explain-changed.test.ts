import { expect, test } from "vitest";
import { explainChangedPlugins } from "../../src/run/selection/explain-changed.js";
import { inMemory } from "../../src/base/files/workspace.js";

const PLUGINS = ["packages/deep/c", "plugins/a", "plugins/b"];

async function findChanged(files: readonly string[], untracked: readonly string[] = [], plugins = PLUGINS) {
  return [...(await explainChangedPlugins(inMemory({}), plugins, { files, untracked })).keys()];
}

test.each([
  ["plugins/a/manifest.json", ["plugins/a"]],
  ["plugins/a/src/deep/file.ts", ["plugins/a"]],
  ["plugins/a", ["plugins/a"]],
  ["plugins/ab/file.ts", PLUGINS],
  ["plugins/shared/file.ts", PLUGINS],
  ["package.json", PLUGINS],
  ["package-lock.json", PLUGINS],
  ["tsconfig.json", PLUGINS],
  ["configs/tsconfig.base.json", PLUGINS],
  [".github/workflows/ci.yml", PLUGINS],
  [".github/actions/build/action.yml", PLUGINS],
  [".github/CODEOWNERS", []],
  [".vscode/settings.json", []],
  ["plugins/tsconfig.json", ["plugins/a", "plugins/b"]],
  ["packages/package.json", ["packages/deep/c"]],
  ["README.md", []],
  ["docs/guide.md", []],
  ["LICENSE", []],
  ["plugins/b/README.md", ["plugins/b"]],
])("a change of %s changes %j", async (file, expected) => {
  expect(await findChanged([file])).toEqual(expected);
});

test("what git does not know changes only the plugin that it lies in", async () => {
  expect(await findChanged([], ["report.json", "plugins/b/new.ts"])).toEqual(["plugins/b"]);
});

test("a plugin at the root is changed by everything, and those below it by its settings", async () => {
  const folders = ["", "plugins/a"];
  expect(await findChanged(["plugins/a/x"], [], folders)).toEqual(folders);
  expect(await findChanged(["package.json"], [], folders)).toEqual(folders);
  expect(await findChanged(["README.md"], [], folders)).toEqual([""]);
  expect(await findChanged([], [], folders)).toEqual([]);
});
