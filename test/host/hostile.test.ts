import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findMarkedProcesses } from "../../src/commands/marked-processes.js";
import type { LifecycleStep } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { temporaryFolder } from "../support/folders.js";
import { live, outcomesOf, stepOf, type LiveChanges } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

/** The step in which a plugin's `onEnable` does something. */
async function enable(body: string, changes: LiveChanges = {}, start = ""): Promise<LifecycleStep> {
  return stepOf(await live(`${start}\nexport async function onEnable(context) {\n  ${body}\n}`, changes), "onEnable");
}

afterEach(() => {
  expect(listOwnHosts(), "a process of the host still runs").toEqual([]);
});

/** The processes of the host that this process has started and that still run. */
function listOwnHosts(): readonly string[] {
  if (!existsSync("/proc/self/stat")) return [];
  const own = `PPid:\t${String(process.pid)}\n`;
  return (findMarkedProcesses(-1, "") ?? [])
    .filter(({ pid, command }) => command.includes("host/index.js") && readStatus(pid).includes(own))
    .map(({ command }) => command);
}

/** "" for a process that has ended meanwhile. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/status`, "latin1");
  } catch {
    return "";
  }
}

describe("a hook that fails", () => {
  test("throws at its own line, and the life ends where a host would not go on", async () => {
    const run = await live('export function onEnable() {\n  throw new RangeError("no tide");\n}');
    expect(stepOf(run, "onEnable").outcome).toEqual({
      kind: "threw",
      error: {
        name: "RangeError",
        message: "no tide",
        at: { file: "dist/plugin.js", range: { start: { line: 2, column: 9 }, end: { line: 2, column: 35 } } },
      },
    });
    expect(stepOf(run, "onDisable").outcome).toEqual({ kind: "not-called", why: "onEnable has thrown an error" });
  });

  const THROWN = [
    ["null", "throw null", "null"],
    ["undefined", "throw undefined", "undefined"],
    ["a text", 'throw "no tide"', "no tide"],
    ["an object without a text", "throw Object.create(null)", "(it cannot be read)"],
    [
      "an error whose message throws",
      "throw Object.defineProperty(new Error(), 'message', { get() { throw 1 } })",
      "(it cannot be read)",
    ],
    ["a proxy that refuses", "throw new Proxy({}, { get() { throw 1 } })", "(it cannot be read)"],
    ["an error with a cause", 'throw new Error("no tide", { cause: new Error("no moon") })', "no tide: no moon"],
  ] as const;

  nightly.each(sampleOf(THROWN, 4))("throws %s", async (_, body, message) => {
    expect((await enable(body)).outcome).toMatchObject({ kind: "threw", error: { message } });
  });

  test("rejects late, when nothing waits for it any more", async () => {
    const { outcome, uncaught } = await enable('Promise.resolve().then(() => { throw new Error("late"); });');
    expect(outcome.kind).toBe("done");
    expect(uncaught).toMatchObject([
      { message: "late", at: { file: "dist/plugin.js", range: { start: { line: 3 } } } },
    ]);
  });

  test("throws in a timer", async () => {
    const run = await live('export function onUninstall() { setTimeout(() => { throw new Error("later"); }, 50); }');
    expect(stepOf(run, "onUninstall").uncaught).toMatchObject([{ message: "later" }]);
  });
});

describe("a hook that does not end", () => {
  const AT_ITS_LINE = { at: { file: "dist/plugin.js", range: { start: { line: 3 } } } };

  test("is known to at once if nothing is left that could settle its promise", async () => {
    expect((await enable("await new Promise(() => {});")).outcome).toEqual({ kind: "never-settles" });
  });

  test.each([
    ["a signal", 'await new Promise((resolve) => AbortSignal.timeout(30).addEventListener("abort", resolve));'],
    ["a timer", "await new Promise((resolve) => setTimeout(resolve, 30).unref());"],
  ])("ends where %s settles its promise that keeps no process alive", async (_, body) => {
    expect((await enable(body)).outcome).toEqual({ kind: "done" });
  });

  nightly.each([
    ["a timer that goes on", "setInterval(() => {}, 100); await new Promise(() => {});", {}],
    ["a loop", "for (;;);", AT_ITS_LINE],
    ["a getter of what it throws", "throw { get message() { for (;;); } };", AT_ITS_LINE],
  ])("is ended at its limit: %s", async (_, body, place) => {
    const { outcome } = await enable(body, { seconds: 1 });
    expect(outcome).toMatchObject({ kind: "time-limit", seconds: 1, ...place });
  });

  nightly.each([
    ["objects", "const all = []; for (;;) all.push(new Array(4e6).fill({}));"],
    ["buffers", "const all = []; for (;;) { all.push(Buffer.alloc(32e6, 1)); await new Promise(setImmediate); }"],
  ])("is ended when it takes too much memory: %s", async (_, body) => {
    expect((await enable(body, { seconds: 60 })).outcome).toMatchObject({ kind: "memory-limit", megabytes: 512 });
  });
});

describe("a plugin that ends its process", () => {
  const ENDS = [
    ["process.exit(0)", "calls process.exit(0)"],
    ["process.exit()", "calls process.exit()"],
    ["process.abort()", "calls process.abort()"],
    ['process.kill(process.pid, "SIGKILL")', "sends itself the signal SIGKILL"],
    ["process.reallyExit(0)", "ends its process with exit code 0"],
  ] as const;

  nightly.each(sampleOf(ENDS, 4))("has not passed: %s", async (body, how) => {
    expect((await enable(body)).outcome).toMatchObject({ kind: "ended", how });
  });

  test("has not passed either when it does so while it is loaded", async () => {
    const run = await live("export function onEnable() {}\nprocess.exit(0);");
    expect(outcomesOf(run).slice(0, 2)).toEqual(["load ended", "onInstall not-called"]);
    expect(stepOf(run, "load").outcome).toMatchObject({ at: { range: { start: { line: 2 } } } });
  });
});

describe("what the host refuses", () => {
  test.each([
    ["child_process", 'spawn("sh", ["-c", "sleep 1000"])', "sh -c sleep 1000"],
    ["child_process", 'execSync("sleep 1000")', "sleep 1000"],
    ["worker_threads", 'new Worker("sleep")', "a thread: sleep"],
  ])("a process or a thread of %s", async (module, call, object) => {
    const { outcome, refused } = await enable(
      `${call};`,
      {},
      `import * as all from "node:${module}"; const { spawn, execSync, Worker } = all;`,
    );
    expect(outcome).toMatchObject({
      kind: "needs",
      error: { message: expect.stringContaining("does not let a plugin start") as string },
    });
    expect(refused).toMatchObject([{ act: "start", object, at: { range: { start: { line: 3 } } } }]);
  });

  test("a signal to its parent", async () => {
    const { refused } = await enable("process.kill(process.ppid, 'SIGKILL');");
    expect(refused).toMatchObject([{ act: "signal", object: `process ${String(process.pid)}` }]);
  });

  test.each([["writeFileSync"], ["promises.writeFile"]])("a file outside of its folder, by %s", async (name) => {
    const file = join(temporaryFolder(), "written");
    const { refused } = await enable(
      `await fs.${name}(${JSON.stringify(file)}, "x");`,
      {},
      'import fs from "node:fs";',
    );
    expect(refused).toMatchObject([{ act: "write", object: file, at: { range: { start: { line: 3 } } } }]);
    expect(existsSync(file)).toBe(false);
  });

  test.each(["/proc/self/environ", "/etc/passwd"])("reading %s", async (file) => {
    const { outcome, refused } = await enable(`fs.readFileSync("${file}");`, {}, 'import fs from "node:fs";');
    expect(outcome).toMatchObject({ kind: "needs" });
    expect(refused).toMatchObject([{ act: "read", object: file }]);
  });

  test("reading its parent's environment by a way that is not guarded", async () => {
    const { outcome } = await enable(
      'context.logger.info(process.binding("fs") ? String(Object.keys(process.env).filter((name) => /TOKEN|SECRET/.test(name))) : "");',
    );
    expect(["needs", "done"]).toContain(outcome.kind);
  });
});

test("a plugin with the permission may write, in a folder of its own, and reads its own files without", async () => {
  const code = `import { readFileSync, writeFileSync } from "node:fs"; import { homedir, tmpdir } from "node:os";
    export function onInstall(c) { c.logger.info(readFileSync(new URL("./data.txt", import.meta.url), "utf8")); }
    export function onEnable() { writeFileSync("note", "x"); writeFileSync(homedir() + "/a", "x"); writeFileSync(tmpdir() + "/b", "x"); }`;
  const files = { "dist/data.txt": "own" };
  const allowed = await live(code, { manifest: { permissions: ["filesystem-access"] } }, files);
  expect(stepOf(allowed, "onInstall").logged[0]?.message).toBe("own");
  expect(stepOf(allowed, "onEnable").outcome.kind).toBe("done");
  expect(allowed.uses.map(({ permission, step }) => [permission, step])).toContainEqual([
    "filesystem-access",
    "onEnable",
  ]);
  const refused = await live(code, {}, files);
  expect(stepOf(refused, "onInstall").outcome.kind).toBe("done");
  expect(stepOf(refused, "onEnable").refused).toMatchObject([{ act: "write" }]);
});

describe("the private channel", () => {
  test("takes no flood", async () => {
    const { outcome } = await enable('for (;;) fs.writeSync(3, "x".repeat(65536));', {}, 'import fs from "node:fs";');
    expect(outcome.kind).toBe("interfered");
  });

  test("has a word that the plugin finds neither in its arguments nor in its environment nor in its input", async () => {
    const { logged } = await enable(
      "context.logger.info(JSON.stringify([process.argv, process.execArgv, process.env, fs.readFileSync(0, 'utf8')]));",
      {},
      'import fs from "node:fs";',
    );
    const [argv, , env, input] = JSON.parse(logged[0]?.message ?? "[]") as [
      string[],
      string[],
      Record<string, string>,
      string,
    ];
    expect([argv.length, input]).toEqual([2, ""]);
    const names = [
      "HOME",
      "LANG",
      "LC_ALL",
      "NODE_ENV",
      "NO_COLOR",
      "PATH",
      "PLUGIN_PREFLIGHT_RUN",
      "TEMP",
      "TMP",
      "TMPDIR",
      "USERPROFILE",
    ];
    expect(names).toEqual(expect.arrayContaining(Object.keys(env)));
  });
});

test("replacing what the host uses changes no result", async () => {
  const start = `JSON.stringify = () => '{"kind":"finished"}'; Promise.prototype.catch = () => {}; Buffer.from = () => Buffer.alloc(0);
    globalThis.setTimeout = () => 0; globalThis.setImmediate = () => 0; performance.now = () => NaN; String.prototype.slice = () => "";`;
  const { outcome } = await enable('throw new Error("real");', {}, start);
  expect(outcome).toMatchObject({ kind: "threw", error: { message: "real" } });
});

test("what a plugin prints and logs without end is cut, and said to be", async () => {
  const body =
    'for (let at = 0; at < 5000; at++) { context.logger.info("::error::" + at); console.log("::warning::" + at); }';
  const { outcome, logged, printed, more } = await enable(body);
  expect(outcome.kind).toBe("done");
  expect([logged.length, printed.length]).toEqual([100, 100]);
  expect(more).toBeGreaterThan(0);
});

test("a run that is called off leaves nothing, and the folder is as it was", async () => {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort(new Error("called off"));
  }, 500);
  await expect(enable("for (;;);", { signal: controller.signal })).rejects.toThrow("called off");
  expect(readFileSync("/proc/self/stat", "utf8")).not.toBe("");
});
