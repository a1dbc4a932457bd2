/**
 * The files of one repository, read-only. Paths are relative to its root, use `/`, and mean exactly the letters
 * they are written with, also on a disk that ignores case. The root itself is "".
 */
export interface Workspace {
    entry(path: string): Entry | undefined;
    /** What is in a folder, by name; nothing where there is no folder. */
    list(folder: string): readonly Listed[];
    /** A regular file's bytes; `undefined` where there is none, or it has more than `most`. */
    bytes(path: string, most?: number): Uint8Array | undefined;
}
export interface Listed {
    readonly name: string;
    readonly kind: "file" | "folder" | "link" | "special";
}
/**
 * A file is regular and inside the repository, reached directly or through links that stay in it. "outside" is a
 * link that leaves it, "broken" one that leads nowhere, "special" a pipe, a socket or a device.
 */
export type Entry = {
    readonly kind: "file";
    readonly size: number;
} | {
    readonly kind: "folder" | "outside" | "broken" | "special" | "unreadable";
};
/** A workspace of texts and bytes, for programs that have no files on a disk. */
export declare function inMemory(files: Readonly<Record<string, string | Uint8Array>>): Workspace;
/** `folder/name` in a workspace, where the root is "". */
export declare function joined(folder: string, name: string): string;
/** The last name of a path. */
export declare function baseName(path: string): string;
export declare function byName(a: {
    readonly name: string;
}, b: {
    readonly name: string;
}): number;
