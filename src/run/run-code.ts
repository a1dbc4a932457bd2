import { makeCancellable } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import type { Surroundings } from "../base/processes/programs.js";
import { askNpmForFiles, combineFactFinders, findNpmAnswer, findOutEach } from "./ask-npm-for-files.js";
import type { RunFinder } from "./request.js";
import { makeCodeFinder, type CodeLog, type CodeRules, type CodeSettings } from "./run-plugins.js";
import { makeLifecycleSkipper } from "./run-lifecycle.js";
import { makeScriptSkipper } from "./run-scripts.js";

/** Whether nothing of a plugin runs. */
export const runsNothing = ({ noScripts, noLifecycle }: CodeSettings): boolean =>
  noScripts !== undefined && noLifecycle !== undefined;

/**
 * Refuses a setting that is about the hooks where none is called.
 *
 * @throws {UsageError}
 */
export function requireLifecycle({ noLifecycle }: CodeSettings, setting: string): void {
  if (noLifecycle === undefined) return;
  throw new UsageError(`With ${setting}, the lifecycle hooks must run, but ${noLifecycle}`, "Leave out one of them");
}

/** Runs nothing of a plugin. The reasons are reported. npm is asked only with its surroundings. */
export function skipCode({ noScripts = "", noLifecycle = "", commands }: CodeSettings, npm?: Surroundings): RunFinder {
  const skip = combineFactFinders(makeScriptSkipper(noScripts, commands), makeLifecycleSkipper(noLifecycle));
  if (!npm) return findOutEach(skip);
  return async (asked) => combineFactFinders(findNpmAnswer(await askNpmForFiles(asked, npm)), skip);
}

/** Does something with what runs plugins' commands and calls their hooks, as the settings say. A signal ends all. */
export function runCode<Result>(
  settings: CodeSettings,
  {
    surroundings,
    log,
    rules,
  }: { readonly surroundings: Surroundings; readonly log: CodeLog; readonly rules?: CodeRules },
  act: (findOut: RunFinder) => Promise<Result>,
): Promise<Result> {
  return makeCancellable(async (cancellation) => {
    try {
      return await act(makeCodeFinder(settings, { surroundings, log, rules, cancellation }));
    } finally {
      log.end();
    }
  });
}
