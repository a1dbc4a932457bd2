import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEffort } from "./support/effort.js";
import { manifestWith, wholePlugin, type Files } from "./support/folders.js";
import { filesIn } from "./support/imports.js";
import { runCliHere } from "./support/product.js";
import { ROOT } from "./support/project.js";
import { sampleOf } from "./support/torture.js";

/*
 * A repository is hostile, and a library that gets its text may take time that grows with a power of the text, or worse.
 * So each package that src/ imports is listed here: with texts that a slow one would not get through, or with the reason
 * why it gets none. All regular expressions of ours read these texts as well.
 */

const MANY = 100_000;
const repeat = (text: string, length = MANY): string => text.repeat(Math.floor(length / text.length));
const workflow = (text: string): Files => ({
  ".github/workflows/ci.yml": `# plugin-preflight\non: push\njobs:\n${text}`,
});
const bundle = (text: string): Files => ({ "dist/plugin.js": `export async function onEnable() {}\n${text}` });
const packageWith = (changes: object): Files => ({
  "package.json": JSON.stringify({ name: "weather", version: "1.4.0", type: "module", ...changes }),
});

/** Texts for a library, by what they are, as files of a plugin; or why no text of a repository gets to it. */
const LIBRARIES: Readonly<Record<string, Readonly<Record<string, Files>> | string>> = {
  yaml: {
    "names for names": workflow(
      `  a0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, at) => `  a${String(at + 1)}: &a${String(at + 1)} [*a${String(at)}, *a${String(at)}]\n`).join("")}`,
    ),
    "lists in lists": workflow(`  a: ${repeat("[")}`),
    "keys without values": workflow(`  a: {${repeat("? ")}}`),
    "blanks before nothing": { "pnpm-workspace.yaml": `packages:\n  - "${repeat(" ")}x` },
  },
  "jsonc-parser": {
    "lists in lists": { "manifest.json": repeat("[") },
    "objects in objects": { "package.json": repeat('{"a":') },
    backslashes: { "manifest.json": `{"name": "${repeat("\\")}` },
  },
  "markdown-it": {
    brackets: { "README.md": `# Weather\n\n## Installation\n\n${repeat("[")}${repeat("](")}` },
    emphasis: { "README.md": `# Weather\n\n## Installation\n\n${repeat("*_ a**")}` },
    quotations: { "CHANGELOG.md": `# Changelog\n\n## 1.4.0\n\n${repeat("> ")}x` },
    "comments and code": { "README.md": `# Weather\n\n${repeat("<!-- ")}${repeat("`a``")}` },
  },
  semver: {
    "a long range": { "manifest.json": manifestWith({ engines: { host: `>=1.0.0${" ".repeat(240)}<` } }) },
    "many ranges": packageWith({ dependencies: { a: repeat("||"), b: repeat("1 - "), c: repeat(">=1 ") } }),
  },
  "spdx-expression-parse": {
    parentheses: { "manifest.json": manifestWith({ license: `${repeat("(")}MIT` }) },
    operators: { "manifest.json": manifestWith({ license: repeat("MIT AND ") }) },
  },
  acorn: {
    parentheses: bundle(repeat("(")),
    blocks: bundle(`fetch("https://example.com");${repeat("{")}`),
    templates: bundle(`fetch(${repeat("`${")}`),
    "arrows and patterns": bundle(`fetch;${repeat("({a=")}`),
  },
  "@jridgewell/sourcemap-codec": {
    "empty lines": {
      ...bundle("//# sourceMappingURL=plugin.js.map\n"),
      "dist/plugin.js.map": JSON.stringify({ version: 3, names: [], sources: ["a.ts"], mappings: repeat(";") }),
    },
    "one long number": {
      ...bundle("//# sourceMappingURL=plugin.js.map\n"),
      "dist/plugin.js.map": JSON.stringify({ version: 3, names: [], sources: ["a.ts"], mappings: repeat("g") }),
    },
  },
  "@secretlint/secretlint-rule-preset-recommend": {
    "a long word": { "dist/words.txt": repeat("a") },
    "addresses without an end": { "dist/words.txt": repeat("postgres://a:") },
    "tokens in tokens": { "dist/words.txt": repeat("ghp_eyJ.xoxb-") },
  },
  ajv: {
    "a pattern that backtracks": {
      "manifest.json": manifestWith({
        config_schema: {
          type: "object",
          properties: {
            place: { type: "string", pattern: "^(a+)+$", not: { const: 1 }, default: `${repeat("a", 60)}!` },
          },
        },
        default_config: { place: `${repeat("a", 60)}!` },
      }),
    },
    "schemas in schemas": {
      "manifest.json": manifestWith({
        config_schema: JSON.parse(`${'{"type":"object","not":'.repeat(80)}{}${"}".repeat(80)}`) as object,
      }),
    },
  },
  "image-size": {
    "a tag without an end": { "screenshots/weather.svg": `<svg ${repeat("a ")}` },
    "a header of nothing": {
      "screenshots/weather.png": repeat("\0"),
      "screenshots/weather.jpg": `\xff\xd8${repeat("\xff")}`,
    },
  },
  "fast-string-width": {
    "wide letters": { "manifest.json": manifestWith({ license: repeat("漢", 900) }) },
    "emoji and marks": { "manifest.json": manifestWith({ license: repeat("👍🏽❤️1️⃣e\u0301", 400) }) },
    "parts of emoji": { "manifest.json": manifestWith({ license: repeat("🏽\ufe0f🇩", 400) }) },
  },
  diff: {
    "many changed lines": {
      "CHANGELOG.md": `# Changelog\n\n## 1.4.0\n\n${repeat("- a\n- b\n")}`,
      "manifest.json": manifestWith({ permissions: Array.from({ length: 500 }, () => "network-access") }),
    },
  },
  "ajv-formats": "it is for the messages of the marketplace, whose schemas are ours",
  "fake-indexeddb": "it runs in the process of the plugin, which has a time limit",
  "happy-dom": "it runs in the process of the plugin, which has a time limit",
  fflate: "it unpacks: test/fuzz and test/base/files limit what an archive may become",
  globby: "it gets patterns of a person only, see below",
  micromatch: "it gets patterns of a person only, see below",
  jose: "it reads identity tokens of a size that the server limits",
  "spdx-license-ids": "it is a list",
  "vscode-json-languageservice": "test/editor/language-server gives it hostile manifests",
  "vscode-languageserver": "it reads what an editor sends",
  "vscode-languageserver-textdocument": "it counts the lines of what an editor sends",
  "@actions/core": "it gets texts that text/safe has made inert",
  "@actions/exec": "it starts programs of the job",
  "@actions/github": "it speaks to GitHub",
};

const SOURCES = filesIn("src").filter((path) => path.endsWith(".ts") && !path.startsWith("src/create/templates/"));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

test("every library that src/ imports is listed, with hostile texts or with the reason why it gets none", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { readonly devDependencies: object };
  const imports = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?"([^".][^"]*)"/gu;
  const packages = SOURCES.flatMap((path) => [...read(path).matchAll(imports)])
    .map(([, name = ""]) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    )
    .filter((name) => Object.hasOwn(devDependencies, name) && name !== "vitest");
  expect([...new Set(packages)].toSorted()).toEqual(Object.keys(LIBRARIES).toSorted());
});

test("only patterns of a person, and our own, get to globby and micromatch", () => {
  const users = SOURCES.filter((path) => read(path).includes('matching-folders.js"'));
  expect(users.toSorted()).toEqual([
    // The two that search for `**`, and the three that get the paths of a person.
    ...["src/base/files/find-checkout.ts", "src/editor/language-server/find-plugin.ts"],
    ...["src/run/comparison/removed-plugins.ts", "src/run/plugin-folders.ts", "src/run/selection/pattern-plugins.ts"],
  ]);
  for (const path of ["src/editor/language-server/find-plugin.ts", "src/base/files/find-checkout.ts"])
    expect(read(path)).toMatch(/findMatchingFolders\(root, "", "\*\*",/u);
});

const CASES = Object.entries(LIBRARIES).flatMap(([name, texts]) =>
  typeof texts === "string" ? [] : Object.entries(texts).map(([what, files]) => [name, what, files] as const),
);

// Names of patterns, and our own expressions, are tried with long runs of each sign.
const RUNS = [...Array.from(" \t/-=a[(<`\\'\".:0,*#!@{~_"), "a.", "<a ", "](", "//", "/*", "v1.", "::", "- "].map(
  (sign) => {
    const run = `${repeat(sign)}x`;
    return [
      JSON.stringify(sign),
      "in long runs",
      {
        "README.md": `# Weather\n\n${run}\n\n## Installation\n\n${run}\n`,
        "CHANGELOG.md": `# Changelog\n\n## [1.4.0]${run}\n\n${run}\n\n## ${run}\n`,
        LICENSE: `MIT License ${run}\n`,
        ".gitignore": `${run}\n!${run}\n`,
        ".npmignore": `${run}\n`,
        "pnpm-workspace.yaml": `packages:\n  - ${JSON.stringify(run)}\n`,
        "dist/plugin.js": `export async function onEnable() {}\nconst s = ${JSON.stringify(run)};\n//${run}\n`,
        "dist/words.txt": run,
        ".github/workflows/ci.yml": `on: push\njobs:\n  a:\n    steps:\n      - run: |\n          npx plugin-preflight validate ${run}\n`,
      },
    ] as const;
  },
);

test.each([...sampleOf(CASES, 12), ...sampleOf(RUNS, 3)])(
  "a plugin with a hostile text for %s, %s, is judged in bounded time",
  async (_, __, files) => {
    const cwd = wholePlugin({ ".git/": "", ...files });
    const effort = startEffort();
    const { status, stderr } = await runCliHere(["validate", "--format", "json"], { cwd });
    expect([status, stderr]).toEqual([expect.toBeOneOf([0, 1]), ""]);
    expect(effort()).toBeLessThan(6000);
  },
);
