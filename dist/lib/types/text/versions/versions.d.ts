/** A semantic version 2.0.0, exactly as written. */
export interface Version {
    readonly text: string;
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    /** "A version containing a hyphen", as the specification has it. */
    readonly prerelease: boolean;
    /** What stands behind `+`, or "". */
    readonly build: string;
}
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
export declare function readVersion(text: string): Version | undefined;
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
export declare function nearestVersion(text: string): string | undefined;
