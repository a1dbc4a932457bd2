import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { livingPlugin } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { environmentWith } from "../support/process.js";
import { CLI, POSIX, runCliHere } from "../support/product.js";

const GOOD = manifestWith({});
const BAD = manifestWith({ name: "W" });

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A process that goes on, and what it has printed so far. */
function start(program: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, args, { cwd, env: environmentWith(env) });
  children.push(child);
  let printed = "";
  let read = 0;
  let onData = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      onData();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    child,
    ended,
    /** What is printed since the last time, up to and with the next text like this. */
    next: (pattern: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(printed.slice(read));
          if (!match) return;
          onData = () => undefined;
          const end = read + match.index + match[0].length;
          resolve(printed.slice(read, end));
          read = end;
        };
        onData = look;
        void ended.then(() => {
          reject(new Error(`It ended before ${String(pattern)}:\n${printed}`));
        });
        look();
      }),
  };
}

const WAITING = /Press Ctrl-C to stop\.\r?\n/u;

describe.runIf(POSIX)("validate --watch", () => {
  nightly("checks again after each change, in plain lines, until Ctrl-C", async () => {
    const cwd = wholePlugin({ ".git/": "" });
    const output = join(cwd, "report.json");
    // One pipe for both streams, so that their order is that of the process.
    const command = 'exec "$NODE" "$CLI" validate --watch --format json --output report.json 2>&1';
    const { child, ended, next } = start("sh", ["-c", command], cwd, { NODE: process.execPath, CLI });
    expect(await next(WAITING)).toMatch(/passes\n/u);
    // An editor writes another file, and gives it the name.
    writeFileSync(join(cwd, "manifest.json~"), BAD);
    renameSync(join(cwd, "manifest.json~"), join(cwd, "manifest.json"));
    const bad = await next(WAITING);
    expect(bad).toMatch(/^manifest\.json(?: and manifest\.json~)? changed\.\n/u);
    expect(bad).toContain("manifest-name");
    expect(bad).not.toContain("\u001b");
    rmSync(join(cwd, "manifest.json"));
    expect(await next(WAITING)).toMatch(/manifest-json|no plugin/u);
    writeFileSync(join(cwd, "manifest.json"), GOOD);
    expect(await next(WAITING)).toMatch(/passes\n/u);
    makePlugin({ "plugins/new/manifest.json": "{" }, cwd);
    // Its own report, which is written each time, is not a change.
    expect(await next(WAITING)).toMatch(/^plugins(?: and plugins\/\S+|, [^\n]*)? changed\.\n/u);
    expect(JSON.parse(readFileSync(output, "utf8"))).toHaveProperty("verdict");
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });

  test("rewrites the lines that differ on a terminal, and keeps the others", async () => {
    const cwd = wholePlugin({ ".git/": "", "manifest.json": BAD });
    const command = 'stty cols 100 rows 60; exec "$NODE" "$CLI" validate --watch';
    const script =
      process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", command] : ["-qec", command, "/dev/null"];
    const env = { TERM: "xterm-256color", NODE: process.execPath, CLI, HOME: temporaryFolder() };
    const { child, ended, next } = start("script", script, cwd, env);
    const first = await next(WAITING);
    expect(first).toContain("manifest-name");
    expect(first).not.toMatch(/\u001b\[\d*[AJ]/u);
    writeFileSync(join(cwd, "notes.txt"), "");
    // The line that it waits is there already.
    const second = await next(/\u001b\[J/u);
    expect(second).toMatch(/\u001b\[\d+A\r/u);
    expect(second).not.toContain("manifest-name");
    expect(second).toMatch(/Checked at \d\d:\d\d:\d\d: notes\.txt changed/u);
    child.stdin.end("\u0003");
    expect(await ended).toBe(130);
  });
});

nightly.runIf(existsSync("/proc/self/fd"))("many saves leave no handle behind", async () => {
  const cwd = wholePlugin({ ".git/": "" });
  // One pipe for both streams: the report comes before the line that ends it.
  const command = 'exec "$NODE" "$CLI" validate --watch --format compact 2>&1';
  const { child, next } = start("sh", ["-c", command], cwd, { NODE: process.execPath, CLI });
  await next(WAITING);
  const save = async (at: number): Promise<number> => {
    writeFileSync(join(cwd, "manifest.json"), at % 2 === 0 ? GOOD : BAD);
    expect((await next(WAITING)).includes("[manifest-name]")).toBe(at % 2 === 1);
    return readdirSync(`/proc/${String(child.pid)}/fd`).length;
  };
  const counts: number[] = [];
  for (let at = 1; at <= 24; at++) counts.push(await save(at));
  expect(Math.max(...counts.slice(12))).toBeLessThanOrEqual(Math.max(...counts.slice(0, 12)));
});

/** As a build does within the quiet time: the system gives the new folder the old one's inode. */
function remake(folder: string, files: Files): void {
  rmSync(folder, { recursive: true });
  makePlugin(files, folder);
}

describe("after each build, which removes dist and makes it again,", () => {
  nightly("validate --watch checks again", async () => {
    const cwd = wholePlugin({ ".git/": "" });
    const { next } = start(process.execPath, [CLI, "validate", "--watch", "--only", "hooks-exist"], cwd);
    await next(/passes\n/u);
    const good = readFileSync(join(cwd, "dist", "plugin.js"));
    for (let build = 0; build < 2; build++) {
      remake(join(cwd, "dist"), { "plugin.js": "export {};\n" });
      await next(/error[^\n]*hooks-exist/u);
      writeFileSync(join(cwd, "dist", "plugin.js"), good);
      expect(await next(/passes\n/u)).toContain("passes");
    }
  });

  nightly("test --watch lets it live again", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin('export function onEnable() { console.log("first"); }') });
    const { next } = start(process.execPath, [CLI, "test", "--watch"], cwd);
    await next(/first/u);
    for (const build of ["second", "third"]) {
      await next(WAITING);
      remake(join(cwd, "dist"), { "plugin.js": "export {};" });
      await next(WAITING);
      const code = `export function onEnable() { console.log("${build}"); }`;
      writeFileSync(join(cwd, "dist", "plugin.js"), code);
      expect(await next(new RegExp(build, "u"))).toContain(build);
    }
  });
});

