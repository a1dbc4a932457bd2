import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import type { CommandEvent } from "../commands/run-commands.js";
import type { Absent } from "../plugin/absent.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import type { CommandLines } from "../plugin/scripts/scripts.js";
import type { Surroundings } from "../base/processes/programs.js";
import type { FactFinder } from "./request.js";
import { makeLifecycleRunner, makeLifecycleSkipper, type SettingsFile } from "./run-lifecycle.js";
import { makeScriptRunner, makeScriptSkipper } from "./run-scripts.js";

/** What runs of a plugin's own code, and with what. */
export interface CodeSettings {
  /** Why the plugin's commands do not run. They run if it is left out. */
  readonly noScripts: string | undefined;
  /** Why the plugin's hooks are not called. They are called if it is left out. */
  readonly noLifecycle: string | undefined;
  /** Commands that replace the plugin's own. */
  readonly commands: CommandLines;
  /** The time limit of each command. */
  readonly minutes: number;
  /** The names of variables that the commands and the hooks get. */
  readonly named: readonly string[];
  /** Whether the hooks may use the network. */
  readonly hasNetwork: boolean;
  /** The file with settings for the hooks. */
  readonly settings: SettingsFile | undefined;
}

export interface CodeLog {
  onEvent(event: CommandEvent): void;
  onRun?: ((run: LifecycleRun | Absent, folder: string) => void) | undefined;
  /** Called at the end, however the run ended. */
  end(): void;
}

export interface CodeFinders {
  readonly scripts: FactFinder;
  readonly lifecycle: FactFinder;
}

/** Runs nothing of a plugin. The reasons are reported. */
export function skipCode({ noScripts = "", noLifecycle = "", commands }: CodeSettings): CodeFinders {
  return { scripts: makeScriptSkipper(noScripts, commands), lifecycle: makeLifecycleSkipper(noLifecycle) };
}

/** Does something with what runs a plugin's commands and calls its hooks, as the settings say. A signal ends both. */
export function runCode<Result>(
  settings: CodeSettings,
  surroundings: Surroundings,
  log: CodeLog,
  act: (finders: CodeFinders) => Promise<Result>,
): Promise<Result> {
  return makeCancellable(async (cancellation) => {
    try {
      const { scripts, lifecycle } = skipCode(settings);
      return await act({
        scripts: settings.noScripts === undefined ? makeScripts(settings, surroundings, log, cancellation) : scripts,
        lifecycle:
          settings.noLifecycle === undefined ? makeLifecycle(settings, surroundings, log, cancellation) : lifecycle,
      });
    } finally {
      log.end();
    }
  });
}

function makeScripts(
  { commands, minutes, named }: CodeSettings,
  { env: environment, platform }: Surroundings,
  { onEvent }: CodeLog,
  cancellation: Cancellation,
): FactFinder {
  return makeScriptRunner({ environment, named, platform, minutes, cancellation, onEvent, commands });
}

function makeLifecycle(
  { hasNetwork, named, settings, noScripts }: CodeSettings,
  surroundings: Surroundings,
  { onRun = () => undefined }: CodeLog,
  cancellation: Cancellation,
): FactFinder {
  const mayRunScripts = noScripts === undefined;
  return makeLifecycleRunner({ surroundings, cancellation, hasNetwork, onRun, named, settings, mayRunScripts });
}
