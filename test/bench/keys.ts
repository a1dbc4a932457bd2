import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chart } from "./chart.js";
import { connectEditor } from "../support/language-client.js";

/** Milliseconds from a key to its diagnostics, at which 19 of 20 keys are answered. */
const GOAL = 30;

const KEYS = 200;
const WARM_UPS = 20;
const LARGE = 1024 * 1024;
const LARGE_BUNDLE = 400 * 1024;

export interface KeySpeed {
  readonly name: string;
  /** Milliseconds within which 19 of 20 keys are to be answered. */
  readonly goal?: number;
  /** Milliseconds, in the order of the keys. */
  readonly waits: readonly number[];
  /** Milliseconds of processor time for a key, where the system counts them. They hardly depend on other work. */
  readonly processor?: number | undefined;
}

/**
 * Types into files of a plugin, beside a README of 1 MiB or a bundle of 400 KiB, as an editor does: each key waits for
 * the diagnostics of its version.
 *
 * @param root of this project
 * @param folder where the plugin is copied to
 */
export async function measureKeys(root: string, folder: string): Promise<readonly KeySpeed[]> {
  const small = copyPlugin(root, join(folder, "keys"));
  const readme = copyPlugin(root, join(folder, "keys-readme"));
  const bundle = copyPlugin(root, join(folder, "keys-bundle"));
  enlarge(join(readme, "README.md"), "## Usage", LARGE);
  enlarge(join(bundle, "dist", "plugin.js"), "function ", LARGE_BUNDLE);
  return [
    await typeInto(root, small, "manifest.json", "the manifest of the fixture"),
    await typeInto(root, readme, "manifest.json", "the manifest next to a README of 1 MiB"),
    await typeInto(root, bundle, "manifest.json", "the manifest next to a bundle of 400 KiB"),
    await typeInto(root, readme, "README.md", "a README of 1 MiB"),
    await typeInto(root, bundle, "package.json", "package.json next to a bundle of 400 KiB"),
  ];
}

/** Repeats the end of a text, from some words on, up to a size. */
function enlarge(file: string, from: string, size: number): void {
  const text = readFileSync(file, "utf8");
  const part = text.slice(text.indexOf(from));
  writeFileSync(file, (text + part.repeat(size / part.length + 1)).slice(0, size));
}

function copyPlugin(root: string, folder: string): string {
  cpSync(join(root, "fixtures", "whole", "weather-widget"), folder, { recursive: true });
  mkdirSync(join(folder, ".git"));
  return folder;
}

async function typeInto(root: string, folder: string, file: string, name: string): Promise<KeySpeed> {
  const child = spawn(process.execPath, [join(root, "dist", "cli", "index.js"), "lsp", "--stdio"], { cwd: folder });
  const editor = await connectEditor(child, folder);
  await editor.open(file);
  const waits: number[] = [];
  let before: number | undefined;
  for (let key = -WARM_UPS; key < KEYS; key++) {
    if (key === 0) before = readProcessorTime(editor.processId);
    const started = performance.now();
    await editor.type(file, key % 2 === 0 ? "forecast" : "forecastx", key % 2 === 0 ? "forecastx" : "forecast");
    if (key >= 0) waits.push(performance.now() - started);
  }
  const after = readProcessorTime(editor.processId);
  await editor.shutDown();
  const processor = before === undefined || after === undefined ? undefined : (after - before) / KEYS;
  return { name, goal: GOAL, waits, processor };
}

/** Milliseconds of processor time that a process has taken, which Linux counts in hundredths of a second. */
function readProcessorTime(id: number): number | undefined {
  const file = `/proc/${String(id)}/stat`;
  if (!existsSync(file)) return undefined;
  const [user = NaN, system = NaN] = (readFileSync(file, "utf8").split(") ")[1] ?? "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

/** The distribution of the waits: a line for each file, with how many keys were answered within some time. */
export function formatKeys(speeds: readonly KeySpeed[]): string {
  const lines = speeds.map(({ name, goal, waits, processor }) => {
    const at = (share: number): string => percentile(waits, share).toFixed(0);
    const met = goal !== undefined && Number(at(0.95)) <= goal ? "met" : "missed";
    const judged = goal === undefined ? "" : `; p95 <= ${String(goal)} ms ${met}`;
    const used = processor === undefined ? "" : `; ${processor.toFixed(0)} ms of processor time for each`;
    const times = `median ${at(0.5)} ms, p90 ${at(0.9)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
    const within = BUCKETS.map(
      (most) => `${String(waits.filter((wait) => wait <= most).length)} within ${String(most)} ms`,
    );
    return `  ${name}: ${times}${judged}${used}\n    of ${String(waits.length)} keys, ${within.join(", ")}\n`;
  });
  return `From a key to its diagnostics:\n${lines.join("")}`;
}

const BUCKETS = [10, 20, 50, 100, 150, 300, 1000] as const;

/** What so many of the waits are not longer than. */
function percentile(waits: readonly number[], share: number): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(share * (waits.length - 1))] ?? NaN;
}

export function chartKeys(speeds: readonly KeySpeed[]): Chart {
  return {
    title: "From a keystroke to its findings in the editor, 95th percentile",
    bars: speeds.map(({ name, goal, waits }) => ({
      name,
      value: percentile(waits, 0.95),
      isOurs: goal !== undefined,
    })),
    note: "The language server runs all checks of the plugin after each keystroke. ESLint applies the few rules of `@eslint/json` to this one JSON file.",
  };
}
