/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
export declare function writeFile(path: string, content: string | Uint8Array): void;
/**
 * Makes a folder, and those above it that are not there, each with the same rights. One after the other: where the
 * system refuses for a reason of its own, as in /proc, Node's recursive way never ends.
 */
export declare function makeFolder(path: string, mode?: number): void;
