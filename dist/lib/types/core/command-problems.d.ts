import { type Absent } from "../plugin/absent.js";
import type { CommandRuns } from "../plugin/command-runs.js";
import type { JsonObjectText } from "../plugin/manifest.js";
import { type CommandName, type Scripts } from "../plugin/scripts.js";
import type { Problem } from "./check.js";
interface CommandFacts {
    readonly scripts: Scripts;
    readonly packageJson: JsonObjectText | Absent;
    readonly commandRuns: CommandRuns | Absent;
}
/** What keeps one of a plugin's commands from being there and succeeding. */
export declare function commandProblems(name: CommandName, facts: CommandFacts): Generator<Problem | Absent>;
export {};
