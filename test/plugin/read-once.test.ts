import { expect, test } from "vitest";
import { prepareInspection } from "../../src/run/inspection.js";
import { inMemory, type Workspace } from "../../src/base/files/workspace.js";

const MANIFEST = '{\n  "manifest_version": 1,\n  "name": "  Weather  Widget",\n  "version": "1.0"\n}\n';
const inspectFolder = prepareInspection({
  occasion: "push",
  strict: false,
  only: ["manifest-name", "manifest-version", "versions-agree"],
});

test("a plugin with findings is read once", async () => {
  const files = inMemory({ "manifest.json": MANIFEST, "package.json": '{ "name": "weather", "version": "2.0.0" }' });
  const read: string[] = [];
  const counting: Workspace = {
    ...files,
    bytes(path, most) {
      read.push(path);
      return files.bytes(path, most);
    },
  };
  const { findings } = await inspectFolder(counting, "");
  expect(findings.map(({ check }) => check)).toEqual(["manifest-name", "manifest-version", "versions-agree"]);
  expect(read.toSorted()).toEqual(["manifest.json", "package.json"]);
});

test("a finding contains the place itself, not what looks it up in the text of its plugin", async () => {
  const { findings } = await inspectFolder(inMemory({ "manifest.json": MANIFEST }), "");
  const parts = findings.map(({ location }) => Object.getOwnPropertyDescriptors(location));
  expect(parts.map(({ pointer, range }) => [pointer?.value, range?.value?.start])).toEqual([
    ["/name", { line: 3, column: 11 }],
    ["/version", { line: 4, column: 14 }],
  ]);
});
