import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ unheard_of: 1, name: "W" });
const json = ["--format", "json"];

/** A repository of plugins and of folders that are none. */
function several(): string {
  const cwd = makePlugin({ ".git/": "", "plugins/none/index.js": "", "plugins/file": "" });
  for (const name of ["plugins/b", "plugins/a", "packages/deep/er/c", "plugins/-d"]) wholePlugin({}, join(cwd, name));
  wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins/bad"));
  for (const name of ["plugins/a/node_modules/x", "plugins/.hidden", "plugins/a/dist", "plugins/manifest.json"]) {
    makePlugin({ "manifest.json": "{}" }, join(cwd, name));
  }
  return cwd;
}

const cwd = several();

async function pathsOf(args: readonly string[], run: { readonly node: string; readonly cwd: string }) {
  const { stdout, stderr } = await runCliHere(["validate", ...json, "--", ...args], run);
  return stdout === "" ? stderr : readReport(stdout).plugins.map(({ path }) => path);
}

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime", ({ node }) => {
  test.each([
    [["plugins/*"], ["plugins/-d", "plugins/a", "plugins/b", "plugins/bad"]],
    [["plugins/*/"], ["plugins/-d", "plugins/a", "plugins/b", "plugins/bad"]],
    [["./plugins/b*"], ["plugins/b", "plugins/bad"]],
    [
      ["plugins/b", "plugins/b*", "plugins/b/manifest.json", "plugins/../plugins/b"],
      ["plugins/b", "plugins/bad"],
    ],
    [
      ["plugins/b", "plugins/a"],
      ["plugins/a", "plugins/b"],
    ],
    [["packages/**"], ["packages/deep/er/c"]],
    [["{plugins,packages/deep/er}/[abc]"], ["packages/deep/er/c", "plugins/a", "plugins/b"]],
    [["**/?"], ["packages/deep/er/c", "plugins/a", "plugins/b"]],
    [["plugins/.*"], ["plugins/.hidden"]],
    [["plugins/*", "!plugins/b*", "!plugins/-d/"], ["plugins/a"]],
    [["plugins/[ab]/manifest.json"], ["plugins/a", "plugins/b"]],
    [["**", "!plugins", "!**/x"], ["packages/deep/er/c"]],
  ])("takes %j for %j", async (args, expected) => {
    const found = await pathsOf(args, { node, cwd });
    expect(Array.isArray(found) ? found.filter((path) => path !== "plugins/manifest.json") : found).toEqual(expected);
  });

  test("takes patterns relative to the current folder", async () => {
    expect(await pathsOf(["[ab]", "!b"], { node, cwd: join(cwd, "plugins") })).toEqual(["plugins/a"]);
    expect(await pathsOf(["../packages/**"], { node, cwd: join(cwd, "plugins") })).toEqual(["packages/deep/er/c"]);
  });

  test.each([
    [["nothing/*"], /There is no folder "nothing" to search for "nothing\/\*"\nGive the folder/u],
    [["plugins/z*"], /No plugin matches "plugins\/z\*": no folder of this pattern contains a manifest\.json\nGive/u],
    [["plugins/a", "plugins/z*"], /No plugin matches "plugins\/z\*"/u],
    [["plugins/a", "!plugins/*"], /All named plugins are excluded again/u],
    [
      ["!plugins/*"],
      /"!plugins\/\*" only excludes plugins, but no plugin is named\nName the plugins first: "\*\*" "!pl/u,
    ],
    [["plugins/[a"], /^plugin-preflight: There is no folder "plugins\/\[a"\nGive/u],
    [
      [`${"x".repeat(70_000)}*`],
      /^plugin-preflight: The path "x+…" has 70,001 characters, but may have at most 4,096\nGive/u,
    ],
    [["plugins/a", `!${"*".repeat(5000)}`], /has 5,001 characters, but may have at most 4,096\n/u],
    [["plugins/a", ""], /^plugin-preflight: A path is empty\nGive the folder of a plugin/u],
    [["plugins/a{"], /plugins\/a\{/u],
    [["plugns/a"], /There is no folder "plugns\/a"\nDid you mean "plugins\/a"\?\n$/u],
    [["plugins/a", "plugns/*"], /There is no folder "plugns" to [^]*Did you mean "plugins"\?\n$/u],
  ])("refuses %j", async (args, message) => {
    expect(await pathsOf(args, { node, cwd })).toMatch(message);
  });

  test("names a folder by its name before it takes that for a pattern", async () => {
    const odd = makePlugin({ ".git/": "" });
    for (const name of ["[a]", "!b", "a"]) wholePlugin({}, join(odd, name));
    expect(await pathsOf(["[a]", "!b"], { node, cwd: odd })).toEqual(["!b", "[a]"]);
  });

  test.runIf(POSIX)("follows no links in patterns, and hangs in no circle of them", async () => {
    const linked = makePlugin({ ".git/": "" });
    wholePlugin({}, join(linked, "plugins/a"));
    mkdirSync(join(linked, "plugins/loop"));
    symlinkSync("..", join(linked, "plugins/loop/up"));
    symlinkSync("a", join(linked, "plugins/same"));
    symlinkSync(temporaryFolder(), join(linked, "plugins/out"));
    expect(await pathsOf(["**"], { node, cwd: linked })).toEqual(["plugins/a"]);
  });

  test("sums up: one line for each plugin with something to report, and one for all others", async () => {
    const { status, stdout } = await runCliHere(["validate", "plugins/a", "plugins/b", "plugins/bad"], { node, cwd });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /\n\n✘ plugins\/bad {2}W 1\.4\.0 {2}1 error, 1 warning \(manifest-name\)\n✔ 2 plugins without findings\n(?: {2}.* skipped in \d plugins: .*\n)+✘ 3 plugins do not all pass: 1 error, 1 warning\n\n/u,
    );
  });

  test("judges the one plugin that a tag releases", async () => {
    const packages = makePlugin({ ".git/": "" });
    for (const name of ["weather", "tides"]) {
      const text = JSON.stringify({ name: `@lumen-labs/${name}`, version: "1.4.0", files: ["dist"] });
      wholePlugin({ "package.json": text }, join(packages, name));
    }
    const run = async (tag: string) => runCliHere(["validate", "*", "--tag", tag, ...json], { node, cwd: packages });
    for (const tag of ["tides@1.4.0", "@lumen-labs/tides-v1.4.0", "tides@v9.0.0"]) {
      const { plugins, ...report } = readReport((await run(tag)).stdout);
      expect(plugins.map(({ path }) => path)).toEqual(["tides"]);
      expect(report).toMatchObject({ occasion: "release", selection: { of: 2, tag } });
    }
    const all = readReport((await run("v1.4.0")).stdout);
    expect([all.occasion, all.plugins.map(({ path }) => path)]).toEqual(["release", ["tides", "weather"]]);
    for (const [tag, message] of [
      ["v1", /The tag "v1" names no version of a plugin\n/u],
      [
        "other@1.4.0",
        /The tag "other@1\.4\.0" ends with the version of a plugin, but is not written as a release tag\n/u,
      ],
    ] as const) {
      const { status, stderr } = await run(tag);
      expect([status, message.test(stderr)]).toEqual([2, true]);
    }
  });

  test("says at a folder above several plugins how many there are", async () => {
    const above = makePlugin({
      ".git/": "",
      "a/manifest.json": "{}",
      "b/manifest.json": "{}",
      "c/manifest.json": "{}",
    });
    const { stdout } = await runCliHere(["validate"], { node, cwd: above });
    expect(stdout).toContain(`Pass the plugin's own folder as the path: there are 3, the first in "a"\n`);
  });

  test("passes an empty shard, and reports that it is empty", async () => {
    const { status, stdout } = await runCliHere(["validate", "plugins/[ab]", "--shard", "3/3"], { node, cwd });
    expect([status, stdout]).toEqual([0, "None of 2 plugins: shard 3/3\n✔ There is nothing to check\n"]);
  });
});
