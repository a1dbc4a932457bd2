import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { INPUT_DEFAULTS } from "../../src/action/inputs.js";
import { manyCases } from "./many.js";
import { PRELOAD, type Case } from "./measure.js";

const CLEAN = "fixtures/whole/weather-widget";
const BROKEN = `${CLEAN}-broken`;
const BUNDLE_CHECKS = "bundle-size,bundle-peers,bundle-fresh,package-peers";
const REPOSITORY = "octo/weather-widget";

/** What the runner makes for a step, empty before each. */
const STEP_FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE"];

// What a validator built on ajv cannot do without: a schema of about a manifest's size, compiled in the process.
const TEXT = { type: "string", minLength: 1, maxLength: 200 };
const SCHEMA = {
  type: "object",
  required: ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"],
  properties: {
    manifest_version: { const: 1 },
    name: { type: "string", pattern: "^[A-Za-z0-9 _-]{3,50}$" },
    version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+" },
    description: TEXT,
    type: TEXT,
    author: { anyOf: [TEXT, { type: "object", properties: { name: TEXT, email: TEXT, url: TEXT } }] },
    category: TEXT,
    permissions: { anyOf: [{ type: "array", items: TEXT }, { type: "object" }] },
    main: TEXT,
    license: TEXT,
    keywords: { type: "array", items: TEXT, uniqueItems: true },
    commands: { type: "array", items: { type: "object", properties: { id: TEXT, title: TEXT } } },
  },
};

/** Writes the files of the cases into a folder. The first case is the one that all are compared with. */
export function makeCases(root: string, folder: string): { readonly preload: string; readonly cases: readonly Case[] } {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const cli = join(root, "dist", "cli", "index.js");
  const clean: Case = {
    name: "validate, clean",
    words: [cli, "validate", repositoryOf(join(root, CLEAN), join(folder, "clean"))],
    status: 0,
    goals: { cpu: 2, wall: 2, peak: 1.3 },
  };
  const cases: Case[] = [
    { name: "node empty.js", words: [file("empty.js", "")], status: 0 },
    clean,
    { ...clean, name: "the same in CI, where no code is kept", environment: { CI: "true" } },
    ...(existsSync(join(root, BROKEN))
      ? [{ name: "validate, broken", words: [cli, "validate", BROKEN], status: 1 }]
      : []),
    {
      name: "the bundle alone, 390 KB",
      words: [cli, "validate", "--only", BUNDLE_CHECKS, pluginWithLargeBundle(root, folder)],
      status: 0,
    },
    { name: "--version", words: [cli, "--version"], status: 0 },
    { name: "--help", words: [cli, "--help"], status: 0 },
    ...manyCases(root, folder),
    actionCase(root, folder),
    { name: "peer: @actions/core", words: [file("core.mjs", coreText())], status: 0 },
    { name: "peer: ajv compiles", words: [file("ajv.cjs", ajvText(join(root, CLEAN, "manifest.json")))], status: 0 },
  ];
  return { preload: file("preload.cjs", PRELOAD), cases };
}

/** A plugin in a repository of its own, as its author has it: in this one the workflows are ours. */
function repositoryOf(plugin: string, at: string): string {
  cpSync(plugin, at, { recursive: true });
  const git = (...words: readonly string[]): unknown => execFileSync("git", ["-C", at, ...words]);
  git("init", "--quiet");
  git("add", "--all");
  return at;
}

/** The plugin with its code thirty times over, as far as a bundle goes without a word. */
function pluginWithLargeBundle(root: string, folder: string): string {
  const plugin = join(folder, "large-bundle");
  cpSync(join(root, CLEAN), plugin, { recursive: true });
  const code = readFileSync(join(root, CLEAN, "dist", "plugin.js"), "utf8");
  writeFileSync(join(plugin, "dist", "plugin.js"), code.repeat(30));
  return plugin;
}

/** The Action as the runner starts it: every declared input set, and the step's files there. */
function actionCase(root: string, folder: string): Case {
  // What the plugin brings would be most of it.
  const inputs = { ...INPUT_DEFAULTS, path: CLEAN, "run-scripts": "false" };
  const files = STEP_FILES.map((name) => [name, join(folder, name)] as const);
  return {
    name: "action, clean, nothing run",
    words: [join(root, "dist", "action", "index.js")],
    status: 0,
    environment: {
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...Object.fromEntries(files),
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_SHA: "0".repeat(40),
      GITHUB_WORKSPACE: root,
    },
    prepare: () => {
      for (const [, path] of files) writeFileSync(path, "");
    },
  };
}

/** What nearly every action begins with. */
function coreText(): string {
  return `import * as core from ${JSON.stringify(import.meta.resolve("@actions/core"))};\ncore.getInput("path");\n`;
}

function ajvText(manifest: string): string {
  const ajv = createRequire(import.meta.url).resolve("ajv");
  return [
    `const { Ajv } = require(${JSON.stringify(ajv)});`,
    `const validate = new Ajv({ allErrors: true }).compile(${JSON.stringify(SCHEMA)});`,
    `const manifest = JSON.parse(require("fs").readFileSync(${JSON.stringify(manifest)}, "utf8"));`,
    "if (!validate(manifest)) throw new Error(JSON.stringify(validate.errors));",
    "",
  ].join("\n");
}
