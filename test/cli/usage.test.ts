import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS as ROWS } from "../../src/cli/all-commands.js";
import { loadCommand } from "../../src/cli/commands.js";
import { EXAMPLES } from "../../src/cli/examples.js";
import { parseCall } from "../../src/cli/parse.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const COMMANDS = await Promise.all(ROWS.map(loadCommand));

/** Wrong command lines, what is said of them, and what to do instead. */
const WRONG: readonly (readonly [args: readonly string[], message: RegExp, help: RegExp])[] = [
  [["publish"], /Unknown command "publish"/u, /mean release\?/u],
  [["lint"], /Unknown command "lint"/u, /mean validate\?/u],
  [["serve"], /Unknown command "serve"/u, /mean marketplace serve\?/u],
  [["toString"], /Unknown command "toString"/u, /--help/u],
  [["valdate"], /Unknown command "valdate"/u, /mean validate\?/u],
  [["frobnicate"], /Unknown command "frobnicate"/u, /--help/u],
  [["./plugins/a"], /Unknown command "\.\/plugins\/a"/u, /node .*dist\/cli\/index\.js validate \.\/plugins\/a/u],
  [["./my plugins"], /Unknown command "\.\/my plugins"/u, / validate '\.\/my plugins'$/mu],
  [["validate", "--fromat", "json"], /Unknown option "--fromat"/u, /mean --format\?/u],
  [["validate", "--frobnicate"], /Unknown option "--frobnicate"/u, /--help/u],
  [["validate", "-v"], /Unknown option "-v"/u, /--help/u],
  [["validate", "-f"], /Unknown option "-f"/u, /--help/u],
  [["--verison"], /Unknown option "--verison"/u, /mean --version\?/u],
  [["validate", "--format"], /--format needs a value/u, /terminal\|json\|/u],
  [["validate", "--format", "--quiet"], /--format needs a value/u, /terminal\|json\|/u],
  [["validate", "--output="], /--output needs a value/u, /--output FILE/u],
  [["validate", "--format", "jsn"], /--format is "jsn", but must be one of/u, /mean json\?/u],
  [["validate", "--fail-on", "warn"], /--fail-on is "warn", but must be one of error, warning, notice, never/u, /^/u],
  [["marketplace", "serve", "--port", "65536"], /--port is "65536", but must be/u, /--port 4700/u],
  [["marketplace", "serve", "--metrics-port", "abc"], /--metrics-port is "abc", but must be/u, /--metrics-port 4702/u],
  [["validate", "--quiet=yes"], /--quiet takes no value/u, /--quiet by itself/u],
  [["validate", "--only", "manifest-nam"], /no check "manifest-nam"/u, /mean manifest-name\?/u],
  [["validate", "--only", "manifest-name,"], /no check ""/u, /command explain to list/u],
  [["explain", "manifest-versoin"], /no check "manifest-versoin"/u, /mean manifest-version\?/u],
  [["explain", "everything"], /no check "everything"/u, /command explain to list/u],
  [
    ["explain", "manifest-name/too-shrt"],
    /no code "too-shrt"/u,
    /mean manifest-name\/too-short\? .* missing, .*spaces/u,
  ],
  [["explain", "manifest-name/tides"], /no code "tides"/u, /codes are missing, .*spaces/u],
  [["explain", "manifest-name/missing/b"], /no code "missing\/b"/u, /codes are missing, .*spaces/u],
  [["explain", "manifest-name", "b"], /Unexpected argument "b"/u, /--help/u],
  [["--version", "b"], /Unexpected argument "b"/u, /--help/u],
  [["validate", "nowhere"], /no folder "nowhere"/u, /folder of a plugin/u],
  [["validate", "nowhere/manifest.json"], /no folder "nowhere\/manifest\.json"/u, /folder of a plugin/u],
  [["validate", "no\u001b[2J\n::error::where"], /no folder "no\\u001b\[2J\\n::error::where"/u, /folder of a plugin/u],
];

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime", ({ node }) => {
  test.each(WRONG)("refuses %j in a line or two, with what to do", async (args, message, help) => {
    const { status, stdout, stderr } = await runCliHere(args, { node });
    expect([status, stdout]).toEqual([2, ""]);
    const [first, second = "", ...others] = stderr.trimEnd().split("\n");
    expect(first).toMatch(/^plugin-preflight: /u);
    expect(first).toMatch(message);
    expect(second).toMatch(help);
    expect(others).toEqual([]);
  });

  test("refuses plugins of two repositories in one run", async () => {
    const [a, b] = [0, 1].map(() => wholePlugin({ ".git/": "" }));
    const { status, stdout, stderr } = await runCliHere(["validate", a ?? "", b ?? ""], { node });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/is not in the repository .*\nCheck one repository per run\n$/u);
  });

  test("takes no word behind -- for an option", async () => {
    const cwd = temporaryFolder();
    wholePlugin({}, join(cwd, "-h"));
    const { status, stdout, stderr } = await runCliHere(["validate", "--", "-h"], { node, cwd });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("passes");
    const help = await runCliHere(["validate", "--", "--help"], { node, cwd });
    expect(help.stderr).toContain('no folder "--help"');
    expect((await runCliHere(["validate", "-h", "--", "-h"], { node, cwd })).stdout).toContain("Usage: ");
  });

  test("explains itself on stderr if there are no arguments", async () => {
    const { status, stdout, stderr } = await runCliHere([], { node });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Usage: node \S+dist\/cli\/index\.js <command> \[options\]$/mu);
  });

  test.each([["--help"], ["help"]])("lists its commands for %s", async (arg) => {
    const { status, stdout, stderr } = await runCliHere([arg], { node });
    expect([status, stderr]).toEqual([0, ""]);
    for (const part of [
      "Usage: ",
      "validate [path...]",
      "explain [check-id[/code] | word]",
      "--version",
      "Exit status:\n  0 ",
    ])
      expect(stdout).toContain(part);
  });

  test.each([
    ["validate", ["--format", "--output", "--strict", "--fail-on", "--only", "--quiet", "--help"]],
    ["explain", ["--help"]],
  ])("explains the command %s and its options, and does nothing else", async (command, options) => {
    const { status, stdout, stderr } = await runCliHere([command, "--help"], { node });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`dist/cli/index.js ${command} [`);
    for (const option of options) expect(stdout).toContain(`\n  ${option} `);
  });

  test("prints its version, and with --verbose where it runs", async () => {
    const plain = await runCliHere(["--version"], { node });
    expect(plain).toMatchObject({ status: 0, stderr: "" });
    expect(await runCliHere(["-v"], { node })).toEqual(plain);
    expect(plain.stdout).toMatch(/^\d+\.\d+\.\d+\n$/u);
    const { status, stdout } = await runCliHere(["--version", "--verbose"], { node });
    expect(status).toBe(0);
    expect(stdout.startsWith(`plugin-preflight  ${plain.stdout}`)).toBe(true);
    for (const row of ["rules", "node", "platform", "installed in"])
      expect(stdout).toMatch(new RegExp(`^${row} +\\S`, "mu"));
  });

  test("lists the checks, and prints the page of one", async () => {
    const { stdout: list } = await runCliHere(["explain"], { node });
    const { stdout: json } = await runCliHere(["validate", "--format", "json"], { node });
    const { outcomes = [] } = readReport(json).plugins[0] ?? {};
    expect(list.match(/^\S+/gmu)?.sort()).toEqual(outcomes.map(({ check }) => check).sort());
    const { status, stdout } = await runCliHere(["explain", "manifest-name"], { node });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# .*\n/u);
  });

  test("explains what contains a word: a list of several, or the page of the only one", async () => {
    const several = await runCliHere(["explain", "Hooks"], { node });
    expect(several).toMatchObject({ status: 0, stderr: "" });
    const ids = several.stdout.match(/^\S+/gmu) ?? [];
    expect(ids).toEqual(expect.arrayContaining(["manifest-hooks", "hooks-exist"]));
    const lines = several.stdout.trimEnd().split("\n");
    expect(lines.filter((line) => !line.toLowerCase().includes("hooks"))).toEqual([]);
    const { stdout: all } = await runCliHere(["explain"], { node });
    const { status, stdout: one } = await runCliHere(["explain", "bundle-syn"], { node });
    expect([status, ids.length < all.trimEnd().split("\n").length]).toEqual([0, true]);
    expect(one).toBe((await runCliHere(["explain", "bundle-syntax"], { node })).stdout);
  });
});

describe.each(COMMANDS)("the help of $name", ({ name, options, most }) => {
  const examples = EXAMPLES[name] ?? [];

  test("has examples, whose words the command takes", () => {
    expect(examples).not.toEqual([]);
    for (const [line] of examples) {
      expect.soft(line.startsWith(name), line).toBe(true);
      const words = line.slice(name.length).match(/'[^']*'|\S+/gu) ?? [];
      expect.soft(() => parseCall(words, { name, options, most }), line).not.toThrow();
    }
  });

  test("shows each with what starts this copy", async () => {
    const { stdout } = await runCliHere([...name.split(" "), "--help"]);
    const shown = stdout.slice(stdout.indexOf("\nExamples:\n"));
    for (const [line, does] of examples) expect(shown).toContain(`dist/cli/index.js ${line}\n      ${does}\n`);
  });
});
