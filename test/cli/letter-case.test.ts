import { existsSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { findingsOf, readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

/**
 * Makes the file system of a process one that ignores letter case, as those of macOS and Windows do: few disks of
 * Linux can. Where the disk does so by itself, nothing changes.
 */
const IGNORES_CASE = join(
  makePlugin({
    "ignores-case.cjs": `
      const fs = require("node:fs");
      const { readdirSync, lstatSync } = fs;
      const { isAbsolute, join, parse, resolve, sep } = require("node:path");
      const attempt = (ask) => { try { return ask(); } catch (error) { if (!error.code) throw error; } };
      const onDisk = (given) => {
        if (typeof given !== "string") return given;
        const full = resolve(given);
        let at = parse(full).root;
        for (const name of full.slice(at.length).split(sep).filter((one) => one !== "")) {
          const next = join(at, name);
          const other = attempt(() => lstatSync(next)) ? name
            : (attempt(() => readdirSync(at)) ?? []).find((one) => one.toLowerCase() === name.toLowerCase());
          at = join(at, other ?? name);
        }
        return at;
      };
      for (const name of ["openSync", "lstatSync", "statSync", "readdirSync", "readFileSync", "existsSync", "realpathSync"]) {
        const original = fs[name];
        fs[name] = Object.assign((path, ...more) => original(onDisk(path), ...more), original);
      }
      const { native } = fs.realpathSync;
      fs.realpathSync.native = (path, ...more) => native(onDisk(path), ...more);
    `,
  }),
  "ignores-case.cjs",
);

const nodeOptions = ["--require", IGNORES_CASE];
const ignoresCase = existsSync(join(temporaryFolder(), "..").toUpperCase());

describe.each(SAMPLED_RUNTIMES)("on a disk that ignores letter case, the command line under $runtime", ({ node }) => {
  test("takes no file for another one of the same letters", async () => {
    const cwd = misnamed();
    const { status, stdout, stderr } = await runCliHere(["validate", "--format", "json"], { node, nodeOptions, cwd });
    expect([status, stderr]).toEqual([1, ""]);
    const messages = findingsOf(stdout).map(({ message }) => message);
    for (const [is, must] of [
      ["readme.md", "README.md"],
      ["License", "LICENSE"],
      ["Changelog.MD", "CHANGELOG.md"],
    ]) {
      expect(messages).toContain(`The file must be named exactly "${must ?? ""}", not "${is ?? ""}"`);
    }
    expect(messages).toContain(
      '"screenshots[0]" is "screenshots/dashboard.png", but the file is named "Screenshots/dashboard.png"',
    );
    expect(messages).toContain('The folder "Screenshots" must be named exactly "screenshots" or "assets/screenshots"');
  });

  nightly.skipIf(ignoresCase)("prints exactly what it prints on one that does not", async () => {
    const cwd = misnamed();
    for (const format of ["json", "terminal", "patch"]) {
      const args = ["validate", "--format", format];
      const [here, there] = [await runCliHere(args, { node, cwd }), await runCliHere(args, { node, cwd, nodeOptions })];
      expect([there.status, there.stdout, there.stderr]).toEqual([here.status, here.stdout, here.stderr]);
    }
  });

  test("names a plugin as the disk does, however it is asked for, and once", async () => {
    const cwd = makePlugin({ ".git/": "" });
    wholePlugin({}, join(cwd, "plugins", "weather"));
    const args = [
      "validate",
      "PLUGINS/Weather",
      "plugins/weather",
      "Plugins/weather/manifest.json",
      "--format",
      "json",
    ];
    const { status, stdout, stderr } = await runCliHere(args, { node, cwd, nodeOptions });
    expect([status, stderr]).toEqual([0, ""]);
    expect(readReport(stdout).plugins.map(({ path }) => path)).toEqual(["plugins/weather"]);
  });

  test.runIf(POSIX)("reads nothing outside by a link in other letters", async () => {
    const cwd = wholePlugin({ ".git/": "", "manifest.json": manifestWith({ main: "OUT/plugin.js" }) });
    symlinkSync(makePlugin({ "plugin.js": "" }), join(cwd, "out"));
    const { stdout } = await runCliHere(["validate", "--only", "manifest-main", "--format", "json"], {
      node,
      cwd,
      nodeOptions,
    });
    expect(findingsOf(stdout)[0]?.message).toMatch(/but (?:there is no such file|the file is named|it is a link)/u);
  });
});

/** A plugin with every file that a rule asks for in other letters. */
function misnamed(): string {
  const cwd = wholePlugin({ ".git/": "", "Package-Lock.json": '{ "version": "9.0.0" }', ".Env": "TOKEN=1" });
  for (const [from, to] of [
    ["README.md", "readme.md"],
    ["LICENSE", "License"],
    ["CHANGELOG.md", "Changelog.MD"],
    ["screenshots", "Screenshots"],
  ] as const) {
    renameSync(join(cwd, from), join(cwd, to));
  }
  return cwd;
}
