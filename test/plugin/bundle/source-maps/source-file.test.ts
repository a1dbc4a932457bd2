import { describe, expect, test } from "vitest";
import { findSourceFile } from "../../../../src/plugin/bundle/source-file.js";
import { inMemory } from "../../../../src/base/files/workspace.js";

const TEXT = "<h2>{title}</h2>\n";
const NAMED = { name: "webpack:///Tides.svelte", path: undefined, package: undefined, text: TEXT };

describe("a source that the map has without its folder", () => {
  test.each([
    [
      "is the file with its name and text",
      { "src/Tides.svelte": TEXT, "src/old/Tides.svelte": "" },
      "src/Tides.svelte",
    ],
    ["is a file with letters of three bytes", { "src/Tides.svelte": "≈≈\n" }, "src/Tides.svelte", "≈≈\n"],
    ["is none of two with the same text", { "a/Tides.svelte": TEXT, "b/Tides.svelte": TEXT }, undefined],
    ["is no file with another text", { "src/Tides.svelte": `${TEXT} ` }, undefined],
    ["is no file that was built, installed or hidden", makeCopies("dist", "node_modules/a", ".cache"), undefined],
    ["is not looked for among too many folders", { ...makeFolders(600), "src/Tides.svelte": TEXT }, undefined],
  ] as const)("%s", (_, files, found, text: string = TEXT) => {
    expect(findSourceFile(inMemory(files), "", { ...NAMED, text })).toBe(found);
  });

  test("is nothing outside of the plugin's folder", () => {
    const workspace = inMemory({ "src/Tides.svelte": TEXT, "plugin/manifest.json": "{}" });
    expect(findSourceFile(workspace, "plugin", NAMED)).toBeUndefined();
  });

  test.each([
    ["of a package", { ...NAMED, package: "tides" }],
    ["without a text", { ...NAMED, text: undefined }],
    ["that is no code", { ...NAMED, name: "webpack:///.env" }],
  ])("is nothing if it is one %s", (_, source) => {
    const workspace = inMemory({ "src/Tides.svelte": TEXT, "src/.env": TEXT });
    expect(findSourceFile(workspace, "", source)).toBeUndefined();
  });
});

test("a source at its path is that file, whatever its text is now, if it is code", () => {
  const workspace = inMemory({ "src/Tides.svelte": "", "data/keys.json": TEXT });
  expect(findSourceFile(workspace, "", { ...NAMED, path: "src/Tides.svelte" })).toBe("src/Tides.svelte");
  expect(findSourceFile(workspace, "", { ...NAMED, path: "data/keys.json" })).toBeUndefined();
});

function makeCopies(...folders: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(folders.map((folder) => [`${folder}/Tides.svelte`, TEXT]));
}

function makeFolders(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`many/${String(at)}/a.txt`, ""]));
}
