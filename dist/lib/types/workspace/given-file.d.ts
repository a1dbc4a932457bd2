/** What stands in a file that the caller names, wherever it is, or why it cannot be read. */
export type GivenFile = {
    readonly bytes: Uint8Array;
} | {
    readonly refused: string;
    readonly missing: boolean;
};
/**
 * Reads a file of the caller's. A device, or a pipe without end, is not waited for, and one that stands in a
 * repository must not be a link that leads out of it: those who write the repository are not the caller.
 */
export declare function givenFile(path: string, repository?: string, largest?: number): GivenFile;
