/** One file that goes into an archive. */
export interface ZipFile {
    /** In the archive. */
    readonly path: string;
    readonly isExecutable: boolean;
    readonly bytes: Uint8Array;
}
type Deflate = (bytes: Uint8Array) => Uint8Array;
/**
 * Writes a ZIP archive of files in the order given, one held in memory at a time. The same files are the same bytes
 * anywhere: no time, no owner, no extra field, and a `deflate` that is no part of the platform.
 */
export declare function zipOf(files: Iterable<ZipFile>, deflate: Deflate): Uint8Array;
export {};
