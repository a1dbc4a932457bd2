import { makeCancellable } from "../commands/cancellation.js";
import { print } from "../output/print.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { formatTimeline } from "../reporters/timeline.js";
import { escapeCommandData } from "../text/safe.js";
import { askNpmForFiles, combineFactFinders } from "../run/ask-npm-for-files.js";
import type { Request } from "../run/request.js";
import { makeLifecycleRunner, makeLifecycleSkipper, type SettingsFile } from "../run/run-lifecycle.js";
import { makeScriptRunner, makeScriptSkipper } from "../run/run-scripts.js";
import { makeCommandLog } from "./command-log.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Environment, Runner } from "./runner.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";
import { refuseForeignCode } from "./foreign-code.js";

interface ScriptsJob {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly runner: Pick<Runner, "commit">;
  readonly environment: Environment;
  /** Whether an archive may be made, so that what the commands change in it matters. */
  readonly packs: boolean;
}

/**
 * Does something with a request that runs the plugin's own commands and its hooks, if the inputs and the event allow
 * it.
 *
 * @throws {Refusal}
 */
export async function runWithScripts<Result>(
  act: (request: Request) => Promise<Result>,
  request: Request,
  { inputs, event, runner, environment, packs }: ScriptsJob,
): Promise<Result> {
  const { runScripts, commands, minutes, named, lifecycle } = inputs;
  const hasLife = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
  const noScripts = makeScriptSkipper("the input run-scripts is false", commands);
  const noLife = makeLifecycleSkipper(`the input ${lifecycle === "auto" ? "run-scripts" : "lifecycle"} is false`);
  if (runScripts === "false" && !hasLife) return act({ ...request, findOut: combineFactFinders(noScripts, noLife) });
  if (runScripts === "auto") refuseUnsafeScripts(event, environment);
  const log = makeCommandLog();
  const { platform, execPath } = process;
  const surroundings = { env: environment, platform, execPath };
  const asks = askNpmForFiles(surroundings);
  return makeCancellable(async (cancellation) => {
    const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      const refuseForeign = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
      const runs = runScripts === "false" ? noScripts : makeScriptRunner(options);
      const lives = hasLife
        ? makeLifecycleRunner({
            surroundings,
            cancellation,
            hasNetwork: inputs.lifecycleNetwork,
            onRun: printLife,
            named,
            settings: readSettingsInput(inputs.lifecycleSettings, request.cwd),
            mayRunScripts: runScripts !== "false",
          })
        : noLife;
      const watched = packs
        ? (await import(/* webpackChunkName: "release" */ "../packing/archive-change.js")).withArchiveChange(runs)
        : runs;
      return await act({ ...request, findOut: combineFactFinders(refuseForeign, asks, watched, lives) });
    } finally {
      log.end();
    }
  });
}

function readSettingsInput(file: string | undefined, cwd: string): SettingsFile | undefined {
  return file === undefined ? undefined : { file, by: "the input lifecycle-settings", cwd };
}

/** Shows a plugin's life in a group of the log. Its lines are harmless by themselves. */
function printLife(life: LifecycleRun | Absent, folder: string): void {
  if (isAbsent(life)) return;
  const title = folder === "" ? "lifecycle" : `${folder}: lifecycle`;
  print(`::group::${escapeCommandData(title)}\n${formatTimeline(life, {})}::endgroup::\n`);
}
