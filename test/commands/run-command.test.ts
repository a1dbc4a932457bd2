import { randomUUID } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeChildEnvironment } from "../../src/commands/child-environment.js";
import { Interrupted } from "../../src/core/errors.js";
import { pause } from "../../src/base/network/pause.js";
import { runCommand, type CommandResult } from "../../src/commands/run-command.js";
import { makePlugin, temporaryFolder, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { isRunning } from "./ended-processes.js";

interface EndedCommand extends CommandResult {
  readonly lines: readonly string[];
}

const LIMIT = 0.02;

async function run(
  line: string,
  files: Files = {},
  { minutes = 1, abort = new AbortController() } = {},
): Promise<EndedCommand> {
  const mark = randomUUID();
  const folder = makePlugin(files, temporaryFolder());
  const lines: string[] = [];
  const ran = await runCommand(
    { program: "sh", args: ["-c", line], line },
    {
      folder,
      mark,
      minutes,
      platform: process.platform,
      environment: makeChildEnvironment({ PATH: process.env["PATH"] }, [], mark),
      cancellation: { signal: abort.signal, hurry: new AbortController().signal },
      onLine(text) {
        lines.push(text);
        writeFileSync(join(folder, `read-${String(lines.length)}`), "");
      },
    },
  );
  return { ...ran, lines };
}

/** A word that is in the arguments of one test's processes only. */
function word(): string {
  return `word-${randomUUID()}`;
}

/** Waits until so many lines were read. */
const READ = "when() { while [ ! -e read-$1 ]; do sleep 0.01; done; };";
const WAIT = "setTimeout(() => {}, 600_000);";
const IGNORE = `for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {}); ${WAIT}`;
const HYDRA = `
const { spawn } = require("node:child_process");
const start = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 600_000)", process.argv[2]], { detached: true, stdio: "ignore" }).on("exit", start);
process.on("SIGTERM", () => {});
start();
`;

describe.runIf(process.platform === "linux")("a command", () => {
  test("that succeeds has its status and its lines, in order, from both of its streams", async () => {
    const { ending, lines, leftRunning } = await run(`${READ} echo one; when 1; echo two >&2; when 2; printf three`);
    expect(ending).toEqual({ kind: "status", status: 0 });
    expect([lines, leftRunning]).toEqual([["one", "two", "three"], []]);
  });

  test("that fails has its status", async () => {
    expect((await run("exit 42")).ending).toEqual({ kind: "status", status: 42 });
  });

  test("that a signal ends has its signal", async () => {
    expect((await run("kill -SEGV $$")).ending).toEqual({ kind: "signal", signal: "SIGSEGV" });
  });

  test("finds nothing on its standard input", async () => {
    expect((await run("cat; echo read")).lines).toEqual(["read"]);
  });

  test("whose program is missing names it", async () => {
    const mark = randomUUID();
    const { ending } = await runCommand(
      { program: "no-such-program", args: ["run", "test"], line: "no-such-program run test" },
      {
        folder: temporaryFolder(),
        mark,
        minutes: 1,
        platform: process.platform,
        environment: {},
        cancellation: { signal: new AbortController().signal, hurry: new AbortController().signal },
        onLine: () => undefined,
      },
    );
    expect(ending).toEqual({ kind: "no-program", program: "no-such-program", why: "ENOENT" });
  });

  test.each([
    ["with a NUL in it", "echo \0", "ERR_INVALID_ARG_VALUE"],
    ["of a million characters", `echo ${"x".repeat(1_000_000)}`, "E2BIG"],
  ])("%s cannot be started, and says why", async (_, line, why) => {
    expect((await run(line)).ending).toEqual({ kind: "no-program", program: "sh", why });
  });

  nightly.each([
    ["that never ends", "node wait.js $W", { "wait.js": WAIT }],
    ["that ignores every polite signal", "node stay.js $W & node stay.js $W", { "stay.js": IGNORE }],
    [
      "whose children ignore them",
      "node parent.js $W; sleep 600",
      { "stay.js": IGNORE, "parent.js": spawning("stay.js") },
    ],
    ["that prints without end", "yes $W", {}],
    ["that stops itself", "node stop.js $W", { "stop.js": `process.kill(process.pid, "SIGSTOP");` }],
    [
      "that starts daemons",
      "node parent.js $W; sleep 600",
      { "stay.js": IGNORE, "parent.js": spawning("stay.js", true) },
    ],
    ["that starts a new process whenever one ends", "node hydra.js $W", { "hydra.js": HYDRA }],
  ])("%s is ended at its limit, and all of it", async (_, line, files: Files) => {
    const name = word();
    const { ending } = await run(line.replaceAll("$W", name), files, { minutes: LIMIT });
    expect(ending).toEqual({ kind: "time-limit", minutes: LIMIT });
    expect(isRunning(name)).toBe(false);
  });

  nightly.each([
    ["that keeps its output open", "node parent.js $W", spawning("wait.js")],
    ["in a session of its own that keeps nothing open", "node parent.js $W", spawning("wait.js", true)],
    ["that ignores polite signals", "node parent.js $W", spawning("stay.js", true)],
  ])("that leaves a process %s is over at once, names it, and ends it", async (_, line, parent) => {
    const name = word();
    const files = { "wait.js": WAIT, "stay.js": IGNORE, "parent.js": parent };
    const { ending, leftRunning } = await run(line.replace("$W", name), files);
    expect(ending).toEqual({ kind: "status", status: 0 });
    expect(leftRunning).toEqual([expect.stringMatching(new RegExp(`(?:wait|stay)\\.js ${name}$`, "u"))]);
    expect(isRunning(name)).toBe(false);
  });

  nightly.each([
    ["every few milliseconds", 2000],
    ["at once", 0],
  ])("leaves no process that only starts the next one, %s", async (_, spins) => {
    const folder = temporaryFolder();
    const beat = join(folder, "beat");
    // Each one has a session of its own, and ends before a list of processes is read. Some time they end by themselves.
    const start = `n=$((n+1)); [ $n -gt 20000 ] && exit; echo >> ${beat}; i=0; while [ $i -lt ${String(spins)} ]; do i=$((i+1)); done; start & exit;`;
    const chain = `start() { ${start} }; n=0; start`;
    const { ending } = await run(`setsid sh -c '${chain}' & sleep 0.2`);
    expect(ending).toEqual({ kind: "status", status: 0 });
    // A process that was killed may still end its last call.
    await pause(50);
    const last = statSync(beat).size;
    expect(last).toBeGreaterThan(5);
    await pause(300);
    expect(statSync(beat).size).toBe(last);
  });

  test("whose process takes a moment to end after it leaves nothing", async () => {
    const { leftRunning } = await run("sleep 0.3 &");
    expect(leftRunning).toEqual([]);
  });

  nightly("that is cancelled ends with all that it started, and throws why", async () => {
    const [name, abort] = [word(), new AbortController()];
    setTimeout(() => {
      abort.abort(new Interrupted("SIGINT"));
    }, 500);
    const files = { "wait.js": WAIT, "parent.js": spawning("wait.js", true) };
    const line = `node parent.js ${name}; node wait.js ${name}`;
    await expect(run(line, files, { abort })).rejects.toThrow(Interrupted);
    expect(isRunning(name)).toBe(false);
  });

  test("is not even started once a run is cancelled", async () => {
    const abort = new AbortController();
    abort.abort(new Interrupted("SIGTERM"));
    await expect(run("touch started", {}, { abort })).rejects.toThrow(Interrupted);
  });

  test("is ended when its lines cannot be handed over, and that error is thrown", async () => {
    const [name, mark] = [word(), randomUUID()];
    const ran = runCommand(
      { program: "sh", args: ["-c", `echo line; sleep 600; echo ${name}`], line: "" },
      {
        folder: temporaryFolder(),
        mark,
        minutes: 1,
        platform: process.platform,
        environment: makeChildEnvironment({ PATH: process.env["PATH"] }, [], mark),
        cancellation: { signal: new AbortController().signal, hurry: new AbortController().signal },
        onLine: () => {
          throw new Error("The disk is full");
        },
      },
    );
    await expect(ran).rejects.toThrow("The disk is full");
    expect(isRunning(`echo line; sleep 600; echo ${name}`)).toBe(false);
  });

  nightly("that prints 200 MB on one line takes no memory for it, and reports how much is left out", async () => {
    const before = process.memoryUsage.rss();
    const { lines, ending } = await run("head -c 200000000 /dev/zero | tr '\\0' x");
    expect(ending).toEqual({ kind: "status", status: 0 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^x{8192} … and 199,991,808 more characters$/u);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });
});

/** A program that starts another with its own argument, without waiting for it. */
function spawning(script: string, isDaemon = false): string {
  const options = isDaemon ? `{ detached: true, stdio: "ignore" }` : `{ stdio: "inherit" }`;
  return `require("node:child_process").spawn(process.execPath, ["${script}", process.argv[2]], ${options}).unref();
setTimeout(() => process.exit(0), 200);`;
}
