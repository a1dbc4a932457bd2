import { RUNTIMES } from "./product.js";
import { random } from "./random.js";

/** Whether all of every matrix is run, as `npm run torture` does. */
export const IS_TORTURE = process.env["PREFLIGHT_TORTURE"] === "1";

/** The same sample in every run, unless PREFLIGHT_SEED names another: what failed can be run again. */
export const SEED = Number(process.env["PREFLIGHT_SEED"] ?? "20261121");

/** Whether every slow test is run: under torture, by `npm run test:whole`, and where a test file is named. */
export const IS_WHOLE = IS_TORTURE || process.env["PREFLIGHT_WHOLE"] === "1";

/** A small sample of a matrix, in its order and drawn by a seed; all of it where tests are tortured. */
export function sampleOf<Case>(matrix: readonly Case[], size: number): readonly Case[] {
  if (IS_TORTURE || matrix.length <= size) return matrix;
  process.stdout.write(
    `${String(size)} of ${String(matrix.length)} cases, drawn from PREFLIGHT_SEED=${String(SEED)}\n`,
  );
  const drawn = new Set(drawFrom([...matrix.keys()], size));
  return matrix.filter((_, at) => drawn.has(at));
}

/** So many of these, in the order in which they are drawn. */
export function drawFrom<Case>(all: readonly Case[], size: number): readonly Case[] {
  const draw = random(SEED);
  const left = [...all];
  return Array.from({ length: size }, () => left.splice(draw(left.length), 1)).flat();
}

/** How many rounds of a fuzz test are run: a few, or all where tests are tortured. */
export function roundsOf(all: number, few: number): number {
  return IS_TORTURE ? all : few;
}

/** The rounds of a fuzz test in tests that each end on a busy machine as well: how many a test has, and its first ones. */
export function divideRounds(
  all: number,
  each: number,
): { readonly rounds: number; readonly firsts: readonly number[] } {
  const rounds = roundsOf(each, 1);
  return { rounds, firsts: Array.from({ length: roundsOf(all / each, 1) }, (_, at) => at * rounds) };
}

/** For what depends little on the version of Node: only that of the tests, or all where tests are tortured. */
export const SAMPLED_RUNTIMES = IS_TORTURE ? RUNTIMES : RUNTIMES.slice(0, 1);
