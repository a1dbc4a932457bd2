import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFixtureCases } from "../scripts/fixtures/fixture-case.js";
import { makePlugin } from "./support/folders.js";
import { nightly } from "./support/nightly.js";
import { runProcess } from "./support/process.js";
import { ROOT } from "./support/project.js";

const SCRIPT = "scripts/new-check.js";

/** A project of two subjects and two checks, where nothing is compiled. */
function makeProject(): string {
  const project = makePlugin({
    "package.json": '{ "type": "module" }',
    "fixtures/manifest-name.txt": "=== base\n",
    "src/checks/manifest/manifest-name.ts": "",
    "src/checks/workflows/workflow-pins.ts": "",
    "src/checks/index.ts": [
      'import manifestName from "./manifest/manifest-name.js";',
      'import workflowPins from "./workflows/workflow-pins.js";',
      "export const checks = [",
      "  manifestName,",
      "  workflowPins,",
      "];\n",
    ].join("\n"),
  });
  mkdirSync(join(project, "scripts"));
  copyFileSync(join(ROOT, SCRIPT), join(project, SCRIPT));
  return project;
}

const add = (cwd: string, ...names: string[]) => runProcess(process.execPath, [SCRIPT, ...names], { cwd });
const listFiles = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

test("a new check gets its files, and its place in the list", async () => {
  const project = makeProject();
  const { status, stdout } = await add(project, "manifest/manifest-tides");
  expect([status, stdout]).toEqual([0, expect.stringContaining("  src/checks/manifest/manifest-tides.ts\n")]);
  expect(readFileSync(join(project, "src/checks/index.ts"), "utf8")).toBe(
    [
      'import manifestName from "./manifest/manifest-name.js";',
      'import manifestTides from "./manifest/manifest-tides.js";',
      'import workflowPins from "./workflows/workflow-pins.js";',
      "export const checks = [",
      "  manifestName,",
      "  workflowPins,",
      "  manifestTides,",
      "];\n",
    ].join("\n"),
  );
  expect(readFileSync(join(project, "src/checks/manifest/manifest-tides.md"), "utf8")).toContain("<!-- /codes -->");
  expect(listFixtureCases(project, "manifest-tides").map(({ name }) => name)).toEqual(["silent", "speaks"]);
});

nightly.each([
  [
    "a subject that there is not",
    ["manifst/manifest-tides"],
    2,
    'no subject "manifst". The subjects are manifest, work',
  ],
  ["no subject", ["/manifest-tides"], 2, 'no subject "". The subjects are manifest, workflows\n'],
  ["a folder outside", ["../scripts/manifest-tides"], 2, "Usage: "],
  ["an id of one word", ["manifest/tides"], 2, "Usage: "],
  ["nothing", [], 2, "Usage: "],
  [
    "a check that is there",
    ["manifest/manifest-name"],
    1,
    "already src/checks/manifest/manifest-name.ts, fixtures/manifest-name.txt",
  ],
  ["the id of a check of another subject", ["workflows/manifest-name"], 1, "already fixtures/manifest-name.txt"],
])("%s is refused, and nothing is written", async (_, names, expected, words) => {
  const project = makeProject();
  const before = listFiles(project);
  const { status, stdout, stderr } = await add(project, ...names);
  expect([status, stdout]).toEqual([expected, ""]);
  expect(stderr).toContain(words);
  expect(listFiles(project)).toEqual(before);
});
