import { expect, test } from "vitest";
import { findRepositoryWorkflows } from "../../../src/plugin/workflows/workflows.js";
import { inMemory } from "../../../src/base/files/workspace.js";

const STEP = "- uses: x/plugin-preflight@v1";
const NAMES = ["", "plugins/a", "plugins/b", "plugins/b/old", "other"];
const PLUGINS = Object.fromEntries(
  NAMES.flatMap((folder) => {
    const at = folder === "" ? "" : `${folder}/`;
    const name = `p-${folder.replaceAll("/", "-")}`;
    return [
      [`${at}manifest.json`, '{ "version": "1.2.0" }'],
      [`${at}package.json`, JSON.stringify({ name })],
    ];
  }),
);

/** What the last step of a job releases: the folders, and whether there is no other plugin. */
async function readReleased(steps: readonly object[], files: Readonly<Record<string, string>> = PLUGINS) {
  const lines = steps.map((inputs) => `      ${STEP}\n        with: ${JSON.stringify(inputs)}\n`);
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines.join("")}`;
  const { files: read } = await findRepositoryWorkflows(inMemory({ ...files, ".github/workflows/a.yml": text }));
  return read[0]?.jobs[0]?.steps.at(-1)?.released;
}

test.each<[string, object, readonly string[] | undefined]>([
  ["no path", {}, [""]],
  ["an empty path", { path: " " }, [""]],
  ["the path of the root", { path: "./" }, [""]],
  ["a path", { path: "./plugins/a/" }, ["plugins/a"]],
  ["two paths, and one twice", { path: "plugins/b\n\n plugins/a \nplugins/b" }, ["plugins/b", "plugins/a"]],
  ["a pattern", { path: "plugins/*" }, ["plugins/a", "plugins/b"]],
  ["patterns of which one leaves out", { path: "plugins/**\n!./plugins/b/**" }, ["plugins/a"]],
  ["a pattern and the root", { path: ".\nplugins/*" }, ["", "plugins/a", "plugins/b"]],
  ["a pattern and a path that it leaves out again", { path: "other\nplugins/*\n!other" }, ["plugins/a", "plugins/b"]],
  ["a path without a plugin, and one with it", { path: "gone\nother" }, ["other"]],
  ["a path without a plugin", { path: "gone" }, undefined],
  ["a path that GitHub inserts", { path: "${{ inputs.path }}" }, undefined],
  ["a form of tags that GitHub inserts", { "tag-format": "${{ inputs.form }}" }, undefined],
])("a step with %s names the plugins that it may release", async (_, inputs, folders) => {
  const released = await readReleased([{ targets: "npm", ...inputs }]);
  expect(released?.plugins.map(({ folder }) => folder)).toEqual(folders);
  const names = folders?.map((folder) => `p-${folder.replaceAll("/", "-")}`);
  expect(released?.plugins.map(({ packageName, version }) => [packageName, version])).toEqual(
    names?.map((name) => [name, "1.2.0"]),
  );
});

test("the form of tags, and whether there is no other plugin, are known with them", async () => {
  expect(await readReleased([{ targets: "npm", "tag-format": "v{version}" }])).toMatchObject({
    format: "v{version}",
    isOnly: true,
  });
  expect(await readReleased([{ targets: "npm", path: "plugins/a" }])).toMatchObject({ isOnly: false });
  expect(await readReleased([{ targets: "npm" }])).not.toHaveProperty("format");
  expect(await readReleased([{ path: "other" }])).toBeUndefined();
});

test("an archive is released of the plugins that the other steps pack", async () => {
  const release = { targets: "npm", artifact: "a.zip", path: "other" };
  const released = await readReleased([{ path: "plugins/a" }, { path: "plugins/b", artifact: "b.zip" }, release]);
  expect(released?.plugins.map(({ folder }) => folder)).toEqual(["plugins/a"]);
  expect(await readReleased([release])).toBeUndefined();
});
