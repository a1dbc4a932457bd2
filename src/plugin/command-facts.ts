import { absent, isAbsent } from "./absent.js";
import type { CommandRuns } from "./command-runs.js";
import type { Readers } from "./plugin.js";
import { scriptsOf, type CommandLines, type Scripts } from "./scripts.js";

/** What is known of a plugin's own tests, lint and type check. */
export interface CommandFacts {
  /** Commands that the caller gave, in the place of the plugin's own. */
  readonly givenCommands: CommandLines;
  readonly scripts: Scripts;
  /** What became of them: given by a face that ran them. */
  readonly commandRuns: CommandRuns;
}

export const COMMAND_READERS: Readers<keyof CommandFacts> = {
  givenCommands: () => ({}),
  scripts: async ({ fact, workspace, folder }) => {
    const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
    const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
    if (isAbsent(manifestFile) || manifestFile.state !== "file") return absent("there is no manifest.json");
    const configured = isAbsent(configuration) ? {} : configuration.commands;
    return scriptsOf(packageJson, configured, isAbsent(given) ? {} : given, {
      workspace,
      folder,
    });
  },
  commandRuns: () => absent("validate runs nothing of the plugin's"),
};
