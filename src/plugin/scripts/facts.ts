import { absent, getPresent, NOTHING_RUN } from "../absent.js";
import type { CommandRun } from "./command-run.js";
import { readIfPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { readScripts, type CommandLines, type CommandName, type Scripts } from "./scripts.js";

/** A plugin's own tests, lint and type check. Their results come from an entry point that ran them. */
export interface ScriptFacts {
  /** Commands that the caller gave, in the place of the plugin's own. */
  readonly givenCommands: CommandLines;
  readonly scripts: Scripts;
  readonly installation: Installation;
  readonly testRun: CommandRun;
  readonly lintRun: CommandRun;
  readonly typecheckRun: CommandRun;
  /** What those commands have made of the files that a release ships. */
  readonly archiveChange: ArchiveChange;
}

/** Paths relative to the repository's root. */
export interface ArchiveChange {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Installation {
  /** Packages that package.json asks for and that are not there. Where there are any, no command is run. */
  readonly missing: readonly string[];
}

/** The fact with the result of each command. */
export const RUN_FACTS = {
  test: "testRun",
  lint: "lintRun",
  typecheck: "typecheckRun",
} as const satisfies Record<CommandName, keyof ScriptFacts>;

const explainNothingRun = () => absent(NOTHING_RUN);

export const SCRIPT_READERS: Readers<keyof ScriptFacts> = {
  givenCommands: () => ({}),
  scripts: (reading) =>
    readIfPlugin(reading, async ({ fact, workspace, folder }) => {
      const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
      const configured = getPresent(configuration)?.commands ?? {};
      return readScripts(await fact("packageJson"), configured, getPresent(given) ?? {}, { workspace, folder });
    }),
  installation: explainNothingRun,
  testRun: explainNothingRun,
  lintRun: explainNothingRun,
  typecheckRun: explainNothingRun,
  archiveChange: explainNothingRun,
};
