import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findWorkspacePlugins } from "../../src/repository/workspace-packages.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { startActionHere } from "../support/action.js";
import { startEffort } from "../support/effort.js";
import { makePlugin, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { POSIX, runCliHere } from "../support/product.js";

const PACKAGES = { "packages/lib/package.json": "{}", "tools/old/manifest.json": "{}" };
const NPM = { "package.json": JSON.stringify({ workspaces: ["packages/*", "./plugins/*/", "!plugins/old"] }) };

function workspaceOf(files: Files, plugins: readonly string[] = ["plugins/a", "plugins/b", "plugins/old"]): string {
  const root = makePlugin({ ".git/": "", ...PACKAGES, ...files });
  for (const plugin of plugins) wholePlugin({}, join(root, plugin));
  return root;
}

describe("the plugins in a workspace", () => {
  test.each<[string, Files, readonly string[], readonly string[]]>([
    ["of npm", NPM, ["plugins/a", "plugins/b"], ["plugins/*", "!plugins/old"]],
    [
      "of Yarn",
      { "package.json": JSON.stringify({ workspaces: { packages: ["plugins/a", "packages/lib"], nohoist: [] } }) },
      ["plugins/a"],
      ["plugins/a"],
    ],
    [
      "of pnpm",
      { "package.json": "{}", "pnpm-workspace.yaml": "packages:\n  - 'plugins/**'\n  - '!**/old/**'\n" },
      ["plugins/a", "plugins/b"],
      ["plugins/**", "!**/old/**"],
    ],
  ])("%s are those of its packages that have a manifest.json", async (_, files, folders, paths) => {
    const root = workspaceOf(files);
    expect(await findWorkspacePlugins(diskWorkspace(root), "")).toEqual({ folders, paths, notes: [] });
  });

  test.each([
    '{ "workspaces": ["../*", "/etc/*", "plugins/../../*", "", "."] }',
    '{ "workspaces": "plugins/*" }',
    '{ "workspaces": [1, null, { "packages": ["plugins/*"] }] }',
    "{ workspaces",
    "[]",
  ])("are none where package.json has %j", async (text) => {
    const root = workspaceOf({ "package.json": text });
    expect(await findWorkspacePlugins(diskWorkspace(root), "")).toEqual({ folders: [], paths: [], notes: [] });
  });
});

describe("the patterns of a workspace", () => {
  /** Each took hours with a matcher that backtracks. */
  const HOSTILE = [
    `${"*a".repeat(9)}b`,
    `${"**/a/".repeat(20)}b`,
    `${"*a*/".repeat(20)}b`,
    `{${"*a*,".repeat(20)}b}{${"*a*,".repeat(3)}b}`,
    `${"{a,b}*".repeat(6)}b`,
    "[a-z]*".repeat(20),
    `${"?*".repeat(60)}b`,
  ];
  const deep = Array.from({ length: 40 }, () => "a").join("/");
  const long = "a".repeat(250);

  test("are matched in bounded time, whatever they and the folders are", async () => {
    const root = workspaceOf({
      "manifest.json/": "",
      [`${deep}/manifest.json`]: "{}",
      [`${long}/manifest.json`]: "{}",
    });
    for (const pattern of HOSTILE) {
      for (const workspaces of [[pattern], ["**", `!${pattern}`]]) {
        writeFileSync(join(root, "package.json"), JSON.stringify({ workspaces }));
        const effort = startEffort();
        await findWorkspacePlugins(diskWorkspace(root), "");
        expect(effort(), pattern).toBeLessThan(5000);
      }
    }
  });

  test.each([
    "!(a|b)",
    "plugins/@(a)",
    "plugins/{a,{b,c}}",
    "plugins/v{1..3}",
    "plugins/[[:alpha:]]",
    "{a,b}".repeat(100),
  ])("are named where they are not understood: %.30s", async (pattern) => {
    const root = workspaceOf({ "package.json": JSON.stringify({ workspaces: ["plugins/b", pattern] }) });
    const { folders, notes } = await findWorkspacePlugins(diskWorkspace(root), "");
    expect([folders, notes]).toEqual([
      ["plugins/b"],
      [expect.stringMatching(/^Its pattern ".*" is not supported here$/u)],
    ]);
  });

  test("that are too many, or too slow, are counted", async () => {
    const many = Array.from({ length: 25 }, (_, at) => `plugins/p${String(at)}`);
    const root = workspaceOf({ "package.json": JSON.stringify({ workspaces: ["plugins/*", ...many] }) });
    const { notes } = await findWorkspacePlugins(diskWorkspace(root), "");
    expect(notes).toEqual(["Of its patterns, the last 6 are not looked at"]);
    const slow = Array.from({ length: 20 }, () => `{${"*a,".repeat(60)}b}/**`);
    const names = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${String(at)}${long.slice(9)}/x`, ""]));
    const crowded = workspaceOf({ ...names, "package.json": JSON.stringify({ workspaces: slow }) });
    const found = await findWorkspacePlugins(diskWorkspace(crowded), "");
    expect(found.notes).toEqual([expect.stringContaining("would take too long, so its packages are not listed")]);
  });

  test("with many stars are not given to copy, but the folders that they find are", async () => {
    const root = workspaceOf({ "package.json": JSON.stringify({ workspaces: ["p*u*g*i*/*", "!plugins/old"] }) });
    const { paths } = await findWorkspacePlugins(diskWorkspace(root), "");
    expect(paths).toEqual(["plugins/a", "plugins/b"]);
  });
});

describe("the root of a workspace that is not a plugin", () => {
  test("is refused with the pattern that is not understood, where its plugins are not known", async () => {
    const cwd = workspaceOf({ "package.json": JSON.stringify({ workspaces: ["!(old)/*"] }) });
    const { status, stderr } = await runCliHere(["validate"], { cwd });
    expect([status, stderr]).toEqual([
      2,
      'plugin-preflight: This folder is not a plugin, but the root of a workspace. Its pattern "!(old)/*" is not supported here\nName the folders of its plugins\n',
    ]);
  });

  nightly("is refused with the plugins in it, and the command that checks them", async () => {
    const cwd = workspaceOf(NPM);
    const { status, stdout, stderr } = await runCliHere(["validate", "--strict"], { cwd });
    expect([status, stdout]).toEqual([2, ""]);
    const [what, how, command = ""] = stderr.split("\n");
    expect(what).toBe(
      'plugin-preflight: This folder is not a plugin, but the root of a workspace with 2 plugins: "plugins/a", "plugins/b"',
    );
    expect(how).toBe("Check them:");
    expect(command).toMatch(/^ {2}node \S+ validate --strict 'plugins\/\*' '!plugins\/old'$/u);
    if (!POSIX) return;
    const pasted = await runProcess("sh", ["-c", command], { cwd });
    expect([pasted.status, pasted.stdout]).toEqual([0, expect.stringContaining("✔ 2 plugins pass")]);
  });

  test.each([
    [["pack"], "Give the folder of one of them"],
    [["release", "--tag", "v1.4.0", "--targets", "npm", "--dry-run"], "Give the folder of the plugin that is released"],
  ])("is refused by %j, which takes one plugin", async (args, advice) => {
    const { status, stderr } = await runCliHere(args, { cwd: workspaceOf(NPM), env: { NPM_TOKEN: "npm_token" } });
    expect([status, stderr]).toEqual([2, expect.stringContaining('with 2 plugins: "plugins/a", "plugins/b"')]);
    expect(stderr).toContain(advice);
  });

  test("is named as it is seen from the current folder", async () => {
    const cwd = join(workspaceOf(NPM), "packages");
    const { stderr } = await runCliHere(["validate", ".."], { cwd });
    expect(stderr).toMatch(/ validate '\.\.\/plugins\/\*' '!\.\.\/plugins\/old'\n$/u);
  });

  test("is refused by the Action with the lines for the workflow", async () => {
    const { status, annotations, outputs } = await startActionHere({ workspace: workspaceOf(NPM) });
    expect([status, outputs["verdict"]]).toEqual([2, "broken"]);
    expect(annotations.shown[0]?.message).toMatch(
      /workspace with 2 plugins: .*\nSet the input path:\n {2}with:\n {4}path: \|\n {6}plugins\/\*\n {6}!plugins\/old$/u,
    );
  });

  test.each<[string, Files, readonly string[]]>([
    ["it is a plugin itself", { ...NPM, "manifest.json": "{}" }, ["plugins/a"]],
    ["its manifest has another name", { ...NPM, "Manifest.json": "{}" }, ["plugins/a"]],
    ["no package in it is a plugin", NPM, []],
    ["it has no workspaces", { "package.json": "{}" }, ["plugins/a"]],
  ])("is checked as a plugin where %s", async (_, files, plugins) => {
    const { status, stdout } = await runCliHere(["validate"], { cwd: workspaceOf(files, plugins) });
    expect([status, stdout]).toEqual([1, expect.stringContaining("does not pass")]);
  });
});
