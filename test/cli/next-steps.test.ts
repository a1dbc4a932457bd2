import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, POSIX, runCliHere } from "../support/product.js";

const FIXABLE = manifestWith({ manifest_version: "1", homePage: "https://example.com" });
const COMMAND = /^ {2}(\S.*)$/gmu;

/** The commands at the end of what is printed. */
function commandsIn(stdout: string): readonly string[] {
  const end = stdout.slice(stdout.lastIndexOf("✘"));
  return [...end.matchAll(COMMAND)].map(([, command = ""]) => command);
}

describe.runIf(POSIX)("the output ends with commands for what to do next", () => {
  nightly("that work as they are pasted, whatever the plugin's folder is called", async () => {
    const cwd = temporaryFolder();
    const name = "it's a $(plugin) & more";
    wholePlugin({ "manifest.json": FIXABLE }, join(cwd, name));
    const { status, stdout } = await runCliHere(["validate", "--only", "manifest-manifest-version", name], { cwd });
    expect(status).toBe(1);
    expect(stdout).toContain("\n\nThe finding can be fixed automatically:\n");
    const [fix = "", explain = ""] = commandsIn(stdout);
    const fixed = await runProcess("sh", ["-c", fix], { cwd });
    expect([fixed.status, fixed.stderr]).toEqual([0, expect.stringContaining("Fixed 1 problem:")]);
    const manifest = readFileSync(join(cwd, name, "manifest.json"), "utf8");
    expect(manifest).toContain('"manifest_version": 1,');
    // What was not chosen is not fixed.
    expect(manifest).toContain('"homePage"');
    const page = await runProcess("sh", ["-c", explain], { cwd });
    expect([page.status, page.stdout.split("\n")[0]]).toEqual([0, "# manifest-manifest-version"]);
  });

  test("with the options of this run that say what is checked, and none of those that say how it is shown", async () => {
    const cwd = wholePlugin({ "manifest.json": FIXABLE });
    const { stdout } = await runCliHere(["validate", "--strict", "--format", "terminal", "--fail-on", "warning", "."], {
      cwd,
    });
    expect(commandsIn(stdout)[0]).toMatch(/dist\/cli\/index\.js validate --fail-on warning --strict --fix \.$/u);
  });
});

test("the end counts what can be fixed", async () => {
  const cwd = wholePlugin({ "manifest.json": manifestWith({ manifest_version: "1", name: "W" }) });
  const { stdout } = await runCliHere(["validate"], { cwd });
  expect(stdout).toContain("\n\n1 of 2 findings can be fixed automatically:\n");
});

test.each<[string, readonly string[], string]>([
  ["where nothing can be fixed", ["validate"], manifestWith({ name: "W" })],
  [
    "after --fix, which has fixed what it can",
    ["validate", "--fix"],
    manifestWith({ name: "W", manifest_version: "1" }),
  ],
])("no fix is offered %s", async (_, args, manifest) => {
  const { stdout } = await runCliHere(args, { cwd: wholePlugin({ "manifest.json": manifest }) });
  expect(stdout).not.toContain("automatically");
  expect(commandsIn(stdout)).toEqual([expect.stringMatching(/index\.js explain manifest-name$/u)]);
});

test("a plugin that passes needs nothing next, and --quiet prints findings only", async () => {
  expect((await runCliHere(["validate"], { cwd: wholePlugin() })).stdout).toMatch(/passes\n$/u);
  const quiet = await runCliHere(["validate", "--quiet"], { cwd: wholePlugin({ "manifest.json": FIXABLE }) });
  expect(quiet.stdout).not.toMatch(/automatically|explain/u);
});

describe.runIf(POSIX)("on a terminal", () => {
  const cwd = wholePlugin({ "manifest.json": manifestWith({ name: "Weather & Widget!" }) });

  /** What is seen on a terminal of so many columns, and on both streams. */
  async function seen(columns: number, args: string): Promise<readonly string[]> {
    const command = `stty cols ${String(columns)}; "$NODE" "$CLI" ${args}; true`;
    const script =
      process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", command] : ["-qec", command, "/dev/null"];
    const env = { TERM: "xterm-256color", NO_COLOR: "1", NODE: process.execPath, CLI };
    const { stdout } = await runProcess("script", script, { cwd, env });
    return stdout.replaceAll("\r\n", "\n").split("\n");
  }

  test.each([
    ["validate", /^ {7}= Use only the letters/u],
    ["--help", /^ {2}release \[path\]/u],
    ["explain manifest-name", /^hyphen and underscore\./u],
    ["validate --fail-on warn", /^notice, never$/u],
  ])("of 80 columns, every line of %s fits, broken between words", async (args, expected) => {
    const lines = await seen(80, args);
    expect(lines.some((line) => expected.test(line))).toBe(true);
    // A command to paste is one line, and so is what a page quotes.
    const quoted = lines.indexOf("```text");
    const prose = (quoted === -1 ? lines : lines.slice(0, quoted)).filter((line) => !/index\.js| │ /u.test(line));
    expect(prose.filter((line) => line.length > 80)).toEqual([]);
  });

  test("of 200 columns no sentence is longer than 120, and in a pipe none is broken", async () => {
    const lines = await seen(200, "--help");
    expect(lines.filter((line) => line.length > 120 && !line.includes("index.js"))).toEqual([]);
    const { stdout } = await runCliHere(["validate"], { cwd });
    expect(stdout).toContain("= Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores\n");
  });
});

test("an odd path is one word in the command", async () => {
  const cwd = makePlugin({ "--strict/manifest.json": FIXABLE });
  const { stdout } = await runCliHere(["validate", "--", "--strict"], { cwd });
  expect(commandsIn(stdout)[0]).toMatch(/ validate --fix -- --strict$/u);
});
