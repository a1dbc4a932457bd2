import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { groupBy } from "../../../src/base/text/lists.js";
import { RECORDING, type NumberedChange } from "./insert-changes.js";
import type { Scratch } from "./scratch.js";
import { ORDER_VARIABLE } from "./vitest.config.js";

/** A test file, or a group of one, and how long it took. */
export interface Unit {
  readonly file: string;
  readonly group: string | undefined;
  readonly seconds: number;
}

export interface Recording {
  /** The units that reach a change, by its number. */
  readonly units: ReadonlyMap<number, readonly Unit[]>;
  /** The files with a test that fails though nothing is changed: they cannot notice anything. */
  readonly failed: readonly string[];
}

export type Fate = "noticed" | "hangs" | "survived" | "unreached";

/** What a run of tests takes when a change makes it wait for what never comes. */
const MAX_RUN_SECONDS = 600;

/** Runs all tests once without a change, and reads which of them reach which change. */
export async function record(scratch: Scratch, files: readonly string[]): Promise<Recording> {
  const report = join(scratch.folder, "..", "report.json");
  rmSync(report, { force: true });
  writeFileSync(scratch.channel.stateFile, RECORDING);
  await runVitest(scratch, files, ["--reporter=json", `--outputFile=${report}`], 6 * MAX_RUN_SECONDS);
  writeFileSync(scratch.channel.stateFile, "");
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const results = testResults.map((one) => ({ ...one, file: files.find((file) => one.name.endsWith(file)) ?? "" }));
  const failed = results.filter(({ status }) => status !== "passed").map(({ file }) => file);
  const lines = readFileSync(scratch.channel.reachedFile, "utf8").trim().split("\n");
  const reached = lines.flatMap((line) => {
    const [number = "", unit = ""] = line.split("\t");
    const [file = "", group] = unit.split(" ");
    const result = results.find((one) => one.file === file);
    if (!result || failed.includes(file)) return [];
    const seconds = group === undefined ? (result.endTime - result.startTime) / 1000 : 0;
    return [{ number: Number(number), unit: { file, group, seconds } }];
  });
  const byNumber = groupBy(reached, ({ number }) => number);
  return { units: new Map([...byNumber].map(([number, all]) => [number, all.map(({ unit }) => unit)])), failed };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Runs the tests that reach a change with it in place, the fastest first, until one of them fails. */
export async function tryChange(scratch: Scratch, change: NumberedChange, units: readonly Unit[]): Promise<Fate> {
  if (units.length === 0) return "unreached";
  writeFileSync(scratch.channel.stateFile, String(change.number));
  try {
    const groups = units.flatMap(({ group }) => group ?? []);
    const file = units.find(({ group }) => group !== undefined)?.file;
    if (file !== undefined) {
      const fate = await runUntilFailure(scratch, [file], ["-t", `^(?:${groups.map(escapePattern).join("|")}) `]);
      if (fate !== "survived") return fate;
    }
    const whole = units
      .filter(({ group }) => group === undefined)
      .toSorted((one, other) => one.seconds - other.seconds);
    const files = whole.map((unit) => unit.file);
    return files.length === 0 ? "survived" : await runUntilFailure(scratch, files, []);
  } finally {
    writeFileSync(scratch.channel.stateFile, "");
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

async function runUntilFailure(scratch: Scratch, files: readonly string[], more: readonly string[]): Promise<Fate> {
  const status = await runVitest(scratch, files, ["--bail=1", "--reporter=dot", ...more], MAX_RUN_SECONDS);
  if (status === undefined) return "hangs";
  return status === 0 ? "survived" : "noticed";
}

/** Gives its exit status; nothing if it had to be ended. */
async function runVitest(
  { folder }: Scratch,
  files: readonly string[],
  words: readonly string[],
  seconds: number,
): Promise<number | undefined> {
  const vitest = join(folder, "node_modules", "vitest", "vitest.mjs");
  const config = join("test", "mutation", "ordinary", "vitest.config.ts");
  const child = spawn(process.execPath, [vitest, "run", "--root", folder, "--config", config, ...words], {
    cwd: folder,
    // A group of its own, so that what it has started ends with it.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, [ORDER_VARIABLE]: files.join(",") },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(undefined);
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, seconds * 1000);
    child.once("error", reject).once("close", (status) => {
      clearTimeout(timer);
      resolve(status ?? 1);
    });
  });
}
