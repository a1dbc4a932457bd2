/**
 * A pattern of paths as npm reads those of `files`, .npmignore and .gitignore: letter case does not count, a dot is a
 * character like any other, and a pattern of one name is for the last name of any path.
 */
export interface Glob {
    /** Whether it is for a name, wherever that stands. */
    readonly isForNames: boolean;
    /** How many signs of it are to be tried; none where it has no wildcards. A match takes at most so many for each letter. */
    readonly weight: number;
    /**
     * Whether it is for a path: its names in folded letters, an empty one before or behind them for a slash there.
     * In part, whether it may be for something below that path.
     */
    matches(names: readonly string[], inPart?: boolean): boolean;
}
/** `undefined` for a pattern that is not understood here, or larger than any that means well. */
export declare function globOf(pattern: string): Glob | undefined;
