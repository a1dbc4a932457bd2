import type { CommandRun } from "../plugin/scripts/command-run.js";
interface Started {
    /** The plugin's folder; "" is the repository's root. */
    readonly folder: string;
    readonly line: string;
}
interface Ended {
    readonly line: string;
    readonly run: CommandRun;
    readonly milliseconds: number;
}
/** `npm run test`, or `plugins/tides: npm run test`. */
export declare function startedLine({ folder, line }: Started): string;
/** `✔ npm run test  3.2 s`, or how it failed. */
export declare function endedLine({ line, run, milliseconds }: Ended): string;
/** A line that a command printed, as one harmless line with its indentation. */
export declare function printedLine(text: string): string;
export {};
