import type { CommandRuns } from "./command-runs.js";
import type { Readers } from "./plugin.js";
import { type CommandLines, type Scripts } from "./scripts.js";
/** What is known of a plugin's own tests, lint and type check. */
export interface CommandFacts {
    /** Commands that the caller gave, in the place of the plugin's own. */
    readonly givenCommands: CommandLines;
    readonly scripts: Scripts;
    /** What became of them: given by a face that ran them. */
    readonly commandRuns: CommandRuns;
}
export declare const COMMAND_READERS: Readers<keyof CommandFacts>;
