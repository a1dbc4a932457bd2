import type { CommandOptions } from "../commands/run-commands.js";
import { absent, inapplicable, isAbsent } from "../plugin/absent.js";
import { RUN_FACTS } from "../plugin/scripts/facts.js";
import { readPlugin } from "../plugin/plugin.js";
import type { GivenFacts } from "../plugin/reading.js";
import { COMMANDS, type CommandLines } from "../plugin/scripts/scripts.js";
import { findUninstalledPackages } from "../repository/installed-packages.js";
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
