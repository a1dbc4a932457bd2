/** One file of a ZIP archive, as its directory has it. */
export interface ZipEntry {
    readonly path: string;
    /** Unpacked. */
    readonly size: number;
    readonly checksum: number;
    readonly isExecutable: boolean;
    /** As it stands in the archive. */
    readonly packed: Uint8Array;
    readonly isDeflated: boolean;
}
/** What an archive may hold at most. */
export declare const MOST_ENTRIES = 10000;
export declare const MOST_BYTES: number;
/**
 * The files of a ZIP archive, in its own order, or why it is refused: anything that readers take differently, that
 * leads out of a folder, or that unpacks to more than it says.
 */
export declare function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] | {
    readonly refused: string;
};
