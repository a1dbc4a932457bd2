import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cleanUp } from "../support/clean-up.js";
import { NODE_WITH_SQLITE } from "../support/marketplace.js";
import { chartServers, measureBesideVerdaccio } from "./beside-verdaccio.js";
import { makeCases } from "./cases.js";
import type { Chart } from "./chart.js";
import { chartCold, chartThousand, chartWaits } from "./cold-charts.js";
import { formatGrowth, measureGrowth } from "./growth.js";
import { countInstructions } from "./instructions.js";
import { measureEslint } from "./eslint-keys.js";
import { chartKeys, formatKeys, measureKeys } from "./keys.js";
import { formatLives, measureLives } from "./lives.js";
import { manifestSpeeds, manifestTable } from "./manifests.js";
import { formatThousands } from "./many.js";
import { measure, PRELOAD, type Case, type Cost, type Machine } from "./measure.js";
import { chartPack, comparePackWithZip, formatPack } from "./packs.js";
import { formatPreviews, measurePreviews } from "./previews.js";
import { drawPage, formatPage } from "./page.js";
import { installPackages } from "./peers.js";
import { tableOf, type Measured } from "./table.js";
import { makeWaits, startGitHub } from "./waits.js";

/**
 * What whole processes of ours cost, started cold, compared with an empty one of the same Node. Absolute numbers drift
 * from minute to minute, so every case runs once in each round, in an order that moves on by one, and is compared with
 * the empty process of its own round.
 *
 *     npm run bench -- [--rounds 15] [--node PATH] [--peers DIR] [--keys | --waits | --growth] [--page DIR]
 *
 * With --keys only the editors are measured, with --waits only what people wait for, and with --growth only how the time
 * grows with each thing that a plugin can have much of. --page also installs the peers where --peers has none, and writes
 * maintainers/benchmarks.md and images/benchmarks.svg into a folder.
 */

const ROOT = resolve(import.meta.dirname, "..", "..", "..");
const WARM_UPS = 2;
/** What people wait for takes seconds, so a few rounds show enough. */
const MAX_WAIT_ROUNDS = 5;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "preflight-bench-")));
try {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "15" },
      node: { type: "string", default: process.execPath },
      peers: { type: "string" },
      keys: { type: "boolean", default: false },
      waits: { type: "boolean", default: false },
      growth: { type: "boolean", default: false },
      page: { type: "string" },
    },
  });
  const rounds = readRounds(values.rounds);
  const { node, page } = values;
  if (page !== undefined && NODE_WITH_SQLITE === undefined)
    throw new Error("--page also measures the marketplace, which needs Node 22.13 or newer: set PREFLIGHT_NODE24");
  if (values.growth) process.stdout.write(formatGrowth(measureGrowth(ROOT, folder, makeMachine(node), rounds)));
  else if (values.waits) await measureWaits(node, rounds);
  else {
    const charts: Chart[] = [];
    if (!values.keys) {
      const peers = values.peers ?? (page === undefined ? undefined : installPeers(join(folder, "peers")));
      charts.push(...measureProcesses(node, rounds, peers));
      process.stdout.write(manifestTable(manifestSpeeds(ROOT)));
      charts.push(await measureWaits(node, rounds));
    }
    const ours = await measureKeys(ROOT, folder);
    const eslint = await measureEslint(ROOT, join(folder, "eslint"));
    process.stdout.write(formatKeys(ours));
    process.stdout.write(eslint ? formatKeys(eslint) : "ESLint could not be installed, so it was not measured.\n");
    charts.splice(1, 0, chartKeys([...ours, ...(eslint ?? [])]));
    if (!values.keys) process.stdout.write(formatLives(await measureLives(join(folder, "clean"), rounds)));
    if (page !== undefined) {
      charts.push(chartServers(await measureBesideVerdaccio()));
      writePage(page, charts, node, rounds);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
}

function installPeers(peers: string): string {
  if (!installPackages(peers))
    throw new Error("The peers could not be installed: give a folder that has them with --peers");
  return peers;
}

function makeMachine(node: string): Machine {
  const preload = join(folder, "preload.cjs");
  writeFileSync(preload, PRELOAD);
  return { node, preload, cwd: ROOT };
}

/** Runs each case once in each round, in an order that moves on by one. */
function measureRounds(cases: readonly Case[], machine: Machine, count: number, warmUps: number): readonly Measured[] {
  const measured = cases.map((found) => ({ case: found, costs: [] as Cost[] }));
  for (let round = -warmUps; round < count; round++) {
    for (const at of measured.keys()) {
      const one = measured[(at + round + warmUps) % measured.length];
      if (!one) continue;
      const cost = measure(one.case, machine);
      if (round >= 0) one.costs.push(cost);
    }
  }
  return measured;
}

/** Prints what people wait for: the Action and `check` with hooks, and the preview. */
async function measureWaits(node: string, count: number): Promise<Chart> {
  const gitHub = await startGitHub();
  try {
    const rounds = Math.min(count, MAX_WAIT_ROUNDS);
    const measured = measureRounds(makeWaits(ROOT, folder, gitHub.url), makeMachine(node), rounds, 1);
    process.stdout.write(`What people wait for, ${String(rounds)} rounds:\n\n${tableOf(measured)}\n`);
    process.stdout.write(formatPreviews(await measurePreviews(join(folder, "waits-action"), rounds)));
    return chartWaits(measured);
  } finally {
    await gitHub.stop();
  }
}

/** Prints what whole processes cost, and gives the charts of them. */
function measureProcesses(node: string, count: number, peers: string | undefined): readonly Chart[] {
  const machine = makeMachine(node);
  const cases = makeCases(ROOT, folder, peers);
  const measured = measureRounds(cases, machine, count, WARM_UPS);
  const singly = cases.filter(({ name, goals }, at) => at === 0 || (goals !== undefined && !name.includes("1,000")));
  const counted = countInstructions(singly, machine);
  const packed = comparePackWithZip(ROOT, folder, machine, count);
  const lines = [
    `Node ${readVersion(node)}, ${process.platform} ${process.arch}, ${String(count)} rounds after ${String(WARM_UPS)} warm-ups.`,
    "A ratio is the median of the rounds' own ratios to the first line.",
    "",
    tableOf(measured),
    formatThousands(measured),
    packed ? formatPack(packed) : "There is no zip that can be compared with.\n",
    counted ?? "Valgrind is not installed, so no instructions were counted.\n",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return [chartCold(measured), chartThousand(measured), ...(packed ? [chartPack(packed)] : [])];
}

function writePage(docs: string, charts: readonly Chart[], node: string, rounds: number): void {
  const page = formatPage(charts, {
    node: readVersion(node),
    platform: `${process.platform} ${process.arch}`,
    processors: `${String(cpus().length)} processors`,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim(),
    rounds,
  });
  for (const below of ["images", "maintainers"]) mkdirSync(join(docs, below), { recursive: true });
  writeFileSync(join(docs, "maintainers", "benchmarks.md"), page);
  writeFileSync(join(docs, "images", "benchmarks.svg"), drawPage(page));
}

function readVersion(node: string): string {
  return execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
}

function readRounds(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--rounds is "${given}", but must be a whole number from 1`);
  return count;
}
