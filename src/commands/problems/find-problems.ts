import type { CommandProblem } from "../../plugin/scripts/command-run.js";
import { readCrashes } from "./crash.js";
import { readCompact, readStylish, readUnix } from "./eslint.js";
import { readJest } from "./jest.js";
import { readBiome, readOxlint } from "./linters.js";
import { readMocha } from "./mocha.js";
import { readNodeTest } from "./node-test.js";
import { makeLocationFinder, type RepositoryPlace } from "./location-finder.js";
import { MAX_REPORTED, type OutputReader } from "./reported-problem.js";
import { readSvelteCheck, readTypescript } from "./typescript.js";
import { readVitest } from "./vitest.js";
import { replaceRoot } from "../../base/files/inside.js";

/** So many problems are reported at their places. The others are counted. */
const MAX_PROBLEMS = 50;

const MAX_PLACES = 20;

const READERS: readonly OutputReader[] = [
  readTypescript,
  readSvelteCheck,
  readStylish,
  readCompact,
  readUnix,
  readBiome,
  readOxlint,
  readVitest,
  readJest,
  readMocha,
  readNodeTest,
];

interface Problems {
  readonly problems: readonly CommandProblem[];
  readonly more: number;
}

/** Finds the problems that a failed command printed, each at its place in the repository. */
export function findProblems(lines: readonly string[], where: RepositoryPlace): Problems {
  const byTools = READERS.flatMap((read) => read(lines));
  const reported = byTools.length > 0 ? byTools : readCrashes(lines);
  // Warnings fail a command only if there are no errors.
  const errors = reported.filter(({ isWarning }) => isWarning !== true);
  const worst = errors.length > 0 ? errors : reported;
  const locate = makeLocationFinder(where);
  const found = new Map<string, CommandProblem>();
  let elsewhere = Math.max(0, worst.length - MAX_REPORTED);
  for (const { places, message } of worst.slice(0, MAX_REPORTED)) {
    const at = locate(places.slice(0, MAX_PLACES));
    // A tool may print a problem twice, for example in a summary at the end.
    if (at) found.set(JSON.stringify([at, message]), { at, message: replaceRoot(message, where.root) });
    else elsewhere++;
  }
  const all = [...found.values()];
  const problems = all.slice(0, MAX_PROBLEMS);
  return { problems, more: all.length - problems.length + elsewhere };
}
