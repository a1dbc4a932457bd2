/** Lines that a command printed, as a finding may show them: reports are kept for longer than logs, and by others. */
export declare function printedLines(lines: readonly string[]): readonly string[];
