/** One command of a shell script. */
export interface ShellCommand {
    /** Without quotation marks; what sets a variable or only wraps the command is left out. */
    readonly words: readonly string[];
    /** As the script has it, its first line at most. */
    readonly text: string;
}
/**
 * The commands of a script for a POSIX shell, as far as they can be told without running it. One pass; a here-document is
 * taken for commands too.
 */
export declare function shellCommands(script: string): readonly ShellCommand[];