nightly.runIf(POSIX)("types --watch keeps the file up to date, and outlives a mistake", async () => {
  const cwd = makePlugin({ "manifest.json": GOOD });
  const { next } = start(process.execPath, [CLI, "types", "--output", "types.ts", "--watch"], cwd);
  expect(await next(WAITING)).toContain("types.ts has the types of manifest.json now\n");
  writeFileSync(join(cwd, "manifest.json"), "{");
  expect(await next(WAITING)).toContain("manifest.json has no types: ");
  writeFileSync(join(cwd, "manifest.json"), manifestWith({ permissions: ["camera"] }));
  expect(await next(WAITING)).toContain("types.ts has the types of manifest.json now\n");
  expect(readFileSync(join(cwd, "types.ts"), "utf8")).toContain('export type Permission = "camera";');
  const { status, stderr } = await runCliHere(["types", "--watch"], { cwd });
  expect([status, stderr]).toEqual([
    2,
    "plugin-preflight: --watch needs a file to write\nWrite --output FILE --watch\n",
  ]);
});

test.each([
  [["--fix"], "--watch only reads, and --fix writes"],
  [["--baseline", "b.json", "--update-baseline"], "--watch only reads, and --update-baseline writes"],
])("--watch with %j is wrong usage", async (options, message) => {
  const { status, stderr } = await runCliHere(["validate", "--watch", ...options], { cwd: wholePlugin() });
  expect([status, stderr]).toEqual([2, expect.stringContaining(`plugin-preflight: ${message}\nRun --`)]);
});
