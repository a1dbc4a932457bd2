import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { wholePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { ROOT } from "../support/project.js";
import { runCli } from "../support/product.js";

const { folder: IGNORED } = findFixtureCase(ROOT, "workflow-build", "ignored");
const WORKFLOW = readFileSync(join(ROOT, IGNORED, ".github", "workflows", "plugin.yml"), "utf8");

function repository(): string {
  const folder = wholePlugin({ ".gitignore": "dist/*\n!dist/plugin.js\n", ".github/workflows/plugin.yml": WORKFLOW });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=first");
  return folder;
}

test("a workflow needs no build if git has the built code, even if .gitignore lists its folder", async () => {
  const folder = repository();
  const { status, stdout } = await runCli(["validate", folder, "--only", "workflow-build"]);
  expect([status, stdout]).toEqual([0, expect.stringContaining("1 passed")]);
  git(folder, "rm", "--quiet", "--cached", "dist/plugin.js");
  const { stdout: after } = await runCli(["validate", folder, "--only", "workflow-build"]);
  expect(after).toContain("Nothing builds the plugin before");
});
