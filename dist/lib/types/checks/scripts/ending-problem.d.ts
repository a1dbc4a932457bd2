import type { CommandRun } from "../../plugin/scripts/command-run.js";
import type { Problem } from "../../core/check.js";
import type { ManagerName } from "../../plugin/package/package-manager.js";
import type { Location } from "../../text/location.js";
/** A command that was run, and how it is spoken of. */
export interface Told {
    readonly subject: string;
    /** What it is, as its author wrote it. */
    readonly text: string;
    readonly at: Location | undefined;
    readonly manager: ManagerName;
}
/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
export declare function endingProblem(run: CommandRun, told: Told): Problem | undefined;
/** A line is written out in a help, as far as a person reads it. */
export declare const LONGEST_LINE = 80;
