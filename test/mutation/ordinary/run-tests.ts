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
/** How long the slow tests run with a change that no fast test notices. */
const MAX_SLOW_SECONDS = 300;

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

/**
 * Runs the tests that reach a change with it in place, the fastest first, until one of them fails. Where none does, the
 * slow tests of the same files run as well.
 */
export async function tryChange(scratch: Scratch, change: NumberedChange, units: readonly Unit[]): Promise<Fate> {
  if (units.length === 0) return "unreached";
  writeFileSync(scratch.channel.stateFile, String(change.number));
  try {
    for (const { files, words } of listRuns(units)) {
      const status = await runVitest(scratch, files, ["--bail=1", ...words], MAX_RUN_SECONDS);
      if (status === undefined) return "hangs";
      if (status !== 0) return "noticed";
    }
    const files = orderFiles(units);
    const status = await runVitest(scratch, files, ["--bail=1"], MAX_SLOW_SECONDS, { PREFLIGHT_WHOLE: "1" });
    // All slow tests of many files may take longer than that.
    return status === undefined || status === 0 ? "survived" : "noticed";
  } finally {
    writeFileSync(scratch.channel.stateFile, "");
  }
}

interface Run {
  readonly files: readonly string[];
  readonly words: readonly string[];
}

function listRuns(units: readonly Unit[]): readonly Run[] {
  const groups = units.filter(({ group }) => group !== undefined);
  const pattern = groups.map(({ group = "" }) => escapePattern(group)).join("|");
  const byGroup = { files: [groups[0]?.file ?? ""], words: ["-t", `^(?:${pattern}) `] };
  const files = orderFiles(units.filter(({ group }) => group === undefined));
  return [...(groups.length > 0 ? [byGroup] : []), ...(files.length > 0 ? [{ files, words: [] }] : [])];
}

function orderFiles(units: readonly Unit[]): readonly string[] {
  const ordered = units.toSorted((one, other) => one.seconds - other.seconds);
  return [...new Set(ordered.map(({ file }) => file))];
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

/** Gives its exit status; nothing if it had to be ended. */
async function runVitest(
  { folder }: Scratch,
  files: readonly string[],
  words: readonly string[],
  seconds: number,
  more: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const vitest = join(folder, "node_modules", "vitest", "vitest.mjs");
  const config = join("test", "mutation", "ordinary", "vitest.config.ts");
  const child = spawn(process.execPath, [vitest, "run", "--root", folder, "--config", config, ...words], {
    cwd: folder,
    // A group of its own, so that what it has started ends with it.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, [ORDER_VARIABLE]: files.join(","), ...more },
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
