import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, validate as validateBy } from "../support/compiled.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { CLI, copiedCli, runCli, RUNTIMES, type CliRun } from "../support/product.js";

const plugin = wholePlugin();

describe.each(RUNTIMES)("compiled code under $runtime", ({ node }) => {
  const validate = (env: NonNullable<CliRun["env"]>, run: CliRun = {}): Promise<string> =>
    validateBy(env, { node, ...run });

  test("is kept by the first run and left alone by the second", async () => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    const kept = filesIn(cache);
    expect(kept.map((path) => basename(path))).toEqual([expect.stringMatching(/^\d+\.main\.js$/u), "main.js"]);
    const before = kept.map((path) => statSync(path).mtimeMs);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
    expect(filesIn(cache)).toEqual(kept);
    expect(kept.map((path) => statSync(path).mtimeMs)).toEqual(before);
  });

  test("is what runs, while the file is the one that it was made of", async () => {
    const cache = temporaryFolder();
    const program = copiedCli();
    const main = chunkWith(program, '"passes"');
    const text = readFileSync(main, "utf8");
    const told = async (): Promise<string> => {
      const { stdout } = await runCli(["validate", plugin], { node, program, env: { XDG_CACHE_HOME: cache } });
      return /(\w+)\n$/u.exec(stdout)?.[1] ?? "";
    };
    expect(await told()).toBe("passes");
    writeFileSync(main, text.replaceAll('"passes"', '"sparks"'));
    expect(await told()).toBe("sparks");
    // As nobody but the user could: the code of the one, behind the text of the other.
    const [kept = ""] = filesIn(cache).filter((path) => basename(path) === basename(main));
    writeFileSync(kept, Buffer.concat([Buffer.from(text), readFileSync(kept).subarray(text.length)]));
    writeFileSync(main, text);
    expect(await told()).toBe("sparks");
  });

  test("serves every copy of the program, whenever that was installed", async () => {
    const cache = temporaryFolder();
    await validate({ XDG_CACHE_HOME: cache });
    const before = filesIn(cache).map((path) => [path, statSync(path).mtimeMs]);
    await validate({ XDG_CACHE_HOME: cache }, { program: copiedCli() });
    expect(filesIn(cache).map((path) => [path, statSync(path).mtimeMs])).toEqual(before);
  });

  test("is kept apart for each command, and not for those that are seldom called", async () => {
    const cache = temporaryFolder();
    const run = (...words: string[]) => runCli(words, { node, env: { XDG_CACHE_HOME: cache } });
    for (const words of [["--help"], ["--version"], ["explain", "manifest-name"], ["nothing"], ["constructor"]]) {
      await run(...words);
    }
    expect(readdirSync(cache)).toEqual([]);
    await run("validate", plugin);
    await run("pack", plugin, "--output", join(temporaryFolder(), "plugin.zip"));
    const names = readdirSync(join(cache, "plugin-preflight")).map((name) => name.replace(/.*-/u, ""));
    expect(names.toSorted()).toEqual(["pack", "validate"]);
  });

  test.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ["empty", (bytes) => bytes.subarray(0, 0)],
    ["cut off", (bytes) => bytes.subarray(0, -1)],
    ["cut in half", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["of one other byte", (bytes) => bytes.fill("?", bytes.length - 1000, bytes.length - 999)],
    ["of noughts at its end", (bytes) => bytes.fill(0, bytes.length - 4096)],
    ["of noughts alone", (bytes) => bytes.fill(0)],
    ["something else", () => Buffer.from("no code")],
  ])("that is %s is not believed, and made anew", async (_, damage) => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    for (const path of filesIn(cache)) writeFileSync(path, damage(readFileSync(path)));
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
    expect(filesIn(cache).every(isWhole)).toBe(true);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
  });

  test("is kept by eight runs at once as by one", async () => {
    const cache = temporaryFolder();
    const runs = await Promise.all(Array.from({ length: 8 }, () => validate({ XDG_CACHE_HOME: cache })));
    expect(new Set(runs).size).toBe(1);
    expect(filesIn(cache).filter((path) => path.endsWith(".draft"))).toEqual([]);
    expect(filesIn(cache).every(isWhole)).toBe(true);
  });

  test("is made anew where Node itself has other options", async () => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    expect(await validate({ XDG_CACHE_HOME: cache }, { nodeOptions: ["--no-lazy"] })).toBe(first);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
  });

  test("of six others makes room for this one, and what killed runs have left goes", async () => {
    const cache = temporaryFolder();
    await validate({ XDG_CACHE_HOME: cache });
    const [kept = ""] = filesIn(cache);
    const folder = dirname(dirname(kept));
    const others = [1, 2, 3, 4, 5, 6].map((age) => join(folder, `other-${String(age)}`));
    for (const [age, path] of others.entries()) {
      mkdirSync(path);
      utimesSync(path, 0, 4_000_000_000 - age * 1000);
    }
    const drafts = ["old", "new"].map((name) => join(dirname(kept), `main.js.${name}.draft`));
    for (const path of drafts) writeFileSync(path, "");
    utimesSync(drafts[0] ?? "", 0, 0);
    rmSync(kept);
    await validate({ XDG_CACHE_HOME: cache });
    expect(existsSync(kept)).toBe(true);
    expect(others.map((path) => existsSync(path))).toEqual([true, true, true, true, true, false]);
    expect(drafts.map((path) => existsSync(path))).toEqual([false, true]);
  });

  test("is kept by a slow machine as well", async () => {
    const cache = temporaryFolder();
    await validate({ XDG_CACHE_HOME: cache }, { nodeOptions: ["--require", slowStart()] });
    expect(filesIn(cache)).not.toEqual([]);
  });
});

/** Whether a file holds the text of one of the program's, and behind it the same code twice. */
function isWhole(path: string): boolean {
  const bytes = readFileSync(path);
  const text = readFileSync(join(dirname(CLI), basename(path)));
  const codes = bytes.subarray(text.length);
  const [first, second] = [codes.subarray(0, codes.length / 2), codes.subarray(codes.length / 2)];
  return bytes.subarray(0, text.length).equals(text) && codes.length > 1024 && first.equals(second);
}

/** A file that lets a second pass before anything else, as a slow machine does. */
function slowStart(): string {
  const file = join(temporaryFolder(), "slow.cjs");
  writeFileSync(file, "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);\n");
  return file;
}

/** The file of a program, beside its first one, that holds some words. */
function chunkWith(program: string, words: string): string {
  const folder = dirname(program);
  const found = readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(words));
  if (found.length !== 1) throw new Error(`${words} stands in ${found.join(", ") || "no file"}`);
  return join(folder, found[0] ?? "");
}
