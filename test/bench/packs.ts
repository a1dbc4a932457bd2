import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chart } from "./chart.js";
import { inheritedEnvironment, measure, type Machine } from "./measure.js";
import { median } from "./table.js";

const FILES = 500;
const SIZE = 100_000;
const GOALS = { time: 1.6, peak: 100 };
/** Each takes seconds, so a few show enough. */
const MAX_ROUNDS = 5;
/** What a second has on Linux, where processes are counted in these. */
const TICKS = 100;

/** What packing took, as medians of the rounds: milliseconds, MiB, and the processor time over that of `zip`. */
export interface PackSpeed {
  readonly ratio: number;
  readonly cpu: number;
  readonly peak: number;
  readonly wall: number;
  readonly zipWall: number;
  readonly npmWall: number;
}

/**
 * Packs a plugin of 50 MB and compares it with `zip -6` and `npm pack` of the same files, in turn. All are whole
 * processes. `undefined` where there is no `zip`, or no Linux that counts the time of ended children.
 */
export function comparePackWithZip(
  root: string,
  folder: string,
  machine: Machine,
  rounds: number,
): PackSpeed | undefined {
  if (process.platform !== "linux" || spawnSync("zip", ["-v"]).error) return undefined;
  const plugin = makeLargePlugin(root, join(folder, "large"));
  const [archive, zipped] = [join(folder, "packed.zip"), join(folder, "zipped.zip")];
  const pack = {
    name: "pack of 50 MB",
    words: [join(root, "dist", "cli", "index.js"), "pack", plugin, "--out", archive],
    status: 0,
  };
  const npm = realpathSync(execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim());
  const npmPack = {
    name: "npm pack of 50 MB",
    words: [npm, "pack", "--ignore-scripts", "--pack-destination", folder],
    cwd: plugin,
    status: 0,
  };
  const costs = Array.from({ length: Math.min(rounds, MAX_ROUNDS) }, () => {
    for (const file of [archive, zipped]) rmSync(file, { force: true });
    const { cpu, peak, wall } = measure(pack, machine);
    const before = readChildTime();
    const started = performance.now();
    const { status, stderr } = spawnSync("zip", ["-q", "-X", "-r", "-6", zipped, "."], {
      cwd: plugin,
      env: inheritedEnvironment(),
      encoding: "utf8",
    });
    const zipWall = performance.now() - started;
    if (status !== 0) throw new Error(`zip ended with ${String(status)}:\n${stderr}`);
    const ratio = cpu / (readChildTime() - before);
    return { ratio, cpu, peak, wall, zipWall, npmWall: measure(npmPack, machine).wall };
  });
  const of = (key: keyof PackSpeed): number => median(costs.map((cost) => cost[key]));
  return {
    ratio: of("ratio"),
    cpu: of("cpu"),
    peak: of("peak"),
    wall: of("wall"),
    zipWall: of("zipWall"),
    npmWall: of("npmWall"),
  };
}

export function formatPack({ ratio, cpu, peak }: PackSpeed): string {
  const met = (value: number, goal: number): string => `  <= ${String(goal)} ${value <= goal ? "met" : "missed"}`;
  return [
    `\npack of 50 MB, over zip -6: ${ratio.toFixed(2)}x in processor time (${cpu.toFixed(0)} ms)`,
    `${met(ratio, GOALS.time)}, ${peak.toFixed(0)} MiB${met(peak, GOALS.peak)}\n`,
  ].join("");
}

export function chartPack({ wall, zipWall, npmWall }: PackSpeed): Chart {
  return {
    title: "Pack 50 MB in 500 files",
    bars: [
      { name: "plugin-preflight pack, with its checks", value: wall, isOurs: true },
      { name: "zip -6", value: zipWall },
      { name: "npm pack", value: npmWall },
    ],
    note: "All three compress the same files. `pack` makes the same bytes on every Node. It then unpacks the archive and checks its contents.",
  };
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
