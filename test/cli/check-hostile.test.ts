import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { isRunning } from "../commands/ended-processes.js";
import { makePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { DIST } from "../support/project.js";
import { readCommands } from "../runner/model.js";
import { findingsOf } from "../support/records.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";
import { sampleOf } from "../support/torture.js";

/** For what never ends; whatever ends by itself gets more, as a busy machine may need it. */
const SHORT = 0.04;
const LONG = 0.5;

/** Writes down the most memory that a process took, in KiB. What `resourceUsage` gives begins with that of its parent. */
const MEASURE = makePlugin({
  "measure.cjs": `const { readFileSync, writeFileSync } = require("node:fs");
process.on("exit", () => writeFileSync(__dirname + "/most.txt", /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]));`,
});

describe.runIf(process.platform === "linux")("check of a plugin whose tests", () => {
  nightly.each([
    ["never end", "setTimeout(() => {}, 600_000)", /did not finish within 2\.4 seconds/u, "error"],
    [
      "ignore SIGTERM",
      `process.on("SIGTERM", () => {}); setTimeout(() => {}, 600_000)`,
      /did not finish within/u,
      "error",
    ],
    [
      "leave a child that keeps the pipe",
      `require("child_process").spawn("sleep", ["600", process.argv[2]].slice(0, 1), { stdio: "inherit", argv0: process.argv[2] }); setTimeout(() => process.exit(0), 100)`,
      /left a process running, which was ended: "word-[-\w]+ 600"$/u,
      "warning",
    ],
    [
      "leave a daemon",
      `require("child_process").spawn("sleep", ["600"], { detached: true, stdio: "ignore", argv0: process.argv[2] }).unref()`,
      /left a process running/u,
      "warning",
    ],
    [
      "print a quarter of a gigabyte on one line",
      `const chunk = "x".repeat(1_000_000); let left = 250; const more = () => { if (left-- > 0) process.stdout.write(chunk, more); else process.exit(1); }; more()`,
      /exited with code 1/u,
      "error",
    ],
    ["are ended by a signal", `process.kill(process.pid, "SIGSEGV")`, /was ended by the signal SIGSEGV/u, "error"],
    [
      "print what is not text",
      `process.stdout.write(Buffer.from([0xff, 0xfe, 0, 0x1b, 0x5b, 0x41, 0x0a])); process.exitCode = 1`,
      /exited with code 1/u,
      "error",
    ],
  ])("%s is ended and reported in little memory, and nothing is left", async (_, program, message, severity) => {
    const name = `word-${randomUUID()}`;
    const cwd = scriptedPlugin({}, { "hostile.cjs": program }, { test: `node hostile.cjs ${name}` });
    const minutes = message.source.includes("did not finish") ? SHORT : LONG;
    const args = ["check", "--time-limit", String(minutes), "--only", "scripts-test", "--format", "json"];
    const { stdout } = await runCli(args, { cwd, nodeOptions: ["--require", join(MEASURE, "measure.cjs")] });
    expect(findingsOf(stdout)).toMatchObject([{ message: expect.stringMatching(message) as string, severity }]);
    expect(isRunning(name)).toBe(false);
    // Of which a Node that does nothing takes half.
    expect(Number(readFileSync(join(MEASURE, "most.txt"), "utf8"))).toBeLessThan(160_000);
  });

  nightly("need a missing program are reported with its name and how to get it", async () => {
    const cwd = scriptedPlugin({ test: "jest", lint: "frobnicate" });
    const { status, stdout } = await runCli(["check", "--format", "json"], { cwd });
    expect(status).toBe(1);
    expect(findingsOf(stdout)).toMatchObject([
      {
        message: 'The script "test" needs "jest", which is not installed',
        help: "Install it with: npm install --save-dev jest",
      },
      { message: 'The script "lint" needs "frobnicate", which is not installed' },
    ]);
  });

  nightly("remove the plugin itself are called off, and pass nothing", async () => {
    for (const only of [[], ["--only", "scripts-test"]]) {
      const cwd = scriptedPlugin({ test: 'rm -rf "$PWD"' });
      const { status, stdout, stderr } = await runCli(["check", ...only], { cwd });
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(
        /^npm run test\nplugin-preflight: "npm run test" removed the folder of the plugin, so there is nothing left to check\nRestore the files .+\n$/u,
      );
    }
  });

  const SIGNALS = [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const;

  nightly.each(sampleOf(SIGNALS, 1))(
    "run when %s comes ends them first, and then exits with %i",
    async (signal, status) => {
      const { name, child, ended } = await startCheck();
      child.kill(signal);
      expect(await ended).toEqual({
        status,
        printed: expect.stringMatching(/interrupted; all processes that it started have been stopped\n$/u) as string,
      });
      expect(isRunning(name)).toBe(false);
    },
  );

  nightly("run when SIGINT comes twice are ended at once, before those that it comes once for", async () => {
    const [once, twice] = await Promise.all([startCheck(), startCheck()]);
    const order: string[] = [];
    const ends = [once.ended.then(() => order.push("once")), twice.ended.then(() => order.push("twice"))];
    for (const { child } of [once, twice]) child.kill("SIGINT");
    await wait(200);
    twice.child.kill("SIGINT");
    expect(await twice.ended).toMatchObject({ status: 130 });
    expect(isRunning(twice.name)).toBe(false);
    await Promise.all(ends);
    expect(order).toEqual(["twice", "once"]);
  });
});

describe.runIf(process.platform === "linux")("the Action", () => {
  nightly("that is cancelled ends what it runs, and leaves the runner obeying", async () => {
    const { name, child, ended } = await startCheck("action", { "INPUT_RUN-SCRIPTS": "true" });
    child.kill("SIGINT");
    const { status, printed } = await ended;
    expect(status).toBe(130);
    expect(readCommands(printed)).toMatchObject({ stopped: null, failures: [] });
    expect(printed).toMatch(/interrupted; all processes that it started have been stopped\n$/u);
    expect(isRunning(name)).toBe(false);
  });
});

/** A check in the midst of tests that ignore what is polite. */
async function startCheck(entry = "cli", env: Readonly<Record<string, string>> = {}) {
  const name = `word-${randomUUID()}`;
  const program = `process.on("SIGTERM", () => {}); require("node:fs").writeFileSync("ready", ""); setTimeout(() => {}, 600_000)`;
  const cwd = scriptedPlugin({}, { "hostile.cjs": program }, { test: `node hostile.cjs ${name}` });
  const args = entry === "cli" ? ["check", "--only", "scripts-test"] : [];
  const child = spawn(process.execPath, [join(DIST, entry, "index.js"), ...args], {
    env: { PATH: process.env["PATH"], ...env },
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  const ended = new Promise<{ status: number | null; printed: string }>((resolve) =>
    child.once("close", (status) => {
      resolve({ status, printed });
    }),
  );
  while (!existsSync(join(cwd, "ready"))) await wait(20);
  return { name, child, ended };
}
