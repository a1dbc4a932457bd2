import type { FoundSecret } from "./secrets.js";
export interface SearchedFile {
    /** Each secret once, at its first place. */
    readonly found: readonly FoundSecret[];
    /** How many characters the rules have seen. */
    readonly searched: number;
    readonly complete: boolean;
}
/** Looks through a file with all rules, and through the source map within it. They see at most `most` characters. */
export declare function searchFile(file: string, bytes: Uint8Array, most: number): SearchedFile;
