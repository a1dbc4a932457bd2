/** A text with the escapes of JSON and JavaScript resolved, and where each of its characters comes from. */
export interface Unescaped {
    readonly text: string;
    /** The offset in the text as it was written. */
    written(offset: number): number;
}
/** Resolves what it can, everywhere: it does not ask whether a backslash stands in a string. */
export declare function unescaped(written: string): Unescaped;
