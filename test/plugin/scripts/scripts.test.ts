import { describe, expect, test } from "vitest";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { isAbsent } from "../../../src/plugin/absent.js";
import type { CommandLines, Scripts } from "../../../src/plugin/scripts/scripts.js";
import { findUninstalledPackages } from "../../../src/repository/installed-packages.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { symlinkSync } from "node:fs";
import { join } from "node:path";

type Files = Readonly<Record<string, string>>;

async function readScripts(
  files: Files,
  { folder = "", given = {} }: { folder?: string; given?: CommandLines } = {},
): Promise<Scripts | string> {
  const workspace = inMemory({ [folder === "" ? "manifest.json" : `${folder}/manifest.json`]: "{}", ...files });
  const { facts } = await readPlugin(workspace, { folder, needs: ["scripts"], given: { givenCommands: given } });
  return isAbsent(facts.scripts) ? facts.scripts.absent : facts.scripts;
}

async function readManager(files: Files, folder = ""): Promise<string> {
  const scripts = await readScripts(
    { [`${folder === "" ? "" : `${folder}/`}package.json`]: "{}", ...files },
    { folder },
  );
  if (typeof scripts === "string") return scripts;
  const { name, lockFile = "none", others } = scripts.manager;
  return [name, lockFile, ...others].join(" ");
}

describe("the package manager", () => {
  test.each([
    ["npm where nothing says more", {}, "npm none"],
    ["that of package-lock.json", { "package-lock.json": "{}" }, "npm package-lock.json"],
    ["that of npm-shrinkwrap.json", { "npm-shrinkwrap.json": "{}" }, "npm npm-shrinkwrap.json"],
    ["that of pnpm-lock.yaml", { "pnpm-lock.yaml": "" }, "pnpm pnpm-lock.yaml"],
    ["that of yarn.lock", { "yarn.lock": "" }, "yarn yarn.lock"],
    ["that of bun.lock", { "bun.lock": "" }, "bun bun.lock"],
    ["that of bun.lockb", { "bun.lockb": "" }, "bun bun.lockb"],
    [
      "the first of several, which names the others",
      { "yarn.lock": "", "package-lock.json": "" },
      "npm package-lock.json yarn.lock",
    ],
    [
      "the one that packageManager names",
      { "package.json": '{"packageManager":"pnpm@9.1.0+sha512.abc"}', "yarn.lock": "" },
      "pnpm none yarn.lock",
    ],
    [
      "the one that devEngines names",
      { "package.json": '{"devEngines":{"packageManager":{"name":"yarn","version":"4"}}}' },
      "yarn none",
    ],
    [
      "the first that devEngines lists",
      { "package.json": '{"devEngines":{"packageManager":[{"name":"bun"},{"name":"npm"}]}}' },
      "bun none",
    ],
    [
      "npm where packageManager names none that is known",
      { "package.json": '{"packageManager":"constructor@1"}' },
      "npm none",
    ],
    ["npm where packageManager is no text", { "package.json": '{"packageManager":7,"devEngines":[]}' }, "npm none"],
    ["no lock file's that is a folder", { "yarn.lock/x": "" }, "npm none"],
  ])("is %s", async (_, files: Files, expected) => {
    expect(await readManager(files)).toBe(expected);
  });

  test.each([
    ["the lock file of the repository's root", { "pnpm-lock.yaml": "" }, "pnpm pnpm-lock.yaml"],
    ["the nearest lock file", { "pnpm-lock.yaml": "", "plugins/yarn.lock": "" }, "yarn plugins/yarn.lock"],
    [
      "packageManager of the root, above any lock file",
      { "package.json": '{"packageManager":"bun@1"}', "plugins/yarn.lock": "" },
      "bun none plugins/yarn.lock",
    ],
    ["no package.json of the root that is none", { "package.json": "{", "yarn.lock": "" }, "yarn yarn.lock"],
  ])("of a plugin below the root is that of %s", async (_, files: Files, expected) => {
    expect(await readManager(files, "plugins/tides")).toBe(expected);
  });
});

