import { describe, expect, test } from "vitest";
import envTracked from "../../src/checks/secrets/env-tracked.js";
import { findExtraFileProblems } from "../../src/checks/package/extra-file-problems.js";
import filesFetched from "../../src/checks/package/files-fetched.js";
import { findLeftValues } from "../../src/checks/lifecycle/left-problems.js";
import lifecycleLeaks from "../../src/checks/lifecycle/lifecycle-leaks.js";
import { readJson } from "../../src/base/text/json/read-json.js";
import { manifestWith } from "../support/folders.js";
import { findingsOf } from "../support/judge.js";

const NO_MANIFEST = { absent: "it has no place for a hook" };
const PACKAGE = readJson("package.json", '{ "files": ["dist/"] }');
const manifestFile = { path: "manifest.json", name: "manifest.json" };
const LOADED = { name: "load", open: [], outcome: { kind: "done" } };
const done = { outcome: { kind: "done" } };

const list = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `dist/${String(at + 100)}`);
const listOpen = (count: number) => list(count).map((file) => ({ what: "an interval", at: { file } }));

/** What is said in the end where so many things are found: as many as are listed, and one or two more. */
const SAYS: Readonly<Record<string, (count: number) => unknown>> = {
  "env-tracked": (count) => [...envTracked.run({ trackedEnvironment: { paths: list(count) }, manifestFile } as never)],
  "env-packed": (count) =>
    findingsOf("env-packed", {
      "manifest.json": manifestWith({}),
      ...Object.fromEntries(list(count).map((path) => [path.replace("/", "/.env."), "A=1"])),
    }),
  "files-fetched": (count) => {
    const refused = list(count).map((path) => ({ path, why: "pointer" }));
    return [...filesFetched.run({ archiveFiles: { refused }, manifestFile, missingFiles: { absent: "" } } as never)];
  },
  "files-fetched, of git": (count) => {
    const missingFiles = { files: list(count), built: [], folders: [], isSparse: false };
    return [...filesFetched.run({ archiveFiles: { refused: [] }, manifestFile, missingFiles } as never)];
  },
  "package-files": (count) => {
    const packedFiles = { files: [], links: list(count) };
    return [...findExtraFileProblems({ packageJson: PACKAGE, packedFiles, prefix: "", reported: new Set() } as never)];
  },
  "lifecycle-leaks": (count) => {
    const lifecycle = { steps: [LOADED, { name: "onDisable", open: listOpen(count), ...done }] };
    return [...lifecycleLeaks.run({ lifecycle, manifest: NO_MANIFEST } as never)];
  },
  "lifecycle-uninstall": (count) => {
    const lifecycle = { steps: [], left: { keys: list(count), more: 0 } };
    return [...findLeftValues({ lifecycle, manifest: NO_MANIFEST } as never)];
  },
  "manifest-json": (count) => readJson("manifest.json", `{\n${"a\n".repeat(count)}}`).problems,
};

describe("what is not listed is counted in the last message", () => {
  test.each([
    ["env-tracked", 20, "and so is 1 more like it", "and so are 2 more like it"],
    ["env-packed", 20, "and 1 more such file is", "and 2 more such files are"],
    ["files-fetched", 20, "and 1 more file is not fetched", "and 2 more files are not fetched"],
    ["files-fetched, of git", 20, "and 1 more is not", "and 2 more are not"],
    ["package-files", 10, "names 1 more link, and", "names 2 more links, and"],
    [
      "lifecycle-leaks",
      10,
      "1 more resource is still open after onDisable",
      "2 more resources are still open after onDisable",
    ],
    ["lifecycle-uninstall", 5, "and 1 more value are still", "and 2 more values are still"],
    ["manifest-json", 10, "(and 1 more line is not JSON", "(and 2 more lines are not JSON"],
  ])("of %s", async (name, most, one, two) => {
    expect(JSON.stringify(await SAYS[name]?.(most + 1))).toContain(one);
    expect(JSON.stringify(await SAYS[name]?.(most + 2))).toContain(two);
  });
});
