import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment, measure, type Machine } from "./measure.js";
import { median } from "./table.js";

const FILES = 500;
const SIZE = 100_000;
const GOALS = { time: 1.6, peak: 100 };
/** Each takes seconds, so a few show enough. */
const MOST_ROUNDS = 5;
/** What a second has on Linux, where processes are counted in these. */
const TICKS = 100;

/**
 * Packs a plugin of 50 MB and compares it with `zip -6` of the same files, in turn. Both are whole processes.
 * `undefined` where there is no `zip`, or no Linux that counts the time of ended children.
 */
export function comparePackWithZip(root: string, folder: string, machine: Machine, rounds: number): string | undefined {
  if (process.platform !== "linux" || spawnSync("zip", ["-v"]).error) return undefined;
  const plugin = makeLargePlugin(root, join(folder, "large"));
  const [archive, zipped] = [join(folder, "packed.zip"), join(folder, "zipped.zip")];
  const pack = {
    name: "pack of 50 MB",
    words: [join(root, "dist", "cli", "index.js"), "pack", plugin, "--out", archive],
    status: 0,
  };
  const costs = Array.from({ length: Math.min(rounds, MOST_ROUNDS) }, () => {
    for (const file of [archive, zipped]) rmSync(file, { force: true });
    const { cpu, peak } = measure(pack, machine);
    const before = readChildTime();
    const { status, stderr } = spawnSync("zip", ["-q", "-X", "-r", "-6", zipped, "."], {
      cwd: plugin,
      env: inheritedEnvironment(),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`zip ended with ${String(status)}:\n${stderr}`);
    return { ratio: cpu / (readChildTime() - before), cpu, peak };
  });
  const [ratio, cpu, peak] = (["ratio", "cpu", "peak"] as const).map((key) => median(costs.map((cost) => cost[key])));
  return [
    `\n${pack.name}, over zip -6: ${format(ratio, 2)}x in processor time (${format(cpu)} ms)`,
    `  <= ${String(GOALS.time)} ${(ratio ?? NaN) <= GOALS.time ? "met" : "missed"}, ${format(peak)} MiB`,
    `  <= ${String(GOALS.peak)} ${(peak ?? NaN) <= GOALS.peak ? "met" : "missed"}\n`,
  ].join("");
}

/** A plugin that ships real code, in files that are not read as code. */
function makeLargePlugin(root: string, at: string): string {
  cpSync(join(root, "fixtures", "whole", "weather-widget"), at, { recursive: true });
  const code = readFileSync(join(root, "node_modules", "typescript", "lib", "typescript.js"));
  mkdirSync(join(at, "dist", "lib"));
  for (let number = 0; number < FILES; number++) {
    const start = (number * SIZE) % (code.length - SIZE);
    writeFileSync(join(at, "dist", "lib", `${String(number)}.txt`), code.subarray(start, start + SIZE));
  }
  return at;
}

/** Milliseconds of processor time of all children that have ended. */
function readChildTime(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
}

function format(value = NaN, digits = 0): string {
  return value.toFixed(digits);
}
