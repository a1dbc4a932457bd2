import type { CommandOptions } from "../commands/run-commands.js";
import { absent, isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import type { CommandLines } from "../plugin/scripts.js";
import type { FindOut } from "./preflight.js";

export interface ScriptsRequest extends CommandOptions {
  /** Commands in the place of the plugin's own. */
  readonly commands: CommandLines;
}

/** Finds out what becomes of a plugin's tests, lint and type check by running them. */
export function runsScripts({ commands, ...options }: ScriptsRequest): FindOut {
  return async ({ workspace, root, folder, needs }) => {
    const given = { givenCommands: commands };
    if (!needs.has("commandRuns")) return given;
    const wanted = ["scripts", "packageJson"] as const;
    const { facts } = await readPlugin(workspace, {
      folder,
      needs: wanted,
      places: false,
      given,
    });
    const { scripts, packageJson } = facts;
    if (isAbsent(scripts)) return { ...given, commandRuns: scripts };
    const { runCommands } = await import("../commands/run-commands.js");
    const value = isAbsent(packageJson) ? undefined : packageJson.value;
    return {
      ...given,
      commandRuns: await runCommands({ root, folder }, scripts, value, options),
    };
  };
}

/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
export function skipsScripts(reason: string, commands: CommandLines = {}): FindOut {
  return () => Promise.resolve({ givenCommands: commands, commandRuns: absent(reason) });
}

/** Each command may take so long, where nothing else is said: the tests of most plugins take a minute. */
export const USUAL_MINUTES = 10;

/** A time limit as a person writes it; `undefined` for what is none. */
export function readMinutes(text: string): number | undefined {
  const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}

/** A job on GitHub ends after six hours. */
export const MOST_MINUTES = 360;
