import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { BOUND_USER, copiedCli, POSIX, runCli, RUNTIMES, type CliRun } from "../support/product.js";

const PASSES = /Weather Widget 1\.4\.0 passes\n$/u;
const plugin = wholePlugin();

describe.each(RUNTIMES)("compiled code under $runtime", ({ node }) => {
  const validate = async (env: NonNullable<CliRun["env"]>, more: CliRun = {}): Promise<string> => {
    const ended = await runCli(["validate", plugin], { node, env, ...more });
    expect(ended).toMatchObject({ status: 0, stderr: "" });
    expect(ended.stdout).toMatch(PASSES);
    return ended.stdout;
  };

  test("is kept by the first run and left alone by the second", async () => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    const kept = filesIn(cache);
    expect(kept.map((path) => path.replace(/.*[/\\]|-[^-]*$/gu, ""))).toEqual(expect.arrayContaining(["main.js"]));
    expect(kept.length).toBeGreaterThan(1);
    const before = kept.map((path) => statSync(path).mtimeMs);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
    expect(filesIn(cache)).toEqual(kept);
    expect(kept.map((path) => statSync(path).mtimeMs)).toEqual(before);
  });

  test("is what runs, until the file that it was made of is another one", async () => {
    const cache = temporaryFolder();
    const program = copiedCli();
    const main = chunkWith(program, '"passes"');
    const text = readFileSync(main, "utf8");
    const { mtime } = statSync(main);
    const told = async (): Promise<string> => {
      const { stdout } = await runCli(["validate", plugin], { node, program, env: { XDG_CACHE_HOME: cache } });
      return /(\w+)\n$/u.exec(stdout)?.[1] ?? "";
    };
    writeFileSync(main, text.replaceAll('"passes"', '"sparks"'));
    utimesSync(main, mtime, mtime);
    expect(await told()).toBe("sparks");
    writeFileSync(main, text);
    utimesSync(main, mtime, mtime);
    expect(await told()).toBe("sparks");
    utimesSync(main, mtime, new Date(mtime.getTime() + 1000));
    expect(await told()).toBe("passes");
  });

  test.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ["empty", (bytes) => bytes.subarray(0, 0)],
    ["cut off", (bytes) => bytes.subarray(0, -1)],
    ["cut in half", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["of one other byte", (bytes) => bytes.fill("?", bytes.length / 4, bytes.length / 4 + 1)],
    ["of noughts at its end", (bytes) => bytes.fill(0, bytes.length - 4096)],
    ["of noughts alone", (bytes) => bytes.fill(0)],
    ["something else", () => Buffer.from("no code")],
  ])("that is %s is not believed, and made anew", async (_, damage) => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    for (const path of filesIn(cache)) writeFileSync(path, damage(readFileSync(path)));
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
    for (const path of filesIn(cache)) expect(isPair(readFileSync(path))).toBe(true);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
  });

  test("is kept by eight runs at once as by one", async () => {
    const cache = temporaryFolder();
    const runs = await Promise.all(Array.from({ length: 8 }, () => validate({ XDG_CACHE_HOME: cache })));
    expect(new Set(runs).size).toBe(1);
    expect(filesIn(cache).filter((path) => path.endsWith(".draft"))).toEqual([]);
    for (const path of filesIn(cache)) expect(isPair(readFileSync(path))).toBe(true);
  });

  test("is kept where a system keeps such things", async () => {
    const home = temporaryFolder();
    await validate({ XDG_CACHE_HOME: "", HOME: home, LOCALAPPDATA: join(home, "Local") });
    const place = { darwin: "Library/Caches", win32: "Local" }[process.platform as string] ?? ".cache";
    expect(readdirSync(join(home, place))).toEqual(["plugin-preflight"]);
  });

  test.each(["CI", "NODE_DISABLE_COMPILE_CACHE", "NODE_V8_COVERAGE"])("is not kept where %s is set", async (name) => {
    const cache = temporaryFolder();
    await validate({ XDG_CACHE_HOME: cache, [name]: name === "NODE_V8_COVERAGE" ? temporaryFolder() : "1" });
    expect(readdirSync(cache)).toEqual([]);
  });

  test("is not kept where nothing says where, nor below a path that is no whole one", async () => {
    const cwd = temporaryFolder();
    await validate({ XDG_CACHE_HOME: "" }, { cwd });
    await validate({ HOME: "", XDG_CACHE_HOME: "cache" }, { cwd });
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("is made anew where Node itself has other options", async () => {
    const cache = temporaryFolder();
    const first = await validate({ XDG_CACHE_HOME: cache });
    expect(await validate({ XDG_CACHE_HOME: cache }, { nodeOptions: ["--no-lazy"] })).toBe(first);
    expect(await validate({ XDG_CACHE_HOME: cache })).toBe(first);
  });

  test("of four other builds makes room for this one's", async () => {
    const cache = temporaryFolder();
    const others = [1, 2, 3, 4].map((age) => join(cache, "plugin-preflight", `other-${String(age)}`));
    for (const [age, path] of others.entries()) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      utimesSync(path, age, 2_000_000 - age * 1000);
    }
    chmodSync(dirname(others[0] ?? ""), 0o700);
    await validate({ XDG_CACHE_HOME: cache });
    expect(others.map((path) => existsSync(path))).toEqual([true, true, true, false]);
  });

  describe.runIf(POSIX)("is neither kept nor believed", () => {
    test.each([
      ["others can write to", 0o777, undefined],
      ["a group can write to", 0o770, undefined],
      ...(BOUND_USER === undefined ? [] : ([["is another user's", 0o700, BOUND_USER]] as const)),
    ] as const)("in a folder that %s", async (_, mode, user) => {
      const cache = temporaryFolder();
      await validate({ XDG_CACHE_HOME: cache });
      const kept = filesIn(cache);
      for (const path of kept) writeFileSync(path, "no code");
      chmodSync(join(cache, "plugin-preflight"), mode);
      if (user !== undefined) chownSync(join(cache, "plugin-preflight"), user, user);
      await validate({ XDG_CACHE_HOME: cache });
      expect(kept.map((path) => readFileSync(path, "utf8"))).toEqual(kept.map(() => "no code"));
    });

    test.runIf(BOUND_USER !== undefined)("by one who runs in the home of another", async () => {
      const home = temporaryFolder();
      chmodSync(home, 0o777);
      const program = copiedCli();
      await runCli(["--version"], { node, program, env: { XDG_CACHE_HOME: "", HOME: home }, user: BOUND_USER });
      expect(readdirSync(home)).toEqual([]);
    });

    test("where a file stands in the folder's place, or the folder cannot be written to", async () => {
      const cache = temporaryFolder();
      writeFileSync(join(cache, "plugin-preflight"), "");
      await validate({ XDG_CACHE_HOME: cache });
      await validate({ XDG_CACHE_HOME: "/dev/null" });
      await validate({ XDG_CACHE_HOME: "/proc/self" });
      expect(readFileSync(join(cache, "plugin-preflight"), "utf8")).toBe("");
    });
  });
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Whether code is there twice, and is some. */
function isPair(bytes: Buffer): boolean {
  return bytes.length > 1024 && bytes.subarray(0, bytes.length / 2).equals(bytes.subarray(bytes.length / 2));
}

/** The file of a program, beside its first one, that holds some words. */
function chunkWith(program: string, words: string): string {
  const folder = dirname(program);
  const found = readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(words));
  if (found.length !== 1) throw new Error(`${words} stands in ${found.join(", ") || "no file"}`);
  return join(folder, found[0] ?? "");
}
