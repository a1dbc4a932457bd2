import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git, makeRepository } from "../support/repository.js";

/** A workflow whose pin has been loose for long. */
const WORKFLOW = `on: pull_request
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7
      - uses: acme/plugin-preflight@main
        with:
          path: packages/*
`;

/** What a branch from this repository shows of the workflow. */
async function agesOf(folder: string, change: (folder: string) => unknown, path: string): Promise<readonly unknown[]> {
  commitAll(folder);
  git(folder, "switch", "--quiet", "--create", "work");
  change(folder);
  commitAll(folder);
  const args = ["validate", "--changed-since", "main", "--fail-on-new", "warning", "--format", "json", path];
  const { stdout, stderr } = await runCliHere(args, { cwd: folder });
  expect(stderr).toBe("");
  const found = readReport(stdout).plugins.flatMap(({ findings }) => findings);
  return found.filter(({ check }) => check === "workflow-pins").map((finding) => (finding as { age?: string }).age);
}

test("a package that becomes a plugin makes no old finding of a workflow new", async () => {
  const folder = makeRepository({});
  makePlugin({ ".github/workflows/check.yml": WORKFLOW }, folder);
  wholePlugin({}, join(folder, "packages/zebra"));
  wholePlugin({}, join(folder, "packages/aardvark"));
  rmSync(join(folder, "packages/aardvark/manifest.json"));
  const change = (): unknown => wholePlugin({}, join(folder, "packages/aardvark"));
  expect(await agesOf(folder, change, "packages/*")).toEqual(["known"]);
});

nightly.runIf(POSIX)("a manifest.json in the base that is a link makes no old finding of a workflow new", async () => {
  const folder = makeRepository({});
  makePlugin({ ".github/workflows/check.yml": WORKFLOW, "assets/other.json": "{}" }, folder);
  symlinkSync("nowhere.json", join(folder, "assets/manifest.json"));
  wholePlugin({}, join(folder, "packages/zebra"));
  const change = (): unknown => wholePlugin({}, join(folder, "packages/aardvark"));
  expect(await agesOf(folder, change, "packages/*")).toEqual(["known"]);
});
