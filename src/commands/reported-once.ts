import type { CommandProblem, CommandRun } from "../plugin/scripts/command-run.js";
import type { CommandName } from "../plugin/scripts/scripts.js";

/**
 * Which command keeps a problem that several report: a compiler's errors belong to the type check, not to a test that
 * builds.
 */
const KEEPERS: readonly CommandName[] = ["typecheck", "lint", "test"];

/** The runs with each problem kept once, where a command reports what another reports too. */
export function reportOnce(runs: ReadonlyMap<CommandName, CommandRun>): ReadonlyMap<CommandName, CommandRun> {
  const keepers = new Map<string, string>();
  const kept = new Map<CommandName, CommandRun>();
  for (const name of KEEPERS) {
    const run = runs.get(name);
    if (!run) continue;
    const own = run.problems.filter((problem) => !keepers.has(identify(problem)));
    const repeated = run.problems.filter((problem) => keepers.has(identify(problem)));
    const by = repeated[0] && keepers.get(identify(repeated[0]));
    kept.set(name, by === undefined ? run : { ...run, problems: own, repeated: { by, count: repeated.length } });
    for (const problem of own) keepers.set(identify(problem), run.line);
  }
  return new Map(Array.from(runs, ([name, run]) => [name, kept.get(name) ?? run]));
}

const identify = ({ at, message }: CommandProblem): string => JSON.stringify([at.file, at.range?.start, message]);
