import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeCases } from "./cases.js";
import { countInstructions } from "./instructions.js";
import { measureEslint } from "./eslint-keys.js";
import { formatKeys, measureKeys } from "./keys.js";
import { formatLives, measureLives } from "./lives.js";
import { manifestSpeeds, manifestTable } from "./manifests.js";
import { formatThousands } from "./many.js";
import { measure } from "./measure.js";
import { comparePackWithZip } from "./packs.js";
import { tableOf } from "./table.js";

/**
 * What whole processes of ours cost, started cold, compared with an empty one of the same Node. Absolute numbers drift
 * from minute to minute, so every case runs once in each round, in an order that moves on by one, and is compared with
 * the empty process of its own round.
 *
 *     npm run bench -- [--rounds 15] [--node PATH] [--peers DIR] [--keys]
 *
 * With --keys only the editors are measured.
 */

const ROOT = resolve(import.meta.dirname, "..", "..", "..");
const WARM_UPS = 2;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "preflight-bench-")));
try {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "15" },
      node: { type: "string", default: process.execPath },
      peers: { type: "string" },
      keys: { type: "boolean", default: false },
    },
  });
  if (!values.keys) {
    process.stdout.write(`${bench(values.node, readRounds(values.rounds), values.peers)}\n`);
    process.stdout.write(manifestTable(manifestSpeeds(ROOT)));
  }
  process.stdout.write(formatKeys(await measureKeys(ROOT, folder)));
  const eslint = await measureEslint(ROOT, join(folder, "eslint"));
  process.stdout.write(eslint ? formatKeys(eslint) : "ESLint could not be installed, so it was not measured.\n");
  if (!values.keys)
    process.stdout.write(formatLives(await measureLives(join(folder, "clean"), readRounds(values.rounds))));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bench(node: string, count: number, peers: string | undefined): string {
  const { preload, cases } = makeCases(ROOT, folder, peers);
  const measured = cases.map((found) => ({ case: found, costs: [] as ReturnType<typeof measure>[] }));
  for (let round = -WARM_UPS; round < count; round++) {
    for (const at of measured.keys()) {
      const one = measured[(at + round + WARM_UPS) % measured.length];
      if (!one) continue;
      const cost = measure(one.case, { node, preload, cwd: ROOT });
      if (round >= 0) one.costs.push(cost);
    }
  }
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const singly = cases.filter(({ name, goals }, at) => at === 0 || (goals !== undefined && !name.includes("1,000")));
  const counted = countInstructions(singly, { node, preload, cwd: ROOT });
  return [
    `Node ${version}, ${process.platform} ${process.arch}, ${String(count)} rounds after ${String(WARM_UPS)} warm-ups.`,
    "A ratio is the median of the rounds' own ratios to the first line.",
    "",
    tableOf(measured),
    formatThousands(measured),
    comparePackWithZip(ROOT, folder, { node, preload, cwd: ROOT }, count) ??
      "There is no zip that can be compared with.\n",
    counted ?? "Valgrind is not installed, so no instructions were counted.\n",
  ].join("\n");
}

function readRounds(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--rounds is "${given}", but must be a whole number from 1`);
  return count;
}
