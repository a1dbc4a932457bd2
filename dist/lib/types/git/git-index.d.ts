/** What the index of git says is tracked. */
export interface GitIndex {
    /** The tracked paths that hold the text asked for. */
    readonly paths: readonly string[];
    /** Those of them that may be run as programs. */
    readonly programs: readonly string[];
    /** Folders of which the index of a sparse checkout names nothing but themselves, each with a slash at its end. */
    readonly folders: readonly string[];
}
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
export declare function readGitIndex(bytes: Uint8Array, part: string): GitIndex | {
    readonly absent: string;
};