describe("the commands", () => {
  const commands = async (packageJson: object, given: CommandLines = {}): Promise<unknown> => {
    const scripts = await readScripts({ "package.json": JSON.stringify(packageJson) }, { given });
    return typeof scripts === "string" ? scripts : scripts.commands;
  };
  const script = (name: string, text = "x"): unknown => ({ kind: "script", script: name, text });
  const missing = (name: string): unknown => ({ kind: "missing", script: name });

  test("are the scripts of package.json", async () => {
    const scripts = { test: "x", lint: "x", "type-check": "x" };
    const expected = { test: script("test"), lint: script("lint"), typecheck: script("type-check") };
    expect(await commands({ scripts })).toEqual(expected);
  });

  test.each([
    [{ tsc: "x", "check-types": "x", typecheck: "x", "type-check": "x" }, "type-check"],
    [{ tsc: "x", "check-types": "x", typecheck: "x" }, "typecheck"],
    [{ tsc: "x", "check-types": "x" }, "check-types"],
    [{ tsc: "x" }, "tsc"],
  ])("take for the type check the first name among %j", async (scripts, name) => {
    expect(await commands({ scripts })).toMatchObject({ typecheck: script(name) });
  });

  test.each([[undefined], [null], [[]], ["x"], [{}], [{ toString: "x" }]])(
    "are missing where scripts is %j",
    async (scripts) => {
      const expected = { test: missing("test"), lint: missing("lint"), typecheck: missing("type-check") };
      expect(await commands({ scripts })).toEqual(expected);
    },
  );

  test("of the caller win over those of the configuration, and these over the scripts", async () => {
    const packageJson = {
      scripts: { test: "x", lint: "x", tsc: "x" },
      "plugin-preflight": { commands: { test: "make test", lint: "make lint" } },
    };
    expect(await commands(packageJson, { test: "just test" })).toEqual({
      test: { kind: "line", line: "just test" },
      lint: { kind: "line", line: "make lint", from: "package.json" },
      typecheck: script("tsc"),
    });
  });

  test("are unknown without a package.json, unless the caller gives all of them", async () => {
    const given = { test: "a", lint: "b", typecheck: "c" };
    expect(await readScripts({})).toBe("there is no package.json");
    expect(await readScripts({}, { given: { test: "a" } })).toBe("there is no package.json");
    expect(await readScripts({}, { given })).toMatchObject({ commands: { typecheck: { line: "c" } } });
  });
});

describe("the packages that are not installed", () => {
  const expectedManager = {
    dependencies: { a: "1" },
    devDependencies: { "@s/b": "1", c: "1" },
    peerDependencies: { p: "1" },
    optionalDependencies: { o: "1" },
  };
  const uninstalled = (files: Files, folder = ""): readonly string[] =>
    findUninstalledPackages(inMemory(files), folder, expectedManager);

  test("are those without a folder in node_modules", () => {
    expect(uninstalled({})).toEqual(["a", "@s/b", "c"]);
    expect(uninstalled({ "node_modules/a/package.json": "", "node_modules/@s/b/package.json": "" })).toEqual(["c"]);
  });

  test("may be above the plugin, up to the repository's root", () => {
    const files = { "plugins/tides/node_modules/a/x": "", "plugins/node_modules/@s/b/x": "", "node_modules/c/x": "" };
    expect(uninstalled(files, "plugins/tides")).toEqual([]);
  });

  test.each([".pnp.cjs", "plugins/.pnp.js"])("are none where Yarn has written %s", (path) => {
    expect(uninstalled({ [path]: "" }, "plugins/tides")).toEqual([]);
  });

  test("are none where package.json asks for none, is missing, or asks in a wrong form", () => {
    expect(findUninstalledPackages(inMemory({}), "", undefined)).toEqual([]);
    expect(findUninstalledPackages(inMemory({}), "", { dependencies: [], devDependencies: "x" })).toEqual([]);
  });

  test("are not looked for outside of node_modules, whatever their names are", () => {
    const workspace = inMemory({ "node_modules/a/x": "", "src/x": "" });
    expect(
      findUninstalledPackages(workspace, "", { dependencies: { "../src": "1", "": "1", __proto__x: "1" } }),
    ).toEqual(["../src", "", "__proto__x"]);
  });

  test.runIf(process.platform !== "win32")(
    "are installed as links, also as such that lead out of the repository",
    () => {
      const root = makePlugin({ "node_modules/.pnpm/a/x": "" });
      symlinkSync(".pnpm/a", join(root, "node_modules", "a"));
      symlinkSync(temporaryFolder(), join(root, "node_modules", "c"));
      symlinkSync("nowhere", join(root, "node_modules", "broken"));
      const packages = { dependencies: { a: "1", c: "1", broken: "1" } };
      expect(findUninstalledPackages(diskWorkspace(root), "", packages)).toEqual(["broken"]);
    },
  );
});
