import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { COMMANDS as ROWS } from "../../src/cli/all-commands.js";
import { loadCommand } from "../../src/cli/commands.js";
import { parseCall } from "../../src/cli/parse.js";
import { formatBadge } from "../../src/create/format-badge.js";
import { preflight } from "../../src/run/preflight.js";
import { readTrust } from "../../src/marketplace/server/settings-file.js";
import { GUIDES, listBlocks, readDocument, type Block } from "../support/documents.js";
import { readPlainCall } from "../support/example-session.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { findParserErrors } from "../support/github-parser.js";
import { runCliHere } from "../support/product.js";

const COMMANDS = await Promise.all(ROWS.map(loadCommand));

/** Drawings, which no run prints. */
const DRAWN: readonly RegExp[] = [/PUT version +PUT artifact/u, /--inspect-->/u, /REPOSITORY +CHECK JOB/u];

const ALL_BLOCKS = GUIDES.flatMap((page) =>
  listBlocks(readDocument(page)).map(
    ({ language, text }, at) => [`${language} block ${String(at + 1)} of ${page}`, { page, language, text }] as const,
  ),
);
const BLOCKS = ALL_BLOCKS.filter(([, { text }]) => !DRAWN.some((drawing) => drawing.test(text)));

type PageBlock = Block & { readonly page: string };

/** How a block is tested: the file whose tests run it, or a function that throws if it is wrong. */
type Trial = `test/${string}.ts` | ((block: PageBlock) => Promise<void> | void);

