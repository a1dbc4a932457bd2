import { type Absent } from "../../plugin/absent.js";
import type { CommandRun } from "../../plugin/scripts/command-run.js";
import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import { type CommandName, type Scripts } from "../../plugin/scripts/scripts.js";
import type { Problem } from "../../core/check.js";
interface CommandFacts {
    readonly scripts: Scripts;
    readonly packageJson: JsonObjectText | Absent;
    /** What became of it, or why it was not run. */
    readonly run: CommandRun | Absent;
}
/** What keeps one of a plugin's commands from being there and succeeding. */
export declare function commandProblems(name: CommandName, facts: CommandFacts): Generator<Problem | Absent>;
export {};
