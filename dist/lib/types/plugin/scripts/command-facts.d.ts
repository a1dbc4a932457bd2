import type { CommandRun } from "./command-run.js";
import type { Readers } from "../plugin.js";
import { type CommandLines, type Scripts } from "./scripts.js";
/** What is known of a plugin's own tests, lint and type check. What became of them is given by a face that ran them. */
export interface CommandFacts {
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
/** The fact of what became of each command. */
export declare const RUN_FACTS: {
    readonly test: "testRun";
    readonly lint: "lintRun";
    readonly typecheck: "typecheckRun";
};
export declare const COMMAND_READERS: Readers<keyof CommandFacts>;
