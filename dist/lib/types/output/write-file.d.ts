/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
export declare function writeFile(path: string, content: string | Uint8Array): void;
