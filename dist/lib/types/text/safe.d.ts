/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
export declare function visible(text: string): string;
/**
 * A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by
 * its kind. Of a text that may hold a secret nothing is shown.
 */
export declare function quoted(value: unknown, longest?: number): string;
/** Whether a text may hold a secret: then it is not shown. */
export declare function mayBeSecret(text: string): boolean;
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
export declare function shortened(text: string, longest: number): string;
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
export declare function inert(text: string): string;
/** JSON that means the same and holds neither a command nor a character that is not seen. */
export declare function inertJson(json: string): string;
/** The data of a workflow command: what stands behind its second `::`. Line feeds stay. */
export declare function commandData(text: string): string;
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
export declare function commandProperty(text: string): string;
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
export declare function markdown(text: string): string;
