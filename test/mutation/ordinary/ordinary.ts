import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureRooms, type OrdinaryResult } from "./measure.js";
import { formatOrdinaryLines, replaceOrdinarySection } from "./ordinary-page.js";
import { ORDINARY_ROOMS } from "./rooms.js";

/** The last result of each room. The page is made of them, so a run of one room keeps the others. */
const RESULTS = join("test", "mutation", "ordinary", "results.json");
const PAGE = join("docs", "maintainers", "mutation.md");
const LEAST_SCORE = 85;
const DEFAULTS = { count: "20", seed: "1" };

/**
 *     npm run mutation -- --ordinary [ROOM...] [--count N] [--seed S] [--changed-since REF]
 *     npm run mutation -- --ordinary --planted FILE
 *
 * Only what is drawn from whole rooms is written to the page.
 */
export async function measureOrdinary(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ordinary: { type: "boolean" },
      count: { type: "string" },
      seed: { type: "string" },
      "changed-since": { type: "string" },
      planted: { type: "string" },
    },
  });
  const unknown = positionals.filter((room) => !ORDINARY_ROOMS.some((one) => one.room === room));
  if (unknown.length > 0) throw new Error(`There is no ordinary room ${unknown.join(", ")}`);
  const rooms = ORDINARY_ROOMS.filter(({ room }) => positionals.length === 0 || positionals.includes(room));
  const draw = {
    count: readNumber("count", values.count ?? DEFAULTS.count),
    seed: readNumber("seed", values.seed ?? DEFAULTS.seed),
    since: values["changed-since"],
    planted: values.planted,
  };
  const results = await measureRooms(process.cwd(), rooms, draw, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`\n${results.map(formatOrdinaryLines).join("\n")}`);
  if (results.length === 0) process.stdout.write("There is nothing to change\n");
  if (draw.since === undefined && draw.planted === undefined) keepResults(results);
  const weak = findWeak(results, draw.since);
  if (weak.length === 0) return;
  process.stdout.write(`\nToo weak, below ${String(LEAST_SCORE)} %: ${weak.join(", ")}\n`);
  process.exitCode = 1;
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} must be a number from 1, and is ${text}`);
  return number;
}

function keepResults(results: readonly OrdinaryResult[]): void {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as readonly OrdinaryResult[]) : [];
  const all = ORDINARY_ROOMS.flatMap(
    ({ room }) => results.find((one) => one.room === room) ?? before.find((one) => one.room === room) ?? [],
  );
  writeFileSync(RESULTS, `${JSON.stringify(all, undefined, 2)}\n`);
  writeFileSync(PAGE, replaceOrdinarySection(readFileSync(PAGE, "utf8"), all));
}

/** A change of a few lines is in one room or in several: then their sum counts. */
function findWeak(results: readonly OrdinaryResult[], since: string | undefined): readonly string[] {
  const parts = since === undefined ? results.map((one) => [one]) : [results];
  return parts
    .filter((part) => part.length > 0 && isWeak(part))
    .map((part) => part.map(({ room }) => room).join(" and "));
}

function isWeak(results: readonly OrdinaryResult[]): boolean {
  const all = results.reduce((sum, one) => sum + one.all, 0);
  const unexplained = results.flatMap(({ survivors }) => survivors.filter(({ why }) => why === undefined)).length;
  return 100 * (all - unexplained) < LEAST_SCORE * all;
}