/** What the pages have in YAML, by what only that has. The first that fits counts. */
const YAML_TRIALS: readonly (readonly [RegExp, Trial])[] = [
  [/runs-on:/u, ({ text }) => expectWorkflow(text)],
  [/^ *- (?:uses|run):/u, ({ text }) => expectWorkflow(`${JOB}${indent(text, 6)}`)],
  [/^ *(?:env|with):/u, ({ text }) => expectWorkflow(`${JOB}${STEP}${indent(text, 8)}`)],
  [/^# azure-pipelines\.yml$/mu, "test/e2e/examples.test.ts"],
  [/^ +script:$/mu, "test/e2e/other-ci.test.ts"],
  [/^# \.github\/dependabot\.yml\n/u, expectDependabot],
  [/^repos:\n/u, expectHooks],
  [/^on:\n/u, ({ text }) => expectWorkflow(`${text.trimEnd()}\n${JOB.replace("on: push\n", "")}${STEP}`)],
  [/^marketplace-url:/u, ({ text }) => expectWorkflow(`${JOB}${STEP}        with:\n${indent(text, 10)}`)],
];
const JOB = "on: push\njobs:\n  plugin:\n    runs-on: ubuntu-latest\n    steps:\n";
const STEP = "      - uses: OWNER/plugin-preflight@<sha>\n";

const JSON_TRIALS: readonly (readonly [RegExp, Trial])[] = [
  // Those of docs/release/release-tools.md, with the tools themselves.
  [
    /plugin-preflight version --sync|"conventionalCommits":|"baseBranch":|"release-type":/u,
    "test/support/release-tools.ts",
  ],
  [/^\{ "scripts":/u, expectScripts],
  [/^\s*\{\s*"plugin-preflight":/u, ({ text }) => expectConfiguration(JSON.parse(text) as object)],
  [/^\{ "check":/u, ({ text }) => expectConfiguration({ "plugin-preflight": { off: [JSON.parse(text)] } })],
  [/^\{\s*"(?:\$schema|json\.schemas)":/u, expectSchema],
  [/"publishers":/u, expectPublishers],
  // Its expressions are tried by reporters/compact.test.ts.
  [
    /"problemMatcher":/u,
    ({ text }) => {
      expectInstalledCall(/"command": "(.*)"/u.exec(text)?.[1]);
    },
  ],
  [/^\{ "apiKey":/u, ({ text }) => expectSettings(text)],
];

function findTrial(block: PageBlock): Trial {
  const { page, language, text } = block;
  if (language === "sh" || language === "console") return "test/examples/commands.test.ts";
  if (["js", "ts", "groovy"].includes(language)) return "test/e2e/examples.test.ts";
  if (language === "text") return isBelowScript(page, text) ? "test/examples/commands.test.ts" : expectGenerated;
  const started = /(?:cmd = \{ |command = )(.*?)(?: \},|$)/mu.exec(text)?.[1];
  if (started?.includes("plugin-preflight") === true)
    return () => {
      expectServerCall(text);
    };
  if (language === "lua") return expectSchema;
  if (language === "elisp" || text.includes("ale#linter"))
    return () => {
      expect(text).toMatch(/dist\/cli\/index\.js(?:" ")? ?(?:lsp --stdio'|lsp" "--stdio")/u);
    };
  if (language === "vim")
    return () => {
      expectInstalledCall(/makeprg=(.*)/u.exec(text)?.[1]?.replaceAll("\\ ", " "));
    };
  if (language === "markdown") return expectBadge;
  const trials = language === "yaml" ? YAML_TRIALS : language === "json" ? JSON_TRIALS : [];
  const [, trial] = trials.find(([form]) => form.test(text)) ?? [];
  if (trial === undefined) throw new Error(`No test knows this block: add a trial to blocks.test.ts\n${text}`);
  return trial;
}

describe("what the documentation offers to paste is right", () => {
  test.each(BLOCKS)("%s", async (_, block) => {
    const trial = findTrial(block);
    if (typeof trial === "string") expectReadBy(trial, block.page);
    else await trial(block);
  });
});

/** Tests that run the blocks of a page name that page, or all of them. */
function expectReadBy(file: string, page: string): void {
  const text = readDocument(file);
  expect(["GUIDES", "DOCUMENTS", `${basename(page)}"`].filter((name) => text.includes(name))).not.toEqual([]);
}

async function expectSettings(text: string): Promise<void> {
  const cwd = wholePlugin({ "settings.json": text });
  const { status, output } = await runCliHere(["test", "--settings", "settings.json"], { cwd });
  expect([status, output.includes("generated settings")], output).toEqual([0, false]);
}

async function expectWorkflow(text: string): Promise<void> {
  expect(await findParserErrors(text.replaceAll("<sha>", "0123456789".repeat(4)))).toEqual([]);
}

async function expectConfiguration(keys: object): Promise<void> {
  const folder = wholePlugin();
  const packageJson = JSON.parse(readDocument("fixtures/whole/weather-widget/package.json")) as object;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...packageJson, ...keys }));
  const { report } = await preflight({
    paths: ["."],
    cwd: folder,
    only: ["configuration-valid"],
    occasion: "push",
    strict: false,
    failOn: "error",
  });
  const messages = report.plugins.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(messages.filter((message) => !message.includes("there is nothing"))).toEqual([]);
}

/** Dependabot reads what our own file has. */
function expectDependabot({ text }: PageBlock): void {
  const own = parse(readDocument(".github/dependabot.yml")) as Dependabot;
  const { version, updates } = parse(text) as Dependabot;
  expect(version).toBe(own.version);
  for (const update of updates) expect(own.updates).toContainEqual(expect.objectContaining(update));
}

interface Dependabot {
  readonly version: number;
  readonly updates: readonly object[];
}

function expectScripts({ text }: PageBlock): void {
  const { scripts } = JSON.parse(text) as { readonly scripts: Readonly<Record<string, string>> };
  const [names, options] = [COMMANDS.map(({ name }) => name), COMMANDS.flatMap((command) => command.options)];
  for (const [command = "", ...given] of Object.values(scripts).map((line) => readPlainCall(line) ?? [])) {
    expect(names).toContain(command);
    expect(options.map(({ name }) => `--${name}`)).toEqual(expect.arrayContaining(given));
  }
}

/** What an editor starts is a call of the package that is installed. */
function expectInstalledCall(line = ""): void {
  const [, name, words = ""] = /^node_modules\/\.bin\/plugin-preflight (\S+) ?(.*)$/u.exec(line) ?? [];
  const command = COMMANDS.find((one) => one.name === name);
  expect(command, line).toBeDefined();
  if (command) parseCall(words.split(" "), command);
}

/** An editor starts the language server with these words. */
function expectServerCall(text: string): void {
  const lists = [...text.matchAll(/^\s*(?:cmd = \{|command =|args = \[)(.*?)[\]}]?,?$/gmu)].map(
    ([, list = ""]) => list,
  );
  const words = lists.flatMap((list) => [...list.matchAll(/"([^"]*)"/gu)].map(([, word = ""]) => word));
  expectInstalledCall(
    words
      .join(" ")
      .replace(/^(?:node \S+\/dist\/cli\/index\.js|plugin-preflight)(?= )/u, "node_modules/.bin/plugin-preflight"),
  );
}

/** A badge is what `init` prints. */
function expectBadge({ text }: PageBlock): void {
  const [, owner = "", repository = "", file = ""] =
    /github\.com\/([^/]+)\/([^/]+)\/actions\/workflows\/([^/]+)\//u.exec(text) ?? [];
  const printed = formatBadge(`.github/workflows/${file}`, [{ repository: "https://github.com/lumen-labs/weather" }]);
  expect(text).toBe(`${printed?.replaceAll("lumen-labs", owner).replaceAll("weather", repository) ?? ""}\n`);
}

/** pre-commit finds the hooks by their ids. */
function expectHooks({ text }: PageBlock): void {
  const { repos } = parse(text) as {
    readonly repos: readonly { readonly hooks: readonly { readonly id: string }[] }[];
  };
  const ids = (parse(readDocument(".pre-commit-hooks.yaml")) as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(repos.flatMap(({ hooks }) => hooks.map(({ id }) => id))));
}

/** What an editor is given is a file that the package exports. */
function expectSchema({ text }: PageBlock): void {
  const { exports } = JSON.parse(readDocument("package.json")) as { readonly exports: object };
  const [, installed = ""] = /\/node_modules\/plugin-preflight\/([\w./-]+)"/u.exec(text) ?? [];
  expect(Object.values(exports)).toContain(`./${installed}`);
  if (text.startsWith("{")) expect(() => JSON.parse(text) as unknown).not.toThrow();
}

function expectPublishers({ text }: PageBlock): void {
  const file = join(temporaryFolder(), "publishers.json");
  writeFileSync(file, text);
  expect(readTrust(file).publishers).not.toEqual([]);
}

/** Such a block is what the script prints. */
function isBelowScript(page: string, text: string): boolean {
  const [above = ""] = readDocument(page).split(`\n\n\`\`\`text\n${text}`);
  return /(?:^|\n)```sh\n[^`]*```$/u.test(above);
}

/** An output is what `npm run docs` has written, between the marks of a generator. */
function expectGenerated({ page, text }: PageBlock): void {
  const generated = [...readDocument(page).matchAll(/<!-- ([\w-]+)(?:: [^>]*)? -->\n([^]*?)<!-- \/\1 -->/gu)];
  expect(generated.some(([, , content = ""]) => content.includes(text))).toBe(true);
}

describe("a block is wrong", () => {
  test.each([
    ["a workflow with a key that GitHub does not know", "yaml", "on: push\njob:\n  a: { runs-on: x }\n"],
    ["a step that is no step", "yaml", "- uses: a/b@c\n  whith: {}\n"],
    ["YAML that no test knows", "yaml", "a: b\n"],
    ["a configuration that does not count", "json", '{ "check": "manifest-tags" }\n'],
    ["an output that was written by hand", "text", "It passes\n"],
    ["a language that no test knows", "toml", "a = 1\n"],
  ])("%s", async (_, language, text) => {
    const tryBlock = async (): Promise<void> => {
      const trial = findTrial({ page: "README.md", language, text });
      if (typeof trial === "string") expectReadBy(trial, "README.md");
      else await trial({ page: "README.md", language, text });
    };
    await expect(tryBlock()).rejects.toThrow();
  });
});

test("each drawing is in one page", () => {
  const drawings = ALL_BLOCKS.filter((block) => !BLOCKS.includes(block));
  expect(drawings.map(([, { language }]) => language)).toEqual(DRAWN.map(() => "text"));
});

test("every block of code has a fence and a language", () => {
  for (const page of GUIDES) {
    const prose = readDocument(page).replace(/^( *)```[^]*?^\1```$/gmu, "");
    expect
      .soft(
        [...prose.matchAll(/(?<=\n\n) {4}(?![-*\d ]).*/gu)].map(([line]) => line),
        page,
      )
      .toEqual([]);
  }
  expect(BLOCKS.filter(([, { language }]) => language === "").map(([name]) => name)).toEqual([]);
});

function indent(text: string, by: number): string {
  const least = Math.min(...[...text.matchAll(/^( *)\S/gmu)].map(([, spaces = ""]) => spaces.length));
  return text
    .replace(/^(?=.*\S)/gmu, " ".repeat(by))
    .replaceAll(new RegExp(`^ {${String(by + least)}}`, "gmu"), " ".repeat(by));
}
