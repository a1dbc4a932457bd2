import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { showsExport } from "../../../../src/plugin/bundle/exports/export-text.js";
import { openModules } from "../../../../src/plugin/bundle/exports/module-exports.js";
import { inMemory } from "../../../../src/base/files/workspace.js";
import { ROOT } from "../../../support/project.js";

/*
 * What real tools have made of four plugins: functions, a class, a factory, and an object of CommonJS. Each has
 * onEnable, onDisable and onUpdate, and only the first has a component. The tools are esbuild, Rollup, Vite, tsup,
 * tsdown, webpack, ncc, TypeScript, SWC and Babel, minified and not.
 */
const BUILT = "test/plugin/bundle/built";

interface Case {
  readonly name: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = readdirSync(join(ROOT, BUILT), { withFileTypes: true }).map((entry) => {
  const { name } = entry;
  const folder = join(ROOT, BUILT, name);
  const names = entry.isDirectory() ? readdirSync(folder) : [name];
  const read = (file: string): string => readFileSync(entry.isDirectory() ? join(folder, file) : folder, "utf8");
  const files = Object.fromEntries(names.map((file) => [`dist/${file}`, read(file)]));
  const main = names.find((file) => file.startsWith(`${name.split(".")[0] ?? ""}.`)) ?? name;
  return { name, entry: `dist/${main}`, files };
});

const THERE = ["onEnable", "onDisable", "onUpdate"];
const NOT_THERE = ["onInstall", "onEnabl"];

describe("of a built plugin the exports are known", () => {
  const followed = CASES.filter(({ name }) => !name.includes("eval"));

  test.each(followed)("$name", async ({ name, entry, files }) => {
    const modules = openModules(inMemory(files), [entry]);
    for (const hook of THERE) {
      expect(await modules.answerHook({ name: hook, function: hook }), hook).toEqual({ kind: "found" });
    }
    for (const hook of NOT_THERE) {
      expect(await modules.answerHook({ name: hook, function: hook }), hook).toMatchObject({ kind: "missing" });
    }
    if (!name.startsWith("functions")) return;
    expect(modules.answerComponent("TideWidget")).toEqual({ kind: "found" });
    expect(modules.answerComponent("default")).toEqual({ kind: "found" });
    // The default export may be the component, where a minifier has changed its name.
    const kinds = name.includes("-min") ? ["missing", "unknown"] : ["missing"];
    expect(kinds).toContain(modules.answerComponent("TidesWidgt").kind);
  });

  test("and there are cases of each tool", () => {
    expect(followed.length).toBeGreaterThan(60);
    const tools = new Set(CASES.map(({ name }) => /\.([a-z]+)/u.exec(name)?.[1]));
    const known = ["babel", "esbuild", "ncc", "rollup", "swc", "tsc", "tsdown", "tsup", "vite", "webpack"];
    expect([...tools].toSorted()).toEqual(known);
  });

  test("but not if the code is a text that eval runs", async () => {
    const { entry, files } = CASES.find(({ name }) => name.includes("eval")) ?? { entry: "", files: {} };
    const modules = openModules(inMemory(files), [entry]);
    for (const hook of [...THERE, ...NOT_THERE]) {
      expect(await modules.answerHook({ name: hook, function: hook })).toEqual({
        kind: "unknown",
        why: `what ${entry} exports is only known when it runs: ${entry} makes code from strings, with eval`,
      });
    }
  });
});

describe("the text alone", () => {
  const shown = (name: string): readonly string[] => {
    const found = CASES.find((one) => one.name === name);
    return [...THERE, "TideWidget"].filter((one) => showsExport(found?.files[found.entry] ?? "", one));
  };

  test.each(["esbuild.mjs", "esbuild-min.mjs", "esbuild.cjs", "rollup-min.mjs", "rollup.cjs", "vite-min.mjs"])(
    "shows every export of functions.%s",
    (name) => {
      expect(shown(`functions.${name}`)).toEqual([...THERE, "TideWidget"]);
    },
  );

  test.each(CASES)("shows nothing in $name that is not there", ({ files }) => {
    for (const text of Object.values(files)) {
      for (const name of NOT_THERE) expect(showsExport(text, name)).toBe(false);
    }
  });

  test.each([
    ["a comment", "/*\nexport function onEnable() {}\n*/"],
    ["a comment at the end", "/*\nexport { onEnable };\n*/ function onEnable() {}"],
    ["a template", "const help = `\nexport function onEnable() {}\n`;"],
    ["a text", 'const help = "export { onEnable };"; function onEnable() {}'],
    [
      "a module inside of another",
      "function inner(exports) {\nexports.onEnable = onEnable;\n}\nfunction onEnable() {}\nstart();",
    ],
    ["a list of something else", "function onEnable() {}\nexport { onEnable as onDisable };"],
    ["a value that is no function", "const onEnable = 5;\nexport { onEnable };"],
  ])("does not take %s for an export", (_, text) => {
    expect(showsExport(text, "onEnable")).toBe(false);
  });
});
