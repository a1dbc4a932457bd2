import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { CLI, POSIX, runCli } from "../support/product.js";
import { removeColors, talkOnTerminal, type Talk } from "../support/pseudo-terminal.js";

const WRONG = manifestWith({ manifest_version: "1", version: "v1.4.0", category: "utility" });
const QUESTION = "Make this fix? yes, no, all or quit (no): ";
const [CTRL_C, CTRL_D] = ["\u0003", "\u0004"];

const readManifest = (cwd: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(cwd, "manifest.json"), "utf8")) as Record<string, unknown>;

/** Types an answer to each question. */
async function answer(cwd: string, answers: readonly (string | (() => string))[]) {
  const talk: Talk = answers.map((typed) => [QUESTION, typed]);
  const env = { NODE: process.execPath, CLI };
  const command = `"$NODE" "$CLI" validate --fix --interactive`;
  const { status, text } = await talkOnTerminal(command, { columns: 100, cwd, env }, talk);
  return { status, text: removeColors(text) };
}

describe.runIf(POSIX)("--fix --interactive", () => {
  test("shows each fix as a difference, makes those that are accepted, and reports what is left", async () => {
    const cwd = wholePlugin({ "manifest.json": WRONG });
    const { status, text } = await answer(cwd, ["maybe\n", "y\n", "no\n", "YES\n"]);
    expect(text).toContain('-   "manifest_version": "1",');
    expect(text).toContain('+   "manifest_version": 1,');
    expect(text).toContain("3 fixes left, this one included.");
    expect(text).toContain('"maybe" is not an answer');
    expect(text).toContain("Fixed 2 problems:");
    const fixed = readManifest(cwd);
    const kept = [fixed["version"] === "v1.4.0", fixed["category"] === "utility"];
    expect([fixed["manifest_version"], kept.filter(Boolean).length, status]).toEqual([1, 1, 1]);
  });

  test("makes all that are left for all, except for what was declined", async () => {
    const cwd = wholePlugin({ "manifest.json": WRONG });
    const { status } = await answer(cwd, ["n\n", "a\n"]);
    expect(status).toBe(1);
    expect(readManifest(cwd)).toMatchObject({ manifest_version: "1", version: "1.4.0", category: "utilities" });
  });

  test.each([
    ["q", "q\n"],
    ["Ctrl-C", CTRL_C],
    ["Ctrl-D", CTRL_D],
  ])("writes nothing more after %s, and reports what is there", async (_, typed) => {
    const cwd = wholePlugin({ "manifest.json": WRONG });
    const { status, text } = await answer(cwd, ["y\n", typed]);
    expect(status).toBe(1);
    expect(readManifest(cwd)).toMatchObject({ manifest_version: 1, version: "v1.4.0", category: "utility" });
    expect(text).toContain("Fixed 1 problem:");
    expect(text).toMatch(/does not pass: 3 errors/u);
  });

  test("changes no byte where nothing is accepted, and takes no answer for no", async () => {
    const cwd = wholePlugin({ "manifest.json": WRONG });
    const { text } = await answer(cwd, ["\n", "\n", "n\n"]);
    expect(text).toContain("Nothing was fixed, as you chose");
    expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toBe(WRONG);
  });

  test("offers equal findings one by one", async () => {
    const cwd = wholePlugin({ "manifest.json": WRONG.replace("{\n", "{\n  // a\n  // a\n") });
    const { text } = await answer(cwd, ["n\n", "y\n", "q\n"]);
    expect(readFileSync(join(cwd, "manifest.json"), "utf8").match(/\/\/ a/gu)).toHaveLength(1);
    expect(text).toContain("Removed 1 comment:\n  manifest.json:3  // a\n");
  });

  test("does not write over what another program writes while it asks", async () => {
    const cwd = wholePlugin({ "manifest.json": WRONG });
    const other = WRONG.replace('"v1.4.0"', '"1.5.0"');
    const interfere = (): string => {
      writeFileSync(join(cwd, "manifest.json"), other);
      return "y\n";
    };
    await answer(cwd, [interfere, "q\n"]);
    expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toBe(other);
  });
});

test("without a terminal nothing is written, and what to do is said", async () => {
  const cwd = wholePlugin({ "manifest.json": WRONG });
  const { status, stdout, stderr } = await runCli(["validate", "--fix", "--interactive"], { cwd });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/there is no terminal to answer in\nLeave out --interactive/u);
  expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toBe(WRONG);
});

test.each([
  [["validate", "--interactive"], /Add --fix/u],
  [["validate", "--interactive", "--watch"], /--watch only reads/u],
])("%j is refused", async (args, help) => {
  const { status, stderr } = await runCli(args, { cwd: wholePlugin({}) });
  expect([status, stderr]).toEqual([2, expect.stringMatching(help)]);
});
