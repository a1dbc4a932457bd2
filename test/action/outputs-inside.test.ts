import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { startActionHere } from "../support/action.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

const CANARY = "//registry.example.com/:_authToken=canary\n";

/** A plugin with links that lead to a file which is not an output, and to the folder around it. */
function plugin(): { readonly workspace: string; readonly canary: string } {
  const home = temporaryFolder();
  const canary = join(home, ".npmrc");
  writeFileSync(canary, CANARY);
  const workspace = wholePlugin();
  mkdirSync(join(workspace, ".git"));
  symlinkSync(canary, join(workspace, "link"));
  symlinkSync(home, join(workspace, "folder"));
  writeFileSync(join(workspace, ".git", "config"), CANARY);
  return { workspace, canary };
}

describe.runIf(POSIX)("nothing is written through a link of a checkout, nor into git's own folder:", () => {
  test.each([
    [["validate", "--format", "json", "--output", "link"]],
    [["validate", "--update-baseline", "--baseline", "folder/new.json"]],
    [["pack", "--out", ".git/new.zip"]],
    [["pack", "--artifact-dir", "folder/new"]],
  ])("%j", async (args) => {
    const { workspace, canary } = plugin();
    const { status, stderr } = await runCliHere(args, { cwd: workspace });
    const before = [".npmrc", "config"];
    const after = [dirname(canary), join(workspace, ".git")].flatMap((folder) => readdirSync(folder));
    expect([status, readFileSync(canary, "utf8"), after], stderr).toEqual([5, CANARY, before]);
    expect(stderr).toMatch(
      /^(?:.*\n)*plugin-preflight: The (?:report|baseline|archive) is not written: .+\nGive it a path/u,
    );
  });
});

describe.runIf(POSIX)("the Action", () => {
  test("refuses such a path before it runs anything", async () => {
    const { workspace, canary } = plugin();
    const inputs = {
      "run-scripts": "false",
      "report-file": "r.json",
      "sarif-file": "folder/x.sarif",
      "patch-file": "p",
    };
    const { status, annotations, outputs } = await startActionHere({ workspace, inputs });
    expect([status, outputs["verdict"]]).toEqual([5, "broken"]);
    expect(annotations.shown.map(({ message }) => message)).toEqual([
      `The sarif-file "folder/x.sarif" is not written: ${join(workspace, "folder")} is a link of the repository, which may lead anywhere\nGive it a path outside the repository, or one without links`,
    ]);
    expect(readFileSync(canary, "utf8")).toBe(CANARY);
  });

  nightly("refuses one that the plugin's own tests make, and still gives its verdict", async () => {
    const home = temporaryFolder();
    const workspace = scriptedPlugin({ test: `ln -s '${home}/canary' report.json` });
    const inputs = { "run-scripts": "true", "report-file": "report.json" };
    writeFileSync(join(home, "canary"), CANARY);
    const { status, annotations, outputs } = await startActionHere({ workspace, inputs, fences: true });
    expect([status, outputs["verdict"], outputs["report-file"]]).toEqual([5, "pass", ""]);
    expect(annotations.shown.at(-1)?.message).toMatch(/^The report file could not be written, .*is a link of the/u);
    expect(readFileSync(join(home, "canary"), "utf8")).toBe(CANARY);
  });
});

test.runIf(POSIX)("--fix changes no file in git's own folder, wherever a link of the plugin leads", async () => {
  const workspace = wholePlugin();
  mkdirSync(join(workspace, ".git"));
  const manifest = readFileSync(join(workspace, "manifest.json"), "utf8").replace("{", '{\n  "naem": 1,');
  const broken = manifest.replace(/("version": ")([^"]+)/u, "$1v$2");
  writeFileSync(join(workspace, ".git", "x.json"), broken);
  writeFileSync(join(workspace, "manifest.json"), broken);
  const fixed = await runCliHere(["validate", "--fix", "--quiet"], { cwd: workspace });
  expect(readFileSync(join(workspace, "manifest.json"), "utf8"), fixed.stderr).not.toBe(broken);
  rmSync(join(workspace, "manifest.json"));
  symlinkSync(".git/x.json", join(workspace, "manifest.json"));
  const { status } = await runCliHere(["validate", "--fix"], { cwd: workspace });
  expect([status, readFileSync(join(workspace, ".git", "x.json"), "utf8")]).toEqual([5, broken]);
});
