import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, validate as validateBy } from "../support/compiled.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { BOUND_USER, copiedCli, POSIX, runCli, RUNTIMES, type CliRun } from "../support/product.js";

describe.each(RUNTIMES)("compiled code under $runtime", ({ node }) => {
  const validate = (env: NonNullable<CliRun["env"]>, run: CliRun = {}): Promise<string> =>
    validateBy(env, { node, ...run });

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

  test("is not kept in a place that would have to be made, nor below the folder that the command is called in", async () => {
    const cwd = temporaryFolder();
    const home = join(cwd, "home");
    await validate({ XDG_CACHE_HOME: "", HOME: home, LOCALAPPDATA: home }, { cwd });
    expect(readdirSync(cwd)).toEqual([]);
    mkdirSync(home);
    await validate({ XDG_CACHE_HOME: home }, { cwd });
    await validate({ XDG_CACHE_HOME: home }, { cwd: home });
    expect(readdirSync(home)).toEqual([]);
    await validate({ XDG_CACHE_HOME: home });
    expect(readdirSync(home)).toEqual(["plugin-preflight"]);
  });

  describe.runIf(POSIX)("is neither kept nor believed", () => {
    test.each([
      ["others can write to", 0o777, undefined],
      ["a group can write to", 0o770, undefined],
      ["others can read, as the folders of a checkout are", 0o755, undefined],
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
      const cwd = wholePlugin();
      chmodSync(cwd, 0o755);
      const run = { node, program: copiedCli(), cwd, env: { XDG_CACHE_HOME: "", HOME: home } };
      await runCli(["validate"], { ...run, user: BOUND_USER });
      expect(readdirSync(home)).toEqual([]);
      await runCli(["validate"], run);
      expect(readdirSync(home)).not.toEqual([]);
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
