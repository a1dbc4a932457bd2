import type { CommandOptions } from "../commands/run-commands.js";
import { UsageError } from "../core/errors.js";
import { absent, inapplicable, isAbsent } from "../plugin/absent.js";
import { RUN_FACTS } from "../plugin/scripts/facts.js";
import { readPlugin } from "../plugin/plugin.js";
import type { GivenFacts } from "../plugin/reading.js";
import { COMMANDS, type CommandLines } from "../plugin/scripts/scripts.js";
import { findUninstalledPackages } from "../repository/installed-packages.js";
import { quote } from "../base/text/safe.js";
import type { FactFinder } from "./request.js";

export interface ScriptsRequest extends CommandOptions {
  /** Commands that replace the plugin's own. */
  readonly commands: CommandLines;
}

/** Runs a plugin's tests, lint and type check, if a chosen check needs them. */
export function makeScriptRunner({ commands, ...options }: ScriptsRequest): FactFinder {
  return async ({ workspace, root, folder, needs }) => {
    const given = { givenCommands: commands };
    const names = COMMANDS.filter((name) => needs.has(RUN_FACTS[name]));
    if (names.length === 0 && !needs.has("installation")) return given;
    const { facts } = await readPlugin(workspace, { folder, needs: ["scripts", "packageJson"], given });
    const { scripts, packageJson } = facts;
    if (isAbsent(scripts)) return { ...given, ...skipScripts(scripts.absent) };
    const missing = isAbsent(packageJson) ? [] : findUninstalledPackages(workspace, folder, packageJson.value);
    const installation = { missing };
    if (missing.length > 0) return { ...given, ...skipScripts("its packages are not installed"), installation };
    const { runCommands } = await import("../commands/run-commands.js");
    const runs = await runCommands({ root, folder }, scripts, names, options);
    const runFacts = [...runs].map(([name, run]) => [RUN_FACTS[name], run] as const);
    return {
      ...given,
      ...skipScripts("there is nothing to run"),
      archiveChange: inapplicable("this is not a release"),
      installation,
      ...Object.fromEntries(runFacts),
    };
  };
}

/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
export function makeScriptSkipper(reason: string, commands: CommandLines = {}): FactFinder {
  return () => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) });
}

function skipScripts(reason: string): GivenFacts {
  const none = absent(reason);
  return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
}

/** The default time limit of each command. The tests of most plugins take a minute. */
export const DEFAULT_COMMAND_MINUTES = 10;

/** A job on GitHub ends after six hours. */
const MAX_MINUTES = 360;

/**
 * Reads a time limit as a person writes it.
 *
 * @param name the option or input, such as `--time-limit`.
 * @param example what to write instead. Left out where the name says enough.
 * @throws {UsageError}
 */
export function parseMinutes(text: string, name: string, example?: string): number {
  return parseTime(text, name, "minutes", MAX_MINUTES, example);
}

/**
 * Reads a time limit as a person writes it.
 *
 * @param unit `minutes`.
 * @throws {UsageError}
 */
export function parseTime(text: string, name: string, unit: string, most: number, example?: string): number {
  const time = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
  if (time > 0 && time <= most) return time;
  const help = `Write a number of ${unit} up to ${String(most)}`;
  const fault = `${name} is ${quote(text)}, which is not a time`;
  throw new UsageError(fault, example === undefined ? help : `${help}, such as ${example}`);
}
